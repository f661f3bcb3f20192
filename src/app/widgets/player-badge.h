/* player-badge.h: a player's coloured shape with the name beside it. */

#pragma once

#include "player-shape.h"

#define YC_TYPE_PLAYER_BADGE (yc_player_badge_get_type ())
G_DECLARE_FINAL_TYPE (YcPlayerBadge, yc_player_badge, YC, PLAYER_BADGE, GtkWidget)

/* Properties: `color` (a `YcColor`, or `YC_COLORS`), `name-text`. The name is copied. */
GtkWidget *yc_player_badge_new (YcColor color, const char *name);
void yc_player_badge_set_player (YcPlayerBadge *self, YcColor color, const char *name);
