/* adjust-dialog.h: lets the table correct the program: any amount, worker, building, card,
 * as far as the record of the game can say it. */

#pragma once

#include "view.h"

#include <adwaita.h>

#define YC_TYPE_ADJUST_DIALOG (yc_adjust_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcAdjustDialog, yc_adjust_dialog, YC, ADJUST_DIALOG, AdwWindow)

/* Holds the session and records in it by itself. */
void yc_adjust_dialog_open (GtkWidget *parent, YcView *view);
/* The same for a correction that is gathered with others: nothing is recorded, and no reason is
 * asked for. Signal `gathered` (const YcPlay *): it is to be among them. */
GtkWidget *yc_adjust_dialog_gather (GtkWidget *parent, YcView *view);
