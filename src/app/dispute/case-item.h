/* case-item.h: one case of the case book, in a list. */

#pragma once

#include "casebook.h"

#define YC_TYPE_CASE_ITEM (yc_case_item_get_type ())
G_DECLARE_FINAL_TYPE (YcCaseItem, yc_case_item, YC, CASE_ITEM, GObject)

/* Takes over what the case points at. */
YcCaseItem *yc_case_item_new (YcLedgerCase *found);
const YcLedgerCase *yc_case_item_get (YcCaseItem *self);
/* The case in the words that people read, which it is found by from now on. They are made once: for
 * the sentence of the play its session's head is read. */
const char *yc_case_item_tell (YcCaseItem *self, YcDatabase *database);
/* Whether each word of `search` is somewhere in it; neither capitals nor accents matter. */
gboolean yc_case_item_matches (YcCaseItem *self, const char *search);
