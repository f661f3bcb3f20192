/* enlarge.c: see enlarge.h. */

#include "enlarge.h"

/* The steps, with their classes of the style sheet. */
static const struct {
  double factor;
  const char *style_class;
} steps[] = {
  { 1.25, "yc-enlarged-125" }, { 1.4, "yc-enlarged-140" }, { 1.6, "yc-enlarged-160" },
  { 1.8, "yc-enlarged-180" },  { 2, "yc-enlarged-200" },   { 2.5, "yc-enlarged-250" },
  { 3, "yc-enlarged-300" },    { 4, "yc-enlarged-400" },
};

typedef struct {
  int width, height;
  const char *style_class; /* that it has, or NULL */
} Enlarged;

static const char *
class_for (const Enlarged *enlarged, int width, int height)
{
  const double room = MIN (width / (double) enlarged->width, height / (double) enlarged->height);
  const char *style_class = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (steps) && steps[i].factor <= room; i++)
    style_class = steps[i].style_class;
  return style_class;
}

static void
window_sized (GtkWidget *widget, int width, int height)
{
  Enlarged *enlarged = g_object_get_data (G_OBJECT (widget), "enlarged");
  const char *style_class = class_for (enlarged, width, height);

  if (style_class == enlarged->style_class)
    return;
  if (enlarged->style_class != NULL)
    gtk_widget_remove_css_class (widget, enlarged->style_class);
  if (style_class != NULL)
    gtk_widget_add_css_class (widget, style_class);
  enlarged->style_class = style_class;
}

static void
realized (GtkWidget *widget)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));

  window_sized (widget, gdk_surface_get_width (surface), gdk_surface_get_height (surface));
  g_signal_connect_object (surface, "layout", G_CALLBACK (window_sized), widget, G_CONNECT_SWAPPED);
}

static void
unrealized (GtkWidget *widget)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));

  g_signal_handlers_disconnect_by_func (surface, window_sized, widget);
}

void
yc_enlarge_with_window (GtkWidget *widget, int width, int height)
{
  Enlarged *enlarged = g_new0 (Enlarged, 1);

  g_return_if_fail (GTK_IS_WIDGET (widget) && !gtk_widget_get_realized (widget));

  enlarged->width = width;
  enlarged->height = height;
  g_object_set_data_full (G_OBJECT (widget), "enlarged", enlarged, g_free);
  g_signal_connect (widget, "realize", G_CALLBACK (realized), NULL);
  g_signal_connect (widget, "unrealize", G_CALLBACK (unrealized), NULL);
}
