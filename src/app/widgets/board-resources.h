/* board-resources.h: the drawings and the style sheet that the widgets of this folder share. */

#pragma once

#include <gtk/gtk.h>

/* Makes the icons and styles known to the default display; each widget of this folder calls it when
 * its class is made, so nobody else needs to. Calling it again changes nothing. */
void yc_board_resources_ensure (void);

/* Takes all children away from `parent`, which must be no GtkBox or the like. */
void yc_children_clear (GtkWidget *parent);
