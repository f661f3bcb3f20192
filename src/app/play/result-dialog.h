/* result-dialog.h: the points of each player, how they came about, and who has won. */

#pragma once

#include "session.h"

#include <adwaita.h>

#define YC_TYPE_RESULT_DIALOG (yc_result_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcResultDialog, yc_result_dialog, YC, RESULT_DIALOG, AdwWindow)

/* Opens over `parent`; shows what stands after the last event and keeps nothing. */
void yc_result_dialog_open (GtkWidget *parent, YcSession *session);
