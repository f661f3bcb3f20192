/* import-dialog.h: another table's cards beside the own: what is new, what differs, and a tick for
 * each that is to be taken over. */

#pragma once

#include "collection.h"

#include <adwaita.h>

#define YC_TYPE_IMPORT_DIALOG (yc_import_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcImportDialog, yc_import_dialog, YC, IMPORT_DIALOG, AdwWindow)

/* Shows what `import` holds, which the dialog takes over; new cards are ticked. */
YcImportDialog *
yc_import_dialog_open (GtkWidget *parent, YcCollection *collection, YcImport *import);
