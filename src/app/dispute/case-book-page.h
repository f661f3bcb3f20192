/* case-book-page.h: what the tables of a ledger have settled, by number, to be searched and written
 * into a file. A case opens its session. */

#pragma once

#include "database.h"

#include <adwaita.h>

#define YC_TYPE_CASE_BOOK_PAGE (yc_case_book_page_get_type ())
G_DECLARE_FINAL_TYPE (YcCaseBookPage, yc_case_book_page, YC, CASE_BOOK_PAGE, AdwBin)

GtkWidget *yc_case_book_page_new (YcDatabase *database);
/* Looks for cases with these words. */
void yc_case_book_page_search (YcCaseBookPage *self, const char *words);
/* All cases as text for people; the caller frees. */
char *yc_case_book_page_to_text (YcCaseBookPage *self);
