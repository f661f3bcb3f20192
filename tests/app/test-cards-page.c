/* test-cards-page.c: all cards with their counts; corrected, taken in, on every window. */

#include "cards-desk.h"
#include "cards/card-row.h"
#include "cards/cards-list.h"
#include "cards/import-dialog.h"
#include "cards/teach-dialog.h"
#include "manhattan/board.h"

#include <string.h>

static void
test_counts (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = cards_desk_rows (desk);

  cards_desk_assert_counts (desk, "Mine", "2 of 20 known; 1 with numbers missing");
  cards_desk_assert_counts (desk, "Special action", "6 of 6 known");
  cards_desk_assert_counts (desk, "Bomb Plan", "2 of 13 known; 1 with numbers missing");
  cards_desk_assert_counts (desk, "Landmark", "4 of 4 known; 2 with numbers missing");
  g_assert_nonnull (strstr (text, "Mine. 2 of 20 known; 1 with numbers missing\n"));
  g_assert_nonnull (strstr (text, "Certain. From the catalogue: worked example, Portuguese"));
  g_assert_nonnull (strstr (text, "Likely, numbers missing."));
  cards_desk_teach (desk, "card our-mine mine x3 needs E gives Y2 side L");
  cards_desk_assert_counts (desk, "Mine", "5 of 20 known; 1 with numbers missing");
  g_assert_cmpuint (desk->changes, ==, 1);
}

static void
test_taught (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = NULL;

  cards_desk_teach (desk, "card a-mine mine x2 needs E gives Y2 side L confidence high");
  cards_desk_teach (desk, "card mine-ee-y3 mine x? needs EE gives Y3 side S confidence high");
  text = cards_desk_rows (desk);
  g_assert_nonnull (strstr (text, "a-mine, 2 copies. Mine. Needs 1 engineer. Brings 2 yellowcake. "
                                  "Sideways: 1 laborer. Certain. Taught by this table."));
  g_assert_nonnull (strstr (text, "Certain. Corrected by this table."));
  cards_desk_restore (desk, "card mine-ee-y3");
  cards_desk_restore (desk, "card a-mine");
  g_free (text);
  text = cards_desk_rows (desk);
  g_assert_null (strstr (text, "this table"));
}

/* Looked at and taught as it is, a card is what it was; but how sure it is can be corrected. */
static void
test_edit (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  const char *const keys[] = { "loaded", "card mine-ee-y3" };
  GtkWidget *dialog;

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++) {
    app_test_click (cards_desk_edit (desk, keys[i]), "_Teach");
    app_test_wait (30);
    g_assert_null (app_test_window (YC_TYPE_TEACH_DIALOG));
    g_assert_cmpint (yc_collection_get_origin (cards_desk_collection (desk), keys[i]), ==,
                     YC_ORIGIN_CATALOGUE);
  }
  g_assert_cmpuint (desk->changes, ==, 0);
  dialog = cards_desk_edit (desk, "card mine-ee-y3");
  adw_combo_row_set_selected (ADW_COMBO_ROW (app_test_find (dialog, ADW_TYPE_COMBO_ROW, NULL)), 2);
  app_test_click (dialog, "_Teach");
  g_assert_cmpint (yc_collection_get_origin (cards_desk_collection (desk), "card mine-ee-y3"), ==,
                   YC_ORIGIN_CORRECTED);
}

/* ---- The place in the list ---- */

/* The row whose words begin so, or NULL if it is not on the screen. */
static GtkWidget *
row_of (Desk *desk, const char *words)
{
  GtkWidget *row;

  for (guint i = 0; (row = app_test_find_nth (desk->page, YC_TYPE_CARD_ROW, i)) != NULL; i++)
    if (g_str_has_prefix (yc_card_row_get_words (YC_CARD_ROW (row)), words))
      return row;
  return NULL;
}

static double
place_of (Desk *desk, const char *words)
{
  GtkWidget *row = row_of (desk, words);
  graphene_point_t place;

  g_assert_nonnull (row);
  g_assert_true (gtk_widget_compute_point (row, desk->page, &GRAPHENE_POINT_INIT (0, 0), &place));
  return (double) place.y;
}

static void
scroll_down (Desk *desk)
{
  GtkScrolledWindow *pane
    = GTK_SCROLLED_WINDOW (app_test_find (desk->page, GTK_TYPE_SCROLLED_WINDOW, NULL));
  GtkAdjustment *along = gtk_scrolled_window_get_vadjustment (pane);

  app_test_wait (50);
  gtk_adjustment_set_value (along, gtk_adjustment_get_upper (along) / 4);
  for (int tries = 0; tries < 40 && row_of (desk, "Mine.") != NULL; tries++)
    app_test_wait (50);
}

static void
assert_same_items (GListModel *shown, YcCollection *collection)
{
  g_autoptr (GListModel) wanted = yc_cards_list_new (collection);
  const guint n = g_list_model_get_n_items (wanted);

  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpstr (gtk_string_list_get_string (GTK_STRING_LIST (shown), i), ==,
                     gtk_string_list_get_string (GTK_STRING_LIST (wanted), i));
}

/* What is corrected, taught and forgotten above and below leaves the rows where they are. */
static void
test_keeps_place (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  double before;

  scroll_down (desk);
  g_assert_null (row_of (desk, "Mine."));
  before = place_of (desk, "univ-2-sss.");
  cards_desk_teach (desk, "card univ-2-sss university x? needs ? gives S confidence high");
  app_test_wait (50);
  g_assert_nonnull (strstr (yc_card_row_get_words (YC_CARD_ROW (row_of (desk, "univ-2-sss."))),
                            "Corrected by this table"));
  g_assert_cmpfloat_with_epsilon (place_of (desk, "univ-2-sss."), before, 1);
  cards_desk_teach (desk, "card a-mine mine x2 needs E gives Y2 side L confidence high");
  cards_desk_teach (desk, "plan p8 needs SSE pays U3 points 5");
  app_test_wait (50);
  g_assert_cmpfloat_with_epsilon (place_of (desk, "univ-2-sss."), before, 1);
  cards_desk_merge (desk, "card a-mine", "card mine-ee-y3");
  app_test_wait (50);
  g_assert_cmpfloat_with_epsilon (place_of (desk, "univ-2-sss."), before, 1);
}

/* The list brought up to date is the list as it would be made now. */
static void
test_list_update (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GListModel) shown = yc_cards_list_new (cards_desk_collection (desk));
  const char *const steps[] = { "card a-mine mine x2 needs E gives Y2 side L",
                                "plan p8 needs SSE pays U3 points 5",
                                "=card a-mine",
                                "-card univ-1-ss",
                                "=card univ-1-ss",
                                "=plan p8" };

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++) {
    if (steps[i][0] == '=')
      cards_desk_restore (desk, steps[i] + 1);
    else if (steps[i][0] == '-')
      cards_desk_merge (desk, steps[i] + 1, "card univ-1-ee");
    else
      cards_desk_teach (desk, steps[i]);
    g_assert_cmpuint (desk->changes, ==, i + 1);
    yc_cards_list_update (shown, cards_desk_collection (desk));
    assert_same_items (shown, cards_desk_collection (desk));
  }
}

static void
test_import (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  static const char text[] = "yellowcake 1\ngame chain-reaction\n"
                             "card theirs mine x1 needs E gives Y2 side L\n"
                             "card other mine x1 needs E gives Y4 side L\n"
                             "card their-name mine x? needs EE gives Y3 side S\n"
                             "card mine-eee-y5 mine x2 needs EEE gives Y6 side L\n"
                             "card univ-1-ss university x? needs ? gives SS\n";
  g_autofree char *path = app_test_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *exported = NULL;
  GtkWidget *dialog;
  int minimum;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  yc_cards_page_import (YC_CARDS_PAGE (desk->page), file);
  app_test_wait (50);
  dialog = app_test_window (YC_TYPE_IMPORT_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_nonnull (app_test_find (dialog, GTK_TYPE_LABEL,
                                   "2 cards are new. 1 differs from yours. 1 adds to what "
                                   "you know. What is taken over holds in every earlier "
                                   "session, too."));
  gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  gtk_check_button_set_active (
    GTK_CHECK_BUTTON (app_test_find (dialog, GTK_TYPE_CHECK_BUTTON, "card other")), FALSE);
  g_assert_true (gtk_check_button_get_active (
    GTK_CHECK_BUTTON (app_test_find (dialog, GTK_TYPE_CHECK_BUTTON, "card their-name"))));
  g_assert_false (gtk_check_button_get_active (
    GTK_CHECK_BUTTON (app_test_find (dialog, GTK_TYPE_CHECK_BUTTON, "card mine-eee-y5"))));
  g_assert_nonnull (app_test_find (dialog, GTK_TYPE_LABEL, "Theirs, if ticked; 2 copies"));
  gtk_check_button_set_active (
    GTK_CHECK_BUTTON (app_test_find (dialog, GTK_TYPE_CHECK_BUTTON, "Keep both")), TRUE);
  app_test_click (dialog, "_Take Over");
  exported = yc_collection_export (cards_desk_collection (desk));
  g_assert_cmpstr (exported, ==,
                   "yellowcake 1\ngame chain-reaction\n"
                   "card mine-ee-y3 mine x? needs EE gives Y3 side S\n"
                   "card mine-eee-y6 mine x2 needs EEE gives Y6 side L\n"
                   "card theirs mine x1 needs E gives Y2 side L\n");
}

static void
test_board (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = NULL;

  yc_cards_page_show_game (YC_CARDS_PAGE (desk->page), &yc_manhattan_game);
  cards_desk_assert_counts (desk, "Mine", "10 cards");
  cards_desk_assert_counts (desk, "Market", "");
  cards_desk_teach (desk, "prices 1 2 3 4 5 6 7");
  text = cards_desk_rows (desk);
  g_assert_nonnull (strstr (text, "Mine. 10 cards\n"));
  g_assert_cmpint (yc_collection_get_origin (cards_desk_collection (desk), "prices"), ==,
                   YC_ORIGIN_CORRECTED);
}

static void
test_narrow (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  int minimum;

  gtk_widget_measure (desk->page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  yc_cards_page_show_game (YC_CARDS_PAGE (desk->page), &yc_manhattan_game);
  app_test_wait (50);
  gtk_widget_measure (desk->page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

#define ADD(name, func)                                                                            \
  g_test_add ("/cards-page/" name, Desk, NULL, cards_desk_set_up, func, cards_desk_tear_down)

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);
  ADD ("counts", test_counts);
  ADD ("taught", test_taught);
  ADD ("edit", test_edit);
  ADD ("keeps-place", test_keeps_place);
  ADD ("list-update", test_list_update);
  ADD ("import", test_import);
  ADD ("board", test_board);
  ADD ("narrow", test_narrow);
  return g_test_run ();
}
