/* focus.c: see focus.h. */

#include "focus.h"

GtkWidget *
yc_focus_beside (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

GtkWidget *
yc_focus_in (GtkWidget *part)
{
  GtkWidget *focus = yc_focus_beside (part);

  return focus != NULL && (focus == part || gtk_widget_is_ancestor (focus, part)) ? focus : NULL;
}
