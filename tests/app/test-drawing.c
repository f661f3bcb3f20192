/* test-drawing.c: what the table does so that little is drawn: icons without a widget for each,
 * tiles as pictures, and panes that are cut off by what stands below them. */

#include "dress.h"
#include "walk.h"
#include "widgets/bleed.h"
#include "widgets/icon-row.h"
#include "widgets/still.h"

#include <adwaita.h>

static void
settle (void)
{
  for (int i = 0; i < 10; i++) {
    while (g_main_context_iteration (NULL, FALSE))
      continue;
    g_usleep (5000);
  }
}

static GtkWidget *
open_window (GtkWidget *child)
{
  GtkWidget *window = adw_window_new ();

  dress ();
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 400);
  adw_window_set_content (ADW_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (child))
    g_main_context_iteration (NULL, TRUE);
  settle ();
  return window;
}

static void
close_window (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* ---- Icons ---- */

static const YcSide side = { .workers = { 2, 1, 0 }, .goods = { [YC_YELLOWCAKE] = 4 } };

static GtkWidget *
row_in (GtkWidget *window, const char *style)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *row = yc_icon_row_new ();

  if (style != NULL)
    gtk_widget_add_css_class (box, style);
  yc_icon_row_show_side (YC_ICON_ROW (row), &side);
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (window), box);
  return row;
}

static int
natural (GtkWidget *widget, GtkOrientation orientation)
{
  int size;

  gtk_widget_measure (widget, orientation, -1, NULL, &size, NULL, NULL);
  return size;
}

/* As large as where they stand wants them, also if that changes. */
static void
test_sizes (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window;
  GtkWidget *plain = row_in (box, NULL), *small = row_in (box, "yc-picture"),
            *large = row_in (box, "yc-preview-card");
  int before;

  window = open_window (box);
  g_assert_null (gtk_widget_get_first_child (plain));
  g_assert_cmpint (natural (small, GTK_ORIENTATION_HORIZONTAL), <,
                   natural (plain, GTK_ORIENTATION_HORIZONTAL));
  g_assert_cmpint (natural (large, GTK_ORIENTATION_HORIZONTAL), >,
                   natural (plain, GTK_ORIENTATION_HORIZONTAL));
  before = natural (plain, GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_add_css_class (box, "yc-enlarged-200");
  settle ();
  g_assert_cmpint (natural (plain, GTK_ORIENTATION_HORIZONTAL), >, before * 3 / 2);
  gtk_widget_remove_css_class (box, "yc-enlarged-200");
  settle ();
  g_assert_cmpint (natural (plain, GTK_ORIENTATION_HORIZONTAL), ==, before);
  close_window (window);
}

static void
test_pieces (void)
{
  static const char *const expected[] = { "laborer", "laborer", "engineer", "4", "yellowcake" };
  GtkWidget *row = g_object_ref_sink (yc_icon_row_new ());

  yc_icon_row_show_side (YC_ICON_ROW (row), &side);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++) {
    const YcIconPiece *piece = yc_icon_row_get_piece (YC_ICON_ROW (row), i);

    g_assert_nonnull (piece);
    g_assert_true ((piece->icon == NULL) != (piece->text == NULL));
    g_assert_cmpstr (piece->icon != NULL ? piece->icon : piece->text, ==, expected[i]);
  }
  g_assert_null (yc_icon_row_get_piece (YC_ICON_ROW (row), G_N_ELEMENTS (expected)));
  g_object_unref (row);
}

/* ---- Pictures ---- */

static GskRenderNode *
snapshot_of (YcStill *still, GtkWidget *widget, GtkWidget *child)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  yc_still_append_child (still, snapshot, widget, child);
  return gtk_snapshot_free_to_node (snapshot);
}

/* It is drawn anew when it changes, and only then, wherever it stands. */
static void
test_still (gconstpointer margin)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *label = gtk_label_new ("One");
  YcStill still = { 0 };
  GskRenderNode *first;
  GtkWidget *window;

  gtk_widget_set_margin_start (label, GPOINTER_TO_INT (margin));
  gtk_box_append (GTK_BOX (box), label);
  window = open_window (box);
  gsk_render_node_unref (snapshot_of (&still, box, label));
  g_assert_nonnull (still.picture);
  first = gsk_render_node_ref (still.picture);
  gtk_widget_add_css_class (box, "heading");
  gtk_widget_remove_css_class (box, "heading");
  gtk_widget_queue_draw (box);
  settle ();
  gsk_render_node_unref (snapshot_of (&still, box, label));
  g_assert_true (still.picture == first);
  gtk_label_set_text (GTK_LABEL (label), "Two");
  settle ();
  gsk_render_node_unref (snapshot_of (&still, box, label));
  g_assert_true (still.picture != first);
  gsk_render_node_unref (first);
  gtk_widget_set_visible (label, FALSE);
  settle ();
  g_assert_null (snapshot_of (&still, box, label));
  yc_still_clear (&still);
  close_window (window);
}

#define SIDE 20

/* With two points to a pixel. */
static void
paint (GskRenderNode *picture, const graphene_rect_t *bounds, guint32 *points)
{
  const int width = 2 * (int) bounds->size.width, height = 2 * (int) bounds->size.height;
  cairo_surface_t *surface = cairo_image_surface_create_for_data (
    (guchar *) points, CAIRO_FORMAT_ARGB32, width, height, width * (int) sizeof (guint32));
  cairo_t *cr;

  memset (points, 0, sizeof (guint32) * (gsize) (width * height));
  cairo_surface_set_device_scale (surface, 2, 2);
  cr = cairo_create (surface);
  cairo_translate (cr, -(double) bounds->origin.x, -(double) bounds->origin.y);
  gsk_render_node_draw (picture, cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* A square within: `scale` points to a pixel, and no more of them than it needs. */
static void
test_picture (void)
{
  const graphene_rect_t square = GRAPHENE_RECT_INIT (3.5F, 2, SIDE, SIDE);
  const GdkRGBA red = { 1, 0, 0, 1 };
  GskRenderNode *node = gsk_color_node_new (&red, &square);
  GskRenderNode *picture = yc_still_new (node, 2);
  graphene_rect_t bounds;
  guint32 points[2 * SIDE * 2 * (SIDE + 1)];

  gsk_render_node_get_bounds (picture, &bounds);
  g_assert_true (graphene_rect_equal (&bounds, &GRAPHENE_RECT_INIT (3, 2, SIDE + 1, SIDE)));
  paint (picture, &bounds, points);
  g_assert_cmphex (points[0], ==, 0);
  g_assert_cmphex (points[1], ==, 0xffff0000);
  gsk_render_node_unref (picture);
  gsk_render_node_unref (node);
}

/* ---- Panes ---- */

typedef struct {
  GtkWidget *window, *box, *above, *below, *pane, *list;
} Desk;

static void
open_desk (Desk *desk)
{
  GtkWidget *box = desk->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_type_ensure (YC_TYPE_BLEED);
  desk->above = gtk_label_new ("Above");
  desk->below = gtk_label_new ("Below");
  desk->list = gtk_label_new ("Long");
  desk->pane = gtk_scrolled_window_new ();
  gtk_widget_set_size_request (desk->list, 100, 1000);
  gtk_widget_set_vexpand (desk->pane, TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (desk->pane), desk->list);
  gtk_box_append (GTK_BOX (box), desk->above);
  gtk_box_append (GTK_BOX (box), g_object_new (YC_TYPE_BLEED, "child", desk->pane, NULL));
  gtk_box_append (GTK_BOX (box), desk->below);
  desk->window = open_window (box);
}

static GtkWidget *
cut_of (const Desk *desk)
{
  return gtk_widget_get_parent (desk->pane);
}

/* The place that cuts off is the same, whatever room is left. */
static void
test_cut (void)
{
  Desk desk;
  int height, cut;

  open_desk (&desk);
  height = gtk_widget_get_height (desk.pane);
  cut = gtk_widget_get_height (cut_of (&desk));
  g_assert_cmpint (height + gtk_widget_get_height (desk.above) + gtk_widget_get_height (desk.below),
                   ==, gtk_widget_get_height (desk.box));
  g_assert_true (gtk_widget_get_overflow (cut_of (&desk)) == GTK_OVERFLOW_HIDDEN);
  g_assert_true (gtk_widget_get_overflow (gtk_widget_get_parent (desk.list))
                 == GTK_OVERFLOW_VISIBLE);
  gtk_widget_set_size_request (desk.below, -1, 200);
  settle ();
  g_assert_cmpint (gtk_widget_get_height (desk.pane), <, height);
  g_assert_cmpint (gtk_widget_get_height (cut_of (&desk)), ==, cut);
  gtk_widget_set_size_request (desk.below, -1, -1);
  settle ();
  g_assert_cmpint (gtk_widget_get_height (desk.pane), ==, height);
  close_window (desk.window);
}

static void
scroll (GtkAdjustment *place)
{
  gtk_adjustment_set_value (place, 900 - gtk_adjustment_get_value (place));
}

/* Whoever scrolls while the room changes is shown where that leads, and so is who scrolls later. */
static void
test_scrolled (void)
{
  GtkAdjustment *place;
  graphene_rect_t bounds;
  Desk desk;

  open_desk (&desk);
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (desk.pane));
  g_signal_connect (place, "notify::page-size", G_CALLBACK (scroll), NULL);
  for (int height = 50; height < 200; height += 30) {
    gtk_widget_set_size_request (desk.below, -1, height);
    settle ();
    gtk_adjustment_set_value (place, height);
    settle ();
    g_assert_true (gtk_widget_compute_bounds (desk.list, desk.pane, &bounds));
    g_assert_cmpfloat (bounds.origin.y, ==, (float) -height);
  }
  close_window (desk.window);
}

static GtkWidget *
at (const Desk *desk, double y)
{
  GtkWidget *picked = gtk_widget_pick (desk->box, 200, y, GTK_PICK_DEFAULT);

  return gtk_widget_get_ancestor (picked, GTK_TYPE_LABEL);
}

/* GTK tells screen readers of nothing that stands in a presentation. */
static void
test_heard (void)
{
  Desk desk;

  open_desk (&desk);
  for (GtkWidget *widget = desk.pane; widget != desk.window;
       widget = gtk_widget_get_parent (widget))
    g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)), !=,
                     GTK_ACCESSIBLE_ROLE_PRESENTATION);
  close_window (desk.window);
}

/* What goes on beneath something is not tapped there, nor above where it is scrolled to. */
static void
test_taps (void)
{
  GtkAdjustment *place;
  Desk desk;
  int middle;

  open_desk (&desk);
  middle = gtk_widget_get_height (desk.above) / 2;
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (desk.pane));
  for (int i = 0; i < 2; i++) {
    g_assert_true (at (&desk, middle) == desk.above);
    g_assert_true (at (&desk, 200) == desk.list);
    g_assert_true (at (&desk, gtk_widget_get_height (desk.box) - middle) == desk.below);
    gtk_adjustment_set_value (place, 300);
    settle ();
    g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 300);
  }
  close_window (desk.window);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/drawing/sizes", test_sizes);
  g_test_add_func ("/drawing/pieces", test_pieces);
  g_test_add_func ("/drawing/picture", test_picture);
  g_test_add_data_func ("/drawing/still", GINT_TO_POINTER (0), test_still);
  g_test_add_data_func ("/drawing/still-within", GINT_TO_POINTER (40), test_still);
  g_test_add_func ("/drawing/cut", test_cut);
  g_test_add_func ("/drawing/scrolled", test_scrolled);
  g_test_add_func ("/drawing/heard", test_heard);
  g_test_add_func ("/drawing/taps", test_taps);
  return g_test_run ();
}
