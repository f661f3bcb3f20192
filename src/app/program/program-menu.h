/* program-menu.h: what every menu of the window ends with. */

#pragma once

#include <gio/gio.h>

/* Appends it to the menu of a page. */
void yc_program_menu_add (GMenu *menu);
