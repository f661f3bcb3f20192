/* person-page.h: what somebody has played: games, points, seats, places, and against whom; or two
 * with each other, or the table as a whole. */

#pragma once

#include "database.h"

#include <adwaita.h>

#define YC_TYPE_PERSON_PAGE (yc_person_page_get_type ())
G_DECLARE_FINAL_TYPE (YcPersonPage, yc_person_page, YC, PERSON_PAGE, AdwBin)

/* NULL and `error` if the ledger cannot tell. */
GtkWidget *yc_person_page_new (YcDatabase *database, const char *name, GError **error);
GtkWidget *
yc_person_page_new_pair (YcDatabase *database, const char *name, const char *other, GError **error);
GtkWidget *yc_person_page_new_table (YcDatabase *database, GError **error);
