/* table-page.h: the page on which a session is played: the board, the players, the play entry, the
 * ruling bar and the log.
 *
 * A page of the window's leaflet. It brings its own header bar, whose back button has the action
 * `win.back`; what it wants to say for a moment it gives to the action `win.toast` (a string). */

#pragma once

#include "view.h"

#include <adwaita.h>

#define YC_TYPE_TABLE_PAGE (yc_table_page_get_type ())
G_DECLARE_FINAL_TYPE (YcTablePage, yc_table_page, YC, TABLE_PAGE, AdwBin)

/* Holds a reference to `session`, its property `session`. */
GtkWidget *yc_table_page_new (YcSession *session);
YcSession *yc_table_page_get_session (YcTablePage *self);
/* What it shows, of which event and for whom. */
YcView *yc_table_page_get_view (YcTablePage *self);
/* Whoever plays by key begins on the board, whoever looks back where that is done by key. To be
 * called when the page has come into its place. */
void yc_table_page_focus_board (YcTablePage *self);
/* Leaves what is asked and what is composed, which would speak of the cards as they were. To be
 * called before another page comes on which they change. */
void yc_table_page_drop_wish (YcTablePage *self);
