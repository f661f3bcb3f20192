/* plain-row.c: see plain-row.h. */

#include "plain-row.h"

GtkWidget *
yc_plain_row_new (const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  return row;
}

GtkWidget *
yc_event_row_new (const char *title, const char *subtitle, gboolean leads, guint event)
{
  GtkWidget *row = yc_plain_row_new (title, subtitle);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), leads);
  g_object_set_data (G_OBJECT (row), "event", GUINT_TO_POINTER (event));
  return row;
}

guint
yc_event_row_get (GtkListBoxRow *row)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "event"));
}
