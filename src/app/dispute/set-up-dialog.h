/* set-up-dialog.h: what the set-up of a session really was, and whose turn it is, with all that
 * would be different. */

#pragma once

#include "view.h"

#include <adwaita.h>

#define YC_TYPE_SET_UP_DIALOG (yc_set_up_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcSetUpDialog, yc_set_up_dialog, YC, SET_UP_DIALOG, AdwWindow)

/* Holds the view and records in its session by itself. Signal `corrected` (const char *was): the
 * set-up was corrected; `was` are the statements that take it back, a line each. */
YcSetUpDialog *yc_set_up_dialog_open (GtkWidget *parent, YcView *view);
