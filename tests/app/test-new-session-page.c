/* test-new-session-page.c: a game is set up by hand, for two to five players. */

#include "app-fixture.h"
#include "widgets/card-button.h"
#include "widgets/card-picker.h"
#include "widgets/card-slots.h"
#include "cards/card-form.h"
#include "collection.h"
#include "new-session-page.h"
#include "widgets/option-row.h"
#include "player-row.h"
#include "manhattan/board.h"
#include "chain/chain.h"

#include <string.h>

typedef struct {
  YcDatabase *database;
  GtkWidget *page;
  GtkWindow *window;
  YcSession *begun;
} Table;

static void
session_begun (GtkWidget *page G_GNUC_UNUSED, YcSession *session, Table *table)
{
  g_set_object (&table->begun, session);
}

static void
set_up (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  table->database = app_test_database ();
  table->page = yc_new_session_page_new (table->database);
  table->window = app_test_show (table->page, 360, 640);
  g_signal_connect (table->page, "begun", G_CALLBACK (session_begun), table);
}

static void
tear_down (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (table->window);
  g_clear_object (&table->begun);
  g_clear_object (&table->database);
}

static YcPlayerRow *
row_of (Table *table, guint place)
{
  GtkWidget *row = app_test_find_nth (table->page, YC_TYPE_PLAYER_ROW, place);

  g_assert_nonnull (row);
  return YC_PLAYER_ROW (row);
}

static void
type_name (Table *table, guint place, const char *name)
{
  GtkWidget *entry = app_test_find (GTK_WIDGET (row_of (table, place)), GTK_TYPE_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), name);
}

static void
choose_first (Table *table, guint place)
{
  GtkWidget *first = app_test_find (table->page, ADW_TYPE_COMBO_ROW, "Who Begins");

  adw_combo_row_set_selected (ADW_COMBO_ROW (first), place);
}

static void
assert_head_has (Table *table, const char *text)
{
  g_autofree char *head = yc_new_session_page_write_head (YC_NEW_SESSION_PAGE (table->page));

  if (strstr (head, text) == NULL)
    g_error ("“%s” is missing in\n%s", text, head);
}

static void
seat_players (Table *table, guint n)
{
  static const char *const names[] = { "Ana", "Bo", "Cy", "Di", "Eva" };

  while (app_test_find_nth (table->page, YC_TYPE_PLAYER_ROW, n - 1) == NULL)
    app_test_click (table->page, "Add a Player");
  while (app_test_find_nth (table->page, YC_TYPE_PLAYER_ROW, n) != NULL)
    app_test_click (GTK_WIDGET (row_of (table, n)), "Remove This Player");
  for (guint place = 0; place < n; place++)
    type_name (table, place, names[place]);
  choose_first (table, 0);
}

static void
test_begin (Table *table, gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  const YcSetup *setup;

  seat_players (table, n);
  app_test_click (table->page, "_Begin");

  g_assert_nonnull (table->begun);
  setup = yc_session_get_setup (table->begun);
  g_assert_cmpuint (setup->n_seats, ==, n);
  for (guint seat = 0; seat < n; seat++) {
    g_assert_cmpint (setup->seats[seat].color, ==, seat);
    g_assert_cmpint (setup->seats[seat].bonus, ==, seat < 3 ? -1 : YC_ENGINEER);
  }
  g_assert_cmpuint (yc_session_get_n_events (table->begun), ==, 0);
}

static void
test_limits (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  seat_players (table, 5);
  g_assert_false (
    gtk_widget_is_sensitive (app_test_find (table->page, GTK_TYPE_BUTTON, "Add a Player")));
  seat_players (table, 2);
  g_assert_false (gtk_widget_is_sensitive (
    app_test_find (GTK_WIDGET (row_of (table, 0)), GTK_TYPE_BUTTON, "Remove This Player")));
}

static void
test_bonus (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  seat_players (table, 4);
  app_test_click (GTK_WIDGET (row_of (table, 3)), "Scientist");
  /* a toggle button is clicked by being made active */
  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (
      app_test_find (GTK_WIDGET (row_of (table, 3)), GTK_TYPE_TOGGLE_BUTTON, "Scientist")),
    TRUE);
  assert_head_has (table, "player yellow \"Di\" bonus S\n");
  /* who has the fourth turn depends on who begins */
  choose_first (table, 1);
  assert_head_has (table, "player yellow \"Di\"\nplayer red \"Ana\" bonus E\n");
}

static void
test_order (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  seat_players (table, 3);
  choose_first (table, 2);
  app_test_click (GTK_WIDGET (row_of (table, 2)), "Sits One Place Earlier");
  /* Ana, Cy, Bo; Cy begins still */
  assert_head_has (table, "player green \"Cy\"\nplayer blue \"Bo\"\nplayer red \"Ana\"\nmarket");
  app_test_click (GTK_WIDGET (row_of (table, 0)), "Remove This Player");
  assert_head_has (table, "player green \"Cy\"\nplayer blue \"Bo\"\nmarket");
}

static void
test_draw (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  gboolean drawn[3] = { FALSE };
  GtkWidget *first;

  first = app_test_find (table->page, ADW_TYPE_COMBO_ROW, "Who Begins");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (first)), ==, "Drawn at random");
  seat_players (table, 3);
  choose_first (table, 1);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (first)), ==, "Chosen");
  for (int times = 0; times < 60; times++) {
    g_signal_emit_by_name (app_test_find (table->page, GTK_TYPE_BUTTON, "Draw at Random"),
                           "clicked");
    drawn[adw_combo_row_get_selected (ADW_COMBO_ROW (first))] = TRUE;
  }
  g_assert_true (drawn[0] && drawn[1] && drawn[2]);
}

static void
test_colors (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  seat_players (table, 3);
  /* Ana wants green, which is Cy's; they exchange */
  g_signal_emit_by_name (row_of (table, 0), "color-chosen", (guint) YC_GREEN);
  g_signal_emit_by_name (row_of (table, 1), "color-chosen", (guint) YC_PURPLE);
  assert_head_has (table, "player green \"Ana\"\nplayer purple \"Bo\"\nplayer red \"Cy\"\nmarket");
}

static void
test_options (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *row;

  g_object_set (app_test_find (table->page, ADW_TYPE_EXPANDER_ROW, "Table Options"), "expanded",
                TRUE, NULL);
  app_test_wait (400);
  row = app_test_find_nth (table->page, YC_TYPE_OPTION_ROW, 2);
  g_assert_nonnull (row);
  g_assert_cmpstr (yc_option_row_get_option (YC_OPTION_ROW (row)), ==, "design-reopens");
  gtk_switch_set_active (GTK_SWITCH (app_test_find (row, GTK_TYPE_SWITCH, NULL)), TRUE);
  assert_head_has (table, "option design-reopens yes\n");
}

static void
test_cards (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  YcCardSlots *market = YC_CARD_SLOTS (app_test_find_nth (table->page, YC_TYPE_CARD_SLOTS, 0));
  YcCardSlots *row = YC_CARD_SLOTS (app_test_find_nth (table->page, YC_TYPE_CARD_SLOTS, 1));

  seat_players (table, 3);
  yc_card_slots_tell (market, 6, 12);
  yc_card_slots_tell (row, 3, 0);
  assert_head_has (table, "market ? ? ? ? ? ? 13\nbombs ? ? ? 00\n");
  /* the sixth starting building is the one that is left */
  yc_card_slots_tell (market, 0, 10);
  yc_card_slots_tell (market, 1, 11);
  yc_card_slots_tell (market, 2, 20);
  yc_card_slots_tell (market, 3, 21);
  assert_head_has (table, "market 11 12 21 22 ? ? 13\n");
  yc_card_slots_tell (market, 5, 0);
  assert_head_has (table, "market 11 12 21 22 02 01 13\n");
  /* with fewer players the row is shorter */
  seat_players (table, 2);
  assert_head_has (table, "bombs ? ? ?\n");
  seat_players (table, 3);
  assert_head_has (table, "bombs ? ? ? ?\n");
}

/* The next evening the same people are there already, and their names are known. */
static void
test_remembers (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *again;
  GtkWindow *window;
  g_autofree char *head = NULL;

  seat_players (table, 3);
  g_signal_emit_by_name (row_of (table, 1), "color-chosen", (guint) YC_PURPLE);
  app_test_click (table->page, "_Begin");
  again = yc_new_session_page_new (table->database);
  window = app_test_show (again, 700, 600);
  head = yc_new_session_page_write_head (YC_NEW_SESSION_PAGE (again));
  g_assert_nonnull (strstr (head, "player purple \"Bo\"\n"));
  g_assert_nonnull (strstr (head, "player green \"Cy\"\n"));
  gtk_window_destroy (window);
}

static void
test_enter_leads_on (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *focus, *begin;

  seat_players (table, 2);
  yc_player_row_focus_name (row_of (table, 0));
  for (guint place = 0; place < 2; place++) {
    focus = gtk_root_get_focus (GTK_ROOT (table->window));
    g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (row_of (table, place))));
    g_signal_emit_by_name (app_test_find (GTK_WIDGET (row_of (table, place)), GTK_TYPE_ENTRY, NULL),
                           "activate");
  }
  begin = app_test_find (table->page, GTK_TYPE_BUTTON, "_Begin");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (table->window)) == begin);
}

/* The game that was played last is proposed. */
static void
test_same_game (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *game = app_test_find (table->page, ADW_TYPE_COMBO_ROW, "Game");
  GtkWidget *again;
  GtkWindow *window;
  g_autofree char *head = NULL;

  seat_players (table, 2);
  adw_combo_row_set_selected (ADW_COMBO_ROW (game), 1);
  app_test_click (table->page, "_Begin");
  again = yc_new_session_page_new (table->database);
  window = app_test_show (again, 700, 600);
  game = app_test_find (again, ADW_TYPE_COMBO_ROW, "Game");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (game)), ==, 1);
  head = yc_new_session_page_write_head (YC_NEW_SESSION_PAGE (again));
  g_assert_nonnull (strstr (head, "game chain-reaction\n"));
  gtk_window_destroy (window);
}

static void
test_other_game (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  YcCardSlots *row = YC_CARD_SLOTS (app_test_find_nth (table->page, YC_TYPE_CARD_SLOTS, 1));
  GtkWidget *game = app_test_find (table->page, ADW_TYPE_COMBO_ROW, "Game");

  seat_players (table, 2);
  yc_card_slots_tell (row, 1, 20);
  adw_combo_row_set_selected (ADW_COMBO_ROW (game), 1);
  assert_head_has (table, "game chain-reaction\nrules 1\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"
                          "plans ? ?\n");
  yc_card_slots_tell (row, 1, 0);
  assert_head_has (table, "plans ? plan-sse-u4\n");
  adw_combo_row_set_selected (ADW_COMBO_ROW (game), 0);
  assert_head_has (table, "bombs ? ? ?\n");
}

/* A session is begun with the table's own cards, and judged with what they are corrected to. */
static void
test_own_cards (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcCollection) cards = yc_collection_open (table->database, &yc_manhattan_game, NULL);
  GtkWidget *page;
  GtkWindow *window;

  g_assert_true (yc_collection_teach (cards, "prices 1 2 3 4 5 6 7", NULL));
  page = yc_new_session_page_new (table->database);
  window = app_test_show (page, 360, 640);
  g_signal_connect (page, "begun", G_CALLBACK (session_begun), table);
  g_assert_nonnull (app_test_find (page, GTK_TYPE_LABEL, "$6"));
  app_test_click (page, "_Begin");
  g_assert_cmpint (yc_session_get_setup (table->begun)->catalogue.prices[0], ==, 1);
  g_assert_true (yc_collection_teach (cards, "prices 3 3 3 4 5 6 7", NULL));
  g_assert_cmpint (yc_session_get_setup (table->begun)->catalogue.prices[0], ==, 3);
  gtk_window_destroy (window);
}

static GtkWidget *
open_dialog (GType type)
{
  for (guint i = 0; i < g_list_model_get_n_items (gtk_window_get_toplevels ()); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (gtk_window_get_toplevels (), i);
    GtkWidget *part = app_test_find (window, type, NULL);

    if (part != NULL)
      return part;
  }
  return NULL;
}

static GtkWidget *
open_picker (void)
{
  return open_dialog (YC_TYPE_CARD_PICKER);
}

/* A plan that nobody knows yet is taught where it is picked, and lies there. */
static void
test_taught_plan (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *game = app_test_find (table->page, ADW_TYPE_COMBO_ROW, "Game");
  GtkWidget *row;

  adw_combo_row_set_selected (ADW_COMBO_ROW (game), 1);
  row = app_test_find_nth (table->page, YC_TYPE_CARD_SLOTS, 0);
  yc_card_slots_tell (YC_CARD_SLOTS (row), 1, 0);
  g_autofree char *told = g_strdup (yc_card_slots_get_id (YC_CARD_SLOTS (row), 1));
  g_signal_emit_by_name (app_test_find_nth (row, YC_TYPE_CARD_BUTTON, 0), "clicked");
  app_test_wait (50);
  app_test_click (open_picker (), "A Card That Is _Not Here…");
  app_test_wait (50);
  g_assert_null (open_picker ());
  app_test_click (GTK_WIDGET (gtk_widget_get_root (open_dialog (YC_TYPE_CARD_FORM))), "_Teach");
  app_test_wait (50);
  g_assert_nonnull (yc_card_slots_get_id (YC_CARD_SLOTS (row), 0));
  g_assert_cmpstr (yc_card_slots_get_id (YC_CARD_SLOTS (row), 1), ==, told);
  /* it goes on with the place that is left */
  g_assert_nonnull (open_picker ());
  gtk_widget_activate_action (open_picker (), "window.close", NULL);
}

/* A plan whose name stands for another lies in no row. */
static void
test_merged_plan (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcCollection) cards = yc_collection_open (table->database, &yc_chain_game, NULL);
  GtkWidget *game = app_test_find (table->page, ADW_TYPE_COMBO_ROW, "Game");
  GtkWidget *row;

  yc_collection_merge_async (cards, "plan plan-see-u2", "plan plan-sse-u4", NULL, NULL);
  for (int tries = 0; tries < 100 && !yc_collection_get_merged (cards, "plan plan-see-u2"); tries++)
    app_test_wait (20);
  adw_combo_row_set_selected (ADW_COMBO_ROW (game), 1);
  row = app_test_find_nth (table->page, YC_TYPE_CARD_SLOTS, 0);
  g_signal_emit_by_name (app_test_find_nth (row, YC_TYPE_CARD_BUTTON, 0), "clicked");
  app_test_wait (50);
  g_assert_nonnull (open_picker ());
  g_assert_nonnull (app_test_find_nth (open_picker (), YC_TYPE_CARD_BUTTON, 0));
  g_assert_null (app_test_find_nth (open_picker (), YC_TYPE_CARD_BUTTON, 1));
  gtk_widget_activate_action (open_picker (), "window.close", NULL);
}

static void
assert_focus_in (Table *table, guint place, GType type, const char *text)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (table->window));
  GtkWidget *part = app_test_find (GTK_WIDGET (row_of (table, place)), type, text);

  g_assert_true (focus == part || gtk_widget_is_ancestor (focus, part));
}

/* Tab leads from name to name, and only a choice that has to be made lies between them; backwards
 * everything is reached. */
static void
test_tab_leads_on (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  seat_players (table, 4);
  /* Shift+Tab goes by where things are */
  gtk_test_widget_wait_for_draw (table->page);
  yc_player_row_focus_name (row_of (table, 0));
  for (guint place = 0; place < 4; place++) {
    assert_focus_in (table, place, GTK_TYPE_ENTRY, NULL);
    gtk_widget_child_focus (GTK_WIDGET (table->window), GTK_DIR_TAB_FORWARD);
  }
  assert_focus_in (table, 3, GTK_TYPE_TOGGLE_BUTTON, "Engineer");
  yc_player_row_focus_name (row_of (table, 2));
  gtk_widget_child_focus (GTK_WIDGET (table->window), GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (table->window))
                 == app_test_find (GTK_WIDGET (row_of (table, 2)), GTK_TYPE_TOGGLE_BUTTON, NULL));
  gtk_widget_child_focus (GTK_WIDGET (table->window), GTK_DIR_TAB_BACKWARD);
  g_assert_true (
    gtk_root_get_focus (GTK_ROOT (table->window))
    == app_test_find (GTK_WIDGET (row_of (table, 1)), GTK_TYPE_BUTTON, "Remove This Player"));
}

/* Past the last card Tab goes on at the top, and not to the names once more. */
static void
test_tab_goes_around (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *begin = app_test_find (table->page, GTK_TYPE_BUTTON, "_Begin");
  int tabs = 0;

  /* the page is shown with the first name ready to be typed */
  assert_focus_in (table, 0, GTK_TYPE_ENTRY, NULL);
  while (gtk_root_get_focus (GTK_ROOT (table->window)) != begin && tabs++ < 60)
    g_signal_emit_by_name (table->window, "move-focus", GTK_DIR_TAB_FORWARD);
  g_assert_cmpint (tabs, <, 60);
}

/* The focus that was on the button goes to a name, also from the last row, which is gone. */
static void
test_remove_keeps_focus (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  seat_players (table, 3);
  app_test_click (GTK_WIDGET (row_of (table, 2)), "Remove This Player");
  assert_focus_in (table, 1, GTK_TYPE_ENTRY, NULL);
}

static void
test_narrow (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  int minimum;

  seat_players (table, 5);
  gtk_widget_measure (table->page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

/* What is kept is asked, and every play is kept unless somebody says otherwise. */
static void
test_score (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *row = app_test_find (table->page, ADW_TYPE_ACTION_ROW, "Only the Score");

  app_test_click (table->page, "_Begin");
  g_assert_false (yc_session_keeps_score (table->begun));
  adw_action_row_activate (ADW_ACTION_ROW (row));
  app_test_click (table->page, "_Begin");
  g_assert_true (yc_session_keeps_score (table->begun));
  g_assert_cmpuint (yc_session_get_n_events (table->begun), ==, 1);
}

#define ADD(name, func) g_test_add ("/new-session/" name, Table, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);

  ADD ("score", test_score);
  for (guint n = 2; n <= 5; n++) {
    g_autofree char *path = g_strdup_printf ("/new-session/begin/%u", n);

    g_test_add (path, Table, GUINT_TO_POINTER (n), set_up, test_begin, tear_down);
  }
  ADD ("limits", test_limits);
  ADD ("bonus", test_bonus);
  ADD ("order", test_order);
  ADD ("draw", test_draw);
  ADD ("colors", test_colors);
  ADD ("options", test_options);
  ADD ("cards", test_cards);
  ADD ("remembers", test_remembers);
  ADD ("enter-leads-on", test_enter_leads_on);
  ADD ("other-game", test_other_game);
  ADD ("same-game", test_same_game);
  ADD ("own-cards", test_own_cards);
  ADD ("merged-plan", test_merged_plan);
  ADD ("taught-plan", test_taught_plan);
  ADD ("tab-leads-on", test_tab_leads_on);
  ADD ("tab-goes-around", test_tab_goes_around);
  ADD ("remove-keeps-focus", test_remove_keeps_focus);
  ADD ("narrow", test_narrow);
  return g_test_run ();
}
