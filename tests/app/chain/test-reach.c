/* test-chain-reach.c: what can be reached: a yes, a no, a search that is stopped or left. */

#include "chain/reach-search.h"
#include "table-fixture.h"
#include "play/question.h"
#include "walk.h"

#include <adwaita.h>

#define MOST_WAITING 4000 /* steps of five milliseconds */

/* A hand of many cards and what they cost: more than the memory of the search can hold, so that it
 * lasts until there is none left. */
static const char long_hand[]
  = "table adjust purple hand +u2 +u3 +u4 +e3 +e5 +m2 +m4 +m8 +m9 +e2 +f1 +u2 +e3 +m2 +m7 +e5 +m4 "
    "+e2 +f4 +u3 +m6 +e6 +m5 +m3 +u1 +e4\n"
    "table adjust purple yellowcake +9\n"
    "table adjust purple uranium +3\n";

static Table *
open_with_long_hand (void)
{
  g_autofree char *text = yc_sample_text ("older-card-2p");
  g_autofree char *head = yc_sample_beginning (text, 0);
  g_autofree char *record = g_strconcat (head, long_hand, NULL);

  return table_open (record, 3);
}

/* Yellow has told all of the hand: f1 f4 m9 u2 u2. */
static Table *
open_with_told_hand (void)
{
  g_autofree char *text = yc_sample_text ("older-card-2p");

  return table_open (text, 28);
}

/* ---- The dialog ---- */

static GtkWidget *
open_covered (Table *table)
{
  g_assert_true (gtk_widget_activate_action (table->page, "table.reach", NULL));
  return dialog_of (table);
}

/* For the eyes of whom it is about, where it tells a secret. */
static GtkWidget *
uncover (Table *table, GtkWidget *dialog)
{
  if (find_button (dialog, "Show") != NULL)
    click_button (table, dialog, "Show");
  return dialog;
}

static GtkWidget *
ask (Table *table)
{
  return uncover (table, open_covered (table));
}

static AdwComboRow *
goals_of (GtkWidget *dialog)
{
  g_autoptr (GPtrArray) rows = find_all (dialog, ADW_TYPE_COMBO_ROW);

  /* the first is the player, where there are several */
  g_assert_cmpuint (rows->len, >, 0);
  return rows->pdata[rows->len - 1];
}

/* Waits until the search is over; what the dialog says then. The caller frees. */
static char *
answer_of (GtkWidget *dialog)
{
  for (int i = 0; i < MOST_WAITING && find_button (dialog, "Stop") != NULL; i++) {
    settle ();
    g_usleep (5000);
  }
  g_assert_null (find_button (dialog, "Stop"));
  return text_of (dialog);
}

static void
assert_in (const char *says, const char *part)
{
  if (strstr (says, part) == NULL)
    g_error ("“%s” is not in “%s”", part, says);
}

/* A Bomb Plan that cannot be built is refused after everything was looked at, and nothing can be
 * composed. */
static void
test_no (void)
{
  Table *table = open_with_told_hand ();
  GtkWidget *dialog = ask (table);

  adw_combo_row_set_selected (goals_of (dialog), 1);
  g_autofree char *says = answer_of (dialog);
  assert_in (says, "No, this Bomb Plan cannot be built in this turn.");
  assert_in (says, "looked at");
  assert_in (says, "A factory could draw a card that changes the answer.");
  g_assert_null (find_button (dialog, "Compose the First Play"));
  table_close (table);
}

/* Another goal is another search, and its answer takes the place of the first. */
static void
test_another_goal (void)
{
  Table *table = open_with_told_hand ();
  GtkWidget *dialog = ask (table);

  adw_combo_row_set_selected (goals_of (dialog), 1);
  adw_combo_row_set_selected (goals_of (dialog), 0);
  g_autofree char *says = answer_of (dialog);
  assert_in (says, "can end this turn with");
  g_assert_null (strstr (says, "No, this Bomb Plan"));
  g_assert_nonnull (find_button (dialog, "Compose the First Play"));
  table_close (table);
}

/* What was found until the search was stopped counts, and the dialog says that there may be more.
 */
static void
test_stopped (void)
{
  Table *table = open_with_long_hand ();
  GtkWidget *dialog = ask (table);

  g_usleep (20000);
  click_button (table, dialog, "Stop");
  g_autofree char *says = answer_of (dialog);
  assert_in (says, "The search was cancelled; there may be more.");
  assert_in (says, "can end this turn with");
  table_close (table);
}

/* Left to itself the same search goes on until its memory is full. */
static void
test_not_stopped (void)
{
  Table *table = open_with_long_hand ();
  GtkWidget *dialog = ask (table);
  g_autofree char *says = answer_of (dialog);

  assert_in (says, "There was not enough memory to look at everything");
  g_assert_nonnull (find_button (dialog, "Compose the First Play"));
  table_close (table);
}

/* Closing the dialog lets go of it at once and ends the search; so does closing the table. */
static void
test_left (void)
{
  Table *table = open_with_long_hand ();
  GtkWidget *dialog = ask (table);

  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  gtk_window_close (GTK_WINDOW (dialog));
  settle ();
  g_assert_null (dialog);
  ask (table);
  table_close (table);
}

/* An answer about another position would be none. */
static void
test_position_changed (void)
{
  Table *table = open_with_told_hand ();

  g_assert_nonnull (ask (table));
  g_assert_cmpuint (yc_session_record (table->session, "yellow end", NULL), >, 0);
  settle ();
  g_assert_null (dialog_of (table));
  table_close (table);
}

/* A label says it without cutting it off. */
static void
assert_whole (GtkWidget *root, const char *words)
{
  g_autoptr (GPtrArray) labels = find_all (root, GTK_TYPE_LABEL);
  gboolean found = FALSE;

  for (guint i = 0; i < labels->len; i++)
    found = found
            || (g_str_equal (gtk_label_get_text (labels->pdata[i]), words)
                && gtk_label_get_ellipsize (labels->pdata[i]) == PANGO_ELLIPSIZE_NONE);
  g_assert_true (found);
}

/* What tells goals apart comes first, where the row is narrow. */
static void
test_goals (void)
{
  Table *table = table_open_playthrough ("older-card-2p"); /* p12 and p2 lie in the row */
  GtkWidget *dialog = ask (table);
  GListModel *goals = adw_combo_row_get_model (goals_of (dialog));

  g_assert_cmpuint (g_list_model_get_n_items (goals), ==, 3);
  for (guint i = 1; i < 3; i++) {
    g_autoptr (GtkStringObject) goal = g_list_model_get_item (goals, i);
    const char *words = gtk_string_object_get_string (goal);

    adw_combo_row_set_selected (goals_of (dialog), i);
    settle ();
    assert_whole (GTK_WIDGET (goals_of (dialog)), words);
    g_assert_true (g_str_has_prefix (words, i == 1 ? "7 points: 1 engineer and 2 scientists, 5 "
                                                   : "4 points: 2 engineers and 2 scientists, 3 "));
  }
  table_close (table);
}

/* Without a card nothing is looked at: the hand is offered to be told, and the dialog comes back
 * with it, or with nothing more if it was not told. */
static void
test_hand (void)
{
  Table *table = table_open_playthrough ("older-card-2p");
  g_autofree char *untold = answer_of (ask (table));

  assert_in (untold, "No card of the hand is told yet");
  g_assert_null (strstr (untold, "looked at"));
  click_button (table, dialog_of (table), "Tell the Hand…");
  yc_question_close (YC_QUESTION (dialog_of (table)));
  settle ();
  g_autofree char *again = answer_of (dialog_of (table));
  g_assert_cmpstr (again, ==, untold);
  click_button (table, dialog_of (table), "Tell the Hand…");
  g_signal_emit_by_name (card_in (dialog_of (table), ref_of (table, YC_CARDS, "u1")), "clicked");
  g_signal_emit_by_name (card_in (dialog_of (table), ref_of (table, YC_CARDS, "e3")), "clicked");
  click_button (table, dialog_of (table), "Tell");
  assert_last (table, "table hand purple u1 e3");
  g_autofree char *told = answer_of (uncover (table, dialog_of (table)));
  assert_in (told, "can end this turn with");
  assert_in (told, "looked at");
  assert_in (told, "Cards of the hand are not told.");
  table_close (table);
}

/* Another question in the place of that one leaves the dialog where it is. */
static void
test_hand_left (void)
{
  Table *table = table_open_playthrough ("older-card-2p");
  g_autofree char *untold = answer_of (ask (table));

  assert_in (untold, "No card of the hand is told yet");
  click_button (table, dialog_of (table), "Tell the Hand…");
  g_assert_true (gtk_widget_activate_action (table->page, "table.end", NULL));
  settle ();
  g_assert_true (YC_IS_QUESTION (dialog_of (table)));
  table_close (table);
}

/* Where there is nothing to play, the number of positions is none and says nothing. */
static void
test_nothing_to_play (void)
{
  Table *table = table_open_playthrough ("older-card-1p");

  type_play (table, "table hand yellow m4");
  g_autofree char *says = answer_of (ask (table));
  assert_in (says, "can end this turn with 0 points");
  g_assert_null (strstr (says, "looked at"));
  table_close (table);
}

/* ---- For whom ---- */

/* Nobody sees what was told in secret before it is asked for, nor what it leads to. */
static void
test_covered (void)
{
  Table *table = open_with_told_hand ();
  GtkWidget *dialog = open_covered (table);
  g_autofree char *says = text_of (dialog);

  assert_in (says, "For Bo's eyes");
  g_assert_null (strstr (says, "can end"));
  g_assert_null (find_button (dialog, "Stop"));
  g_assert_null (find_button (dialog, "Compose the First Play"));
  g_autoptr (GPtrArray) covered = find_all (dialog, ADW_TYPE_COMBO_ROW);
  g_assert_cmpuint (covered->len, ==, 1); /* the players, no goals */
  uncover (table, dialog);
  g_assert_null (find_button (dialog, "Show"));
  g_autofree char *shown = answer_of (dialog);
  assert_in (shown, "can end this turn with");
  table_close (table);
}

/* Who is not to move asks, too, and then plays nothing yet. */
static void
test_other_player (void)
{
  Table *table = open_with_told_hand ();
  GtkWidget *dialog = ask (table);
  g_autoptr (GPtrArray) rows = find_all (dialog, ADW_TYPE_COMBO_ROW);
  const int seat = yc_session_get_active_seat (table->session);

  g_assert_cmpint ((int) adw_combo_row_get_selected (rows->pdata[0]), ==, seat);
  g_assert_cmpuint (yc_session_record (table->session, "table hand purple m7", NULL), >, 0);
  settle ();
  dialog = ask (table);
  g_autoptr (GPtrArray) again = find_all (dialog, ADW_TYPE_COMBO_ROW);
  adw_combo_row_set_selected (again->pdata[0], (guint) (1 - seat));
  settle ();
  g_assert_nonnull (find_button (dialog, "Show"));
  g_autofree char *says = answer_of (uncover (table, dialog));
  assert_in (says, "If it were the turn of ");
  g_assert_null (find_button (dialog, "Compose the First Play"));
  g_assert_null (find_button (dialog, "Record the Whole Turn"));
  table_close (table);
}

/* What was shown is recorded in its order, and undone play by play. */
static void
test_record_turn (void)
{
  Table *table = open_with_told_hand ();
  GtkWidget *dialog = ask (table);
  const guint before = yc_session_get_n_events (table->session);
  g_autofree char *says = answer_of (dialog);
  YcReachSearch *search
    = yc_reach_search_new (yc_session_get_setup (table->session),
                           yc_chain_of (yc_session_get_position (table->session)), YC_NONE);

  g_assert_nonnull (says);
  yc_reach_search_run (search);
  g_assert_cmpuint (search->plays->len, >, 1);
  click_button (table, dialog, "Record the Whole Turn");
  g_assert_null (dialog_of (table));
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, before + search->plays->len);
  for (guint i = 0; i < search->plays->len; i++) {
    g_autofree char *found
      = yc_session_write_play (table->session, &g_array_index (search->plays, YcPlay, i));
    g_autofree char *recorded = yc_session_write_event (table->session, before + i + 1);
    g_assert_cmpstr (recorded, ==, found);
  }
  yc_reach_search_unref (search);
  table_close (table);
}

/* ---- The search ---- */

/* The session may go on, or away, while a search runs. */
static void
test_own_copy (void)
{
  Table *table = open_with_told_hand ();
  YcReachSearch *search
    = yc_reach_search_new (yc_session_get_setup (table->session),
                           yc_chain_of (yc_session_get_position (table->session)), YC_NONE);
  const char *borrowed = yc_session_get_setup (table->session)->catalogue.cards[YC_CARDS][0].id;
  const char *own = search->copy.setup.catalogue.cards[YC_CARDS][0].id;

  g_assert_true (own != borrowed);
  g_assert_cmpstr (own, ==, borrowed);
  table_close (table);
  yc_reach_search_run (search);
  g_assert_cmpint (search->solution.end, ==, YC_SOLVED);
  g_assert_cmpuint (search->plays->len, >, 0);
  yc_reach_search_unref (search);
}

static void
test_cancelled_before (void)
{
  Table *table = open_with_long_hand ();
  YcReachSearch *search
    = yc_reach_search_new (yc_session_get_setup (table->session),
                           yc_chain_of (yc_session_get_position (table->session)), YC_NONE);

  atomic_store (&search->cancel, true);
  yc_reach_search_run (search);
  g_assert_cmpint (search->solution.end, ==, YC_SOLVE_CANCELLED);
  yc_reach_search_unref (search);
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/chain-reach/no", test_no);
  g_test_add_func ("/chain-reach/another-goal", test_another_goal);
  g_test_add_func ("/chain-reach/stopped", test_stopped);
  g_test_add_func ("/chain-reach/not-stopped", test_not_stopped);
  g_test_add_func ("/chain-reach/left", test_left);
  g_test_add_func ("/chain-reach/position-changed", test_position_changed);
  g_test_add_func ("/chain-reach/goals", test_goals);
  g_test_add_func ("/chain-reach/hand", test_hand);
  g_test_add_func ("/chain-reach/hand-left", test_hand_left);
  g_test_add_func ("/chain-reach/nothing-to-play", test_nothing_to_play);
  g_test_add_func ("/chain-reach/covered", test_covered);
  g_test_add_func ("/chain-reach/other-player", test_other_player);
  g_test_add_func ("/chain-reach/record-turn", test_record_turn);
  g_test_add_func ("/chain-reach/own-copy", test_own_copy);
  g_test_add_func ("/chain-reach/cancelled-before", test_cancelled_before);
  return g_test_run ();
}
