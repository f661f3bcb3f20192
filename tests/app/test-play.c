/* test-play.c: a play is composed and recorded at the table page. */

#include "manhattan/board-view.h"
#include "manhattan/player-panel.h"
#include "play/log-row.h"
#include "play/play-entry.h"
#include "table-fixture.h"
#include "walk.h"
#include "widgets/card-button.h"
#include "widgets/touch.h"

/* Pointing twice at the same thing records the play that is most likely meant. */
static void
test_two_clicks (void)
{
  Table *table = table_open_playthrough ("board-3p-told");
  g_autofree char *wish = NULL;

  click_space (table, "mine-2");
  wish = wish_of (table);
  g_assert_cmpstr (wish, ==, "blue place mine-2 L");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 0);
  click_space (table, "mine-2");
  assert_last (table, "blue place mine-2 L");
  table_close (table);
}

static void
test_one_click (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  click_space (table, "fighters");
  click_button (table, table->page, "Record");
  click_button (table, table->page, "End Turn");
  assert_last (table, "blue end");
  g_assert_cmpint (yc_session_get_active_seat (table->session), ==, 1);
  table_close (table);
}

/* The first play of a turn ends the one before, in one tap; one undo takes both back, and one redo
 * brings both again. */
static void
test_next_turn (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  click_space (table, "mine-2");
  click_space (table, "mine-2");
  g_assert_true (
    gtk_widget_has_css_class (find_button (table->page, "End Turn"), "suggested-action"));
  click_space (table, "fighters");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 1);
  g_assert_true (says (table->page, "Ana ends the turn."));
  click_space (table, "fighters");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 3);
  assert_last (table, "green place fighters L");
  gtk_widget_activate_action (table->page, "table.undo", NULL);
  g_assert_cmpint (yc_session_get_active_seat (table->session), ==, 0);
  gtk_widget_activate_action (table->page, "table.redo", NULL);
  g_assert_cmpint (yc_session_get_active_seat (table->session), ==, 1);
  g_assert_false (yc_session_can_redo (table->session));
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 7);
  table_close (table);
}

/* Going on records what is composed: a building after the main board, then End Turn or what only
 * the next player can do. Another space takes the place of the first. */
static void
test_going_on (void)
{
  Table *table = table_open ("yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\n"
                             "player blue \"Bo\"\ntable adjust red building +11\n"
                             "table adjust red building +21\n",
                             2);
  const guint n = yc_session_get_n_events (table->session);

  click_space (table, "mine-1");
  click_space (table, "mine-2");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, n);
  click_building (table, "11");
  assert_last (table, "red place mine-2 L");
  click_building (table, "21");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, n + 1);
  click_space (table, "fighters");
  assert_last (table, "red use 21 L");
  g_assert_true (says (table->page, "Ana ends the turn."));
  gtk_widget_activate_action (table->page, "table.escape", NULL);
  click_building (table, "11");
  click_button (table, table->page, "End Turn");
  assert_last (table, "red end");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, n + 4);
  click_button (table, table->page, "Retrieve");
  assert_last (table, "red end");
  table_close (table);
}

/* Switched off, a turn ends only when somebody says so. */
static void
test_next_turn_off (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  gtk_widget_activate_action (table->page, "table.runs-on", NULL);
  click_space (table, "mine-2");
  click_space (table, "mine-2");
  click_space (table, "fighters");
  click_space (table, "fighters");
  assert_last (table, "blue place mine-2 L");
  gtk_widget_activate_action (table->page, "table.runs-on", NULL);
  table_close (table);
}

/* Enter, with nothing typed, does what is all that can be done. */
static void
test_only (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  type_play (table, "");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 0);
  type_play (table, "place mine-2 L");
  type_play (table, "");
  assert_last (table, "blue end");
  type_play (table, "place fighters L");
  type_play (table, "yellow place mine-1 L");
  assert_last (table, "yellow place mine-1 L");
  table_close (table);
}

static void
test_typed (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  type_play (table, "place university-4 L take e");
  assert_last (table, "blue place university-4 L take e");
  type_play (table, "table note \"coffee\"");
  assert_last (table, "table note \"coffee\"");
  table_close (table);
}

/* Words of a play: the only one is taken, of several the likeliest waits for another Enter. */
static void
test_words (void)
{
  Table *table = table_open_playthrough ("board-3p-told");
  g_autoptr (GPtrArray) entries = find_all (table->page, YC_TYPE_PLAY_ENTRY);
  g_autoptr (GPtrArray) fields = find_all (entries->pdata[0], GTK_TYPE_ENTRY);

  type_play (table, "mine-2");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 0);
  g_assert_cmpstr (gtk_editable_get_text (fields->pdata[0]), ==, "blue place mine-2 L");
  g_signal_emit_by_name (fields->pdata[0], "activate");
  assert_last (table, "blue place mine-2 L");
  g_assert_cmpstr (gtk_editable_get_text (fields->pdata[0]), ==, "");
  type_play (table, "nd");
  assert_last (table, "blue end");
  table_close (table);
}

/* After a click on Record the keyboard goes on where single keys are heard. */
static void
test_focus (void)
{
  Table *table = table_open_playthrough ("board-3p-told");
  GtkWidget *record;

  click_space (table, "bombers");
  record = find_button (table->page, "Record");
  gtk_widget_grab_focus (record);
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (record)) == record);
  click_button (table, table->page, "Record");
  record = gtk_root_get_focus (gtk_widget_get_root (table->page));
  g_assert_true (record != NULL && gtk_widget_get_mapped (record) && !GTK_IS_TEXT (record));
  table_close (table);
}

/* An illegal play stays to be explained, and can be let stand. */
static void
test_anyway (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  click_space (table, "reactor");
  click_space (table, "reactor");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 0);
  g_assert_null (find_button (table->page, "Record"));
  click_button (table, table->page, "It Happened Anyway");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 1);
  g_assert_true (yc_entry_get_flagged (yc_view_get_entry (table->view, 1)));
  table_close (table);
}

/* What a play does to others is said with it: to all alike, or to whom. */
static void
test_effect_on_others (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  click_space (table, "mine-1");
  g_assert_false (says (table->page, "The others"));
  click_space (table, "mine-2");
  g_assert_true (says (table->page, "The others get"));
  g_assert_false (says (table->page, "The others lose"));
  click_space (table, "strike-1");
  click_button (table, table->page, "Record");
  click_player (table, YC_GREEN);
  g_assert_true (says (table->page, "Bo loses"));
  g_assert_false (says (table->page, "The others"));
  table_close (table);
}

/* The log numbers what its sentences speak of. */
static void
test_numbers_of_the_log (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  type_play (table, "place mine-2 L");
  type_play (table, "end");
  type_play (table, "table undo");
  for (int i = 0; i < 200 && !says (table->page, "Play 2 is undone."); i++) {
    g_usleep (5000);
    settle ();
  }
  g_assert_true (says (table->page, "Play 2 is undone."));
  g_autoptr (GPtrArray) rows = find_all (table->page, YC_TYPE_LOG_ROW);
  g_assert_cmpuint (rows->len, ==, 3);
  for (guint i = 0; i < rows->len; i++) {
    g_autofree char *number = g_strdup_printf (" %u ", i + 1);
    g_autofree char *text = text_of (rows->pdata[i]);
    g_autofree char *apart = g_strdup_printf (" %s ", text);

    g_assert_nonnull (strstr (apart, number));
  }
  table_close (table);
}

/* The cards of the players below the window come only after what is seen first. */
static void
test_cards_follow (void)
{
  g_autofree char *text = yc_sample_text ("board-5p-told");
  Table *table = table_open (text, G_MAXUINT);
  g_autoptr (GtkWidget) unseen = g_object_ref_sink (yc_table_page_new (table->session));
  g_autoptr (GPtrArray) panels = find_all (table->page, YC_TYPE_PLAYER_PANEL);
  g_autoptr (GPtrArray) panels_unseen = find_all (unseen, YC_TYPE_PLAYER_PANEL);

  g_assert_cmpuint (panels->len, ==, 5);
  while (!yc_player_panel_has_cards (panels->pdata[4]))
    g_main_context_iteration (NULL, TRUE);
  for (guint seat = 0; seat < panels->len; seat++) {
    g_assert_true (yc_player_panel_has_cards (panels->pdata[seat]));
    g_assert_cmpint (yc_player_panel_has_cards (panels_unseen->pdata[seat]), ==, seat < 2);
  }
  g_clear_object (&unseen);
  table_close (table);
}

static float
bottom_of (GtkWidget *widget, GtkWidget *pane)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, pane, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  return bounds.origin.y + bounds.size.height;
}

/* With five players in a small window the whole board and all of the player to move are in sight:
 * the others are a line, which can be unfolded, and the log is folded away, until F9. */
static void
test_in_sight (void)
{
  g_autofree char *text = yc_sample_text ("board-5p-told");
  Table *table = table_open (text, 205);
  g_autoptr (GPtrArray) panels = find_all (table->page, YC_TYPE_PLAYER_PANEL);
  g_autoptr (GPtrArray) boards = find_all (table->page, YC_TYPE_BOARD_VIEW);
  GtkWidget *active = panels->pdata[yc_session_get_active_seat (table->session)];

  gtk_window_set_default_size (GTK_WINDOW (table->window), 1366, 740);
  for (int i = 0; i < 40; i++) {
    settle ();
    g_usleep (10000);
  }
  GtkWidget *board_pane = gtk_widget_get_ancestor (boards->pdata[0], GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *players_pane = gtk_widget_get_ancestor (active, GTK_TYPE_SCROLLED_WINDOW);
  click_space (table, "mine-1");
  g_assert_cmpfloat (bottom_of (boards->pdata[0], board_pane), <=,
                     gtk_widget_get_height (board_pane));
  g_assert_cmpfloat (bottom_of (active, players_pane), <=, gtk_widget_get_height (players_pane));
  for (guint seat = 0; seat < panels->len; seat++)
    g_assert_cmpint (yc_player_panel_is_folded (panels->pdata[seat]), ==,
                     panels->pdata[seat] != active);
  gboolean log_shown;
  g_object_get (table->page, "log-shown", &log_shown, NULL);
  g_assert_false (log_shown);
  gtk_widget_activate_action (table->page, "table.fold-log", NULL);
  g_object_get (table->page, "log-shown", &log_shown, NULL);
  g_assert_true (log_shown);
  table_close (table);
}

/* Where there is room for all that the players have, nobody is a line, from the beginning. */
static void
test_room_for_all (void)
{
  Table *table = table_open_playthrough ("board-3p");
  g_autoptr (GPtrArray) panels = find_all (table->page, YC_TYPE_PLAYER_PANEL);

  for (int i = 0; i < 20; i++) {
    settle ();
    g_usleep (10000);
  }
  for (guint seat = 0; seat < panels->len; seat++)
    g_assert_false (yc_player_panel_is_folded (panels->pdata[seat]));
  table_close (table);
}

static int
height_of (GtkWidget *widget)
{
  int height;

  /* styles come with a frame */
  for (int i = 0; i < 10; i++) {
    settle ();
    g_usleep (10000);
  }
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height;
}

/* Touched, a card is as high as a finger, until somebody takes the mouse. */
static void
test_touch (void)
{
  g_autofree char *text = yc_sample_text ("older-card-2p");
  Table *table = table_open (text, 5);
  g_autoptr (GPtrArray) cards = find_all (table->page, YC_TYPE_CARD_BUTTON);
  GtkWidget *card = NULL;

  for (guint i = 0; i < cards->len && card == NULL; i++)
    if (gtk_widget_has_css_class (cards->pdata[i], "yc-compact"))
      card = cards->pdata[i];
  const int before = height_of (card);
  yc_touch_seen (table->page, GDK_TOUCH_BEGIN);
  const int touched = height_of (card);
  yc_touch_seen (table->page, GDK_MOTION_NOTIFY);
  yc_touch_seen (table->page, GDK_BUTTON_PRESS);
  g_assert_cmpint (touched, >=, 36);
  g_assert_cmpint (before, <, touched);
  g_assert_cmpint (height_of (card), ==, before);
  table_close (table);
}

/* What is composed stays so while the past is looked at, and is not recorded from there; nor is
 * anything asked there that would be. */
static void
test_not_from_the_past (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  type_play (table, "place mine-2 L");
  type_play (table, "end");
  click_space (table, "fighters");
  gtk_widget_activate_action (table->page, "table.look-back", NULL);
  gtk_widget_activate_action (table->page, "table.record", NULL);
  gtk_widget_activate_action (table->page, "table.tell-deal", NULL);
  settle ();
  g_assert_null (dialog_of (table));
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 2);
  gtk_widget_activate_action (table->page, "table.now", NULL);
  gtk_widget_activate_action (table->page, "table.record", NULL);
  settle ();
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 3);
  gtk_widget_activate_action (table->page, "table.tell-deal", NULL);
  settle ();
  g_assert_nonnull (dialog_of (table));
  close_dialog (table);
  table_close (table);
}

/* Ctrl+Z leaves the winning play where it is, until somebody reopens the session. */
static void
test_closed (void)
{
  g_autofree char *text = yc_sample_text ("board-2p-told");
  Table *table = table_open (text, G_MAXUINT);
  const guint n = yc_session_get_n_events (table->session);

  g_assert_true (yc_session_is_over (table->session));
  gtk_widget_activate_action (table->page, "table.undo", NULL);
  gtk_widget_activate_action (table->page, "table.pause", NULL);
  settle ();
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, n);
  gtk_widget_activate_action (table->page, "table.reopen", NULL);
  gtk_widget_activate_action (table->page, "table.undo", NULL);
  settle ();
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, n + 1);
  g_assert_false (yc_session_is_over (table->session));
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  adw_init ();
  g_test_add_func ("/play/two-clicks", test_two_clicks);
  g_test_add_func ("/play/closed", test_closed);
  g_test_add_func ("/play/not-from-the-past", test_not_from_the_past);
  g_test_add_func ("/play/one-click", test_one_click);
  g_test_add_func ("/play/next-turn", test_next_turn);
  g_test_add_func ("/play/going-on", test_going_on);
  g_test_add_func ("/play/next-turn-off", test_next_turn_off);
  g_test_add_func ("/play/only", test_only);
  g_test_add_func ("/play/typed", test_typed);
  g_test_add_func ("/play/words", test_words);
  g_test_add_func ("/play/focus", test_focus);
  g_test_add_func ("/play/anyway", test_anyway);
  g_test_add_func ("/play/effect-on-others", test_effect_on_others);
  g_test_add_func ("/play/numbers-of-the-log", test_numbers_of_the_log);
  g_test_add_func ("/play/cards-follow", test_cards_follow);
  g_test_add_func ("/play/in-sight", test_in_sight);
  g_test_add_func ("/play/room-for-all", test_room_for_all);
  g_test_add_func ("/play/touch", test_touch);
  return g_test_run ();
}
