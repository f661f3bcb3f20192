/* timeline.c: what is in force: the fold over the events, with undo, redo and amend.
 *
 * For each event is kept what became of it and what stood after it, as nodes of the tree of plays;
 * a position is the nearest copy on the way to its node and the few plays behind it. An amend reads
 * the record again from the event it amends. What stood before the last amend that changed
 * anything is kept as a timeline of its own (`past`), for looks at the time in between. */

#include "dispute-private.h"
#include "outcomes.h"

#include <stdlib.h>

typedef struct {
  uint32_t event;  /* the amend */
  uint32_t target; /* what it amends */
} Amend;

/* What an event is taken to have been, instead of what the record says. */
typedef struct {
  uint32_t event;
  bool nothing; /* it never happened */
  YcPlay play;
} Supposed;

struct YcTimeline {
  const YcRecord *record;
  const YcGame *game;
  const YcSetup *setup;
  uint32_t event; /* the last one folded */
  YcOutcomes outcomes;
  Amend *amends; /* those of events 1 to `event` that name a play */
  uint32_t n_amends, amends_size;
  YcPlayNode *root;
  YcBranch branch;     /* after `event` … */
  YcPosition position; /* … and its position */
  YcPlayNode *shown;   /* the node looked at last, or NULL … */
  YcPosition view;     /* … and its position */
  YcTimeline *past;    /* or NULL */
  uint64_t n_applied, n_judged;
  Supposed *supposed; /* or NULL */
  uint32_t last_undo; /* no event after this one has undone anything */
};

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

static bool
is_supposed (const YcTimeline *timeline, uint32_t event)
{
  return timeline->supposed != NULL && timeline->supposed->event == event;
}

static void
read_play (const YcTimeline *timeline, uint32_t event, uint32_t amend, YcPlay *play)
{
  if (is_supposed (timeline, event) && !timeline->supposed->nothing)
    *play = timeline->supposed->play;
  else if (amend == 0)
    yc_record_event (timeline->record, event, play);
  else
    read_amended (timeline, amend, play);
}

/* Whether the event was amended to nothing. */
static bool
is_nothing (const YcTimeline *timeline, uint32_t event)
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
  read_play (timeline, event, is_nothing (timeline, event) ? 0 : amend, play);
}

/* ---- Positions ---- */

static void
apply_to (YcTimeline *timeline, YcPosition *position, const YcPlay *play)
{
  timeline->n_applied++;
  timeline->game->apply (timeline->setup, position, play);
}

static void
apply_node (YcTimeline *timeline, YcPosition *position, const YcPlayNode *node)
{
  YcPlay play;
  read_play (timeline, node->event, node->amend, &play);
  apply_to (timeline, position, &play);
}

/* The position at a node, from the nearest one on the way that is there. */
static void
find_position (YcTimeline *timeline, YcPlayNode *node, YcPosition *position)
{
  YcPlayNode *way[YC_STRETCH];
  unsigned n = 0;
  for (; node->position == NULL && node != timeline->shown; node = node->before)
    way[n++] = node;
  *position = node->position != NULL ? *node->position : timeline->view;
  while (n > 0)
    apply_node (timeline, position, way[--n]);
}

static const YcPosition *
show (YcTimeline *timeline, YcPlayNode *node)
{
  if (node == timeline->branch.at)
    return &timeline->position;
  if (node == timeline->shown)
    return &timeline->view;
  find_position (timeline, node, &timeline->view);
  yc_play_node_drop (timeline->shown);
  timeline->shown = yc_play_node_use (node);
  return &timeline->view;
}

/* What stands after an event. */
static YcBranch
branch_after (const YcTimeline *timeline, uint32_t event)
{
  return event > 0 ? yc_outcomes_get (&timeline->outcomes, event)->after
                   : (YcBranch){ .at = timeline->root, .tip = timeline->root };
}

/* Goes back to after an event. */
static void
step_back (YcTimeline *timeline, uint32_t event)
{
  YcBranch branch = branch_after (timeline, event);
  timeline->event = event;
  yc_branch_set (&timeline->branch, branch.at, branch.tip);
  find_position (timeline, branch.at, &timeline->position);
}

/* ---- Amends ---- */

static void
add_amend (YcTimeline *timeline, Amend amend)
{
  if (timeline->n_amends == timeline->amends_size) {
    timeline->amends_size = timeline->amends_size > 0 ? 2 * timeline->amends_size : 16;
    timeline->amends = yc_alloc_again (timeline->amends, timeline->amends_size * sizeof (Amend));
  }
  timeline->amends[timeline->n_amends++] = amend;
}

/* Keeps in mind the amends of events `from` to `to`; returns the first event that one of them
 * amends, or `from`. */
static uint32_t
collect_amends (YcTimeline *timeline, uint32_t from, uint32_t to)
{
  uint32_t first = from;
  for (uint32_t event = from; event <= to; event++) {
    YcPlay play;
    if (timeline->record->events[event - 1].verb != YC_AMEND)
      continue;
    yc_record_event (timeline->record, event, &play);
    if ((uint32_t) play.number >= event || !yc_record_is_play (timeline->record, play.number))
      continue;
    Amend amend = { .event = event, .target = (uint32_t) play.number };
    add_amend (timeline, amend);
    if (yc_outcomes_get (&timeline->outcomes, amend.target)->amended < event)
      first = amend.target < first ? amend.target : first;
  }
  return first;
}

/* Notes on the events which of the amends from number `i` on hold for them. */
static void
note_amends (YcTimeline *timeline, uint32_t i)
{
  for (; i < timeline->n_amends; i++) {
    YcOutcome *outcome = yc_outcomes_at (&timeline->outcomes, timeline->amends[i].target);
    if (outcome->amended < timeline->amends[i].event)
      outcome->amended = timeline->amends[i].event;
  }
}

/* ---- Folding ---- */

static void
rule_out (const YcTimeline *timeline, YcRuling *ruling, YcRule rule, int32_t number)
{
  YcReason *reason = yc_ruling_add (ruling, timeline->game, rule, YC_ILLEGAL);
  reason->number = number < INT16_MAX ? (int16_t) number : INT16_MAX;
}

static bool
is_about_a_play (const YcTimeline *timeline, uint32_t event, const YcPlay *play)
{
  return play->number < (int64_t) event && yc_record_is_play (timeline->record, play->number);
}

/* What the log says about itself; nothing is wrong with a note. */
static YcRule
rule_of_log (const YcTimeline *timeline, uint32_t event, const YcPlay *play)
{
  switch (play->verb) {
  case YC_UNDO:
    return timeline->branch.at == timeline->root ? YC_RULE_UNDO_NOTHING : YC_NO_RULE;
  case YC_REDO:
    return yc_branch_next (&timeline->branch) == NULL ? YC_RULE_REDO_NOTHING : YC_NO_RULE;
  case YC_AMEND:
    return is_about_a_play (timeline, event, play) ? YC_NO_RULE : YC_RULE_AMEND_NO_SUCH_PLAY;
  case YC_DISPUTE:
  case YC_SETTLE:
    return yc_dispute_rule (timeline->record, event, play);
  default:
    return YC_NO_RULE;
  }
}

/* Judges any statement as event number `event`. */
static void
judge (YcTimeline *timeline, uint32_t event, const YcPlay *play, YcRuling *ruling)
{
  YcVerb verb = play->verb;
  timeline->n_judged++;
  yc_ruling_begin (ruling);
  if (yc_verb_is_move (verb) || yc_verb_is_fact (verb)) {
    timeline->game->judge (timeline->setup, &timeline->position, play, ruling);
    return;
  }
  YcRule rule = rule_of_log (timeline, event, play);
  if (rule != YC_NO_RULE)
    rule_out (timeline, ruling, rule, play->number);
}

/* Puts a play into force. */
static void
apply (YcTimeline *timeline, uint32_t event, const YcPlay *play)
{
  YcOutcome *outcome = yc_outcomes_at (&timeline->outcomes, event);
  bool illegal = outcome->ruling != NULL && outcome->ruling->verdict == YC_ILLEGAL;
  outcome->stand = illegal ? YC_ACCEPTED : YC_STANDS;
  outcome->since = illegal && !play->let_stand;
  outcome->play = yc_play_node_new (timeline->branch.at, event, outcome->amended);
  apply_to (timeline, &timeline->position, play);
  yc_play_node_keep (outcome->play, &timeline->position);
  yc_branch_set (&timeline->branch, outcome->play, outcome->play);
}

/* Takes the last play in force away. */
static void
undo (YcTimeline *timeline)
{
  YcPlayNode *before = timeline->branch.at->before;
  yc_branch_set (&timeline->branch, before, timeline->branch.tip);
  find_position (timeline, before, &timeline->position);
}

static void
redo (YcTimeline *timeline)
{
  YcPlayNode *next = yc_branch_next (&timeline->branch);
  apply_node (timeline, &timeline->position, next);
  yc_branch_set (&timeline->branch, next, timeline->branch.tip);
}

/* Does what a statement says that was not found to be illegal, or is let stand. */
static void
perform (YcTimeline *timeline, uint32_t event, const YcPlay *play)
{
  YcVerb verb = play->verb;
  if (verb == YC_UNDO || verb == YC_REDO)
    timeline->last_undo = event;
  if (verb == YC_UNDO)
    undo (timeline);
  else if (verb == YC_REDO)
    redo (timeline);
  else if (yc_verb_is_move (verb) || yc_verb_is_fact (verb))
    apply (timeline, event, play);
}

/* Whether an illegal statement is left out: a live record keeps every play that can be. */
static bool
is_left_out (const YcTimeline *timeline, const YcPlay *play, const YcRuling *ruling)
{
  bool kept = yc_verb_is_move (play->verb) && yc_record_is_live (timeline->record);
  return ruling->refused || (!play->let_stand && !kept);
}

/* Takes in the next event; `ruling` is NULL if it never happened. */
static void
take_in (YcTimeline *timeline, const YcPlay *play, const YcRuling *ruling)
{
  uint32_t event = ++timeline->event;
  YcOutcome *outcome = yc_outcomes_at (&timeline->outcomes, event);
  yc_play_node_drop (outcome->play);
  outcome->play = NULL;
  yc_outcomes_rule (&timeline->outcomes, event, ruling);
  outcome->stand = ruling != NULL ? YC_STANDS : YC_NOTHING;
  outcome->since = false;
  if (ruling != NULL && ruling->verdict == YC_ILLEGAL && is_left_out (timeline, play, ruling))
    outcome->stand = YC_REFUSED;
  else if (ruling != NULL)
    perform (timeline, event, play);
  yc_branch_set (&outcome->after, timeline->branch.at, timeline->branch.tip);
}

static void
fold_event (YcTimeline *timeline, uint32_t event)
{
  YcPlay play;
  YcRuling ruling;
  yc_timeline_play (timeline, event, &play);
  bool happened = !is_nothing (timeline, event);
  if (happened)
    judge (timeline, event, &play, &ruling);
  take_in (timeline, &play, happened ? &ruling : NULL);
}

/* ---- What was known then ---- */

static YcTimeline *
timeline_new (const YcRecord *record)
{
  YcTimeline *timeline = yc_alloc_again (NULL, sizeof (YcTimeline));
  memset (timeline, 0, sizeof *timeline);
  timeline->record = record;
  timeline->game = yc_record_game (record);
  timeline->setup = yc_record_setup (record);
  return timeline;
}

static void
suppose (YcTimeline *timeline, const Supposed *supposed)
{
  if (timeline->supposed == NULL)
    timeline->supposed = yc_alloc_again (NULL, sizeof (Supposed));
  *timeline->supposed = *supposed;
}

/* A timeline that stands after `event` as this one does, all its amends known. */
static YcTimeline *
share (const YcTimeline *timeline, uint32_t event)
{
  YcTimeline *fork = timeline_new (timeline->record);
  fork->last_undo = timeline->last_undo;
  if (timeline->supposed != NULL)
    suppose (fork, timeline->supposed);
  fork->root = yc_play_node_use (timeline->root);
  yc_outcomes_share (&timeline->outcomes, event, &fork->outcomes);
  for (uint32_t i = 0; i < timeline->n_amends && timeline->amends[i].event <= event; i++)
    add_amend (fork, timeline->amends[i]);
  step_back (fork, event);
  return fork;
}

/* The first event up to `to` that an amend from number `i` on amends; 0 if none. */
static uint32_t
first_amended (const YcTimeline *timeline, uint32_t i, uint32_t to)
{
  uint32_t first = 0;
  for (; i < timeline->n_amends; i++) {
    uint32_t target = timeline->amends[i].target;
    if (target <= to && (first == 0 || target < first))
      first = target;
  }
  return first;
}

/* What it took to look there is not forgotten. */
static void
forget_past (YcTimeline *timeline)
{
  timeline->n_applied = yc_timeline_n_applied (timeline);
  timeline->n_judged = yc_timeline_n_judged (timeline);
  yc_timeline_free (timeline->past);
  timeline->past = NULL;
}

/* The timeline that stood after `event` as it was known then: this one, unless a later amend
 * changed what was before. */
static YcTimeline *
known_at (YcTimeline *timeline, uint32_t event)
{
  uint32_t next = 0;
  while (next < timeline->n_amends && timeline->amends[next].event <= event)
    next++;
  if (first_amended (timeline, next, event) == 0)
    return timeline;
  uint32_t last = timeline->amends[next].event - 1;
  if (timeline->past == NULL || timeline->past->event != last) {
    forget_past (timeline);
    timeline->past = share (timeline, first_amended (timeline, next, last) - 1);
    yc_timeline_follow (timeline->past, last);
  }
  return timeline->past;
}

/* ---- Public ---- */

YcTimeline *
yc_timeline_new (const YcRecord *record, uint32_t until)
{
  YcTimeline *timeline = timeline_new (record);
  timeline->root = yc_play_node_new (NULL, 0, 0);
  timeline->game->begin (timeline->setup, &timeline->position);
  yc_play_node_keep (timeline->root, &timeline->position);
  yc_branch_set (&timeline->branch, timeline->root, timeline->root);
  yc_timeline_follow (timeline, until);
  return timeline;
}

YcTimeline *
yc_timeline_fork (YcTimeline *timeline, uint32_t event)
{
  if (event >= timeline->event)
    return share (timeline, timeline->event);
  return share (known_at (timeline, event), event);
}

YcTimeline *
yc_timeline_suppose (YcTimeline *timeline, uint32_t event, const YcPlay *play)
{
  if (event > timeline->event || !yc_record_is_play (timeline->record, event))
    return NULL;
  Supposed supposed = { .event = event, .nothing = play == NULL };
  if (play != NULL)
    supposed.play = *play;
  YcTimeline *fork = share (timeline, event - 1);
  suppose (fork, &supposed);
  yc_timeline_follow (fork, timeline->event);
  return fork;
}

void
yc_timeline_free (YcTimeline *timeline)
{
  if (timeline == NULL)
    return;
  yc_timeline_free (timeline->past);
  yc_outcomes_clear (&timeline->outcomes);
  yc_play_node_drop (timeline->branch.at);
  yc_play_node_drop (timeline->branch.tip);
  yc_play_node_drop (timeline->shown);
  yc_play_node_drop (timeline->root);
  free (timeline->amends);
  free (timeline->supposed);
  free (timeline);
}

const YcGame *
yc_timeline_game (const YcTimeline *timeline)
{
  return timeline->game;
}

/* Makes room for events up to `until` and goes back to before the first that they amend. */
static void
prepare (YcTimeline *timeline, uint32_t until)
{
  uint32_t next = timeline->event + 1, n_amends = timeline->n_amends;
  yc_outcomes_reserve (&timeline->outcomes, until);
  yc_outcomes_own (&timeline->outcomes, next, timeline->event);
  uint32_t first = collect_amends (timeline, next, until);
  if (first < next) {
    forget_past (timeline);
    timeline->past = share (timeline, timeline->event);
    yc_outcomes_own (&timeline->outcomes, first, timeline->event);
    step_back (timeline, first - 1);
  }
  note_amends (timeline, n_amends);
}

void
yc_timeline_follow (YcTimeline *timeline, uint32_t until)
{
  if (until > timeline->record->n_events)
    until = timeline->record->n_events;
  if (until <= timeline->event)
    return;
  prepare (timeline, until);
  while (timeline->event < until)
    fold_event (timeline, timeline->event + 1);
}

void
yc_timeline_take (YcTimeline *timeline, const YcPlay *play, const YcRuling *ruling)
{
  uint32_t event = timeline->event + 1;
  prepare (timeline, event);
  while (timeline->event + 1 < event)
    fold_event (timeline, timeline->event + 1);
  take_in (timeline, play, ruling);
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

const YcPosition *
yc_timeline_position_after (YcTimeline *timeline, uint32_t event)
{
  YcTimeline *known = known_at (timeline, event);
  return show (known, branch_after (known, event).at);
}

const YcPosition *
yc_timeline_position_judged (YcTimeline *timeline, uint32_t event)
{
  return show (timeline, branch_after (timeline, event - 1).at);
}

YcStand
yc_timeline_stand (const YcTimeline *timeline, uint32_t event)
{
  const YcOutcome *outcome = yc_outcomes_get (&timeline->outcomes, event);
  if (outcome->play == NULL || event > timeline->last_undo
      || yc_play_node_is_under (outcome->play, timeline->branch.at))
    return (YcStand) outcome->stand;
  return YC_UNDONE;
}

bool
yc_timeline_is_since (const YcTimeline *timeline, uint32_t event)
{
  return yc_outcomes_get (&timeline->outcomes, event)->since;
}

bool
yc_timeline_dispute (const YcTimeline *timeline, uint32_t event, YcDispute *dispute)
{
  return yc_record_dispute (timeline->record, event, timeline->event, dispute);
}

const YcRuling *
yc_timeline_ruling (const YcTimeline *timeline, uint32_t event)
{
  return yc_outcomes_get (&timeline->outcomes, event)->ruling;
}

uint32_t
yc_timeline_amended (const YcTimeline *timeline, uint32_t event)
{
  return yc_outcomes_get (&timeline->outcomes, event)->amended;
}

static uint32_t
event_of (const YcPlayNode *node)
{
  return node != NULL ? node->event : 0;
}

uint32_t
yc_timeline_undo_target (const YcTimeline *timeline)
{
  return event_of (timeline->branch.at);
}

uint32_t
yc_timeline_redo_target (const YcTimeline *timeline)
{
  return event_of (yc_branch_next (&timeline->branch));
}

uint32_t
yc_timeline_edited (YcTimeline *timeline, uint32_t event)
{
  YcBranch before = branch_after (known_at (timeline, event - 1), event - 1);
  switch (timeline->record->events[event - 1].verb) {
  case YC_UNDO:
    return event_of (before.at);
  case YC_REDO:
    return event_of (yc_branch_next (&before));
  default:
    return 0;
  }
}

void
yc_timeline_judge (YcTimeline *timeline, const YcPlay *play, YcRuling *ruling)
{
  judge (timeline, timeline->event + 1, play, ruling);
}

uint64_t
yc_timeline_n_applied (const YcTimeline *timeline)
{
  return timeline->n_applied
         + (timeline->past != NULL ? yc_timeline_n_applied (timeline->past) : 0);
}

uint64_t
yc_timeline_n_judged (const YcTimeline *timeline)
{
  return timeline->n_judged + (timeline->past != NULL ? yc_timeline_n_judged (timeline->past) : 0);
}
