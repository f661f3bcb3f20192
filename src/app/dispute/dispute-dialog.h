/* dispute-dialog.h: somebody objects to an event, or the table settles what was objected to. */

#pragma once

#include "view.h"

#include <adwaita.h>

#define YC_TYPE_DISPUTE_DIALOG (yc_dispute_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcDisputeDialog, yc_dispute_dialog, YC, DISPUTE_DIALOG, AdwWindow)

/* Holds the view and records in its session by itself. `event` is a play or fact; `settles`: the
 * table decides, else somebody objects. */
void yc_dispute_dialog_open (GtkWidget *parent, YcView *view, guint event, gboolean settles);
