/* style-class.c: see style-class.h. */

#include "style-class.h"

void
yc_style_class_set (GtkWidget *widget, const char *style, gboolean wanted)
{
  if (wanted)
    gtk_widget_add_css_class (widget, style);
  else
    gtk_widget_remove_css_class (widget, style);
}
