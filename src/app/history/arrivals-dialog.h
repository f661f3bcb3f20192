/* arrivals-dialog.h: files with records, taken into the sessions some at a time, and what came of
 * each. */

#pragma once

#include "intake.h"

#include <adwaita.h>

/* Signal `taken` (): some sessions came in or went on. */
#define YC_TYPE_ARRIVALS_DIALOG (yc_arrivals_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcArrivalsDialog, yc_arrivals_dialog, YC, ARRIVALS_DIALOG, AdwWindow)

/* Opens over `parent`, a window with the action `win.open-session`, and takes the GFiles of a list
 * model. */
YcArrivalsDialog *
yc_arrivals_dialog_take (GtkWindow *parent, YcDatabase *database, GListModel *files);
/* Only tells what came of a record of this name. */
YcArrivalsDialog *
yc_arrivals_dialog_tell (GtkWindow *parent, const char *name, const YcArrival *arrival);
