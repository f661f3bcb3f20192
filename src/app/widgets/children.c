/* children.c: see children.h. */

#include "children.h"

void
yc_children_clear (GtkWidget *parent)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (parent)) != NULL)
    gtk_widget_unparent (child);
}
