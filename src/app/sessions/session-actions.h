/* session-actions.h: what can be done with a session of the list, whichever it is: a menu, and the
 * actions behind it. */

#pragma once

#include "archive.h"

#include <adwaita.h>

/* The actions `sessions.about`, `.hide` … of a session by its id, for the class of the page. */
void yc_session_actions_install (GtkWidgetClass *widget_class);

/* What the menu of a session offers; the caller unrefs. */
GMenuModel *yc_session_menu_new (const YcArchiveEntry *entry);
/* The same at a point of a row in the page, until the next one or until the page goes. */
void yc_session_menu_popup (GtkWidget *page,
                            GtkWidget *row,
                            const YcArchiveEntry *entry,
                            double x,
                            double y);
/* For the page when it goes. */
void yc_session_menu_drop (GtkWidget *page);
