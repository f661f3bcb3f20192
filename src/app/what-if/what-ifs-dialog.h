/* what-ifs-dialog.h: the what-ifs of a session, to be opened, renamed and thrown away. */

#pragma once

#include "session.h"

#include <adwaita.h>

#define YC_TYPE_WHAT_IFS_DIALOG (yc_what_ifs_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcWhatIfsDialog, yc_what_ifs_dialog, YC, WHAT_IFS_DIALOG, AdwWindow)

/* Those of the session, or of the one that it is a branch of; holds the session. */
void yc_what_ifs_dialog_open (GtkWidget *parent, YcSession *session);

/* Asks whether a branch is to be thrown away: its answer is the response `throw`. The caller
 * presents the dialog. */
AdwMessageDialog *yc_what_if_ask_to_throw_away (GtkWidget *parent);
