/* reach-dialog.h: what the player to move can reach in this turn, from the cards told. The search
 * runs beside the window and can be cancelled. */

#pragma once

#include "composer.h"

#include <adwaita.h>

#define YC_TYPE_REACH_DIALOG (yc_reach_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcReachDialog, yc_reach_dialog, YC, REACH_DIALOG, AdwWindow)

/* Opens over `parent`; a button makes the first play found the wish. Signal `hand-asked` (): the
 * hand is to be told first. */
YcReachDialog *yc_reach_dialog_open (GtkWidget *parent, YcView *view, YcComposer *wish);
