/* replay-bar.h: going through a session that was played: a line to scrub, buttons and keys from
 * play to play and from turn to turn, and what the play looked at has changed.
 *
 * It moves the place of a view and draws no table. */

#pragma once

#include "view.h"

#include <gtk/gtk.h>

#define YC_TYPE_REPLAY_BAR (yc_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (YcReplayBar, yc_replay_bar, YC, REPLAY_BAR, GtkWidget)

/* Follows `view`, which it holds. */
void yc_replay_bar_set_view (YcReplayBar *self, YcView *view);
/* Marks those of the players' `panels`, by seat, for whom the play looked at has changed anything;
 * NULL: none any more. */
void yc_replay_bar_light_up (YcReplayBar *self, GtkWidget *const *panels);
/* As long as the bar is shown, takes its keys from `page`, unless somebody types there: left and
 * right a play, up and down a turn, Home and End, space plays on, f, b and n the next flag or
 * dispute, bomb, and note or bookmark, with Shift the one before; m puts a bookmark, w asks
 * what if. On `table`, a
 * part of the page, nothing is pressed meanwhile. */
void yc_replay_bar_take_keys (YcReplayBar *self, GtkWidget *page, GtkWidget *table);
