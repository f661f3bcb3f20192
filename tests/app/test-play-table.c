/* test-play-table.c: the log, looking back, undo and redo, notes, what is turned up,
 * and what the ruling bar says. */

#include "widgets/card-button.h"
#include "manhattan/player-panel.h"
#include "play/composed-view.h"
#include "play/play-entry.h"
#include "play/log-row.h"
#include "play/ruling-bar.h"
#include "play/tell-question.h"
#include "table-fixture.h"
#include "walk.h"
#include "widgets/description.h"

static Table *
open_after (const char *name, guint n_events)
{
  g_autofree char *text = yc_sample_text (name);

  return table_open (text, n_events);
}

static void
act (Table *table, const char *action)
{
  g_assert_true (gtk_widget_activate_action (table->page, action, NULL));
  settle ();
}

static void
act_on (Table *table, const char *action, guint event)
{
  g_assert_true (gtk_widget_activate_action (table->page, action, "u", event));
  settle ();
}

/* ---- Undo, redo, looking back ---- */

static void
test_undo_redo (void)
{
  Table *table = open_after ("board-3p-told", 12);

  for (int i = 0; i < 5; i++)
    act (table, "table.undo");
  g_assert_cmpint (yc_entry_get_stand (yc_view_get_entry (table->view, 8)), ==, YC_UNDONE);
  g_assert_cmpint (yc_entry_get_stand (yc_view_get_entry (table->view, 7)), ==, YC_STANDS);
  for (int i = 0; i < 5; i++)
    act (table, "table.redo");
  g_assert_cmpint (yc_entry_get_stand (yc_view_get_entry (table->view, 12)), ==, YC_STANDS);
  g_assert_false (yc_session_can_redo (table->session));
  table_close (table);
}

static void
test_look_back (void)
{
  Table *table = open_after ("board-3p-told", 12);

  act_on (table, "table.look-at", 3);
  g_assert_cmpint (yc_view_get_looked_at (table->view), ==, 3);
  g_assert_true (says (table->page, "You are looking at the table after event 3"));
  click_space (table, "mine-1"); /* only now can be played */
  click_button (table, table->page, "Back to Now");
  g_autofree char *wish = wish_of (table);
  g_assert_cmpstr (wish, ==, "");
  g_assert_cmpint (yc_view_get_looked_at (table->view), ==, YC_VIEW_NOW);
  g_assert_false (says (table->page, "You are looking"));
  table_close (table);
}

/* Buildings that are told. */
static guint
n_buildings (Table *table)
{
  g_autoptr (GPtrArray) panels = find_all (table->page, YC_TYPE_PLAYER_PANEL);
  guint n = 0;

  for (guint i = 0; i < panels->len; i++) {
    g_autoptr (GPtrArray) cards = find_all (panels->pdata[i], YC_TYPE_CARD_BUTTON);

    for (guint card = 0; card < cards->len; card++)
      n += yc_card_button_get_ref (cards->pdata[card]) >= 0;
  }
  return n;
}

/* The board of another time comes first, and the cards that everybody had then one frame later;
 * with a play or a step they come with it. */
static void
test_cards_of_the_past (void)
{
  Table *table = open_after ("board-3p-told", G_MAXUINT);
  const guint n = n_buildings (table);
  const int last = (int) yc_session_get_n_events (table->session);
  guint before;

  yc_view_look_at (table->view, 3);
  g_assert_cmpuint (n_buildings (table), ==, n);
  settle ();
  before = n_buildings (table);
  g_assert_cmpuint (before, <, n);
  /* back from there, with a step at once behind it or none */
  yc_view_look_at (table->view, last - 1);
  g_assert_cmpuint (n_buildings (table), ==, before);
  yc_view_look_at (table->view, YC_VIEW_NOW);
  g_assert_cmpuint (n_buildings (table), ==, n);
  yc_view_look_at (table->view, 3);
  settle ();
  yc_view_look_at (table->view, YC_VIEW_NOW);
  g_assert_cmpuint (n_buildings (table), ==, before);
  settle ();
  g_assert_cmpuint (n_buildings (table), ==, n);
  /* step by step */
  for (int event = last - 1; event >= 0 && n_buildings (table) == n; event--)
    yc_view_look_at (table->view, event);
  g_assert_cmpuint (n_buildings (table), ==, n - 1);
  table_close (table);
}

/* The menu of a row of the log offers what can be done with the event, and does it. */
static void
test_row_menu (void)
{
  Table *table = open_after ("board-3p-told", 3);
  g_autofree char *action = NULL;
  g_autoptr (GVariant) target = NULL;
  GtkWidget *row = NULL;

  for (int i = 0; i < 200 && row == NULL; i++) {
    g_autoptr (GPtrArray) rows = find_all (table->page, YC_TYPE_LOG_ROW);
    row = rows->len == 3 ? rows->pdata[2] : NULL;
    g_usleep (5000);
    settle ();
  }
  g_assert_nonnull (row);
  g_autoptr (GPtrArray) buttons = find_all (row, GTK_TYPE_MENU_BUTTON);
  gtk_menu_button_popup (buttons->pdata[0]);
  settle ();
  GMenuModel *menu = gtk_menu_button_get_menu_model (buttons->pdata[0]);
  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, 8);
  g_assert_true (g_menu_model_get_item_attribute (menu, 5, G_MENU_ATTRIBUTE_ACTION, "s", &action));
  target = g_menu_model_get_item_attribute_value (menu, 5, G_MENU_ATTRIBUTE_TARGET, NULL);
  gtk_menu_button_popdown (buttons->pdata[0]);
  g_assert_true (gtk_widget_activate_action_variant (row, action, target));
  settle ();
  click_button (table, dialog_of (table), "Correct");
  assert_last (table, "table amend 3 nothing");
  table_close (table);
}

/* ---- Corrections ---- */

static void
fill_in (GtkWidget *dialog, GType type, const char *text)
{
  g_autoptr (GPtrArray) fields = find_all (dialog, type);

  g_assert_cmpuint (fields->len, >, 0);
  gtk_editable_set_text (fields->pdata[fields->len - 1], text);
  settle ();
}

static void
type_correction (Table *table, const char *line)
{
  g_autoptr (GPtrArray) entries = find_all (dialog_of (table), YC_TYPE_PLAY_ENTRY);

  fill_in (dialog_of (table), GTK_TYPE_ENTRY, line);
  yc_play_entry_enter (entries->pdata[0]);
  settle ();
}

static void
test_amend (void)
{
  Table *table = open_after ("board-3p-told", 7);

  act_on (table, "table.amend", 5);
  g_assert_false (gtk_widget_get_sensitive (find_button (dialog_of (table), "Correct")));
  type_correction (table, "green plaice mine-2 L");
  g_assert_false (gtk_widget_get_sensitive (find_button (dialog_of (table), "Correct")));
  type_correction (table, "green place mine-1 L");
  click_button (table, dialog_of (table), "Correct");
  assert_last (table, "table amend 5 green place mine-1 L");
  g_assert_true (yc_entry_get_amended (yc_view_get_entry (table->view, 5)));
  act_on (table, "table.never", 7);
  click_button (table, dialog_of (table), "Correct");
  assert_last (table, "table amend 7 nothing");
  g_assert_cmpint (yc_entry_get_stand (yc_view_get_entry (table->view, 7)), ==, YC_NOTHING);
  table_close (table);
}

static void
test_note (void)
{
  Table *table = open_after ("board-3p-told", 0);

  act (table, "table.note");
  g_assert_false (gtk_widget_get_sensitive (find_button (dialog_of (table), "Record")));
  fill_in (dialog_of (table), GTK_TYPE_ENTRY, "no strikes on \"Bo\"");
  click_button (table, dialog_of (table), "Record");
  assert_last (table, "table note \"no strikes on \\\"Bo\\\"\"");
  act (table, "table.pause");
  g_assert_true (yc_session_is_paused (table->session));
  act (table, "table.resume");
  assert_last (table, "table resume");
  table_close (table);
}

/* ---- What is turned up ---- */

static void
test_market (void)
{
  Table *table = open_after ("board-3p-told", 0);

  click_slot (table, 2);
  click_slot (table, 2);
  assert_last (table, "blue place construction L slot 2");
  g_assert_true (YC_IS_TELL_QUESTION (dialog_of (table)));
  /* neither a starting building, nor one that lies in the market, can be turned up */
  g_assert_null (card_in (dialog_of (table), ref_of (table, YC_CARDS, "01")));
  g_assert_null (card_in (dialog_of (table), ref_of (table, YC_CARDS, "24")));
  click_button (table, dialog_of (table), "Skip");
  g_assert_null (dialog_of (table));
  assert_last (table, "blue place construction L slot 2");
  act (table, "table.tell-market");
  g_signal_emit_by_name (card_in (dialog_of (table), ref_of (table, YC_CARDS, "37")), "clicked");
  settle ();
  g_assert_null (dialog_of (table));
  assert_last (table, "table market 12 11 21 22 02 24 37");
  table_close (table);
}

/* What is asked is in nobody's way: Escape leaves it, and so does whoever plays on. */
static void
test_question_left (void)
{
  Table *table = open_after ("board-3p-told", 0);

  click_slot (table, 2);
  click_slot (table, 2);
  g_assert_nonnull (dialog_of (table));
  act (table, "table.escape");
  g_assert_null (dialog_of (table));
  act (table, "table.tell-market");
  g_assert_nonnull (dialog_of (table));
  click_button (table, table->page, "End Turn");
  assert_last (table, "blue end");
  g_assert_null (dialog_of (table));
  table_close (table);
}

/* ---- The ruling bar ---- */

static GtkWidget *
ruling_of (Table *table)
{
  g_autoptr (GPtrArray) bars = find_all (table->page, YC_TYPE_RULING_BAR);

  return bars->len > 0 ? bars->pdata[0] : NULL;
}

static void
test_remedy (void)
{
  Table *table = open_after ("board-3p-told", 0);

  click_space (table, "mine-2");
  g_assert_null (ruling_of (table));
  click_space (table, "reactor");
  g_assert_true (says (ruling_of (table), "Against the rules"));
  g_autoptr (GPtrArray) buttons = find_all (ruling_of (table), GTK_TYPE_BUTTON);
  /* the first leads to the rule */
  g_autofree char *line = g_strdup (yc_tooltip_get (buttons->pdata[1]));
  g_signal_emit_by_name (buttons->pdata[1], "clicked");
  settle ();
  g_autofree char *wish = wish_of (table);
  g_assert_cmpstr (wish, ==, line);
  g_assert_null (ruling_of (table));
  click_button (table, table->page, "Record");
  assert_last (table, line);
  table_close (table);
}

/* What is legal is known as soon as the table shows it: no tap, not even one against the rules,
 * looks for it again. A play that is recorded leads to a new position. */
static void
test_taps_enumerate_once (void)
{
  Table *table = open_after ("board-3p-told", 0);
  const guint before = yc_view_get_n_enumerations (table->view);

  g_assert_cmpuint (before, ==, 1);
  click_space (table, "mine-2");
  click_space (table, "reactor");
  click_slot (table, 2);
  g_assert_cmpuint (yc_view_get_n_enumerations (table->view), ==, before);
  click_button (table, table->page, "Record");
  g_assert_cmpuint (yc_view_get_n_enumerations (table->view), ==, before + 1);
  table_close (table);
}

static void
click_choice (Table *table, const char *words)
{
  g_autoptr (GPtrArray) choices = find_all (table->page, GTK_TYPE_TOGGLE_BUTTON);

  for (guint i = 0; i < choices->len; i++)
    if (g_strcmp0 (yc_tooltip_get (choices->pdata[i]), words) == 0) {
      g_signal_emit_by_name (choices->pdata[i], "clicked");
      settle ();
      return;
    }
  g_error ("there is no choice %s", words);
}

/* To buy nothing is a choice like any other. */
static void
test_no_purchase (void)
{
  Table *table = open_after ("board-3p-told", 0);

  click_space (table, "construction");
  click_choice (table, "Slot: No purchase");
  g_assert_null (ruling_of (table));
  click_button (table, table->page, "Record");
  assert_last (table, "blue place construction L");
  table_close (table);
}

/* Design is closed, but its space is not. */
static void
test_unsaid (void)
{
  Table *table = open_after ("example-board-design-closed", 15);

  click_space (table, "design");
  g_assert_true (says (ruling_of (table), "The book is silent"));
  g_assert_false (says (ruling_of (table), "The workers only stand there"));
  click_button (table, table->page, "Why?");
  g_assert_true (says (ruling_of (table), "The workers only stand there"));
  g_assert_null (find_button (table->page, "It Happened Anyway"));
  click_button (table, table->page, "Record");
  assert_last (table, "blue place design es");
  table_close (table);
}

/* What was really placed can be told, though no rule allows it. */
static void
test_other_workers (void)
{
  Table *table = open_after ("board-3p-told", 0);

  click_space (table, "mine-2");
  g_autoptr (GPtrArray) menus = find_all (table->page, GTK_TYPE_MENU_BUTTON);
  GtkWidget *popover = NULL;
  for (guint i = 0; i < menus->len; i++)
    if (g_strcmp0 (yc_tooltip_get (menus->pdata[i]), "Other workers, legal or not") == 0) {
      gtk_menu_button_popup (menus->pdata[i]);
      popover = GTK_WIDGET (gtk_menu_button_get_popover (menus->pdata[i]));
    }
  g_assert_nonnull (popover);
  settle ();
  g_autoptr (GPtrArray) counts = find_all (popover, GTK_TYPE_SPIN_BUTTON);
  gtk_spin_button_set_value (counts->pdata[YC_SCIENTIST], 1);
  click_button (table, popover, "Place These");
  g_autofree char *wish = wish_of (table);
  g_assert_cmpstr (wish, ==, "blue place mine-2 LS");
  g_assert_true (says (ruling_of (table), "Against the rules"));
  table_close (table);
}

static void
test_unreadable (void)
{
  Table *table = open_after ("board-3p-told", 0);

  type_play (table, "blue plaice mine-2 L");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 0);
  g_assert_true (says (table->page, "6")); /* the column */
  type_play (table, "place mine-3 L");
  g_assert_nonnull (ruling_of (table));
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 0);
  table_close (table);
}

static void
test_store_failure (void)
{
  Table *table = open_after ("board-3p-told", 0);
  g_autoptr (GError) error
    = g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_NOSPC, "The disk is full.");

  g_signal_emit_by_name (table->session, "store-failed", error);
  settle ();
  g_assert_true (says (table->page, "The disk is full."));
  click_button (table, table->page, "Understood");
  g_assert_false (says (table->page, "The disk is full."));
  table_close (table);
}

static void
test_result (void)
{
  Table *table = open_after ("board-3p-told", 1000);

  act (table, "table.result");
  g_assert_true (says (dialog_of (table), "72 points"));
  g_assert_true (says (dialog_of (table), "loaded"));
  table_close (table);
}

/* In a narrow window one pane is in view, and three buttons lead to the others. */
static void
test_narrow (void)
{
  Table *table = open_after ("board-3p-told", 30);
  GtkWidget *log;

  gtk_window_set_default_size (GTK_WINDOW (table->window), 360, 640);
  for (int i = 0; i < 200 && !(log = find_button (table->page, "Log")); i++) {
    g_usleep (5000);
    settle ();
  }
  g_assert_nonnull (log);
  int least;
  gtk_widget_measure (table->page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (log), TRUE);
  settle ();
  g_autoptr (GPtrArray) panes = find_all (table->page, ADW_TYPE_LEAFLET);
  g_assert_cmpstr (adw_leaflet_get_visible_child_name (panes->pdata[0]), ==, "log");
  table_close (table);
}

/* The least that the play being composed takes of the window. */
static int
height_of_wish (Table *table)
{
  g_autoptr (GPtrArray) views = find_all (table->page, YC_TYPE_COMPOSED_VIEW);
  int least;

  gtk_widget_measure (views->pdata[0], GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* It gives room to what is asked above it, so that the table stays in sight, and has it again
 * afterwards. */
static void
test_asked_while_composed (void)
{
  Table *table = table_open ("yellowcake 1\ngame manhattan-project\n"
                             "player red \"Ana\"\nplayer blue \"Bo\"\n",
                             0);

  click_space (table, "reactor");
  g_assert_nonnull (find_button (table->page, "It Happened Anyway"));
  const int alone = height_of_wish (table);
  act (table, "table.tell-market");
  g_assert_true (YC_IS_TELL_QUESTION (dialog_of (table)));
  g_assert_nonnull (find_button (table->page, "It Happened Anyway"));
  g_assert_cmpint (height_of_wish (table), <=, alone * 3 / 4);
  g_assert_true (close_dialog (table));
  g_assert_nonnull (find_button (table->page, "It Happened Anyway"));
  g_assert_cmpint (height_of_wish (table), ==, alone);
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  adw_init ();
  g_test_add_func ("/table/undo-redo", test_undo_redo);
  g_test_add_func ("/table/look-back", test_look_back);
  g_test_add_func ("/table/cards-of-the-past", test_cards_of_the_past);
  g_test_add_func ("/table/row-menu", test_row_menu);
  g_test_add_func ("/table/amend", test_amend);
  g_test_add_func ("/table/note", test_note);
  g_test_add_func ("/table/market", test_market);
  g_test_add_func ("/table/question-left", test_question_left);
  g_test_add_func ("/table/asked-while-composed", test_asked_while_composed);
  g_test_add_func ("/table/remedy", test_remedy);
  g_test_add_func ("/table/taps-enumerate-once", test_taps_enumerate_once);
  g_test_add_func ("/table/no-purchase", test_no_purchase);
  g_test_add_func ("/table/unsaid", test_unsaid);
  g_test_add_func ("/table/other-workers", test_other_workers);
  g_test_add_func ("/table/unreadable", test_unreadable);
  g_test_add_func ("/table/store-failure", test_store_failure);
  g_test_add_func ("/table/result", test_result);
  g_test_add_func ("/table/narrow", test_narrow);
  return g_test_run ();
}
