/* line-dialog.h: asks for one line: a note, or what an event really was. */

#pragma once

#include "view.h"

#include <adwaita.h>

#define YC_TYPE_LINE_DIALOG (yc_line_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcLineDialog, yc_line_dialog, YC, LINE_DIALOG, AdwWindow)

/* Both hold the session and record in it by themselves. */
void yc_line_dialog_open_note (GtkWidget *parent, YcView *view);
void yc_line_dialog_open_amend (GtkWidget *parent, YcView *view, guint event);
