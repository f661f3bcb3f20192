/* children.c: see children.h. */

#include "children.h"

void
yc_children_clear (GtkWidget *parent)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (parent)) != NULL)
    gtk_widget_unparent (child);
}

void
yc_children_drop_from (GtkWidget *child)
{
  for (GtkWidget *next; child != NULL; child = next) {
    next = gtk_widget_get_next_sibling (child);
    gtk_widget_unparent (child);
  }
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
