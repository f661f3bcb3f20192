/* description.c: see description.h. */

#include "description.h"

#define TOOLTIP "yc-tooltip"   /* none while the widget has that of GTK, empty where it has none */
#define OWN     "yc-described" /* its own description */
#define LENT    "yc-lent"      /* the description says something else for now */

/* ---- Descriptions ---- */

/* GTK describes a widget by its tooltip until it is told otherwise, and then forgets it. */
static void
show (GtkWidget *widget, const char *own)
{
  const char *description = own != NULL ? own : yc_tooltip_get (widget);

  if (description == NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    description, -1);
}

static gboolean
is_lent (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), LENT) != NULL;
}

void
yc_describe (GtkWidget *widget, const char *description)
{
  g_object_set_data_full (G_OBJECT (widget), OWN, g_strdup (description), g_free);
  if (!is_lent (widget))
    show (widget, description);
}

void
yc_description_lend (GtkWidget *widget, const char *sentence)
{
  g_object_set_data (G_OBJECT (widget), LENT, widget);
  show (widget, sentence);
}

void
yc_description_give_back (GtkWidget *widget)
{
  g_object_set_data (G_OBJECT (widget), LENT, NULL);
  show (widget, g_object_get_data (G_OBJECT (widget), OWN));
}

/* ---- Tooltips ---- */

const char *
yc_tooltip_get (GtkWidget *widget)
{
  const char *words = g_object_get_data (G_OBJECT (widget), TOOLTIP);

  if (words == NULL)
    return gtk_widget_get_tooltip_text (widget);
  return *words != '\0' ? words : NULL;
}

static gboolean
asked (GtkWidget *widget,
       int x G_GNUC_UNUSED,
       int y G_GNUC_UNUSED,
       gboolean keyboard G_GNUC_UNUSED,
       GtkTooltip *tooltip,
       gpointer data G_GNUC_UNUSED)
{
  gtk_tooltip_set_text (tooltip, yc_tooltip_get (widget));
  return yc_tooltip_get (widget) != NULL;
}

/* From now on `widget` is asked. What has no window yet cannot be pointed at: GTK looks for the
 * pointer only where something is visible. */
static void
begin (GtkWidget *widget)
{
  const gboolean shown = gtk_widget_get_parent (widget) == NULL && gtk_widget_get_visible (widget);

  if (gtk_widget_get_tooltip_text (widget) != NULL)
    gtk_widget_set_tooltip_text (widget, NULL);
  g_signal_connect (widget, "query-tooltip", G_CALLBACK (asked), NULL);
  if (shown)
    gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_has_tooltip (widget, TRUE);
  if (shown)
    gtk_widget_set_visible (widget, TRUE);
}

void
yc_tooltip_show (GtkWidget *widget, const char *words)
{
  if (g_strcmp0 (yc_tooltip_get (widget), words) == 0)
    return;
  if (g_object_get_data (G_OBJECT (widget), TOOLTIP) == NULL)
    begin (widget);
  g_object_set_data_full (G_OBJECT (widget), TOOLTIP, g_strdup (words != NULL ? words : ""),
                          g_free);
  if (!is_lent (widget) && g_object_get_data (G_OBJECT (widget), OWN) == NULL)
    show (widget, NULL);
}
