/* export-dialog.h: which sessions are exported, how they are written, and how far it is. */

#pragma once

#include "export.h"
#include "query.h"

#include <adwaita.h>

#define YC_TYPE_EXPORT_DIALOG (yc_export_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcExportDialog, yc_export_dialog, YC, EXPORT_DIALOG, AdwWindow)

/* Opens over `parent` and offers all sessions and, unless `query` is NULL, those that it finds; it
 * is taken over. With a `session`, an id, it offers that alone. */
YcExportDialog *yc_export_dialog_open (GtkWindow *parent,
                                       YcDatabase *database,
                                       YcQuery *query,
                                       const char *session);
/* Writes what was chosen into a folder. */
void yc_export_dialog_write (YcExportDialog *self, const char *folder);
