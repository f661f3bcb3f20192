/* session-menu.h: the menu of a session in the list: of its row, and of the one that stands above.
 */

#pragma once

#include "history.h"

#include <adwaita.h>

/* What the menu of a session offers: the actions of session-actions.h; the caller unrefs. */
GMenuModel *yc_session_menu_new (const YcArchiveEntry *entry);

/* The action `sessions.menu`, for the class of the page: the menu of the row that has the focus. */
void yc_session_menu_install (GtkWidgetClass *widget_class);
/* Each row of a list in the page has the menu of its session, by the second button and by a long
 * press. */
void yc_session_menu_follow (GtkWidget *page, GtkWidget *list);
void yc_session_menu_set_session (GtkWidget *row, YcPastSession *session);
/* For the page when it goes. */
void yc_session_menu_drop (GtkWidget *page);
