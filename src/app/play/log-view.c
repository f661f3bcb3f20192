/* log-view.c: see log-view.h. */

#include "log-view.h"

#include "widgets/board-resources.h"
#include "log-row.h"

#include <glib/gi18n.h>

#define FRAMES 4

struct _YcLogView {
  GtkWidget parent_instance;

  GtkListView *list;
  guint scroll; /* the tick that scrolls to the end, or 0 */
  guint frames; /* that it has scrolled for */
};

G_DEFINE_FINAL_TYPE (YcLogView, yc_log_view, GTK_TYPE_WIDGET)

static void
set_up_row (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, yc_log_row_new ());
}

static void
bind_row (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  yc_log_row_set_entry (YC_LOG_ROW (gtk_list_item_get_child (item)), gtk_list_item_get_item (item));
}

static void
unbind_row (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  yc_log_row_set_entry (YC_LOG_ROW (gtk_list_item_get_child (item)), NULL);
}

static void
look_at_row (GtkListView *list, guint position, gpointer data G_GNUC_UNUSED)
{
  gtk_widget_activate_action (GTK_WIDGET (list), "table.look-at", "u", position + 1);
}

static guint
n_rows (YcLogView *self)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (self->list));

  return model != NULL ? g_list_model_get_n_items (model) : 0;
}

/* A list knows how high its rows are only when it has laid them out, and those near the end are
 * laid out when it gets there: it takes a few frames. */
static gboolean
scroll_to_end (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  YcLogView *self = YC_LOG_VIEW (widget);
  guint n = n_rows (self);

  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", n - 1);
  if (++self->frames < FRAMES)
    return G_SOURCE_CONTINUE;
  self->scroll = 0;
  return G_SOURCE_REMOVE;
}

static void
items_changed (YcLogView *self, guint position G_GNUC_UNUSED, guint removed, guint added)
{
  self->frames = 0;
  /* Tab passes over a list without rows */
  gtk_widget_set_can_focus (GTK_WIDGET (self), n_rows (self) > 0);
  if (added > removed && self->scroll == 0)
    self->scroll = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_to_end, NULL, NULL);
}

void
yc_log_view_set_view (YcLogView *self, YcView *view)
{
  g_autoptr (GtkNoSelection) model = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (view)));

  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (model));
  g_signal_connect_object (view, "items-changed", G_CALLBACK (items_changed), self,
                           G_CONNECT_SWAPPED);
  items_changed (self, 0, 0, 1);
}

static void
yc_log_view_dispose (GObject *object)
{
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_log_view_parent_class)->dispose (object);
}

static void
yc_log_view_class_init (YcLogViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_log_view_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "logview");
}

static void
yc_log_view_init (YcLogView *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *list = gtk_list_view_new (NULL, factory);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_row), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_row), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_row), NULL);
  self->list = GTK_LIST_VIEW (list);
  gtk_list_view_set_single_click_activate (self->list, TRUE);
  g_signal_connect (list, "activate", G_CALLBACK (look_at_row), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Log"),
                                  -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gtk_widget_set_parent (scrolled, GTK_WIDGET (self));
}

GtkWidget *
yc_log_view_new (void)
{
  return g_object_new (YC_TYPE_LOG_VIEW, NULL);
}
