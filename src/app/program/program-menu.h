/* program-menu.h: what every menu of the window ends with. */

#pragma once

#include <gtk/gtk.h>

/* Appends it to the menu of a page. */
void yc_program_menu_add (GMenu *menu);

/* Appends it to `menu`, which the button opens. Its popover is made when it is first asked for: it
 * is as large as a third of a page, and all that an action changes it would show at once. */
void yc_program_menu_serve (GtkMenuButton *button, GMenu *menu);
