/* wrap.c: see wrap.h. */

#include "wrap.h"

#include "children.h"
#include "wrap-layout.h"

struct _YcWrap {
  GtkWidget parent_instance;
};

static void yc_wrap_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (YcWrap,
                               yc_wrap,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, yc_wrap_buildable_init))

static void
yc_wrap_add_child (GtkBuildable *buildable,
                   GtkBuilder *builder G_GNUC_UNUSED,
                   GObject *child,
                   const char *type G_GNUC_UNUSED)
{
  yc_wrap_append (YC_WRAP (buildable), GTK_WIDGET (child));
}

static void
yc_wrap_buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = yc_wrap_add_child;
}

static void
yc_wrap_dispose (GObject *object)
{
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_wrap_parent_class)->dispose (object);
}

static void
yc_wrap_class_init (YcWrapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_wrap_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, YC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
yc_wrap_init (YcWrap *self)
{
  yc_wrap_set_spacing (self, 6, FALSE);
}

GtkWidget *
yc_wrap_new (int spacing, gboolean justify)
{
  YcWrap *self = g_object_new (YC_TYPE_WRAP, NULL);

  yc_wrap_set_spacing (self, spacing, justify);
  return GTK_WIDGET (self);
}

void
yc_wrap_set_spacing (YcWrap *self, int spacing, gboolean justify)
{
  g_object_set (gtk_widget_get_layout_manager (GTK_WIDGET (self)), "spacing", spacing,
                "line-spacing", spacing, "justify", justify, NULL);
}

void
yc_wrap_set_natural_width (YcWrap *self, int width)
{
  g_object_set (gtk_widget_get_layout_manager (GTK_WIDGET (self)), "natural-width", width, NULL);
}

void
yc_wrap_append (YcWrap *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
