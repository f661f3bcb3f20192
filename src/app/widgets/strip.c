/* strip.c: see strip.h. */

#include "strip.h"

static gboolean
scroll_to_end (gpointer data)
{
  GtkAdjustment *along = data;

  gtk_adjustment_set_value (along, gtk_adjustment_get_upper (along));
  return G_SOURCE_REMOVE;
}

/* The size changes while the child is given its place; what is scrolled then is not drawn there
 * before the next time. */
static void
size_changed (GtkAdjustment *along)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, scroll_to_end, g_object_ref (along), g_object_unref);
}

void
yc_strip_follow (GtkScrolledWindow *strip)
{
  g_signal_connect (gtk_scrolled_window_get_hadjustment (strip), "changed",
                    G_CALLBACK (size_changed), NULL);
  g_signal_connect (gtk_scrolled_window_get_vadjustment (strip), "changed",
                    G_CALLBACK (size_changed), NULL);
}

GtkWidget *
yc_strip_new (GtkWidget *child)
{
  GtkScrolledWindow *strip = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());

  gtk_scrolled_window_set_policy (strip, GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (strip, child);
  yc_strip_follow (strip);
  return GTK_WIDGET (strip);
}

void
yc_strip_give_height (GtkScrolledWindow *strip, GtkWidget *content, int most)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (strip));
  int height;

  gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL,
                      root != NULL ? gtk_widget_get_width (GTK_WIDGET (root)) : -1, NULL, &height,
                      NULL, NULL);
  gtk_scrolled_window_set_min_content_height (strip, MIN (height, most));
}
