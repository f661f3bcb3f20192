/* here-now-dialog.h: sets everything as it lies on the table after nobody has logged for a while,
 * and offers the plays that explain it. */

#pragma once

#include "table-game.h"

#include <adwaita.h>

#define YC_TYPE_HERE_NOW_DIALOG (yc_here_now_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcHereNowDialog, yc_here_now_dialog, YC, HERE_NOW_DIALOG, AdwWindow)

/* Opens over the page; records in its session by itself. */
void yc_here_now_dialog_open (YcTablePage *page);
