/* test-replay.c: a session is gone through with keys, buttons and the line. */

#include "history/replay-bar.h"
#include "history/scrub-line.h"
#include "manhattan/player-panel.h"
#include "manhattan/space-button.h"
#include "play/log-row.h"
#include "play/play-bar.h"
#include "samples.h"
#include "table-fixture.h"
#include "walk.h"
#include "widgets/counter.h"
#include "widgets/wrap.h"

/* ---- Keys ---- */

static void
press (Table *table, guint key, guint event)
{
  g_assert_true (press_key (table, key, 0));
  g_assert_cmpuint (yc_view_get_event (table->view), ==, event);
}

static Table *
open_whole (const char *name)
{
  g_autofree char *text = yc_sample_text (name);

  return table_open (text, G_MAXUINT);
}

static gboolean
shows (Table *table, GType type)
{
  g_autoptr (GPtrArray) found = find_all (table->page, type);

  return found->len > 0 && is_shown (found->pdata[0]);
}

static void
test_plays_and_turns (void)
{
  Table *table = open_whole ("board-3p-told");
  const guint end = yc_session_get_n_events (table->session);

  g_assert_true (shows (table, YC_TYPE_REPLAY_BAR)); /* the game is over */
  press (table, GDK_KEY_Left, end - 1);
  g_assert_false (shows (table, YC_TYPE_PLAY_BAR));
  press (table, GDK_KEY_Left, end - 2);
  press (table, GDK_KEY_Right, end - 1);
  press (table, GDK_KEY_Home, 0);
  press (table, GDK_KEY_Left, 0);
  press (table, GDK_KEY_Down, 4);
  press (table, GDK_KEY_Right, 5);
  press (table, GDK_KEY_Up, 4);
  press (table, GDK_KEY_Up, 0);
  press (table, GDK_KEY_End, end);
  g_assert_true (yc_view_is_now (table->view));
  g_assert_true (shows (table, YC_TYPE_PLAY_BAR));
  table_close (table);
}

/* Whoever has come to the end of a game that is over goes on with the same keys. */
static void
test_back_from_the_end (void)
{
  Table *table = open_whole ("board-3p-told");
  const guint end = yc_session_get_n_events (table->session);

  yc_table_page_focus_board (YC_TABLE_PAGE (table->page));
  press (table, GDK_KEY_Left, end - 1);
  press (table, GDK_KEY_Right, end);
  press (table, GDK_KEY_Left, end - 1);
  gtk_widget_activate_action (table->page, "table.now", NULL);
  settle ();
  g_assert_true (yc_view_is_now (table->view));
  press (table, GDK_KEY_Left, end - 1);
  table_close (table);
}

static void
test_moments (void)
{
  Table *table = open_whole ("board-3p-forced");

  press (table, GDK_KEY_Home, 0);
  press (table, GDK_KEY_b, 116);
  press (table, GDK_KEY_b, 213);
  g_assert_true (press_key (table, GDK_KEY_B, GDK_SHIFT_MASK));
  g_assert_cmpuint (yc_view_get_event (table->view), ==, 116);
  g_assert_true (press_key (table, GDK_KEY_B, GDK_SHIFT_MASK)); /* there is none before */
  g_assert_cmpuint (yc_view_get_event (table->view), ==, 116);
  press (table, GDK_KEY_Home, 0);
  press (table, GDK_KEY_f, 19);
  table_close (table);
}

/* Whoever says something about a play of the past stays there, and finds it again. */
static void
test_notes (void)
{
  Table *table = open_whole ("board-3p-forced");
  const guint end = yc_session_get_n_events (table->session);

  press (table, GDK_KEY_Home, 0);
  press (table, GDK_KEY_m, 0); /* there is no play yet */
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, end);
  press (table, GDK_KEY_Right, 1);
  press (table, GDK_KEY_Right, 2);
  press (table, GDK_KEY_m, 2);
  assert_last (table, "table note 2");
  g_assert_true (yc_entry_get_marked (yc_view_get_entry (table->view, 2)));
  press (table, GDK_KEY_Right, 3);
  press (table, GDK_KEY_Right, 4);
  gtk_widget_activate_action (table->page, "table.note", NULL);
  settle ();
  g_assert_true (says (dialog_of (table), "A line about play 4"));
  gtk_editable_set_text (
    GTK_EDITABLE (((GtkWidget *) find_all (dialog_of (table), GTK_TYPE_ENTRY)->pdata[0])),
    "a good one");
  click_button (table, dialog_of (table), "Record");
  settle ();
  assert_last (table, "table note 4 \"a good one\"");
  g_assert_cmpuint (yc_view_get_event (table->view), ==, 4);
  press (table, GDK_KEY_Home, 0);
  press (table, GDK_KEY_n, 2);
  press (table, GDK_KEY_n, 4);
  g_assert_true (press_key (table, GDK_KEY_N, GDK_SHIFT_MASK));
  g_assert_cmpuint (yc_view_get_event (table->view), ==, 2);
  press (table, GDK_KEY_m, 2);
  g_assert_false (yc_entry_get_marked (yc_view_get_entry (table->view, 2)));
  g_assert_cmpstr (yc_entry_get_sentence (yc_view_get_entry (table->view, end + 3)), ==,
                   "The bookmark at play 2 is taken away.");
  g_assert_true (yc_session_is_closed (table->session));
  table_close (table);
}

/* A running game has its own keys until somebody looks back; then the bar is there. */
static void
test_running (void)
{
  g_autofree char *text = yc_sample_text ("board-3p-told");
  Table *table = table_open (text, 40);

  g_assert_false (shows (table, YC_TYPE_REPLAY_BAR));
  g_assert_false (press_key (table, GDK_KEY_Left, 0));
  gtk_widget_activate_action (table->page, "table.look-back", NULL);
  settle ();
  g_assert_true (shows (table, YC_TYPE_REPLAY_BAR));
  g_assert_cmpuint (yc_view_get_event (table->view), ==, 39);
  press (table, GDK_KEY_Left, 38);
  g_assert_false (press_key (table, GDK_KEY_Left, GDK_CONTROL_MASK));
  gtk_widget_activate_action (table->page, "table.now", NULL);
  settle ();
  g_assert_false (shows (table, YC_TYPE_REPLAY_BAR));
  table_close (table);
}

/* What somebody types, presses or lists is not taken away. */
static void
test_other_keys (void)
{
  Table *table = open_whole ("board-3p-told");
  g_autoptr (GPtrArray) rows = find_all (table->page, YC_TYPE_LOG_ROW);
  const guint end = yc_session_get_n_events (table->session);

  gtk_widget_activate_action (table->page, "table.type", NULL);
  settle ();
  g_assert_false (press_key (table, GDK_KEY_Left, 0));
  g_assert_false (press_key (table, GDK_KEY_b, 0));
  gtk_widget_grab_focus (find_button (table->page, "Result"));
  g_assert_false (press_key (table, GDK_KEY_space, 0));
  press (table, GDK_KEY_Left, end - 1);
  gtk_widget_grab_focus (gtk_widget_get_parent (rows->pdata[0]));
  g_assert_false (press_key (table, GDK_KEY_Up, 0));
  press (table, GDK_KEY_Left, end - 2);
  g_assert_false (press_key (table, GDK_KEY_x, 0));
  table_close (table);
}

/* ---- What is seen ---- */

static guint
n_changed (Table *table, GType type)
{
  g_autoptr (GPtrArray) found = find_all (table->page, type);
  guint n = 0;

  for (guint i = 0; i < found->len; i++)
    n += gtk_widget_has_css_class (found->pdata[i], "yc-changed");
  return n;
}

/* A mine is used: the space lights up, and everybody who got something by it. */
static void
test_lights (void)
{
  g_autofree char *text = yc_sample_text ("board-3p-told");
  Table *table = table_open (text, 0);
  g_autoptr (GPtrArray) bars = NULL;

  type_play (table, "place mine-2 L");
  type_play (table, "end");
  g_assert_cmpuint (n_changed (table, YC_TYPE_SPACE_BUTTON), ==, 0);
  gtk_widget_activate_action (table->page, "table.look-back", NULL);
  settle ();
  g_assert_cmpuint (yc_view_get_event (table->view), ==, 1);
  g_assert_cmpuint (n_changed (table, YC_TYPE_SPACE_BUTTON), ==, 1);
  g_assert_cmpuint (n_changed (table, YC_TYPE_PLAYER_PANEL), ==, 3);
  bars = find_all (table->page, YC_TYPE_REPLAY_BAR);
  g_assert_true (says (bars->pdata[0], "Play 1 of 2"));
  press (table, GDK_KEY_Left, 0);
  g_assert_true (says (bars->pdata[0], "Before the first play"));
  g_assert_cmpuint (n_changed (table, YC_TYPE_PLAYER_PANEL), ==, 0);
  g_assert_true (press_key (table, GDK_KEY_End, 0));
  g_assert_cmpuint (n_changed (table, YC_TYPE_SPACE_BUTTON), ==, 0);
  table_close (table);
}

/* On the card table: what was laid, the pool it changed, the card drawn for it. */
static void
test_lights_of_cards (void)
{
  Table *table = table_open_playthrough ("older-card-2p");

  type_play (table, "table hand purple u1");
  type_play (table, "activate u1 side e3");
  type_play (table, "end");
  g_assert_cmpuint (n_changed (table, YC_TYPE_COUNTER), ==, 0);
  gtk_widget_activate_action (table->page, "table.look-back", NULL);
  settle ();
  g_assert_cmpuint (yc_view_get_event (table->view), ==, 2);
  g_assert_cmpuint (n_changed (table, YC_TYPE_COUNTER), ==, 1); /* engineers */
  g_assert_cmpuint (n_changed (table, YC_TYPE_WRAP), ==, 1);    /* the turn */
  g_assert_true (press_key (table, GDK_KEY_End, 0));
  g_assert_cmpuint (n_changed (table, YC_TYPE_COUNTER), ==, 0);
  table_close (table);
}

static void
test_buttons (void)
{
  Table *table = open_whole ("card-3p");
  const guint end = yc_session_get_n_events (table->session);
  g_autoptr (GPtrArray) bars = find_all (table->page, YC_TYPE_REPLAY_BAR);
  g_autoptr (GPtrArray) buttons = find_all (bars->pdata[0], GTK_TYPE_BUTTON);
  g_autoptr (GPtrArray) lines = find_all (bars->pdata[0], YC_TYPE_SCRUB_LINE);

  g_assert_cmpuint (buttons->len, ==, 6); /* and the curves */
  g_signal_emit_by_name (buttons->pdata[1], "clicked");
  g_assert_cmpuint (yc_view_get_event (table->view), ==, end - 1);
  g_signal_emit_by_name (buttons->pdata[3], "clicked");
  g_assert_true (yc_view_is_now (table->view));
  g_signal_emit_by_name (lines->pdata[0], "looked-at", 7u);
  g_assert_cmpuint (yc_view_get_event (table->view), ==, 7);
  gtk_test_accessible_assert_property (lines->pdata[0], GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 7.0);
  table_close (table);
}

/* A card that is known otherwise by now is no end of looking back. */
static void
test_known_otherwise (void)
{
  Table *table = open_whole ("card-3p");
  const guint end = yc_session_get_n_events (table->session);
  g_autoptr (GPtrArray) bars = find_all (table->page, YC_TYPE_REPLAY_BAR);
  g_autoptr (GPtrArray) buttons = find_all (bars->pdata[0], GTK_TYPE_BUTTON);

  g_signal_emit_by_name (buttons->pdata[1], "clicked");
  g_assert_true (yc_teachable_teach (YC_TEACHABLE (table->session), "plan p8 points 9", NULL));
  g_assert_cmpuint (yc_view_get_event (table->view), ==, end - 1);
  g_signal_emit_by_name (buttons->pdata[1], "clicked");
  g_assert_cmpuint (yc_view_get_event (table->view), ==, end - 2);
  g_signal_emit_by_name (buttons->pdata[3], "clicked");
  g_assert_cmpuint (yc_view_get_event (table->view), ==, end - 1);
  table_close (table);
}

/* A phone has room for it. */
static void
test_narrow (void)
{
  Table *table = open_whole ("board-5p-told");
  g_autoptr (GPtrArray) bars = find_all (table->page, YC_TYPE_REPLAY_BAR);
  int minimum;

  gtk_widget_measure (bars->pdata[0], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 340);
  table_close (table);
}

/* It plays on by itself, and stops when somebody does anything else. */
static void
test_playing (void)
{
  Table *table = open_whole ("board-2p");
  g_autoptr (GPtrArray) spaces = find_all (table->page, YC_TYPE_SPACE_BUTTON);
  const gint64 until = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  yc_table_page_focus_board (YC_TABLE_PAGE (table->page));
  g_assert_true (YC_IS_SCRUB_LINE (gtk_root_get_focus (GTK_ROOT (table->window))));
  press (table, GDK_KEY_Home, 0);
  gtk_widget_grab_focus (spaces->pdata[0]); /* nothing on the board is pressed in the past */
  press (table, GDK_KEY_space, 0);
  while (yc_view_get_event (table->view) < 2 && g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (yc_view_get_event (table->view), ==, 2);
  press (table, GDK_KEY_Left, 1);
  for (int i = 0; i < 20; i++) {
    g_usleep (100000);
    settle ();
  }
  g_assert_cmpuint (yc_view_get_event (table->view), ==, 1);
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/replay/plays-and-turns", test_plays_and_turns);
  g_test_add_func ("/replay/back-from-the-end", test_back_from_the_end);
  g_test_add_func ("/replay/moments", test_moments);
  g_test_add_func ("/replay/notes", test_notes);
  g_test_add_func ("/replay/running", test_running);
  g_test_add_func ("/replay/other-keys", test_other_keys);
  g_test_add_func ("/replay/lights", test_lights);
  g_test_add_func ("/replay/lights-of-cards", test_lights_of_cards);
  g_test_add_func ("/replay/buttons", test_buttons);
  g_test_add_func ("/replay/known-otherwise", test_known_otherwise);
  g_test_add_func ("/replay/narrow", test_narrow);
  g_test_add_func ("/replay/playing", test_playing);
  return g_test_run ();
}
