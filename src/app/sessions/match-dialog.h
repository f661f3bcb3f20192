/* match-dialog.h: which other session is one match with this one: a search, and a list to choose
 * from.
 *
 * Signal `joined` (): both are one match now, and it is on disk. */

#pragma once

#include "archive.h"

#include <adwaita.h>

#define YC_TYPE_MATCH_DIALOG (yc_match_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcMatchDialog, yc_match_dialog, YC, MATCH_DIALOG, AdwWindow)

/* Offers the sessions of the same evening first. */
YcMatchDialog *
yc_match_dialog_open (GtkWindow *parent, YcDatabase *database, const YcArchiveEntry *entry);
