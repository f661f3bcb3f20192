/* tooltip.c: see tooltip.h. */

#include "tooltip.h"

/* What a widget is to show, until there is time for it; empty: none. */
#define COMING  "yc-tooltip"
#define AT_ONCE 8 /* taken over before whoever waits is looked after */

static GQueue waiting = G_QUEUE_INIT; /* of GWeakRef of widgets */

const char *
yc_tooltip_get (GtkWidget *widget)
{
  const char *coming = g_object_get_data (G_OBJECT (widget), COMING);

  if (coming == NULL)
    return gtk_widget_get_tooltip_text (widget);
  return *coming != '\0' ? coming : NULL;
}

static void
take_over (GWeakRef *one)
{
  g_autoptr (GtkWidget) widget = g_weak_ref_get (one);

  g_weak_ref_clear (one);
  g_free (one);
  if (widget == NULL)
    return;
  g_autofree char *coming = g_object_steal_data (G_OBJECT (widget), COMING);
  gtk_widget_set_tooltip_text (widget, *coming != '\0' ? coming : NULL);
}

static gboolean
take_some_over (gpointer data G_GNUC_UNUSED)
{
  for (int i = 0; i < AT_ONCE && !g_queue_is_empty (&waiting); i++)
    take_over (g_queue_pop_head (&waiting));
  return g_queue_is_empty (&waiting) ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

static void
show_later (GtkWidget *widget, const char *words)
{
  if (g_object_get_data (G_OBJECT (widget), COMING) == NULL) {
    GWeakRef *one = g_new (GWeakRef, 1);

    if (g_queue_is_empty (&waiting))
      g_idle_add (take_some_over, NULL);
    g_weak_ref_init (one, widget);
    g_queue_push_tail (&waiting, one);
  }
  g_object_set_data_full (G_OBJECT (widget), COMING, g_strdup (words != NULL ? words : ""), g_free);
}

/* What has no window yet cannot be pointed at: GTK asks only about what is visible. */
static void
show_hidden (GtkWidget *widget, const char *words)
{
  gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_tooltip_text (widget, words);
  gtk_widget_set_visible (widget, TRUE);
}

void
yc_tooltip_show (GtkWidget *widget, const char *words)
{
  if (g_strcmp0 (yc_tooltip_get (widget), words) == 0)
    return;
  if (gtk_widget_get_parent (widget) != NULL
      || g_object_get_data (G_OBJECT (widget), COMING) != NULL)
    show_later (widget, words);
  else if (gtk_widget_get_visible (widget))
    show_hidden (widget, words);
  else
    gtk_widget_set_tooltip_text (widget, words);
}
