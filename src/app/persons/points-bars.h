/* points-bars.h: the points of somebody's games as bars, the oldest first: filled where the game
 * was won, else with an outline alone. */

#pragma once

#include <gtk/gtk.h>

#define YC_TYPE_POINTS_BARS (yc_points_bars_get_type ())
G_DECLARE_FINAL_TYPE (YcPointsBars, yc_points_bars, YC, POINTS_BARS, GtkWidget)

/* Of the decided ones among `games`, an array of YcPersonGame, that are of the game with this id;
 * as many of the last as have room. NULL if they are fewer than two. `others` has the same games as
 * somebody else had them, to stand beside; or NULL. */
GtkWidget *yc_points_bars_new (const GArray *games, const GArray *others, const char *game);
