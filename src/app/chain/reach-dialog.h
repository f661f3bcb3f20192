/* reach-dialog.h: what a player can reach in a turn, from the cards told: the one to move in this
 * turn, another as if it were the turn of that one. What was told in secret is only shown when the
 * player it is for asks for it. The search runs beside the window and can be cancelled. */

#pragma once

#include "composer.h"

#include <adwaita.h>

#define YC_TYPE_REACH_DIALOG (yc_reach_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcReachDialog, yc_reach_dialog, YC, REACH_DIALOG, AdwWindow)

/* Opens over `parent`, about the player at `seat`; a button makes the first play found the wish.
 * Signals: `hand-asked` (int seat): the hand is to be told first; `turn-chosen` (GArray of YcPlay):
 * all the plays found are to be recorded, in their order. */
YcReachDialog *yc_reach_dialog_open (GtkWidget *parent, YcView *view, YcComposer *wish, int seat);
