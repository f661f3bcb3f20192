/* line-dialog.h: asks for one line: a note. */

#pragma once

#include "view.h"

#include <adwaita.h>

#define YC_TYPE_LINE_DIALOG (yc_line_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcLineDialog, yc_line_dialog, YC, LINE_DIALOG, AdwWindow)

/* A note about event `event`, or about none if it is 0. Holds the session and records in it by
 * itself. */
void yc_line_dialog_open_note (GtkWidget *parent, YcView *view, guint event);
