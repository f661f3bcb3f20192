/* children.c: see children.h. */

#include "children.h"

void
yc_children_clear (GtkWidget *parent)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (parent)) != NULL)
    gtk_widget_unparent (child);
}

/* Those without a parent that nobody else need hold. */
static GPtrArray *put_off;

/* One at a time: what is tapped meanwhile waits for no more. */
static gboolean
give_one_back (gpointer data G_GNUC_UNUSED)
{
  g_autoptr (GtkWidget) widget = g_ptr_array_steal_index_fast (put_off, put_off->len - 1);

  return widget != NULL && put_off->len > 0;
}

void
yc_widget_put_off (GtkWidget *widget)
{
  if (widget == NULL)
    return;
  if (put_off == NULL)
    put_off = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (put_off, g_object_ref (widget));
  /* behind the drawing */
  if (put_off->len == 1)
    g_idle_add (give_one_back, NULL);
}

void
yc_children_put_off_from (GtkWidget *child)
{
  for (GtkWidget *next; child != NULL; child = next) {
    next = gtk_widget_get_next_sibling (child);
    yc_widget_put_off (child);
    gtk_widget_unparent (child);
  }
}

void
yc_children_put_off (GtkWidget *parent)
{
  yc_children_put_off_from (gtk_widget_get_first_child (parent));
}

void
yc_children_drop_from (GtkWidget *child)
{
  for (GtkWidget *next; child != NULL; child = next) {
    next = gtk_widget_get_next_sibling (child);
    gtk_widget_unparent (child);
  }
}

GtkWidget *
yc_child_behind (GtkWidget *parent, GtkWidget *before)
{
  return before != NULL ? gtk_widget_get_next_sibling (before)
                        : gtk_widget_get_first_child (parent);
}

/* How many siblings there are from one on up to another, or to the last. */
static guint
count_up_to (GtkWidget *widget, const GtkWidget *end)
{
  guint n = 0;

  for (; widget != end; widget = gtk_widget_get_next_sibling (widget))
    n++;
  return n;
}

void
yc_child_put_behind (GtkWidget *child, GtkWidget *parent, GtkWidget *before)
{
  GtkWidget *next = yc_child_behind (parent, before);

  if (gtk_widget_get_parent (child) != parent
      || count_up_to (next, child) > count_up_to (child, NULL)) {
    gtk_widget_insert_after (child, parent, before);
    return;
  }
  for (; next != child; next = yc_child_behind (parent, before))
    gtk_widget_insert_before (next, parent, NULL);
}

void
yc_box_clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

void
yc_rows_clear (GtkListBox *list)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (list))) != NULL)
    gtk_list_box_remove (list, row);
}
