/* timeline.c: what is in force: the fold over the events, with undo, redo and amend.
 *
 * For each event is kept what became of it and what stood after it, as nodes of the tree of plays;
 * a position is the nearest copy on the way to its node and the few plays behind it. An amend reads
 * the record again from the event it amends. What stood before the last amend that changed
 * anything is kept as a timeline of its own (`past`), for looks at the time in between. */

#include "timeline-private.h"

#include <stdlib.h>

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
  yc_timeline_read_play (timeline, node->event, node->amend, &play);
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

const YcPosition *
yc_timeline_show (YcTimeline *timeline, YcPlayNode *node)
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

YcBranch
yc_timeline_branch_after (const YcTimeline *timeline, uint32_t event)
{
  return event > 0 ? yc_outcomes_get (&timeline->outcomes, event)->after
                   : (YcBranch){ .at = timeline->root, .tip = timeline->root };
}

/* Goes back to after an event. */
static void
step_back (YcTimeline *timeline, uint32_t event)
{
  YcBranch branch = yc_timeline_branch_after (timeline, event);
  timeline->event = event;
  yc_branch_set (&timeline->branch, branch.at, branch.tip);
  find_position (timeline, branch.at, &timeline->position);
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
  case YC_NOTE:
    return yc_note_rule (event, play);
  case YC_HEAD:
    return yc_head_can_be (timeline->record, play) ? YC_NO_RULE : YC_RULE_TABLE_IMPOSSIBLE;
  default:
    return YC_NO_RULE;
  }
}

void
yc_timeline_judge_as (YcTimeline *timeline, uint32_t event, const YcPlay *play, YcRuling *ruling)
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

/* Takes in the next event; `ruling` is NULL if it never happened, and `play` may be. */
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
  YcPlay room;
  YcRuling ruling;
  const YcPlay *play = yc_timeline_look_at (timeline, event, &room);
  if (play != NULL)
    yc_timeline_judge_as (timeline, event, play, &ruling);
  take_in (timeline, play, play != NULL ? &ruling : NULL);
}

/* ---- What was done ---- */

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
suppose (YcTimeline *timeline, const YcSupposed *supposed)
{
  if (timeline->supposed == NULL)
    timeline->supposed = yc_alloc_again (NULL, sizeof (YcSupposed));
  *timeline->supposed = *supposed;
}

/* A timeline that stands after `event` as this one does, all its amends known. */
static YcTimeline *
share (const YcTimeline *timeline, uint32_t event)
{
  YcTimeline *fork = timeline_new (timeline->record);
  fork->last_undo = timeline->last_undo;
  fork->n_corrections = timeline->n_corrections;
  if (timeline->supposed != NULL)
    suppose (fork, timeline->supposed);
  fork->root = yc_play_node_use (timeline->root);
  yc_outcomes_share (&timeline->outcomes, event, &fork->outcomes);
  for (uint32_t i = 0; i < timeline->n_amends && timeline->amends[i].event <= event; i++)
    yc_timeline_add_amend (fork, timeline->amends[i]);
  step_back (fork, event);
  return fork;
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

YcTimeline *
yc_timeline_known_at (YcTimeline *timeline, uint32_t event)
{
  uint32_t next = 0;
  while (next < timeline->n_amends && timeline->amends[next].event <= event)
    next++;
  if (yc_timeline_first_amended (timeline, next, event) == 0)
    return timeline;
  uint32_t last = timeline->amends[next].event - 1;
  if (timeline->past == NULL || timeline->past->event != last) {
    forget_past (timeline);
    timeline->past = share (timeline, yc_timeline_first_amended (timeline, next, last) - 1);
    yc_timeline_follow (timeline->past, last);
  }
  return timeline->past;
}

/* ---- Public ---- */

/* Sets up the table as the head has it now. */
static void
begin (YcTimeline *timeline)
{
  timeline->n_corrections = timeline->record->n_corrections;
  timeline->root = yc_play_node_new (NULL, 0, 0);
  timeline->game->begin (timeline->setup, &timeline->position);
  yc_play_node_keep (timeline->root, &timeline->position);
  yc_branch_set (&timeline->branch, timeline->root, timeline->root);
}

YcTimeline *
yc_timeline_new (const YcRecord *record, uint32_t until)
{
  YcTimeline *timeline = timeline_new (record);
  begin (timeline);
  yc_timeline_follow (timeline, until);
  return timeline;
}

YcTimeline *
yc_timeline_fork (YcTimeline *timeline, uint32_t event)
{
  if (event >= timeline->event)
    return share (timeline, timeline->event);
  return share (yc_timeline_known_at (timeline, event), event);
}

YcTimeline *
yc_timeline_suppose (YcTimeline *timeline, uint32_t event, const YcPlay *play)
{
  if (event > timeline->event || !yc_record_is_play (timeline->record, event))
    return NULL;
  YcSupposed supposed = { .event = event, .nothing = play == NULL };
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

/* The head was corrected: nothing of what stood holds any more. */
static void
start_over (YcTimeline *timeline)
{
  YcPlayNode *before = timeline->root;
  forget_past (timeline);
  yc_outcomes_own (&timeline->outcomes, 1, 0);
  yc_play_node_drop (timeline->shown);
  timeline->shown = NULL;
  timeline->event = timeline->n_amends = timeline->last_undo = 0;
  begin (timeline);
  yc_play_node_drop (before);
}

/* Makes room for events up to `until` and goes back to before the first that they amend. */
static void
prepare (YcTimeline *timeline, uint32_t until)
{
  if (timeline->n_corrections != timeline->record->n_corrections)
    start_over (timeline);
  uint32_t next = timeline->event + 1, n_amends = timeline->n_amends;
  yc_outcomes_own (&timeline->outcomes, next, timeline->event);
  yc_outcomes_reserve (&timeline->outcomes, until);
  uint32_t first = yc_timeline_collect_amends (timeline, next, until);
  if (first < next) {
    forget_past (timeline);
    timeline->past = share (timeline, timeline->event);
    yc_outcomes_own (&timeline->outcomes, first, timeline->event);
    step_back (timeline, first - 1);
  }
  yc_timeline_note_amends (timeline, n_amends);
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

/* The last event from the next one on before an amend, which changes what stood before it; the
 * amend itself if it is the next one. */
static uint32_t
end_of_stretch (const YcTimeline *timeline, uint32_t until)
{
  uint32_t end = timeline->event + 1;
  while (end < until && timeline->record->events[end - 1].verb != YC_AMEND
         && timeline->record->events[end].verb != YC_AMEND)
    end++;
  return end;
}

void
yc_timeline_walk (YcTimeline *timeline, uint32_t until, YcWalkFunc seen, void *data)
{
  if (until > timeline->record->n_events)
    until = timeline->record->n_events;
  while (timeline->event < until) {
    uint32_t known = timeline->event, end = end_of_stretch (timeline, until);
    prepare (timeline, end);
    while (timeline->event < end) {
      fold_event (timeline, timeline->event + 1);
      if (timeline->event > known)
        seen (data, timeline->event, &timeline->position);
    }
  }
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
