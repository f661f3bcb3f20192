/* program-button.c: see program-button.h. */

#include "program-button.h"

#include "program-menu.h"

#include <glib/gi18n.h>

struct _YcProgramButton {
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (YcProgramButton, yc_program_button, ADW_TYPE_BIN)

static void
yc_program_button_class_init (YcProgramButtonClass *klass G_GNUC_UNUSED)
{
}

static void
yc_program_button_init (YcProgramButton *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *button = g_object_new (GTK_TYPE_MENU_BUTTON, "icon-name", "open-menu-symbolic",
                                    "primary", TRUE, "tooltip-text", _ ("Main Menu"), NULL);

  yc_program_menu_serve (GTK_MENU_BUTTON (button), menu);
  adw_bin_set_child (ADW_BIN (self), button);
}
