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

static void
make_popover (GtkMenuButton *button, gpointer menu)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, menu);
}

void
yc_program_menu_serve (GtkMenuButton *button, GMenu *menu)
{
  yc_program_menu_add (menu);
  gtk_menu_button_set_create_popup_func (button, make_popover, g_object_ref (menu), g_object_unref);
}
