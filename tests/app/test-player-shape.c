/* test-player-shape.c: each player can be told from the others without seeing colours. */

#include "app-fixture.h"
#include "widgets/player-badge.h"

/* The shape as it is drawn, in black and white. */
static cairo_surface_t *
draw (YcColor color)
{
  GtkWidget *shape = yc_player_shape_new (color);
  GtkWindow *window;
  GdkPaintable *paintable;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 64, 64);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;

  gtk_widget_set_size_request (shape, 64, 64);
  /* a window may be larger than was asked for */
  gtk_widget_set_halign (shape, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (shape, GTK_ALIGN_CENTER);
  window = app_test_show (shape, 64, 64);
  paintable = gtk_widget_paintable_new (shape);
  gdk_paintable_snapshot (paintable, snapshot, 64, 64);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  g_object_unref (paintable);
  gtk_window_destroy (window);
  return surface;
}

static guint
count_differences (cairo_surface_t *one, cairo_surface_t *other)
{
  int stride = cairo_image_surface_get_stride (one);
  const guchar *left = cairo_image_surface_get_data (one),
               *right = cairo_image_surface_get_data (other);
  guint differences = 0;

  cairo_surface_flush (one);
  cairo_surface_flush (other);
  for (int index = 0; index < 64 * stride; index++)
    differences += ABS (left[index] - right[index]) > 128;
  return differences;
}

static void
test_told_apart (void)
{
  cairo_surface_t *shapes[YC_COLORS];

  for (int color = 0; color < YC_COLORS; color++)
    shapes[color] = draw (color);
  for (int one = 0; one < YC_COLORS; one++)
    for (int other = 0; other < one; other++)
      g_assert_cmpuint (count_differences (shapes[one], shapes[other]), >, 64 * 64 / 20);
  for (int color = 0; color < YC_COLORS; color++)
    cairo_surface_destroy (shapes[color]);
}

static void
test_words (void)
{
  for (int one = 0; one < YC_COLORS; one++)
    for (int other = 0; other < one; other++) {
      g_assert_cmpstr (yc_color_shape_label (one), !=, yc_color_shape_label (other));
      g_assert_cmpstr (yc_color_style_class (one), !=, yc_color_style_class (other));
    }
}

static void
test_names (void)
{
  for (int color = 0; color < YC_COLORS; color++)
    g_assert_cmpint (yc_color_of_name (yc_color_name (color)), ==, color);
  g_assert_cmpint (yc_color_of_name ("mauve"), ==, YC_COLORS);
}

static void
test_badge (void)
{
  GtkWidget *badge = g_object_ref_sink (yc_player_badge_new (YC_GREEN, "Cy"));
  g_autofree char *name = NULL;
  guint color;

  yc_player_badge_set_player (YC_PLAYER_BADGE (badge), YC_PURPLE, "Di");
  g_object_get (badge, "name-text", &name, "color", &color, NULL);
  g_assert_cmpstr (name, ==, "Di");
  g_assert_cmpuint (color, ==, YC_PURPLE);
  g_assert_nonnull (app_test_find (badge, GTK_TYPE_LABEL, "Di"));
  g_object_unref (badge);
}

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);

  g_test_add_func ("/player-shape/told-apart", test_told_apart);
  g_test_add_func ("/player-shape/words", test_words);
  g_test_add_func ("/player-shape/names", test_names);
  g_test_add_func ("/player-shape/badge", test_badge);
  return g_test_run ();
}
