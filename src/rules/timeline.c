/* timeline.c: what is in force: the fold over the events, with undo, redo and amend.
 *
 * Every 64 plays in force the position is copied. An undo goes back to the nearest copy and applies
 * the few plays after it once more; they were judged when they came into force, and what came
 * before them is the same again. */

#include "record.h"

#include <stdlib.h>

#define STRETCH 64 /* plays in force between two copies of the position */

/* A growing list of event numbers. */
typedef struct {
  uint32_t *events;
  uint32_t n, size;
} EventList;

/* What became of one event. */
typedef struct {
  uint8_t stand;    /* `YcStand` */
  uint32_t amended; /* the amend that holds for it, or 0 */
  YcRuling *ruling; /* NULL if plainly legal; of `reasons` only the first `n_reasons` */
} Outcome;

struct YcTimeline {
  const YcRecord *record;
  const YcGame *game;
  const YcSetup *setup;
  uint32_t event;    /* the last one folded */
  Outcome *outcomes; /* by event - 1 */
  uint32_t outcomes_size;
  EventList applied; /* in force, in order */
  EventList undone;  /* what redo brings back, the next one last */
  char *copies;      /* the positions after 0, 64, 128 … plays in force */
  size_t n_copies, copies_size;
  YcArena rulings;
  YcPosition position;
};

/* ---- Lists and copies ---- */

static void
push (EventList *list, uint32_t event)
{
  if (list->n == list->size) {
    list->size = list->size > 0 ? 2 * list->size : 64;
    list->events = yc_alloc_again (list->events, list->size * sizeof (uint32_t));
  }
  list->events[list->n++] = event;
}

static uint32_t
last_of (const EventList *list)
{
  return list->n > 0 ? list->events[list->n - 1] : 0;
}

static Outcome *
outcome_of (const YcTimeline *timeline, uint32_t event)
{
  return &timeline->outcomes[event - 1];
}

static void
reserve_outcomes (YcTimeline *timeline, uint32_t n)
{
  if (n <= timeline->outcomes_size)
    return;
  uint32_t size = n > 2 * timeline->outcomes_size ? n : 2 * timeline->outcomes_size;
  timeline->outcomes = yc_alloc_again (timeline->outcomes, size * sizeof (Outcome));
  memset (timeline->outcomes + timeline->outcomes_size, 0,
          (size - timeline->outcomes_size) * sizeof (Outcome));
  timeline->outcomes_size = size;
}

/* Keeps a copy of the position whenever a stretch of plays is full. */
static void
keep_copy (YcTimeline *timeline)
{
  size_t bytes = timeline->game->position_size;
  if (timeline->applied.n != timeline->n_copies * STRETCH)
    return;
  if (timeline->n_copies == timeline->copies_size) {
    timeline->copies_size = timeline->copies_size > 0 ? 2 * timeline->copies_size : 4;
    timeline->copies = yc_alloc_again (timeline->copies, timeline->copies_size * bytes);
  }
  memcpy (timeline->copies + timeline->n_copies * bytes, &timeline->position, bytes);
  timeline->n_copies++;
}

/* ---- Plays as they stand ---- */

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

/* Whether the event was amended to nothing. */
static bool
is_nothing (const YcTimeline *timeline, uint32_t event)
{
  uint32_t amend = outcome_of (timeline, event)->amended;
  if (amend == 0)
    return false;
  YcPlay amending;
  yc_record_event (timeline->record, amend, &amending);
  return amending.amended.length == 0;
}

void
yc_timeline_play (const YcTimeline *timeline, uint32_t event, YcPlay *play)
{
  uint32_t amend = outcome_of (timeline, event)->amended;
  if (amend == 0 || is_nothing (timeline, event))
    yc_record_event (timeline->record, event, play);
  else
    read_amended (timeline, amend, play);
}

/* ---- Amends ---- */

static bool
is_target (const YcRecord *record, int64_t event)
{
  if (event < 1 || event > (int64_t) record->n_events)
    return false;
  YcVerb verb = (YcVerb) record->events[event - 1].verb;
  return yc_verb_is_move (verb) || yc_verb_is_fact (verb);
}

/* Notes which amend holds for each event; true if one not yet noted was found among events `from`
 * to `to`. */
static bool
collect_amends (YcTimeline *timeline, uint32_t from, uint32_t to)
{
  bool found = false;
  for (uint32_t event = from; event <= to; event++) {
    YcPlay play;
    if (timeline->record->events[event - 1].verb != YC_AMEND)
      continue;
    yc_record_event (timeline->record, event, &play);
    if ((uint32_t) play.number >= event || !is_target (timeline->record, play.number))
      continue;
    Outcome *outcome = outcome_of (timeline, (uint32_t) play.number);
    if (outcome->amended >= event)
      continue;
    outcome->amended = event;
    found = true;
  }
  return found;
}

/* ---- Folding ---- */

static void
rule_out (YcRuling *ruling, YcRule rule, int32_t number)
{
  ruling->verdict = YC_ILLEGAL;
  ruling->refused = true;
  ruling->n_reasons = 1;
  ruling->reasons[0]
    = (YcReason){ .rule = rule, .verdict = YC_ILLEGAL, .seat = -1, .card = YC_NONE };
  ruling->reasons[0].number = number < INT16_MAX ? (int16_t) number : INT16_MAX;
}

/* Judges any statement as event number `event`. */
static void
judge (const YcTimeline *timeline, uint32_t event, const YcPlay *play, YcRuling *ruling)
{
  YcVerb verb = (YcVerb) play->verb;
  ruling->verdict = YC_LEGAL;
  ruling->refused = false;
  ruling->n_reasons = 0;
  if (yc_verb_is_move (verb) || yc_verb_is_fact (verb))
    timeline->game->judge (timeline->setup, &timeline->position, play, ruling);
  else if (verb == YC_UNDO && timeline->applied.n == 0)
    rule_out (ruling, YC_RULE_UNDO_NOTHING, 0);
  else if (verb == YC_REDO && timeline->undone.n == 0)
    rule_out (ruling, YC_RULE_REDO_NOTHING, 0);
  else if (verb == YC_AMEND
           && (play->number >= (int64_t) event || !is_target (timeline->record, play->number)))
    rule_out (ruling, YC_RULE_AMEND_NO_SUCH_PLAY, play->number);
}

/* Keeps a ruling without its unused reasons. The slack keeps a copy of the whole value sound. */
static YcRuling *
keep_ruling (YcTimeline *timeline, const YcRuling *ruling)
{
  if (ruling->verdict == YC_LEGAL)
    return NULL;
  size_t size = offsetof (YcRuling, reasons) + ruling->n_reasons * sizeof (YcReason);
  YcRuling *kept = yc_arena_alloc (&timeline->rulings, size, sizeof (YcRuling));
  memcpy (kept, ruling, size);
  return kept;
}

static void
apply (YcTimeline *timeline, uint32_t event, const YcPlay *play)
{
  Outcome *outcome = outcome_of (timeline, event);
  bool illegal = outcome->ruling != NULL && outcome->ruling->verdict == YC_ILLEGAL;
  outcome->stand = illegal ? YC_ACCEPTED : YC_STANDS;
  timeline->game->apply (timeline->setup, &timeline->position, play);
  push (&timeline->applied, event);
  keep_copy (timeline);
}

/* Takes the last play in force away. */
static void
undo (YcTimeline *timeline)
{
  size_t bytes = timeline->game->position_size;
  uint32_t event = last_of (&timeline->applied);
  timeline->applied.n--;
  push (&timeline->undone, event);
  outcome_of (timeline, event)->stand = YC_UNDONE;
  uint32_t copy = timeline->applied.n / STRETCH;
  timeline->n_copies = copy + 1;
  memcpy (&timeline->position, timeline->copies + copy * bytes, bytes);
  for (uint32_t i = copy * STRETCH; i < timeline->applied.n; i++) {
    YcPlay play;
    yc_timeline_play (timeline, timeline->applied.events[i], &play);
    timeline->game->apply (timeline->setup, &timeline->position, &play);
  }
}

static void
redo (YcTimeline *timeline)
{
  YcPlay play;
  uint32_t event = last_of (&timeline->undone);
  timeline->undone.n--;
  yc_timeline_play (timeline, event, &play);
  apply (timeline, event, &play);
}

/* Does what a statement says that was not found to be illegal, or is let stand. */
static void
perform (YcTimeline *timeline, uint32_t event, const YcPlay *play)
{
  YcVerb verb = (YcVerb) play->verb;
  if (verb == YC_UNDO)
    undo (timeline);
  else if (verb == YC_REDO)
    redo (timeline);
  else if (yc_verb_is_move (verb) || yc_verb_is_fact (verb)) {
    timeline->undone.n = 0;
    apply (timeline, event, play);
  }
}

static void
fold_event (YcTimeline *timeline, uint32_t event)
{
  YcPlay play;
  YcRuling ruling;
  Outcome *outcome = outcome_of (timeline, event);
  outcome->ruling = NULL;
  if (is_nothing (timeline, event)) {
    outcome->stand = YC_NOTHING;
    return;
  }
  yc_timeline_play (timeline, event, &play);
  judge (timeline, event, &play, &ruling);
  outcome->ruling = keep_ruling (timeline, &ruling);
  outcome->stand = YC_STANDS;
  if (ruling.verdict == YC_ILLEGAL && (!play.let_stand || ruling.refused))
    outcome->stand = YC_REFUSED;
  else
    perform (timeline, event, &play);
}

/* Goes back to before event 1; the amends that hold stay noted. */
static void
restart (YcTimeline *timeline)
{
  timeline->event = 0;
  timeline->applied.n = timeline->undone.n = 0;
  timeline->n_copies = 0;
  yc_arena_clear (&timeline->rulings);
  memset (&timeline->position, 0, sizeof timeline->position);
  timeline->game->begin (timeline->setup, &timeline->position);
  keep_copy (timeline);
}

/* ---- Public ---- */

YcTimeline *
yc_timeline_new (const YcRecord *record, uint32_t until)
{
  YcTimeline *timeline = yc_alloc_again (NULL, sizeof (YcTimeline));
  memset (timeline, 0, sizeof *timeline);
  timeline->record = record;
  timeline->game = yc_record_game (record);
  timeline->setup = yc_record_setup (record);
  restart (timeline);
  yc_timeline_follow (timeline, until);
  return timeline;
}

YcTimeline *
yc_timeline_new_again (const YcRecord *record)
{
  YcTimeline *timeline = yc_timeline_new (record, 0);
  reserve_outcomes (timeline, record->n_events);
  collect_amends (timeline, 1, record->n_events);
  return timeline;
}

void
yc_timeline_free (YcTimeline *timeline)
{
  if (timeline == NULL)
    return;
  yc_arena_clear (&timeline->rulings);
  free (timeline->outcomes);
  free (timeline->applied.events);
  free (timeline->undone.events);
  free (timeline->copies);
  free (timeline);
}

void
yc_timeline_follow (YcTimeline *timeline, uint32_t until)
{
  if (until > timeline->record->n_events)
    until = timeline->record->n_events;
  if (until <= timeline->event)
    return;
  uint32_t first = timeline->event + 1;
  reserve_outcomes (timeline, until);
  if (collect_amends (timeline, first, until) && first > 1)
    restart (timeline);
  while (timeline->event < until)
    fold_event (timeline, ++timeline->event);
}

uint32_t
yc_timeline_event (const YcTimeline *timeline)
{
  return timeline->event;
}

const YcPosition *
yc_timeline_position (const YcTimeline *timeline)
{
  return &timeline->position;
}

YcStand
yc_timeline_stand (const YcTimeline *timeline, uint32_t event)
{
  return (YcStand) outcome_of (timeline, event)->stand;
}

const YcRuling *
yc_timeline_ruling (const YcTimeline *timeline, uint32_t event)
{
  return outcome_of (timeline, event)->ruling;
}

uint32_t
yc_timeline_undo_target (const YcTimeline *timeline)
{
  return last_of (&timeline->applied);
}

uint32_t
yc_timeline_redo_target (const YcTimeline *timeline)
{
  return last_of (&timeline->undone);
}

void
yc_timeline_judge (const YcTimeline *timeline, const YcPlay *play, YcRuling *ruling)
{
  judge (timeline, timeline->event + 1, play, ruling);
}
