/* puzzle-page.h: a puzzle to be solved: the table as it was, to be played on by whoever likes to,
 * with what is asked below it. Nothing is kept but whether it was solved.
 *
 * A page of the window's leaflet, as table-page.h says. */

#pragma once

#include "puzzles.h"
#include "table-page.h"

#include <adwaita.h>

#define YC_TYPE_PUZZLE_PAGE (yc_puzzle_page_get_type ())
G_DECLARE_FINAL_TYPE (YcPuzzlePage, yc_puzzle_page, YC, PUZZLE_PAGE, AdwBin)

/* Signal `tried` (): it was solved, or not, or somebody looked at the answer. */

/* The table that it is solved at; owned by the page. */
YcTablePage *yc_puzzle_page_get_table (YcPuzzlePage *self);
/* NULL and `error` if the table cannot be read any more. */
GtkWidget *yc_puzzle_page_new (YcPuzzle *puzzle, YcDatabase *database, GError **error);
