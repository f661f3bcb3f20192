/* restore-dialog.h: the copies of a ledger, one of which may take its place. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows the copies of the ledger at `path`, which stays as it is. What is chosen, after a question,
 * goes to the action `win.restore-copy` of `parent` with its path. */
void yc_restore_dialog_open (GtkWindow *parent, const char *path);

#define YC_TYPE_RESTORE_DIALOG (yc_restore_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcRestoreDialog, yc_restore_dialog, YC, RESTORE_DIALOG, AdwWindow)

G_END_DECLS
