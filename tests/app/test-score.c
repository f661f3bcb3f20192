/* test-score.c: a session of either game kept as a score sheet: numbers are tapped, a statement of
 * each player is recorded with the turn, and the table goes over to logging every play and back. */

#include "play/score-view.h"
#include "taps.h"
#include "play/tell-question.h"
#include "table-fixture.h"
#include "walk.h"
#include "widgets/description.h"

#define BOARD                                                                                      \
  "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"                 \
  "player green \"Cy\"\ntable keep score\n"
#define CARDS                                                                                      \
  "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\ntable keep score\n"

static void
act (Table *table, const char *action)
{
  g_assert_true (gtk_widget_activate_action (table->page, action, NULL));
  settle ();
}

static GtkWidget *
sheet_of (Table *table)
{
  g_autoptr (GPtrArray) sheets = find_all (table->page, YC_TYPE_SCORE_VIEW);

  return sheets->len > 0 ? sheets->pdata[0] : NULL;
}

/* The number under this name of the `nth` player, folded or not. */
static GtkSpinButton *
number (Table *table, const char *title, guint nth)
{
  g_autoptr (GPtrArray) numbers = find_all (sheet_of (table), GTK_TYPE_SPIN_BUTTON);

  for (guint i = 0; i < numbers->len; i++) {
    GtkWidget *around = gtk_widget_get_parent (numbers->pdata[i]);

    if (g_strcmp0 (yc_tooltip_get (around), title) == 0 && nth-- == 0)
      return numbers->pdata[i];
  }
  g_error ("%s is not on the sheet", title);
}

/* Of whoever has the turn. */
static GtkSpinButton *
of_turn (Table *table, const char *title)
{
  const int seat = yc_session_get_active_seat (table->session);

  return number (table, title, (guint) seat);
}

/* One tap is one input. */
static void
tap (Table *table, const char *title, int times)
{
  for (int i = 0; i < ABS (times); i++) {
    gtk_spin_button_spin (of_turn (table, title),
                          times > 0 ? GTK_SPIN_STEP_FORWARD : GTK_SPIN_STEP_BACKWARD, 1);
    table->inputs++;
    settle ();
  }
}

/* The menu and the number in it are two. */
static void
tap_points (Table *table, const char *points)
{
  GtkWidget *around = gtk_widget_get_parent (GTK_WIDGET (of_turn (table, "Points")));
  GtkWidget *menu = gtk_widget_get_last_child (around);

  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  table->inputs++;
  settle ();
  click_button (table, GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu))), points);
}

/* ---- The board game ---- */

/* A turn is its taps and one for the next; what was tapped is one statement. */
static void
test_board (void)
{
  Table *table = table_open (BOARD, G_MAXUINT);
  const guint n = yc_session_get_n_events (table->session);

  g_assert_nonnull (sheet_of (table));
  g_assert_true (says (table->page, "Tap what this turn changed."));
  tap (table, "Yellowcake", 3);
  tap (table, "Money", -2);
  g_assert_true (says (table->page, "Ana loses $2. Ana gets 3 yellowcake."));
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, n);
  click_button (table, table->page, "Next: Bo");
  assert_last (table, "table turn blue");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, n + 2);
  g_assert_cmpuint (table->inputs, ==, 6);
  g_autofree char *counted = yc_session_write_event (table->session, n + 1);
  g_assert_cmpstr (counted, ==, "table adjust red money -2 yellowcake +3");
  table_close (table);
}

/* The points of a bomb are two taps, however many they are; with them the game is won. */
static void
test_points (void)
{
  Table *table = table_open (BOARD, G_MAXUINT);

  for (int i = 0; i < 2; i++)
    tap_points (table, "+24");
  tap_points (table, "+5");
  g_assert_cmpuint (table->inputs, ==, 6);
  tap (table, "Spies", 6);
  tap (table, "Spies", 1); /* there are no more */
  g_assert_true (says (table->page, "The pieces on the table do not allow it."));
  gtk_spin_button_set_value (of_turn (table, "Points"), 61);
  settle ();
  act (table, "table.end");
  assert_last (table, "table adjust red points +61 spies +6");
  g_assert_true (yc_session_is_over (table->session));
  g_assert_true (says (table->page, "Ana wins with 61 points."));
  table_close (table);
}

/* Also what somebody else got or lost; each has a statement, and what is taken back is none. */
static void
test_others (void)
{
  Table *table = table_open (BOARD, G_MAXUINT);

  gtk_spin_button_spin (number (table, "Damage", 1), GTK_SPIN_STEP_FORWARD, 2);
  settle ();
  tap (table, "Bombers", -1);
  tap (table, "Bombers", -1); /* there is only one */
  tap (table, "Fighters", 1);
  act (table, "table.undo");
  act (table, "table.end");
  assert_last (table, "table turn blue");
  g_autofree char *own = yc_session_write_event (table->session, 2);
  g_autofree char *other = yc_session_write_event (table->session, 3);
  g_assert_cmpstr (own, ==, "table adjust red bombers -1");
  g_assert_cmpstr (other, ==, "table adjust blue damage +2");
  act (table, "table.undo");
  act (table, "table.undo");
  g_assert_cmpint (yc_session_get_active_seat (table->session), ==, 0);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number (table, "Damage", 1)), ==, 0);
  table_close (table);
}

/* ---- The card game ---- */

static void
test_cards (void)
{
  Table *table = table_open (CARDS, G_MAXUINT);

  tap (table, "Yellowcake", 2);
  click_button (table, table->page, "Next: Bo");
  tap_points (table, "+2");
  gtk_spin_button_set_value (of_turn (table, "Points"), 10);
  settle ();
  tap (table, "Uranium", 2);
  click_button (table, table->page, "Next: Ana");
  g_assert_true (yc_session_is_over (table->session));
  g_assert_true (says (table->page, "Bo wins with 11 points."));
  g_assert_cmpuint (table->inputs, ==, 8);
  table_close (table);
}

static void
test_last_round (void)
{
  Table *table = table_open (CARDS, G_MAXUINT);

  gtk_spin_button_set_value (of_turn (table, "Points"), 10);
  settle ();
  g_assert_false (says (table->page, "The target is reached: the last round."));
  click_button (table, table->page, "Next: Bo");
  g_assert_true (says (table->page, "The target is reached: the last round."));
  table_close (table);
}

/* Alone nobody is next: the game is over when the deck is. */
static void
test_alone (void)
{
  Table *table = table_open ("yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\n"
                             "table keep score\n",
                             G_MAXUINT);

  tap (table, "Yellowcake", 2);
  click_button (table, table->page, "Record");
  assert_last (table, "table adjust red yellowcake +2");
  gtk_spin_button_set_value (of_turn (table, "Points"), 12);
  settle ();
  click_button (table, table->page, "End the Game");
  g_assert_true (yc_session_is_over (table->session));
  g_assert_cmpint (yc_session_get_game (table->session)
                     ->final_score (yc_session_get_setup (table->session),
                                    yc_session_get_position (table->session), 0),
                   ==, 12);
  table_close (table);
}

/* ---- Torn away ---- */

#define TORN                                                                                       \
  "yellowcake 1\ngame manhattan-project\nsession 11111111-2222-4333-8444-555555555555\n"           \
  "player red \"Ana\"\nplayer blue \"Bo\"\ntable keep score\n"

static void
assert_kept (Table *table, const GArray *kept, guint i, const char *line)
{
  g_autofree char *written
    = yc_session_write_play (table->session, &g_array_index (kept, YcPlay, i));

  g_assert_cmpstr (written, ==, line);
}

/* What was tapped is there again, unless it was passed on, and can still be taken back. */
static void
test_torn_away (void)
{
  Table *table = table_open (TORN, G_MAXUINT);

  tap (table, "Money", 2);
  tap (table, "Money", -1);
  gtk_spin_button_spin (number (table, "Damage", 1), GTK_SPIN_STEP_FORWARD, 1);
  settle ();
  g_autoptr (GArray) kept = yc_taps_recall (table->session);
  g_assert_cmpuint (kept->len, ==, 2);
  assert_kept (table, kept, 0, "table adjust red money +1");
  assert_kept (table, kept, 1, "table adjust blue damage +1");
  act (table, "table.end");
  g_autoptr (GArray) none = yc_taps_recall (table->session);
  g_assert_cmpuint (none->len, ==, 0);
  table_close (table);
  /* as if it had not been */
  table = table_open (TORN, G_MAXUINT);
  yc_taps_keep (table->session, kept);
  table_close (table);
  table = table_open (TORN, G_MAXUINT);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number (table, "Money", 0)), ==, 11);
  act (table, "table.undo");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number (table, "Damage", 1)), ==, 0);
  yc_taps_keep (table->session, none);
  table_close (table);
}

/* ---- Over and back ---- */

static void
test_over_and_back (void)
{
  Table *table = table_open (BOARD, G_MAXUINT);

  tap (table, "Money", 1);
  act (table, "table.keep-plays");
  assert_last (table, "table keep plays");
  g_assert_null (sheet_of (table));
  g_autofree char *counted = yc_session_write_event (table->session, 2);
  g_assert_cmpstr (counted, ==, "table adjust red money +1");
  type_play (table, "red place mine-2 L");
  assert_last (table, "red place mine-2 L");
  act (table, "table.keep-score");
  assert_last (table, "table keep score");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number (table, "Yellowcake", 0)), ==, 3);
  /* the judge is asked at the board */
  gtk_widget_activate_action (table->page, "table.judging", NULL);
  settle ();
  g_assert_null (sheet_of (table));
  gtk_widget_activate_action (table->page, "table.judging", NULL);
  settle ();
  g_assert_nonnull (sheet_of (table));
  table_close (table);
}

/* Whoever looks back sees what was counted then, and taps nothing. */
static void
test_past (void)
{
  Table *table = table_open (BOARD, G_MAXUINT);

  tap (table, "Money", 1);
  act (table, "table.end");
  act (table, "table.look-back");
  act (table, "table.look-back");
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (number (table, "Money", 0))));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number (table, "Money", 0)), ==, 10);
  act (table, "table.now");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number (table, "Money", 0)), ==, 11);
  table_close (table);
}

/* Nor with what is taken back meanwhile, which is the last tap. */
static void
test_taken_back_in_the_past (void)
{
  Table *table = table_open (BOARD, G_MAXUINT);

  tap (table, "Money", 1);
  act (table, "table.end");
  tap (table, "Money", 1);
  const int with_tap = gtk_spin_button_get_value_as_int (number (table, "Money", 1));
  tap (table, "Money", 1);
  act (table, "table.look-back");
  act (table, "table.undo");
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (number (table, "Money", 0))));
  act (table, "table.now");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number (table, "Money", 1)), ==, with_tap);
  table_close (table);
}

static void
tell (Table *table, const char *statement)
{
  g_autoptr (GError) error = NULL;

  yc_session_record (table->session, statement, &error);
  g_assert_no_error (error);
  settle ();
}

/* Who sat where turns out to have been otherwise: names and taps are those of the players. */
static void
test_set_up_corrected (void)
{
  Table *table = table_open (BOARD, G_MAXUINT);

  tap (table, "Money", 1);
  tell (table, "table head order blue red green");
  tell (table, "table head player green \"Di\"");
  const int with_tap = gtk_spin_button_get_value_as_int (number (table, "Money", 1));
  g_autoptr (GPtrArray) rows = find_all (sheet_of (table), ADW_TYPE_EXPANDER_ROW);
  g_assert_cmpuint (rows->len, ==, 3);
  for (guint i = 0; i < rows->len; i++) {
    static const char *const names[] = { "Bo", "Ana", "Di" };

    g_assert_cmpstr (adw_preferences_row_get_title (rows->pdata[i]), ==, names[i]);
  }
  act (table, "table.undo");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number (table, "Money", 1)), ==, with_tap - 1);
  table_close (table);
}

/* What is being typed as the rows are made anew is of rows that are gone, as is their focus. */
static void
test_set_up_corrected_while_typing (void)
{
  Table *table = table_open (BOARD, G_MAXUINT);
  GtkWidget *money = GTK_WIDGET (number (table, "Money", 0));
  GtkRoot *window = GTK_ROOT (table->window);

  g_assert_true (gtk_widget_grab_focus (money));
  gtk_editable_set_text (GTK_EDITABLE (money), "15");
  GtkWidget *typed = gtk_root_get_focus (window);
  g_assert_true (gtk_widget_is_ancestor (typed, money));
  tell (table, "table head player green \"Di\"");
  while (gtk_root_get_focus (window) == typed)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (says (table->page, "Tap what this turn changed."));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number (table, "Money", 0)), ==, 10);
  table_close (table);
}

/* Nothing that was tapped is lost with the page. */
static void
test_left (void)
{
  Table *table = table_open (BOARD, G_MAXUINT);

  tap (table, "Money", 1);
  gtk_widget_set_visible (table->window, FALSE);
  settle ();
  assert_last (table, "table adjust red money +1");
  table_close (table);
}

/* Nor what was typed. */
static void
test_left_while_typing (void)
{
  Table *table = table_open (BOARD, G_MAXUINT);
  GtkWidget *money = GTK_WIDGET (number (table, "Money", 0));

  g_assert_true (gtk_widget_grab_focus (money));
  gtk_editable_set_text (GTK_EDITABLE (money), "15");
  gtk_widget_set_visible (table->window, FALSE);
  settle ();
  assert_last (table, "table adjust red money +5");
  table_close (table);
}

/* Three turns in which nobody tells what was turned up. */
static void
test_offer (void)
{
  Table *table = table_open ("yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\n"
                             "player blue \"Bo\"\nplayer green \"Cy\"\n"
                             "market 01 11 21 02 12 22 37\nbombs 03 15 24 07\n",
                             0);

  for (int turn = 0; turn < 3; turn++) {
    static const char *const colors[] = { "red", "blue", "green", "red" };
    g_autofree char *play = g_strconcat (colors[turn], " place construction L slot 1", NULL);
    g_autofree char *next = g_strconcat ("table turn ", colors[turn + 1], NULL);

    g_assert_null (find_button (table->page, "Only the Score"));
    type_play (table, play);
    g_assert_true (YC_IS_TELL_QUESTION (dialog_of (table)));
    skip_dialogs (table);
    act (table, "table.undo");
    type_play (table, next);
  }
  click_button (table, table->page, "Only the Score");
  assert_last (table, "table keep score");
  table_close (table);
}

int
main (int argc, char **argv)
{
  g_autofree char *home = g_dir_make_tmp ("score-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/score/board", test_board);
  g_test_add_func ("/score/points", test_points);
  g_test_add_func ("/score/others", test_others);
  g_test_add_func ("/score/cards", test_cards);
  g_test_add_func ("/score/last-round", test_last_round);
  g_test_add_func ("/score/alone", test_alone);
  g_test_add_func ("/score/torn-away", test_torn_away);
  g_test_add_func ("/score/over-and-back", test_over_and_back);
  g_test_add_func ("/score/past", test_past);
  g_test_add_func ("/score/taken-back-in-the-past", test_taken_back_in_the_past);
  g_test_add_func ("/score/set-up-corrected", test_set_up_corrected);
  g_test_add_func ("/score/set-up-corrected-while-typing", test_set_up_corrected_while_typing);
  g_test_add_func ("/score/left", test_left);
  g_test_add_func ("/score/left-while-typing", test_left_while_typing);
  g_test_add_func ("/score/offer", test_offer);
  return g_test_run ();
}
