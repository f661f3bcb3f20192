/* template.c: see template.h. */

#include "template.h"

void
yc_template_set (GtkWidgetClass *klass, const char *file)
{
  g_autofree char *path = g_strconcat ("/io/github/yellowcake/Yellowcake/", file, NULL);

  gtk_widget_class_set_template_from_resource (klass, path);
}

void
yc_template_dispose (GObject *object)
{
  GObjectClass *parent = g_type_class_peek_parent (G_OBJECT_GET_CLASS (object));

  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));
  parent->dispose (object);
}
