/* compat.h: what newer versions of GTK and libadwaita than those written for want otherwise. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* adw_message_dialog_new() with a heading that may be measured for any width. Owned by GTK. */
GtkWidget *yc_message_dialog_new (GtkWindow *parent, const char *heading, const char *body);
/* Has GTK say a sentence to the screen reader, at the focus or not: `priority` from 0, which may
 * wait, to 2, which may not. FALSE if this GTK cannot. */
gboolean yc_gtk_announce (GtkWidget *widget, const char *sentence, int priority);
/* Empties a menu that was shown, with its sections and submenus: GTK (seen: 4.8) keeps each section
 * for ever. */
void yc_menu_let_go (GMenuModel *menu);
/* What starting took and is not needed any more goes back to the system, where the C library does
 * not do so by itself. Takes about a millisecond. */
void yc_memory_give_back (void);

G_END_DECLS
