/* failure-page.h: why the file of the sessions cannot be opened, and what to do about it.
 *
 * What is chosen goes to the actions `win.open-database` (again), `win.salvage`, `win.restore` and
 * `win.choose-database`. */

#pragma once

#include <adwaita.h>

#define YC_TYPE_FAILURE_PAGE (yc_failure_page_get_type ())
G_DECLARE_FINAL_TYPE (YcFailurePage, yc_failure_page, YC, FAILURE_PAGE, AdwBin)

GtkWidget *yc_failure_page_new (void);
/* Shows an error of the ledger, whose message names the file; a damaged one that has copies can be
 * replaced by one of them. */
void yc_failure_page_show (YcFailurePage *self, const GError *error, gboolean has_copies);
