/* timeline.h: what is in force after each event of a record: the fold over undo, redo and amend.
 *
 * A timeline knows the position after every event it has folded. However long the record is,
 *   - taking in an event judges and applies it, an undo applies at most 63 plays;
 *   - a look at any event, and a fork there, applies at most 63 plays and judges none;
 *   - an amend judges again the events from the one it amends on, no others. What stood before it
 * is kept, so that looks at the time in between cost no more. Where a record brings several amends
 *     along, the first look behind one of them judges once more what they changed.
 * Forks share what they have in common; each may be followed and freed on its own. `n_applied` and
 * `n_judged` count what was done. */

#pragma once

#include "rules.h"

typedef enum {
  YC_STANDS,   /* in force (or a note) */
  YC_REFUSED,  /* illegal and not let stand */
  YC_ACCEPTED, /* illegal, let stand or kept by a live record */
  YC_UNDONE,
  YC_NOTHING, /* amended away */
} YcStand;

typedef struct YcTimeline YcTimeline;

/* Folds events 1 to `until` (0: the beginning; UINT32_MAX: all). The record must outlive it. */
YcTimeline *yc_timeline_new (const YcRecord *record, uint32_t until);
/* A timeline of its own that stands after `event` as it was known then: no later amend counts. */
YcTimeline *yc_timeline_fork (YcTimeline *timeline, uint32_t event);
/* A timeline of its own of the same events, had event `event` been `play` (NULL: had it never
 * happened), as if the record ended with an amend that says so; the events from that one on are
 * judged once. The texts of `play` are borrowed. NULL if the event is no play or fact. */
YcTimeline *yc_timeline_suppose (YcTimeline *timeline, uint32_t event, const YcPlay *play);
void yc_timeline_free (YcTimeline *timeline);
/* The game of its record. */
const YcGame *yc_timeline_game (const YcTimeline *timeline);
/* Takes in events that were appended to the record since. */
void yc_timeline_follow (YcTimeline *timeline, uint32_t until);
/* What stands after an event that was just taken in, as it was known then. */
typedef void (*YcWalkFunc) (void *data, uint32_t event, const YcPosition *position);
/* Takes in the events up to `until` one after the other, and calls `seen` after each of them. */
void yc_timeline_walk (YcTimeline *timeline, uint32_t until, YcWalkFunc seen, void *data);
/* Takes in the next event alone, which says `play` and was judged by `yc_timeline_judge` on this
 * timeline as it stands: it is not judged again. */
void yc_timeline_take (YcTimeline *timeline, const YcPlay *play, const YcRuling *ruling);

/* The last event taken in, the position after it, and the events that undo (redo) would take away
 * (bring back), or 0. */
uint32_t yc_timeline_event (const YcTimeline *timeline);
const YcPosition *yc_timeline_position (const YcTimeline *timeline);
uint32_t yc_timeline_undo_target (const YcTimeline *timeline);
uint32_t yc_timeline_redo_target (const YcTimeline *timeline);
/* Judges any statement, undo, redo and amend included, on top of what stands. */
void yc_timeline_judge (YcTimeline *timeline, const YcPlay *play, YcRuling *ruling);

/* ---- Of each event taken in, as it stands now ---- */

YcStand yc_timeline_stand (const YcTimeline *timeline, uint32_t event);
/* Whether it is accepted only because the record is live: it was not illegal when it was recorded,
 * but a card, a rule or an earlier play has been corrected since. */
bool yc_timeline_is_since (const YcTimeline *timeline, uint32_t event);
/* NULL if plainly legal. */
const YcRuling *yc_timeline_ruling (const YcTimeline *timeline, uint32_t event);
/* What somebody objects to in it as far as events were taken in; false if nobody does. */
bool yc_timeline_dispute (const YcTimeline *timeline, uint32_t event, YcDispute *dispute);
/* The amended play, if amended. */
void yc_timeline_play (const YcTimeline *timeline, uint32_t event, YcPlay *play);
/* The amend that says what it really was, or 0. */
uint32_t yc_timeline_amended (const YcTimeline *timeline, uint32_t event);
/* The position that it was judged in; good until the next look. */
const YcPosition *yc_timeline_position_judged (YcTimeline *timeline, uint32_t event);

/* ---- Of each event taken in, as it was known then ---- */

/* The position after the event; good until the next look. */
const YcPosition *yc_timeline_position_after (YcTimeline *timeline, uint32_t event);
/* The event that an undo took away or a redo brought back; 0 of anything else. */
uint32_t yc_timeline_edited (YcTimeline *timeline, uint32_t event);

uint64_t yc_timeline_n_applied (const YcTimeline *timeline);
uint64_t yc_timeline_n_judged (const YcTimeline *timeline);
