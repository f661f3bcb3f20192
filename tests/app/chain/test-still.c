/* test-chain-still.c: on the card table nothing moves that is tapped next. */

#include "widgets/card-button.h"
#include "chain-fixture.h"
#include "chain/chain-view.h"
#include "chain/likely-row.h"
#include "play/play-bar.h"
#include "walk.h"

/* ---- While a play is composed ---- */

/* Gives the window the frames that it needs to be laid out. */
static void
lay_out (void)
{
  for (int i = 0; i < 12; i++) {
    settle ();
    g_usleep (10000);
  }
}

static float
height_of (Table *table, const char *id)
{
  graphene_rect_t bounds;
  lay_out ();
  g_assert_true (gtk_widget_compute_bounds (card_below (table, GTK_WIDGET (tray_of (table)), id),
                                            table->page, &bounds));
  return bounds.origin.y;
}

static void
test_still (void)
{
  Table *table = open_after ("older-card-2p", 4);
  const float before = height_of (table, "e2");

  g_assert_cmpfloat (before, >, 0);
  tap_card (table, "e6");
  g_assert_cmpfloat (height_of (table, "e2"), ==, before);
  for (int i = 0; i < 3; i++) {
    tap_card (table, "e3");
    g_assert_cmpfloat (height_of (table, "e2"), ==, before);
  }
  gtk_widget_activate_action (table->page, "table.escape", NULL);
  tap_card (table, "double-agent");
  g_assert_cmpfloat (height_of (table, "e2"), ==, before);
  table_close (table);
}

/* The first play of a turn goes up into the line that is kept for it. */
static void
test_still_after_record (void)
{
  Table *table = open_after ("older-card-2p", 4);
  const float before = height_of (table, "e2");

  type_play (table, "yellow activate yellowcake side e6");
  assert_last (table, "yellow activate yellowcake side e6");
  g_assert_cmpfloat (height_of (table, "e2"), ==, before);
  table_close (table);
}

/* A play that is wider than the window is seen at its end, where the next card comes, and what they
 * are laid under stays in sight. */
static void
test_long_wish (void)
{
  static const char *const tapped[] = { "e6", "m2", "m8", "m9", "e4", "e3" };
  Table *table = open_after ("older-card-2p", 4);
  g_autoptr (GPtrArray) areas = NULL;
  g_autoptr (GPtrArray) cards = NULL;
  graphene_rect_t first, last;

  gtk_window_set_default_size (GTK_WINDOW (table->window), 360, 740);
  lay_out ();
  for (gsize i = 0; i < G_N_ELEMENTS (tapped); i++) {
    tap_card (table, tapped[i]);
    lay_out ();
  }
  areas = find_all (table->page, GTK_TYPE_SCROLLED_WINDOW);
  while (!gtk_widget_has_css_class (gtk_widget_get_parent (areas->pdata[0]), "yc-link-wish"))
    g_ptr_array_remove_index (areas, 0);
  cards = find_all (areas->pdata[0], YC_TYPE_CARD_BUTTON);
  g_assert_cmpuint (cards->len, ==, 5);
  g_assert_true (gtk_widget_compute_bounds (cards->pdata[0], areas->pdata[0], &first));
  g_assert_true (gtk_widget_compute_bounds (cards->pdata[4], areas->pdata[0], &last));
  g_assert_cmpfloat (first.origin.x, <, 0);
  g_assert_cmpfloat (last.origin.x + last.size.width, <=,
                     (float) gtk_widget_get_width (areas->pdata[0]));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_prev_sibling (areas->pdata[0]),
                                            gtk_widget_get_parent (areas->pdata[0]), &first));
  g_assert_cmpfloat (first.origin.x, >=, 0);
  table_close (table);
}

/* ---- What is tapped stays where it is ---- */

static graphene_rect_t
bounds_in (GtkWidget *widget, GtkWidget *root)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, root, &bounds));
  return bounds;
}

/* However many cards of a hand are named, those still to be tapped do not move. */
static void
test_list_still (void)
{
  static const char *const ids[] = { "m1", "f1", "e1", "f2", "f3", "m2", "f4", "e2", "u3", "e4" };
  Table *table = open_after ("older-card-2p", 4);
  GtkWidget *dialog, *tray;
  graphene_rect_t before, after;

  type_play (table, "table adjust yellow hand +? +? +? +? +?");
  gtk_widget_activate_action (table->page, "table.tell-hand", NULL);
  lay_out ();
  dialog = dialog_of (table);
  tray = only (dialog, YC_TYPE_TRAY);
  before = bounds_in (card_below (table, tray, "m1"), dialog);
  for (gsize i = 0; i < G_N_ELEMENTS (ids) - 1; i++) {
    tap (table, tray, ids[i]);
    lay_out ();
    after = bounds_in (card_below (table, tray, "m1"), dialog);
    g_assert_cmpfloat (after.origin.y, ==, before.origin.y);
  }
  /* with the last card all is told */
  tap (table, tray, ids[G_N_ELEMENTS (ids) - 1]);
  assert_last (table, "table hand yellow m1 f1 e1 f2 f3 m2 f4 e2 u3 e4");
  table_close (table);
}

/* The bar gets no lower while a play is composed, and does when it is not composed any more. */
static void
test_bar_still (void)
{
  static const char *const ids[] = { "f1", "u3", "u3", "e1", "e1" };
  Table *table = open_after ("older-card-2p", 4);
  GtkWidget *bar = only (table->page, YC_TYPE_PLAY_BAR);
  const int empty = gtk_widget_get_height (bar);
  int height = empty;

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++) {
    tap_card (table, ids[i]);
    lay_out ();
    g_assert_cmpint (gtk_widget_get_height (bar), >=, height);
    height = gtk_widget_get_height (bar);
  }
  g_assert_cmpint (height, >, empty);
  yc_composer_clear (yc_play_bar_get_composer (YC_PLAY_BAR (bar)));
  lay_out ();
  g_assert_cmpint (gtk_widget_get_height (bar), ==, empty);
  table_close (table);
}

/* The lowest card in view is tapped, and the bar opens: what may be laid sideways stays in view. */
static void
test_view_still (void)
{
  Table *table = open_after ("older-card-2p", 4);
  GtkWidget *likely = only (table->page, YC_TYPE_LIKELY_ROW);
  GtkWidget *pane = gtk_widget_get_ancestor (likely, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *card = card_below (table, GTK_WIDGET (tray_of (table)), "e6");
  GtkAdjustment *along = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (pane));
  graphene_rect_t row = bounds_in (likely, pane);
  double at;

  g_assert_cmpfloat (row.origin.y + row.size.height, <, gtk_widget_get_height (pane));
  gtk_widget_grab_focus (card);
  lay_out ();
  at = gtk_adjustment_get_value (along);
  g_signal_emit_by_name (card, "clicked");
  lay_out ();
  row = bounds_in (likely, pane);
  g_assert_cmpfloat (bounds_in (card, pane).origin.y, >, gtk_widget_get_height (pane));
  g_assert_cmpfloat (gtk_adjustment_get_value (along), ==, at);
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/chain-still/still", test_still);
  g_test_add_func ("/chain-still/still-after-record", test_still_after_record);
  g_test_add_func ("/chain-still/long-wish", test_long_wish);
  g_test_add_func ("/chain-still/list-still", test_list_still);
  g_test_add_func ("/chain-still/bar-still", test_bar_still);
  g_test_add_func ("/chain-still/view-still", test_view_still);
  return g_test_run ();
}
