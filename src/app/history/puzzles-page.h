/* puzzles-page.h: the puzzles of all sessions, what is due first; they come while the sessions are
 * looked through.
 *
 * A page of the window's leaflet with its own header bar, as table-page.h says. */

#pragma once

#include "puzzles.h"

#include <adwaita.h>

#define YC_TYPE_PUZZLES_PAGE (yc_puzzles_page_get_type ())
G_DECLARE_FINAL_TYPE (YcPuzzlesPage, yc_puzzles_page, YC, PUZZLES_PAGE, AdwBin)

/* Signal `opened (YcPuzzle *)`: somebody chose a puzzle. */

GtkWidget *yc_puzzles_page_new (YcDatabase *database);
/* After a try: the puzzle comes to its place. */
void yc_puzzles_page_sort (YcPuzzlesPage *self);
