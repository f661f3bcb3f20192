/* standing.c: what is in force: the fold over the events, with undo, redo and amend.
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

struct YcStanding {
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
outcome_of (const YcStanding *standing, uint32_t event)
{
  return &standing->outcomes[event - 1];
}

static void
reserve_outcomes (YcStanding *standing, uint32_t n)
{
  if (n <= standing->outcomes_size)
    return;
  uint32_t size = n > 2 * standing->outcomes_size ? n : 2 * standing->outcomes_size;
  standing->outcomes = yc_alloc_again (standing->outcomes, size * sizeof (Outcome));
  memset (standing->outcomes + standing->outcomes_size, 0,
          (size - standing->outcomes_size) * sizeof (Outcome));
  standing->outcomes_size = size;
}

/* Keeps a copy of the position whenever a stretch of plays is full. */
static void
keep_copy (YcStanding *standing)
{
  size_t bytes = standing->game->position_size;
  if (standing->applied.n != standing->n_copies * STRETCH)
    return;
  if (standing->n_copies == standing->copies_size) {
    standing->copies_size = standing->copies_size > 0 ? 2 * standing->copies_size : 4;
    standing->copies = yc_alloc_again (standing->copies, standing->copies_size * bytes);
  }
  memcpy (standing->copies + standing->n_copies * bytes, &standing->position, bytes);
  standing->n_copies++;
}

/* ---- Plays as they stand ---- */

/* Reads what an amend says really happened. */
static void
read_amended (const YcStanding *standing, uint32_t amend, YcPlay *play)
{
  YcPlay amending;
  yc_record_event (standing->record, amend, &amending);
  YcText text = amending.amended;
  YcReader reader = yc_record_reader (standing->record);
  yc_lexer_begin (&reader.lexer, text.start, text, 0, NULL);
  if (!yc_statement_read (&reader, play))
    abort (); /* it was read with the amend */
}

/* Whether the event was amended to nothing. */
static bool
is_nothing (const YcStanding *standing, uint32_t event)
{
  uint32_t amend = outcome_of (standing, event)->amended;
  if (amend == 0)
    return false;
  YcPlay amending;
  yc_record_event (standing->record, amend, &amending);
  return amending.amended.length == 0;
}

void
yc_standing_play (const YcStanding *standing, uint32_t event, YcPlay *play)
{
  uint32_t amend = outcome_of (standing, event)->amended;
  if (amend == 0 || is_nothing (standing, event))
    yc_record_event (standing->record, event, play);
  else
    read_amended (standing, amend, play);
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
collect_amends (YcStanding *standing, uint32_t from, uint32_t to)
{
  bool found = false;
  for (uint32_t event = from; event <= to; event++) {
    YcPlay play;
    if (standing->record->events[event - 1].verb != YC_AMEND)
      continue;
    yc_record_event (standing->record, event, &play);
    if ((uint32_t) play.number >= event || !is_target (standing->record, play.number))
      continue;
    Outcome *outcome = outcome_of (standing, (uint32_t) play.number);
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
judge (const YcStanding *standing, uint32_t event, const YcPlay *play, YcRuling *ruling)
{
  YcVerb verb = (YcVerb) play->verb;
  ruling->verdict = YC_LEGAL;
  ruling->refused = false;
  ruling->n_reasons = 0;
  if (yc_verb_is_move (verb) || yc_verb_is_fact (verb))
    standing->game->judge (standing->setup, &standing->position, play, ruling);
  else if (verb == YC_UNDO && standing->applied.n == 0)
    rule_out (ruling, YC_RULE_UNDO_NOTHING, 0);
  else if (verb == YC_REDO && standing->undone.n == 0)
    rule_out (ruling, YC_RULE_REDO_NOTHING, 0);
  else if (verb == YC_AMEND
           && (play->number >= (int64_t) event || !is_target (standing->record, play->number)))
    rule_out (ruling, YC_RULE_AMEND_NO_SUCH_PLAY, play->number);
}

/* Keeps a ruling without its unused reasons. The slack keeps a copy of the whole value sound. */
static YcRuling *
keep_ruling (YcStanding *standing, const YcRuling *ruling)
{
  if (ruling->verdict == YC_LEGAL)
    return NULL;
  size_t size = offsetof (YcRuling, reasons) + ruling->n_reasons * sizeof (YcReason);
  YcRuling *kept = yc_arena_alloc (&standing->rulings, size, sizeof (YcRuling));
  memcpy (kept, ruling, size);
  return kept;
}

static void
apply (YcStanding *standing, uint32_t event, const YcPlay *play)
{
  Outcome *outcome = outcome_of (standing, event);
  bool illegal = outcome->ruling != NULL && outcome->ruling->verdict == YC_ILLEGAL;
  outcome->stand = illegal ? YC_ACCEPTED : YC_STANDS;
  standing->game->apply (standing->setup, &standing->position, play);
  push (&standing->applied, event);
  keep_copy (standing);
}

/* Takes the last play in force away. */
static void
undo (YcStanding *standing)
{
  size_t bytes = standing->game->position_size;
  uint32_t event = last_of (&standing->applied);
  standing->applied.n--;
  push (&standing->undone, event);
  outcome_of (standing, event)->stand = YC_UNDONE;
  uint32_t copy = standing->applied.n / STRETCH;
  standing->n_copies = copy + 1;
  memcpy (&standing->position, standing->copies + copy * bytes, bytes);
  for (uint32_t i = copy * STRETCH; i < standing->applied.n; i++) {
    YcPlay play;
    yc_standing_play (standing, standing->applied.events[i], &play);
    standing->game->apply (standing->setup, &standing->position, &play);
  }
}

static void
redo (YcStanding *standing)
{
  YcPlay play;
  uint32_t event = last_of (&standing->undone);
  standing->undone.n--;
  yc_standing_play (standing, event, &play);
  apply (standing, event, &play);
}

/* Does what a statement says that was not found to be illegal, or is let stand. */
static void
perform (YcStanding *standing, uint32_t event, const YcPlay *play)
{
  YcVerb verb = (YcVerb) play->verb;
  if (verb == YC_UNDO)
    undo (standing);
  else if (verb == YC_REDO)
    redo (standing);
  else if (yc_verb_is_move (verb) || yc_verb_is_fact (verb)) {
    standing->undone.n = 0;
    apply (standing, event, play);
  }
}

static void
fold_event (YcStanding *standing, uint32_t event)
{
  YcPlay play;
  YcRuling ruling;
  Outcome *outcome = outcome_of (standing, event);
  outcome->ruling = NULL;
  if (is_nothing (standing, event)) {
    outcome->stand = YC_NOTHING;
    return;
  }
  yc_standing_play (standing, event, &play);
  judge (standing, event, &play, &ruling);
  outcome->ruling = keep_ruling (standing, &ruling);
  outcome->stand = YC_STANDS;
  if (ruling.verdict == YC_ILLEGAL && (!play.let_stand || ruling.refused))
    outcome->stand = YC_REFUSED;
  else
    perform (standing, event, &play);
}

/* Goes back to before event 1; the amends that hold stay noted. */
static void
restart (YcStanding *standing)
{
  standing->event = 0;
  standing->applied.n = standing->undone.n = 0;
  standing->n_copies = 0;
  yc_arena_clear (&standing->rulings);
  memset (&standing->position, 0, sizeof standing->position);
  standing->game->begin (standing->setup, &standing->position);
  keep_copy (standing);
}

/* ---- Public ---- */

YcStanding *
yc_standing_new (const YcRecord *record, uint32_t until)
{
  YcStanding *standing = yc_alloc_again (NULL, sizeof (YcStanding));
  memset (standing, 0, sizeof *standing);
  standing->record = record;
  standing->game = yc_record_game (record);
  standing->setup = yc_record_setup (record);
  restart (standing);
  yc_standing_follow (standing, until);
  return standing;
}

YcStanding *
yc_standing_new_again (const YcRecord *record)
{
  YcStanding *standing = yc_standing_new (record, 0);
  reserve_outcomes (standing, record->n_events);
  collect_amends (standing, 1, record->n_events);
  return standing;
}

void
yc_standing_free (YcStanding *standing)
{
  if (standing == NULL)
    return;
  yc_arena_clear (&standing->rulings);
  free (standing->outcomes);
  free (standing->applied.events);
  free (standing->undone.events);
  free (standing->copies);
  free (standing);
}

void
yc_standing_follow (YcStanding *standing, uint32_t until)
{
  if (until > standing->record->n_events)
    until = standing->record->n_events;
  if (until <= standing->event)
    return;
  uint32_t first = standing->event + 1;
  reserve_outcomes (standing, until);
  if (collect_amends (standing, first, until) && first > 1)
    restart (standing);
  while (standing->event < until)
    fold_event (standing, ++standing->event);
}

uint32_t
yc_standing_event (const YcStanding *standing)
{
  return standing->event;
}

const YcPosition *
yc_standing_position (const YcStanding *standing)
{
  return &standing->position;
}

YcStand
yc_standing_of (const YcStanding *standing, uint32_t event)
{
  return (YcStand) outcome_of (standing, event)->stand;
}

const YcRuling *
yc_standing_ruling (const YcStanding *standing, uint32_t event)
{
  return outcome_of (standing, event)->ruling;
}

uint32_t
yc_standing_undo_target (const YcStanding *standing)
{
  return last_of (&standing->applied);
}

uint32_t
yc_standing_redo_target (const YcStanding *standing)
{
  return last_of (&standing->undone);
}

void
yc_standing_judge (const YcStanding *standing, const YcPlay *play, YcRuling *ruling)
{
  judge (standing, standing->event + 1, play, ruling);
}
