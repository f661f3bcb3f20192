/* played.h: what was played in a session and stands: its plays and facts one after the other,
 * parted into turns; a copy of its own, which any thread may read.
 *
 * A turn is somebody's from the event behind the end of the turn before to the one that ends it, or
 * that ends the game. A play that takes the turn from whoever had it begins a turn. */

#pragma once

#include "setup-copy.h"

G_BEGIN_DECLS

typedef struct {
  guint event; /* of the session */
  guint turn;  /* which of the turns it belongs to */
  /* It is against the rules, and it stands. */
  gboolean accepted;
  const YcPlay *play; /* without its texts, and without the items that it does not have */
} YcPlayedStep;

typedef struct {
  int seat;
  guint first, end; /* its steps: from `first` to before `end` */
} YcPlayedTurn;

typedef struct _YcPlayed YcPlayed;

/* What stands of the events that the timeline has taken in. */
YcPlayed *yc_played_new (const YcRecord *record, YcTimeline *timeline);
void yc_played_free (YcPlayed *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcPlayed, yc_played_free)

const YcGame *yc_played_get_game (const YcPlayed *self);
const YcSetup *yc_played_get_setup (const YcPlayed *self);
guint yc_played_get_n_steps (const YcPlayed *self);
guint yc_played_get_n_turns (const YcPlayed *self);
const YcPlayedStep *yc_played_step (const YcPlayed *self, guint step);
const YcPlayedTurn *yc_played_turn (const YcPlayed *self, guint turn);
/* What stood before a step; before `n_steps`: in the end. */
void yc_played_position (const YcPlayed *self, guint step, YcPosition *position);
/* The event behind which that stood, 0 for the beginning. */
guint yc_played_event_before (const YcPlayed *self, guint step);

G_END_DECLS
