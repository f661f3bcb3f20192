/* track.h: one track of a player's board, from 0 to its limit, with the marker on a number. */

#pragma once

#include <gtk/gtk.h>

#define YC_TYPE_TRACK (yc_track_get_type ())
G_DECLARE_FINAL_TYPE (YcTrack, yc_track, YC, TRACK, GtkWidget)

/* `icon`: a short name for `yc_icon_new`. */
GtkWidget *yc_track_new (const char *icon, int limit);
/* Puts the marker on `value`; `words` says it: "Enriched uranium: 3 of 8". */
void yc_track_show (YcTrack *self, int value, const char *words);
