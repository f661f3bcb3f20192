/* program-menu.c: see program-menu.h. */

#include "program-menu.h"

#include <glib/gi18n.h>

void
yc_program_menu_add (GMenu *menu)
{
  g_autoptr (GMenu) section = g_menu_new ();

  g_menu_append (section, _ ("_Preferences"), "app.preferences");
  g_menu_append (section, _ ("_Keyboard Shortcuts"), "win.show-help-overlay");
  g_menu_append (section, _ ("_Help"), "app.help");
  g_menu_append (section, _ ("_About Yellowcake"), "app.about");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}
