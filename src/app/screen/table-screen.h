/* table-screen.h: the table as everybody around it may see it, on a television or a second display:
 * whose turn it is, the board, the players, and the last play with what the rules say of it. There
 * is nothing to be used on it, and nothing that not everybody may know. */

#pragma once

#include "session.h"

#include <gtk/gtk.h>

#define YC_TYPE_TABLE_SCREEN (yc_table_screen_get_type ())
G_DECLARE_FINAL_TYPE (YcTableScreen, yc_table_screen, YC, TABLE_SCREEN, GtkWindow)

/* A window that follows the session until it is closed; holds it. Owned by GTK, as all windows. */
GtkWindow *yc_table_screen_new (YcSession *session);
/* Shows it: over all of a display other than that of `beside`, if there is one. It stays when that
 * display is taken away. */
void yc_table_screen_present (YcTableScreen *self, GtkWindow *beside);
