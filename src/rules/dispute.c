/* dispute.c: objections and settlements: a chain for each event that they are about. */

#include "dispute-private.h"

#include <stddef.h>

const char *
yc_dispute_name (YcDisputeState state)
{
  static const char *const names[] = {
    [YC_UNDISPUTED] = NULL,         [YC_DISPUTE_OPEN] = "open",
    [YC_DISPUTE_UPHELD] = "upheld", [YC_DISPUTE_OVERRULED] = "overruled",
    [YC_DISPUTE_LEFT] = "left",
  };
  return names[state];
}

const char *
yc_scope_name (YcScope scope)
{
  static const char *const names[]
    = { [YC_SCOPE_PLAY] = NULL, [YC_SCOPE_SESSION] = "session", [YC_SCOPE_TABLE] = "table" };
  return names[scope];
}

/* ---- What may be said ---- */

/* Whether somebody objected to the target of a settlement before it. */
static bool
is_disputed_before (const YcRecord *record, uint32_t target, uint32_t event)
{
  uint32_t first = record->events[target - 1].objected;
  return first > 0 && first < event;
}

YcRule
yc_dispute_rule (const YcRecord *record, uint32_t event, const YcPlay *play)
{
  bool earlier = play->number < (int64_t) event && yc_record_is_play (record, play->number);
  if (play->actor < YC_COLORS && record->setup.seat_of_color[play->actor] < 0)
    return YC_RULE_UNKNOWN_PLAYER;
  if (play->verb == YC_DISPUTE)
    return earlier ? YC_NO_RULE : YC_RULE_DISPUTE_NO_SUCH_PLAY;
  return earlier && is_disputed_before (record, (uint32_t) play->number, event)
           ? YC_NO_RULE
           : YC_RULE_SETTLE_NO_DISPUTE;
}

/* ---- The chains ---- */

void
yc_dispute_keep (YcRecord *record, uint32_t event, const YcPlay *play)
{
  if ((play->verb != YC_DISPUTE && play->verb != YC_SETTLE)
      || yc_dispute_rule (record, event, play) != YC_NO_RULE)
    return;
  YcEvent *statement = &record->events[event - 1];
  YcEvent *target = &record->events[play->number - 1];
  statement->objected = (uint32_t) play->number;
  statement->dispute = target->dispute;
  target->dispute = event;
  if (target->objected == 0)
    target->objected = event;
}

static bool
is_statement (const YcEvent *event)
{
  return event->verb == YC_DISPUTE || event->verb == YC_SETTLE;
}

/* The last statement about an event up to `until`, or 0. */
static uint32_t
last_statement (const YcRecord *record, uint32_t event, uint32_t until)
{
  uint32_t statement = record->events[event - 1].dispute;
  while (statement > until)
    statement = record->events[statement - 1].dispute;
  return statement;
}

static void
take_settlement (YcDispute *dispute, uint32_t event, const YcPlay *play)
{
  dispute->state = (YcDisputeState) play->decision;
  dispute->scope = (YcScope) play->scope;
  dispute->settlement = event;
  dispute->decision = play->text;
}

static void
take_objection (YcDispute *dispute, uint32_t event, const YcPlay *play)
{
  if (dispute->settlement == 0)
    dispute->state = YC_DISPUTE_OPEN;
  dispute->objector = play->actor;
  dispute->objection = event;
  dispute->why = play->text;
}

bool
yc_record_dispute (const YcRecord *record, uint32_t event, uint32_t until, YcDispute *dispute)
{
  *dispute = (YcDispute){ .objector = YC_TABLE };
  if (record->events[event - 1].dispute == 0 || is_statement (&record->events[event - 1]))
    return false;
  uint32_t statement = last_statement (record, event, until);
  /* a chain begins with an objection */
  for (; dispute->objection == 0 && statement > 0;
       statement = record->events[statement - 1].dispute) {
    bool settles = record->events[statement - 1].verb == YC_SETTLE;
    if (!settles || dispute->settlement == 0)
      (settles ? take_settlement : take_objection) (dispute, statement,
                                                    record->events[statement - 1].play);
  }
  return dispute->state != YC_UNDISPUTED;
}

uint32_t
yc_record_disputed (const YcRecord *record, uint32_t statement)
{
  const YcEvent *event = &record->events[statement - 1];
  return is_statement (event) ? event->objected : 0;
}

uint32_t
yc_record_dispute_before (const YcRecord *record, uint32_t statement)
{
  const YcEvent *event = &record->events[statement - 1];
  return is_statement (event) ? event->dispute : 0;
}

uint32_t
yc_record_next_disputed (const YcRecord *record, uint32_t event)
{
  for (uint32_t next = event + 1; next <= record->n_events; next++)
    if (!is_statement (&record->events[next - 1]) && record->events[next - 1].dispute > 0)
      return next;
  return 0;
}
