/* test-cards-page.c: all cards with their counts; corrected, restored, merged, shared. */

#include "app-fixture.h"
#include "widgets/card-button.h"
#include "widgets/card-picker.h"
#include "cards/card-row.h"
#include "cards/cards-list.h"
#include "cards/cards-page.h"
#include "cards/import-dialog.h"
#include "cards/teach-dialog.h"
#include "chain/tray-order.h"
#include "table-page.h"
#include "manhattan/board.h"

#include <string.h>

typedef struct {
  YcDatabase *database;
  GtkWidget *page;
  GtkWindow *window;
  guint changes;
} Desk;

static void
count_change (Desk *desk)
{
  desk->changes++;
}

static void
set_up (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  desk->database = app_test_database ();
  desk->page = yc_cards_page_new (desk->database);
  g_signal_connect_swapped (yc_cards_page_get_collection (YC_CARDS_PAGE (desk->page)), "changed",
                            G_CALLBACK (count_change), desk);
  desk->window = app_test_show (desk->page, 800, 700);
}

static void
tear_down (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (desk->window);
  app_test_wait (50);
  g_object_unref (desk->database);
}

static YcCollection *
collection (Desk *desk)
{
  return yc_cards_page_get_collection (YC_CARDS_PAGE (desk->page));
}

static void
teach (Desk *desk, const char *definition)
{
  g_autoptr (GError) error = NULL;

  yc_collection_teach (collection (desk), definition, &error);
  g_assert_no_error (error);
}

/* What the heading of a kind says, as the list has it now. */
static char *
counts_of (Desk *desk, const char *title)
{
  g_autoptr (GListModel) list = yc_cards_list_new (collection (desk));

  for (guint i = 0; i < g_list_model_get_n_items (list); i++) {
    g_autoptr (GtkStringObject) item = g_list_model_get_item (list, i);
    const char *key = gtk_string_object_get_string (item);
    g_autofree char *its = yc_cards_list_is_heading (key) ? yc_cards_list_title (key) : NULL;

    if (g_strcmp0 (its, title) == 0)
      return yc_cards_list_counts (collection (desk), key);
  }
  return g_strdup ("");
}

static void
assert_counts (Desk *desk, const char *title, const char *expected)
{
  g_autofree char *counts = counts_of (desk, title);

  g_assert_cmpstr (counts, ==, expected);
}

/* The words of the first rows on the screen, one a line. */
static char *
rows (Desk *desk)
{
  GString *text = g_string_new (NULL);
  GtkWidget *row;

  app_test_wait (50);
  for (guint i = 0; (row = app_test_find_nth (desk->page, YC_TYPE_CARD_ROW, i)) != NULL; i++)
    g_string_append_printf (text, "%s\n", yc_card_row_get_words (YC_CARD_ROW (row)));
  return g_string_free (text, FALSE);
}

static GtkWidget *
dialog_of_type (GType type)
{
  for (guint i = 0; i < g_list_model_get_n_items (gtk_window_get_toplevels ()); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (gtk_window_get_toplevels (), i);

    if (g_type_is_a (G_OBJECT_TYPE (window), type))
      return window;
  }
  return NULL;
}

/* Until the page has changed something, or said why not. */
static void
wait_for_change (Desk *desk, guint changes)
{
  for (int tries = 0; tries < 100 && desk->changes == changes; tries++) {
    app_test_wait (20);
    if (dialog_of_type (ADW_TYPE_MESSAGE_DIALOG) != NULL)
      return;
  }
}

static void
merge (Desk *desk, const char *key, const char *other)
{
  const guint changes = desk->changes;

  yc_cards_page_merge (YC_CARDS_PAGE (desk->page), key, other);
  wait_for_change (desk, changes);
}

static void
restore (Desk *desk, const char *key)
{
  const guint changes = desk->changes;

  gtk_widget_activate_action (desk->page, "cards.restore", "s", key);
  wait_for_change (desk, changes);
}

/* The window that holds a widget of this type. */
static GtkWidget *
window_with (GType type)
{
  for (guint i = 0; i < g_list_model_get_n_items (gtk_window_get_toplevels ()); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (gtk_window_get_toplevels (), i);

    if (app_test_find (window, type, NULL) != NULL)
      return window;
  }
  return NULL;
}

static void
test_counts (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = rows (desk);

  assert_counts (desk, "Mine", "2 of 20 known; 1 with numbers missing");
  assert_counts (desk, "Special action", "6 of 6 known");
  assert_counts (desk, "Bomb Plan", "2 of 13 known; 1 with numbers missing");
  assert_counts (desk, "Landmark", "4 of 4 known; 2 with numbers missing");
  g_assert_nonnull (strstr (text, "Mine. 2 of 20 known; 1 with numbers missing\n"));
  g_assert_nonnull (strstr (text, "Certain. From the catalogue: worked example, Portuguese"));
  g_assert_nonnull (strstr (text, "Likely, numbers missing."));
  teach (desk, "card our-mine mine x3 needs E gives Y2 side L");
  assert_counts (desk, "Mine", "5 of 20 known; 1 with numbers missing");
  g_assert_cmpuint (desk->changes, ==, 1);
}

static void
test_taught (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = NULL;

  teach (desk, "card a-mine mine x2 needs E gives Y2 side L confidence high");
  teach (desk, "card mine-ee-y3 mine x? needs EE gives Y3 side S confidence high");
  text = rows (desk);
  g_assert_nonnull (strstr (text, "a-mine, 2 copies. Mine. Needs 1 engineer. Brings 2 yellowcake. "
                                  "Sideways: 1 laborer. Certain. Taught by this table."));
  g_assert_nonnull (strstr (text, "Certain. Corrected by this table."));
  restore (desk, "card mine-ee-y3");
  restore (desk, "card a-mine");
  g_free (text);
  text = rows (desk);
  g_assert_null (strstr (text, "this table"));
}

static GtkWidget *
edit (Desk *desk, const char *key)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (desk->page, "cards.edit", "s", key);
  app_test_wait (30);
  dialog = dialog_of_type (YC_TYPE_TEACH_DIALOG);
  g_assert_nonnull (dialog);
  return dialog;
}

/* Looked at and taught as it is, a card is what it was; but how sure it is can be corrected. */
static void
test_edit (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  const char *const keys[] = { "loaded", "card mine-ee-y3" };
  GtkWidget *dialog;

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++) {
    app_test_click (edit (desk, keys[i]), "_Teach");
    app_test_wait (30);
    g_assert_null (dialog_of_type (YC_TYPE_TEACH_DIALOG));
    g_assert_cmpint (yc_collection_get_origin (collection (desk), keys[i]), ==,
                     YC_ORIGIN_CATALOGUE);
  }
  g_assert_cmpuint (desk->changes, ==, 0);
  dialog = edit (desk, "card mine-ee-y3");
  adw_combo_row_set_selected (ADW_COMBO_ROW (app_test_find (dialog, ADW_TYPE_COMBO_ROW, NULL)), 2);
  app_test_click (dialog, "_Teach");
  g_assert_cmpint (yc_collection_get_origin (collection (desk), "card mine-ee-y3"), ==,
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
  teach (desk, "card univ-2-sss university x? needs ? gives S confidence high");
  app_test_wait (50);
  g_assert_nonnull (strstr (yc_card_row_get_words (YC_CARD_ROW (row_of (desk, "univ-2-sss."))),
                            "Corrected by this table"));
  g_assert_cmpfloat_with_epsilon (place_of (desk, "univ-2-sss."), before, 1);
  teach (desk, "card a-mine mine x2 needs E gives Y2 side L confidence high");
  teach (desk, "plan p8 needs SSE pays U3 points 5");
  app_test_wait (50);
  g_assert_cmpfloat_with_epsilon (place_of (desk, "univ-2-sss."), before, 1);
  merge (desk, "card a-mine", "card mine-ee-y3");
  app_test_wait (50);
  g_assert_cmpfloat_with_epsilon (place_of (desk, "univ-2-sss."), before, 1);
}

/* The list brought up to date is the list as it would be made now. */
static void
test_list_update (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GListModel) shown = yc_cards_list_new (collection (desk));
  const char *const steps[] = { "card a-mine mine x2 needs E gives Y2 side L",
                                "plan p8 needs SSE pays U3 points 5",
                                "=card a-mine",
                                "-card univ-1-ss",
                                "=card univ-1-ss",
                                "=plan p8" };

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++) {
    if (steps[i][0] == '=')
      restore (desk, steps[i] + 1);
    else if (steps[i][0] == '-')
      merge (desk, steps[i] + 1, "card univ-1-ee");
    else
      teach (desk, steps[i]);
    g_assert_cmpuint (desk->changes, ==, i + 1);
    yc_cards_list_update (shown, collection (desk));
    assert_same_items (shown, collection (desk));
  }
}

static void
test_merge (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  teach (desk, "card a-mine mine x? needs EE gives Y3 side S");
  merge (desk, "card a-mine", "card mine-ee-y3");
  /* whose side is known now, too */
  assert_counts (desk, "Mine", "2 of 20 known");
  g_assert_cmpstr (yc_collection_get_merged (collection (desk), "card a-mine"), ==, "mine-ee-y3");
  /* both stay in sight, to be parted again */
  assert_counts (desk, "Merged", "1 card");
  merge (desk, "card univ-1-ss", "card univ-1-ee");
  assert_counts (desk, "Merged", "2 cards");
  restore (desk, "card univ-1-ss");
  assert_counts (desk, "Merged", "1 card");
  restore (desk, "card a-mine");
  assert_counts (desk, "Merged", "");
  assert_counts (desk, "Mine", "3 of 20 known");
}

/* Every change can be taken back: a merge, a correction, what was restored and hidden. */
static void
test_undone (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  const guint changes = desk->changes;

  teach (desk, "card a-mine mine x? needs EE gives Y9 side S");
  g_assert_null (yc_collection_get_last_change (collection (desk)));
  teach (desk, "card a-mine mine x? needs EE gives Y8 side S");
  g_assert_cmpstr (yc_collection_get_last_change (collection (desk)), ==, "card a-mine");
  gtk_widget_activate_action (desk->page, "cards.undo", "x", (gint64) 0);
  g_autofree char *text = yc_collection_export (collection (desk));
  g_assert_nonnull (strstr (text, "gives Y9"));
  g_assert_cmpuint (desk->changes, ==, changes + 3);
  merge (desk, "card univ-1-ss", "card univ-1-ee");
  gtk_widget_activate_action (desk->page, "cards.undo", "x", (gint64) 0);
  assert_counts (desk, "Merged", "");
  restore (desk, "card a-mine");
  assert_counts (desk, "Mine", "2 of 20 known; 1 with numbers missing");
  gtk_widget_activate_action (desk->page, "cards.undo", "x", (gint64) 0);
  assert_counts (desk, "Mine", "3 of 20 known; 1 with numbers missing");
}

/* A card that is not in the box is put out of sight, and known as ever. */
static void
test_hidden (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  gtk_widget_activate_action (desk->page, "cards.hide", "s", "card mine-ee-y3");
  assert_counts (desk, "Hidden", "1 card");
  assert_counts (desk, "Mine", "1 of 20 known");
  gtk_widget_activate_action (desk->page, "cards.undo", "x", (gint64) 0);
  assert_counts (desk, "Hidden", "");
  gtk_widget_activate_action (desk->page, "cards.hide", "s", "card mine-ee-y3");
  gtk_widget_activate_action (desk->page, "cards.hide", "s", "card mine-ee-y3");
  assert_counts (desk, "Mine", "2 of 20 known; 1 with numbers missing");
}

/* Before a card that was played is corrected, the sessions that change are told. */
static void
test_previewed (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) session = NULL;
  g_autofree char *noted = NULL;
  GtkWidget *question = NULL;
  YcPlay play;

  teach (desk, "card a-mine mine x? needs L gives Y9 side L confidence high");
  session = yc_session_begin (
    desk->database, "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\n",
    NULL);
  g_assert_true (yc_session_read_play (session, "red activate a-mine side a-mine", &play, NULL));
  g_assert_cmpuint (yc_session_record_play (session, &play, NULL), >, 0);
  edit (desk, "card a-mine");
  app_test_click (dialog_of_type (YC_TYPE_TEACH_DIALOG), "Engineer");
  app_test_click (dialog_of_type (YC_TYPE_TEACH_DIALOG), "_Teach");
  for (int tries = 0; tries < 100 && question == NULL; tries++) {
    app_test_wait (20);
    question = dialog_of_type (ADW_TYPE_MESSAGE_DIALOG);
  }
  g_assert_nonnull (question);
  g_assert_nonnull (
    strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (question)), "1 play would be"));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), "go-on");
  gtk_window_destroy (GTK_WINDOW (question));
  app_test_wait (50);
  g_assert_true (yc_timeline_is_since (yc_session_get_timeline (session), 1));
  /* and the log of the running game says so */
  g_assert_cmpuint (yc_session_get_n_events (session), ==, 2);
  noted = yc_session_write_event (session, 2);
  g_assert_true (g_str_has_prefix (noted, "table note \"Mine: "));
  g_assert_nonnull (strstr (noted, "1 play would be remarked on"));
}

/* Asked in words, after the other card was picked. */
static void
test_merge_asks (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *question;

  gtk_widget_activate_action (desk->page, "cards.merge", "s", "card univ-1-ss");
  app_test_wait (50);
  g_signal_emit_by_name (
    app_test_find_nth (window_with (YC_TYPE_CARD_PICKER), YC_TYPE_CARD_BUTTON, 0), "clicked");
  app_test_wait (50);
  question = dialog_of_type (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (question);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (question)),
                            "“univ-1-ss” stands for “univ-1-ee”"));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), "go-on");
  for (int tries = 0; tries < 100 && desk->changes == 0; tries++)
    app_test_wait (20);
  g_assert_cmpstr (yc_collection_get_merged (collection (desk), "card univ-1-ss"), ==, "univ-1-ee");
}

/* A session that begins with two plans that only the table knows. */
static YcSession *
begin_with_both (Desk *desk)
{
  g_autoptr (GError) error = NULL;
  YcSession *session;

  teach (desk, "plan p8 needs SSE pays U3 points 5");
  teach (desk, "plan p9 needs SSE pays U3 points 6");
  session = yc_session_begin (desk->database,
                              "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\n"
                              "player blue \"Bo\"\nplans p8 p9\n",
                              &error);
  g_assert_no_error (error);
  return session;
}

/* Says which session speaks against it, in a window of its own. */
static void
test_merge_refused (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  YcSession *session = begin_with_both (desk);
  GtkWidget *refusal;

  merge (desk, "plan p8", "plan p9");
  app_test_wait (50);
  refusal = dialog_of_type (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (refusal);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (refusal)),
                            "in the session of Ana, Bo ("));
  g_assert_null (yc_collection_get_merged (collection (desk), "plan p8"));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (refusal), "close");
  g_object_unref (session);
}

/* What could not be taken over stands on the table's page. */
static void
test_caveat (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) session = NULL;
  GtkWidget *table;
  GtkWindow *window;

  teach (desk, "plan p8 needs SSE pays U3 points 5");
  merge (desk, "plan p8", "plan plan-sse-u4");
  session = yc_session_begin (desk->database,
                              "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\n"
                              "player blue \"Bo\"\nplans p8 plan-sse-u4\n",
                              NULL);
  table = yc_table_page_new (session);
  window = app_test_show (table, 800, 600);
  g_assert_nonnull (
    app_test_find (table, GTK_TYPE_LABEL,
                   "Cards that this table has merged lie side by side here: in this session each "
                   "of them stands for itself."));
  gtk_window_destroy (window);
}

static gboolean
is_offered (YcSession *session, const char *id)
{
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (GArray) cards = yc_tray_of_hand (view, 0, FALSE);
  const YcCatalogue *catalogue = &yc_session_get_setup (session)->catalogue;

  for (guint i = 0; i < cards->len; i++) {
    const YcRef ref = g_array_index (cards, YcTrayCard, i).ref;

    if (g_str_equal (catalogue->cards[YC_CARDS][ref].id, id))
      return TRUE;
  }
  return FALSE;
}

/* A card of the book that was merged is not offered at the table with the numbers it had. */
static void
test_merged_not_offered (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) session = NULL;

  teach (desk, "card a-mine mine x2 needs EE gives Y9 side S");
  session = yc_session_begin (
    desk->database, "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\n",
    NULL);
  g_assert_true (is_offered (session, "mine-ee-y3"));
  merge (desk, "card mine-ee-y3", "card a-mine");
  g_assert_false (is_offered (session, "mine-ee-y3"));
  g_assert_true (is_offered (session, "a-mine"));
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
  dialog = dialog_of_type (YC_TYPE_IMPORT_DIALOG);
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
  exported = yc_collection_export (collection (desk));
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
  assert_counts (desk, "Mine", "10 cards");
  assert_counts (desk, "Market", "");
  teach (desk, "prices 1 2 3 4 5 6 7");
  text = rows (desk);
  g_assert_nonnull (strstr (text, "Mine. 10 cards\n"));
  g_assert_cmpint (yc_collection_get_origin (collection (desk), "prices"), ==, YC_ORIGIN_CORRECTED);
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

#define ADD(name, func) g_test_add ("/cards-page/" name, Desk, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);
  ADD ("counts", test_counts);
  ADD ("taught", test_taught);
  ADD ("edit", test_edit);
  ADD ("keeps-place", test_keeps_place);
  ADD ("list-update", test_list_update);
  ADD ("merge", test_merge);
  ADD ("undone", test_undone);
  ADD ("hidden", test_hidden);
  ADD ("previewed", test_previewed);
  ADD ("merge-asks", test_merge_asks);
  ADD ("merge-refused", test_merge_refused);
  ADD ("caveat", test_caveat);
  ADD ("merged-not-offered", test_merged_not_offered);
  ADD ("import", test_import);
  ADD ("board", test_board);
  ADD ("narrow", test_narrow);
  return g_test_run ();
}
