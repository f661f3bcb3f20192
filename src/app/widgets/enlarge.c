/* enlarge.c: see enlarge.h. */

#include "enlarge.h"

/* The steps, with their classes of the style sheet. */
static const struct {
  double factor;
  const char *style_class;
} steps[] = {
  { 0.7, "yc-enlarged-70" },   { 0.8, "yc-enlarged-80" },
  { 0.9, "yc-enlarged-90" },   { 1, NULL },
  { 1.25, "yc-enlarged-125" }, { 1.4, "yc-enlarged-140" },
  { 1.6, "yc-enlarged-160" },  { 1.8, "yc-enlarged-180" },
  { 2, "yc-enlarged-200" },    { 2.5, "yc-enlarged-250" },
  { 3, "yc-enlarged-300" },    { 4, "yc-enlarged-400" },
};

#define USUAL 3 /* of the steps */

typedef struct {
  int width, height;      /* that it is usual in, … */
  YcHeightFunc height_at; /* … or by which it is found what fits */
  gsize step;             /* that it has */
} Enlarged;

static gsize
step_for_room (const Enlarged *enlarged, int width, int height)
{
  const double room = MIN (width / (double) enlarged->width, height / (double) enlarged->height);
  gsize step = USUAL;

  while (step + 1 < G_N_ELEMENTS (steps) && steps[step + 1].factor <= room)
    step++;
  return step;
}

/* Everything is larger by the same factor: what fits is told by what it takes now. */
static gboolean
fits (GtkWidget *widget, const Enlarged *enlarged, gsize step, int width, int height)
{
  const double larger = steps[step].factor / steps[enlarged->step].factor;
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least * larger > width)
    return FALSE;
  return enlarged->height_at (widget, (int) (width / larger)) * larger <= height;
}

static gsize
step_that_fits (GtkWidget *widget, const Enlarged *enlarged, int width, int height)
{
  gsize step = G_N_ELEMENTS (steps) - 1;

  while (step > 0 && !fits (widget, enlarged, step, width, height))
    step--;
  return step;
}

static void
window_sized (GtkWidget *widget, int width, int height)
{
  Enlarged *enlarged = g_object_get_data (G_OBJECT (widget), "enlarged");
  gsize step;

  if (width == 0) /* not yet */
    return;
  step = enlarged->height_at != NULL ? step_that_fits (widget, enlarged, width, height)
                                     : step_for_room (enlarged, width, height);
  if (step == enlarged->step)
    return;
  if (steps[enlarged->step].style_class != NULL)
    gtk_widget_remove_css_class (widget, steps[enlarged->step].style_class);
  if (steps[step].style_class != NULL)
    gtk_widget_add_css_class (widget, steps[step].style_class);
  enlarged->step = step;
}

static void
realized (GtkWidget *widget)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));

  yc_enlarge_again (widget);
  g_signal_connect_object (surface, "layout", G_CALLBACK (window_sized), widget, G_CONNECT_SWAPPED);
}

static void
unrealized (GtkWidget *widget)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));

  g_signal_handlers_disconnect_by_func (surface, window_sized, widget);
}

static Enlarged *
follow (GtkWidget *widget)
{
  Enlarged *enlarged = g_new0 (Enlarged, 1);

  enlarged->step = USUAL;
  g_object_set_data_full (G_OBJECT (widget), "enlarged", enlarged, g_free);
  g_signal_connect (widget, "realize", G_CALLBACK (realized), NULL);
  g_signal_connect (widget, "unrealize", G_CALLBACK (unrealized), NULL);
  return enlarged;
}

void
yc_enlarge_with_window (GtkWidget *widget, int width, int height)
{
  Enlarged *enlarged;

  g_return_if_fail (GTK_IS_WIDGET (widget) && !gtk_widget_get_realized (widget));

  enlarged = follow (widget);
  enlarged->width = width;
  enlarged->height = height;
}

void
yc_enlarge_to_fit (GtkWidget *widget, YcHeightFunc height_at)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && !gtk_widget_get_realized (widget));

  follow (widget)->height_at = height_at;
}

void
yc_enlarge_again (GtkWidget *widget)
{
  GdkSurface *surface;

  if (!gtk_widget_get_realized (widget))
    return;
  surface = gtk_native_get_surface (gtk_widget_get_native (widget));
  window_sized (widget, gdk_surface_get_width (surface), gdk_surface_get_height (surface));
}
