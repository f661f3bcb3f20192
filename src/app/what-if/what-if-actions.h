/* what-if-actions.h: what-ifs at a table: begun, listed, compared and thrown away. */

#pragma once

#include "table-page.h"

/* Shows what the page is, and which branches there are whenever it comes into view. */
void yc_what_if_connect (YcTablePage *page);
/* Whether the session of the page is a branch, and whether the ledger has what happened. */
gboolean yc_what_if_is_shown (YcTablePage *page);
gboolean yc_what_if_has_origin (YcTablePage *page);

/* From the table that is looked at, and from the one after an event. */
void yc_what_if_here (YcTablePage *page);
void yc_what_if_from (YcTablePage *page, GVariant *event);
void yc_what_if_show_all (YcTablePage *page);

/* Of a branch: back to the session that it comes from, how they differ, and away with it. */
void yc_what_if_leave (YcTablePage *page);
void yc_what_if_show_comparison (YcTablePage *page);
void yc_what_if_drop (YcTablePage *page);
