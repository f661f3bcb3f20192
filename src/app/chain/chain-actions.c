/* chain-actions.c: see chain-actions.h. */

#include "chain-actions.h"

#include "../play/table-private.h"
#include "chain-asking.h"

static void
tell_row (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  yc_chain_tell_row (YC_TABLE_PAGE (widget));
}

static void
tell_hand (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcTablePage *self = YC_TABLE_PAGE (widget);

  yc_chain_tell_hand (self, yc_session_get_active_seat (self->session));
}

void
yc_chain_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.tell-row", NULL, tell_row);
  gtk_widget_class_install_action (widget_class, "table.tell-hand", NULL, tell_hand);
  gtk_widget_class_install_property_action (widget_class, "table.hands-shown", "hands-shown");
}

void
yc_chain_update_actions (YcTablePage *self, gboolean enabled)
{
  static const char *const actions[] = { "table.tell-row", "table.tell-hand", "table.hands-shown" };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], enabled);
}
