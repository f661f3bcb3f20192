/* persons-page.h: everybody who ever sat at a table of a ledger; each leads to a page. */

#pragma once

#include "database.h"

#include <adwaita.h>

#define YC_TYPE_PERSONS_PAGE (yc_persons_page_get_type ())
G_DECLARE_FINAL_TYPE (YcPersonsPage, yc_persons_page, YC, PERSONS_PAGE, AdwBin)

/* NULL and `error` if the ledger cannot tell. */
GtkWidget *yc_persons_page_new (YcDatabase *database, GError **error);
