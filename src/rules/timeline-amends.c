/* timeline-amends.c: what each event is taken to have been, since a later one amended it. */

#include "timeline-private.h"

#include <stdlib.h>

/* Reads what an amend says really happened. */
static void
read_amended (const YcTimeline *timeline, uint32_t amend, YcPlay *play)
{
  YcPlay amending;
  yc_record_event (timeline->record, amend, &amending);
  YcText text = amending.amended;
  YcReader reader = yc_record_reader (timeline->record);
  yc_lexer_begin (&reader.lexer, text.start, text, 0, NULL);
  if (!yc_statement_read (&reader, play))
    abort (); /* it was read with the amend */
}

static bool
is_supposed (const YcTimeline *timeline, uint32_t event)
{
  return timeline->supposed != NULL && timeline->supposed->event == event;
}

void
yc_timeline_read_play (const YcTimeline *timeline, uint32_t event, uint32_t amend, YcPlay *play)
{
  if (is_supposed (timeline, event) && !timeline->supposed->nothing)
    *play = timeline->supposed->play;
  else if (amend == 0)
    yc_record_event (timeline->record, event, play);
  else
    read_amended (timeline, amend, play);
}

bool
yc_timeline_is_nothing (const YcTimeline *timeline, uint32_t event)
{
  if (is_supposed (timeline, event))
    return timeline->supposed->nothing;
  uint32_t amend = yc_outcomes_get (&timeline->outcomes, event)->amended;
  if (amend == 0)
    return false;
  YcPlay amending;
  yc_record_event (timeline->record, amend, &amending);
  return amending.amended.length == 0;
}

void
yc_timeline_play (const YcTimeline *timeline, uint32_t event, YcPlay *play)
{
  uint32_t amend = yc_outcomes_get (&timeline->outcomes, event)->amended;
  yc_timeline_read_play (timeline, event, yc_timeline_is_nothing (timeline, event) ? 0 : amend,
                         play);
}

const YcPlay *
yc_timeline_look_at (const YcTimeline *timeline, uint32_t event, YcPlay *room)
{
  if (timeline->supposed == NULL && yc_outcomes_get (&timeline->outcomes, event)->amended == 0)
    return yc_record_look_at (timeline->record, event);
  if (yc_timeline_is_nothing (timeline, event))
    return NULL;
  yc_timeline_play (timeline, event, room);
  return room;
}

void
yc_timeline_add_amend (YcTimeline *timeline, YcAmend amend)
{
  if (timeline->n_amends == timeline->amends_size) {
    timeline->amends_size = timeline->amends_size > 0 ? 2 * timeline->amends_size : 16;
    timeline->amends = yc_alloc_again (timeline->amends, timeline->amends_size * sizeof (YcAmend));
  }
  timeline->amends[timeline->n_amends++] = amend;
}

uint32_t
yc_timeline_collect_amends (YcTimeline *timeline, uint32_t from, uint32_t to)
{
  uint32_t first = from;
  for (uint32_t event = from; event <= to; event++) {
    YcPlay play;
    if (timeline->record->events[event - 1].verb != YC_AMEND)
      continue;
    yc_record_event (timeline->record, event, &play);
    if ((uint32_t) play.number >= event || !yc_record_is_play (timeline->record, play.number))
      continue;
    YcAmend amend = { .event = event, .target = (uint32_t) play.number };
    yc_timeline_add_amend (timeline, amend);
    if (yc_outcomes_get (&timeline->outcomes, amend.target)->amended < event)
      first = amend.target < first ? amend.target : first;
  }
  return first;
}

void
yc_timeline_note_amends (YcTimeline *timeline, uint32_t i)
{
  for (; i < timeline->n_amends; i++) {
    YcOutcome *outcome = yc_outcomes_at (&timeline->outcomes, timeline->amends[i].target);
    if (outcome->amended < timeline->amends[i].event)
      outcome->amended = timeline->amends[i].event;
  }
}

uint32_t
yc_timeline_first_amended (const YcTimeline *timeline, uint32_t i, uint32_t to)
{
  uint32_t first = 0;
  for (; i < timeline->n_amends; i++) {
    uint32_t target = timeline->amends[i].target;
    if (target <= to && (first == 0 || target < first))
      first = target;
  }
  return first;
}
