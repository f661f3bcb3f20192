/* at-hand.h: the plays that the player to move is likely to make as they are, one button each,
 * drawn with all that they say, so that one tap or key records one. */

#pragma once

#include "composer.h"

#include <gtk/gtk.h>

#define YC_TYPE_AT_HAND (yc_at_hand_get_type ())
G_DECLARE_FINAL_TYPE (YcAtHand, yc_at_hand, YC, AT_HAND, GtkWidget)

/* Signal `taken (YcPlay *play)`: that play is to be recorded.
 * Shows what is at hand now, or nothing (NULL). While the turn goes on each keeps its place and
 * number, also when it can no longer be played. */
void yc_at_hand_show (YcAtHand *self, YcComposer *composer);
/* The play of this number, from 1; NULL if there is none that can be played. */
const YcPlay *yc_at_hand_find (YcAtHand *self, guint number);
