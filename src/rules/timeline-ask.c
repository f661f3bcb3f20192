/* timeline-ask.c: what is asked of a timeline: positions, and what became of an event. */

#include "timeline-private.h"

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
  YcTimeline *known = yc_timeline_known_at (timeline, event);
  return yc_timeline_show (known, yc_timeline_branch_after (known, event).at);
}

const YcPosition *
yc_timeline_position_judged (YcTimeline *timeline, uint32_t event)
{
  return yc_timeline_show (timeline, yc_timeline_branch_after (timeline, event - 1).at);
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
  YcBranch before
    = yc_timeline_branch_after (yc_timeline_known_at (timeline, event - 1), event - 1);
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
  yc_timeline_judge_as (timeline, timeline->event + 1, play, ruling);
}
