/* keep-in-view.c: see keep-in-view.h. */

#include "keep-in-view.h"

#include "focus.h"

#define KEEPER "yc-keeper"

typedef struct {
  GtkScrolledWindow *pane;
  GtkWidget *next; /* what is tapped next, or NULL */
  double height;   /* of the pane when it was looked at last */
  double former;   /* where the pane stood before it was scrolled from here, … */
  double scrolled; /* … and where it stands since; below 0 if it was not */
  guint later;     /* the idle source that scrolls, or 0 */
} Keeper;

/* How far the pane must be scrolled to show all of the widget in a pane of this height. */
static double
way_to (Keeper *keeper, GtkWidget *widget, double height)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (keeper->pane), &bounds))
    return 0;
  if (bounds.origin.y < 0 || bounds.size.height > height)
    return bounds.origin.y;
  return MAX (bounds.origin.y + bounds.size.height - height, 0);
}

/* What is to be seen: what is tapped next, if it was before; or else what has been pointed at. */
static GtkWidget *
wanted (Keeper *keeper)
{
  GtkWidget *next = keeper->next;

  if (next != NULL && gtk_widget_get_mapped (next) && way_to (keeper, next, keeper->height) == 0)
    return next;
  return yc_focus_in (GTK_WIDGET (keeper->pane));
}

/* At once: what moves for a while is missed by whoever taps meanwhile. */
static void
show_wanted (Keeper *keeper, GtkAdjustment *adjustment)
{
  GtkWidget *widget = wanted (keeper);
  const double value = gtk_adjustment_get_value (adjustment);
  const double way
    = widget != NULL ? way_to (keeper, widget, gtk_adjustment_get_page_size (adjustment)) : 0;

  if (way == 0)
    return;
  gtk_adjustment_set_value (adjustment, value + way);
  keeper->former = value;
  keeper->scrolled = gtk_adjustment_get_value (adjustment);
}

static void
scroll_back (Keeper *keeper, GtkAdjustment *adjustment)
{
  if (keeper->scrolled >= 0 && gtk_adjustment_get_value (adjustment) == keeper->scrolled)
    gtk_adjustment_set_value (adjustment, keeper->former);
  keeper->scrolled = -1;
}

static gboolean
height_changed (gpointer data)
{
  Keeper *keeper = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (keeper->pane);
  const double height = gtk_adjustment_get_page_size (adjustment);

  keeper->later = 0;
  if (height < keeper->height)
    show_wanted (keeper, adjustment);
  else if (height > keeper->height)
    scroll_back (keeper, adjustment);
  keeper->height = height;
  return G_SOURCE_REMOVE;
}

/* The pane is just being given its place: nothing can be scrolled before that is done. */
static void
wait_for_height (GtkScrolledWindow *pane)
{
  Keeper *keeper = g_object_get_data (G_OBJECT (pane), KEEPER);

  if (keeper->later == 0)
    keeper->later = g_idle_add_full (G_PRIORITY_HIGH_IDLE, height_changed, keeper, NULL);
}

/* A pane that is taken apart, though somebody may still hold it, cannot be scrolled. */
static void
stop_waiting (Keeper *keeper)
{
  g_clear_handle_id (&keeper->later, g_source_remove);
}

static void
keeper_free (Keeper *keeper)
{
  stop_waiting (keeper);
  g_clear_weak_pointer (&keeper->next);
  g_free (keeper);
}

void
yc_keep_in_view (GtkScrolledWindow *pane)
{
  Keeper *keeper = g_new0 (Keeper, 1);

  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (pane));

  keeper->pane = pane;
  keeper->scrolled = -1;
  g_object_set_data_full (G_OBJECT (pane), KEEPER, keeper, (GDestroyNotify) keeper_free);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (pane), "notify::page-size",
                           G_CALLBACK (wait_for_height), pane, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (pane, "destroy", G_CALLBACK (stop_waiting), keeper);
}

void
yc_keep_next_in_view (GtkScrolledWindow *pane, GtkWidget *next)
{
  Keeper *keeper = g_object_get_data (G_OBJECT (pane), KEEPER);

  g_return_if_fail (keeper != NULL);
  g_set_weak_pointer (&keeper->next, next);
}
