/* timeline.h: what is in force after each event of a record: the fold over undo, redo and amend. */

#pragma once

#include "rules.h"

typedef enum {
  YC_STANDS,   /* in force (or a note) */
  YC_REFUSED,  /* illegal and not let stand */
  YC_ACCEPTED, /* illegal, let stand */
  YC_UNDONE,
  YC_NOTHING, /* amended away */
} YcStand;

typedef struct YcTimeline YcTimeline;

/* Folds events 1 to `until` (0: the beginning; UINT32_MAX: all). The record must outlive it. */
YcTimeline *yc_timeline_new (const YcRecord *record, uint32_t until);
/* Stands before event 1 and knows all amends of the record already: followed, it shows the position
 * in which each event was judged for the rulings after the last event. */
YcTimeline *yc_timeline_new_again (const YcRecord *record);
void yc_timeline_free (YcTimeline *timeline);
/* Takes in events that were appended to the record since. Constant work for each, except after an
 * amend, which reads the record again, and after an undo, which replays a bounded stretch. */
void yc_timeline_follow (YcTimeline *timeline, uint32_t until);
uint32_t yc_timeline_event (const YcTimeline *timeline);
const YcPosition *yc_timeline_position (const YcTimeline *timeline);
YcStand yc_timeline_stand (const YcTimeline *timeline, uint32_t event);
/* The ruling of an event as it stands now; NULL if plainly legal. */
const YcRuling *yc_timeline_ruling (const YcTimeline *timeline, uint32_t event);
/* The play as it stands now (the amended one, if amended). */
void yc_timeline_play (const YcTimeline *timeline, uint32_t event, YcPlay *play);
/* The event that undo (redo) would take away (bring back), or 0. */
uint32_t yc_timeline_undo_target (const YcTimeline *timeline);
uint32_t yc_timeline_redo_target (const YcTimeline *timeline);
/* Judges any statement, undo, redo and amend included, on top of what stands. */
void yc_timeline_judge (const YcTimeline *timeline, const YcPlay *play, YcRuling *ruling);
