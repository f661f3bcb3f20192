/* test-icon-tints.c: an icon is given its colour once, and looks as GTK draws it; once a few of a
 * size were drawn, the others are read before they are. */

#include "app-fixture.h"
#include "compat.h"
#include "widgets/icon-ahead.h"
#include "widgets/icon-tints.h"

#define SIZE 16

static const GdkRGBA red = { 0.8F, 0.1F, 0.2F, 1 }, faint = { 0.2F, 0.3F, 0.9F, 0.5F };

static GtkSymbolicPaintable *
look_up (const char *name)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());

  return GTK_SYMBOLIC_PAINTABLE (
    gtk_icon_theme_lookup_icon (theme, name, NULL, SIZE, 1, GTK_TEXT_DIR_LTR, 0));
}

/* What is drawn of an icon; the caller unrefs. */
static GskRenderNode *
node_of (GtkSymbolicPaintable *icon, const GdkRGBA *color)
{
  const GdkRGBA colors[] = { *color, *color, *color, *color };
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_symbolic_paintable_snapshot_symbolic (icon, snapshot, SIZE, SIZE, colors,
                                            G_N_ELEMENTS (colors));
  return gtk_snapshot_free_to_node (snapshot);
}

static cairo_surface_t *
draw (GtkSymbolicPaintable *icon, const GdkRGBA *color)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node = node_of (icon, color);

  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static int
part (guint32 point, int shift)
{
  return (int) (point >> shift & 0xff);
}

/* Wherever something is drawn, it is of the colour; some of it is all there. */
static void
assert_colored (cairo_surface_t *surface, const GdkRGBA *color)
{
  const int stride = cairo_image_surface_get_stride (surface);
  int most = 0;

  for (int y = 0; y < SIZE; y++) {
    const guint32 *row = (const void *) (cairo_image_surface_get_data (surface) + y * stride);

    for (int x = 0; x < SIZE; x++) {
      const int alpha = part (row[x], 24);

      most = MAX (most, alpha);
      g_assert_cmpfloat_with_epsilon (part (row[x], 16), color->red * alpha, 2);
      g_assert_cmpfloat_with_epsilon (part (row[x], 8), color->green * alpha, 2);
      g_assert_cmpfloat_with_epsilon (part (row[x], 0), color->blue * alpha, 2);
    }
  }
  g_assert_cmpfloat_with_epsilon (most, color->alpha * 255, 2);
}

static void
assert_drawn (GtkSymbolicPaintable *icon, const GdkRGBA *color)
{
  cairo_surface_t *surface = draw (icon, color);

  assert_colored (surface, color);
  cairo_surface_destroy (surface);
}

static void
test_colors (void)
{
  g_autoptr (GtkSymbolicPaintable) icon = look_up ("yc-mine-symbolic");

  assert_drawn (icon, &red);
  assert_drawn (icon, &faint);
  assert_drawn (icon, &red);
}

/* Where GTK would colour each point whenever the icon is drawn, that is done once for a colour, of
 * which some are kept. */
static void
test_once (void)
{
  g_autoptr (GtkSymbolicPaintable) icon = look_up ("yc-factory-symbolic");
  const guint before = yc_icons_count_tinted ();
  guint after;

  assert_drawn (icon, &red);
  assert_drawn (icon, &faint);
  after = yc_icons_count_tinted ();
  if (after == before) {
    g_test_skip ("This GTK draws it in another way.");
    return;
  }
  g_assert_cmpuint (after, ==, before + 2);
  assert_drawn (icon, &red);
  assert_drawn (icon, &faint);
  g_assert_cmpuint (yc_icons_count_tinted (), ==, after);
  for (int i = 0; i < 20; i++)
    assert_drawn (icon, &(GdkRGBA){ (float) i / 20, 0, 0, 1 });
  assert_drawn (icon, &red);
  g_assert_cmpuint (yc_icons_count_tinted (), ==, after + 21);
}

#define LEVELS 256

/* Of each opacity, and each part that it can have. */
static cairo_surface_t *
all_points (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, LEVELS, LEVELS);
  guint32 *points = (void *) cairo_image_surface_get_data (surface);

  cairo_surface_flush (surface);
  for (guint32 opacity = 0; opacity < LEVELS; opacity++)
    for (guint32 part = 0; part < LEVELS; part++)
      points[opacity * LEVELS + part] = opacity << 24 | MIN (part, opacity) << 16
                                        | (opacity - MIN (part, opacity)) << 8
                                        | MIN (part, opacity) / 2;
  cairo_surface_mark_dirty (surface);
  return surface;
}

/* In whichever form this GTK draws a picture quickest, each point of it is what it was. */
static void
test_points (void)
{
  cairo_surface_t *surface = all_points ();
  g_autoptr (GdkTexture) texture = yc_texture_take_surface (all_points ());
  const gsize stride = LEVELS * sizeof (guint32);
  g_autofree guchar *drawn = g_malloc (stride * LEVELS);

  gdk_texture_download (texture, drawn, stride);
  g_assert_cmpmem (drawn, stride * LEVELS, cairo_image_surface_get_data (surface), stride * LEVELS);
  cairo_surface_destroy (surface);
}

/* ---- Read ahead ---- */

#define NEW_SIZE 23

static guint n_made;
static void (*constructed) (GObject *icon);

static void
count_made_icon (GObject *icon)
{
  constructed (icon);
  n_made++;
}

static void
draw_image (const char *name, GtkIconLookupFlags flags)
{
  g_autoptr (GIcon) icon = g_themed_icon_new (name);
  g_autoptr (GtkIconPaintable) found
    = gtk_icon_theme_lookup_by_gicon (gtk_icon_theme_get_for_display (gdk_display_get_default ()),
                                      icon, NEW_SIZE, 1, GTK_TEXT_DIR_LTR, flags);

  assert_drawn (GTK_SYMBOLIC_PAINTABLE (found), &red);
}

/* In either way in which an image looks them up. */
static void
test_ahead (void)
{
  const guint before = yc_icons_count_tinted (), n_read = yc_icons_count_read_ahead ();

  draw_image ("yc-mine-symbolic", 0);
  draw_image ("yc-factory-symbolic", 0);
  if (yc_icons_count_tinted () == before) {
    g_test_skip ("This GTK draws it in another way.");
    return;
  }
  app_test_wait (50);
  g_assert_cmpuint (yc_icons_count_read_ahead (), ==, n_read);
  draw_image ("yc-laborer-symbolic", 0);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_cmpuint (yc_icons_count_read_ahead (), >, n_read + 60);
  n_made = 0;
  draw_image ("yc-uranium-symbolic", 0);
  draw_image ("yc-uranium-symbolic", GTK_ICON_LOOKUP_PRELOAD);
  draw_image ("yc-mine-symbolic", GTK_ICON_LOOKUP_PRELOAD);
  g_assert_cmpuint (n_made, ==, 0);
}

static void
count_icons (void)
{
  GObjectClass *icons = g_type_class_ref (GTK_TYPE_ICON_PAINTABLE);

  constructed = icons->constructed;
  icons->constructed = count_made_icon;
}

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);

  g_test_add_func ("/icon-tints/colors", test_colors);
  count_icons ();
  g_test_add_func ("/icon-tints/once", test_once);
  g_test_add_func ("/icon-tints/points", test_points);
  g_test_add_func ("/icon-tints/ahead", test_ahead);
  return g_test_run ();
}
