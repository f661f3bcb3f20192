/* comparison-dialog.h: a what-if and what happened, side by side: only what differs. */

#pragma once

#include "session.h"

#include <adwaita.h>

#define YC_TYPE_COMPARISON_DIALOG (yc_comparison_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcComparisonDialog, yc_comparison_dialog, YC, COMPARISON_DIALOG, AdwWindow)

/* Holds both sessions. */
void yc_comparison_dialog_open (GtkWidget *parent, YcSession *branch, YcSession *origin);
