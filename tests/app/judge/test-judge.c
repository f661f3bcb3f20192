/* test-judge.c: the judge is asked in the window by keys, taps and typing, at the present, in the
 * past and after the end; nothing is recorded, and what was composed before comes back. */

#include "chain/chain-fixture.h"
#include "judge/answer-view.h"
#include "play/log-view.h"
#include "play/ruling-bar.h"
#include "table-fixture.h"
#include "walk.h"
#include "widgets/card-button.h"

static GtkWidget *
part (Table *table, GType type)
{
  g_autoptr (GPtrArray) found = find_all (table->page, type);

  g_assert_cmpuint (found->len, ==, 1);
  return found->pdata[0];
}

static void
act (Table *table, const char *action)
{
  gtk_widget_activate_action (table->page, action, NULL);
  settle ();
}

static gboolean
is_judging (Table *table)
{
  gboolean judging;

  g_object_get (table->page, "judging", &judging, NULL);
  return judging;
}

/* What the judge says, the list of the rules opened. */
static gboolean
answers (Table *table, const char *words)
{
  GtkWidget *answer = part (table, YC_TYPE_ANSWER_VIEW);
  g_autoptr (GPtrArray) expanders = find_all (answer, GTK_TYPE_EXPANDER);

  gtk_expander_set_expanded (expanders->pdata[0], TRUE);
  settle ();
  return says (part (table, YC_TYPE_RULING_BAR), words) || says (answer, words);
}

static void
ask_about_seat (Table *table, guint seat)
{
  g_autoptr (GPtrArray) seats = find_all (table->page, GTK_TYPE_DROP_DOWN);

  gtk_drop_down_set_selected (seats->pdata[0], seat);
  settle ();
}

static void
set_in_turn (Table *table, gboolean in_turn)
{
  g_autoptr (GPtrArray) checks = find_all (table->page, GTK_TYPE_CHECK_BUTTON);

  gtk_check_button_set_active (checks->pdata[0], in_turn);
  settle ();
}

/* ---- By taps and keys ---- */

/* A legal play has its reasons, an illegal one its rule; pointing twice records nothing. */
static void
test_taps (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  act (table, "table.judge");
  g_assert_true (is_judging (table));
  g_assert_true (says (table->page, "Nothing is recorded"));
  click_space (table, "mine-2");
  g_assert_true (answers (table, "Every rule that was asked is kept."));
  g_assert_true (answers (
    table, "Kept: A space or building where workers stand takes no others, except Construction."));
  click_space (table, "mine-2");
  g_assert_null (find_button (table->page, "Record"));
  click_space (table, "reactor");
  g_assert_true (answers (table, "Against the rules"));
  g_assert_true (answers (table, "Broken: "));
  g_assert_null (find_button (table->page, "It Happened Anyway"));
  act (table, "table.record");
  act (table, "table.end");
  act (table, "table.undo");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 0);
  table_close (table);
}

/* Escape goes from the answer to the question, from there back to the game, where everything is as
 * it was. */
static void
test_escape (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  click_space (table, "fighters");
  act (table, "table.judge");
  g_autofree char *asked = wish_of (table);
  g_assert_cmpstr (asked, ==, "blue place fighters L");
  click_space (table, "mine-2");
  act (table, "table.escape");
  g_autofree char *nothing = wish_of (table);
  g_assert_cmpstr (nothing, ==, "");
  g_assert_true (is_judging (table));
  act (table, "table.escape");
  g_assert_false (is_judging (table));
  g_autofree char *before = wish_of (table);
  g_assert_cmpstr (before, ==, "blue place fighters L");
  click_button (table, table->page, "Record");
  assert_last (table, "blue place fighters L");
  table_close (table);
}

/* What is asked at the end of a turn would be recorded, however the judge is asked: with a key, or
 * with the button. */
static void
test_question (gconstpointer judge)
{
  Table *table = open_after ("card-3p", 4);

  act (table, "table.end");
  g_assert_nonnull (dialog_of (table));
  const guint n = yc_session_get_n_events (table->session);
  act (table, judge);
  g_assert_true (is_judging (table));
  g_assert_null (dialog_of (table));
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, n);
  table_close (table);
}

/* ---- Whose turn ---- */

/* Another seat is asked as if it were its turn, or as it is. */
static void
test_other_seat (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  type_play (table, "blue place mine-2 L");
  act (table, "table.judge");
  ask_about_seat (table, 1);
  click_space (table, "mine-1");
  g_autofree char *asked = wish_of (table);
  g_assert_true (g_str_has_prefix (asked, "green place mine-1"));
  g_assert_true (answers (table, "Every rule that was asked is kept."));
  set_in_turn (table, FALSE);
  g_assert_true (answers (table, "It is the turn of Ana, not of Bo."));
  set_in_turn (table, TRUE);
  click_space (table, "mine-2");
  g_assert_true (answers (table, "Broken: A space or building where workers stand"));
  g_assert_null (find_button (table->page, "Record This Play"));
  act (table, "table.judge");
  g_assert_cmpint (yc_view_get_active_seat (table->view), ==, 0);
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 1);
  table_close (table);
}

/* What is typed for somebody is asked for them. */
static void
test_typed (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  act (table, "table.judge");
  type_play (table, "green retrieve");
  g_assert_cmpint (yc_view_get_supposed (table->view), ==, 1);
  g_assert_true (answers (table, "Against the rules"));
  type_play (table, "place mine-2 L");
  g_autofree char *asked = wish_of (table);
  g_assert_cmpstr (asked, ==, "green place mine-2 L");
  g_assert_true (answers (table, "Every rule that was asked is kept."));
  type_play (table, "table note \"coffee\"");
  g_assert_true (says (table->page, "The judge is asked about the plays of players."));
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 0);
  table_close (table);
}

/* ---- When ---- */

/* Where somebody looks back, what is there answers, and leaving leads back to there. */
static void
test_past (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  type_play (table, "blue place mine-2 L");
  gtk_widget_activate_action (table->page, "table.look-at", "u", 0u);
  settle ();
  click_space (table, "mine-2");
  g_autofree char *nothing = wish_of (table);
  g_assert_cmpstr (nothing, ==, "");
  act (table, "table.judge");
  click_space (table, "mine-2");
  g_assert_true (answers (table, "Every rule that was asked is kept."));
  g_assert_null (find_button (table->page, "Record This Play"));
  gtk_widget_activate_action (table->page, "table.look-at", "u", 1u);
  settle ();
  g_assert_true (answers (table, "Broken: "));
  act (table, "table.judge");
  g_assert_true (yc_view_is_now (table->view));
  table_close (table);
}

static void
test_finished (void)
{
  g_autofree char *text = yc_sample_text ("board-2p-told");
  Table *table = table_open (text, G_MAXUINT);
  const guint n = yc_session_get_n_events (table->session);

  g_assert_true (yc_session_is_over (table->session));
  act (table, "table.judge");
  click_space (table, "mine-2");
  g_assert_true (answers (table, "Broken: After the end of the game nothing more is played."));
  gtk_widget_activate_action (table->page, "table.look-at", "u", n / 2);
  settle ();
  click_space (table, "mine-2");
  g_assert_false (answers (table, "Broken: After the end of the game nothing more is played."));
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, n);
  table_close (table);
}

/* ---- The answer ---- */

static void
test_take (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  act (table, "table.judge");
  click_space (table, "mine-2");
  click_button (table, table->page, "Record This Play");
  g_assert_false (is_judging (table));
  assert_last (table, "blue place mine-2 L");
  act (table, "table.judge");
  type_play (table, "blue place mine-1 L");
  click_button (table, table->page, "It Happened…");
  g_assert_false (is_judging (table));
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 1);
  click_button (table, table->page, "It Happened Anyway");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 2);
  table_close (table);
}

static void
test_large (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  act (table, "table.judge");
  click_space (table, "reactor");
  click_button (table, table->page, "Show Large");
  g_assert_true (says (dialog_of (table), "Against the rules"));
  g_assert_true (says (dialog_of (table), "How it was judged"));
  skip_dialogs (table);
  table_close (table);
}

/* Every rule that was asked leads to where it is printed, and says what it is called. */
static void
test_rules (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  act (table, "table.judge");
  click_space (table, "mine-2");
  g_autoptr (GPtrArray) buttons = find_all (part (table, YC_TYPE_ANSWER_VIEW), GTK_TYPE_BUTTON);
  g_assert_cmpuint (buttons->len, >, 5);
  gtk_test_accessible_assert_property (
    buttons->pdata[0], GTK_ACCESSIBLE_PROPERTY_LABEL,
    "Kept: Only the players of this session can act or be named.");
  g_signal_emit_by_name (buttons->pdata[buttons->len - 1], "clicked");
  settle ();
  g_assert_true (says (dialog_of (table), "rulebook"));
  skip_dialogs (table);
  table_close (table);
}

/* ---- The card game ---- */

static void
test_cards (void)
{
  g_autofree char *text = yc_sample_text ("card-3p");
  Table *table = table_open (text, 12);
  const guint n = yc_session_get_n_events (table->session);
  const guint active = (guint) yc_session_get_active_seat (table->session);

  act (table, "table.judge");
  ask_about_seat (table, (active + 1) % 3);
  g_assert_cmpint (yc_view_get_active_seat (table->view), ==, (int) (active + 1) % 3);
  g_autoptr (GPtrArray) cards = find_all (GTK_WIDGET (tray_of (table)), YC_TYPE_CARD_BUTTON);
  g_signal_emit_by_name (cards->pdata[0], "clicked");
  settle ();
  g_assert_true (answers (table, "Kept: Only the player whose turn it is may play."));
  set_in_turn (table, FALSE);
  g_assert_true (answers (table, "Broken: Only the player whose turn it is may play."));
  act (table, "table.end");
  act (table, "table.judge");
  g_assert_cmpint (yc_view_get_active_seat (table->view), ==, (int) active);
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, n);
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  adw_init ();
  g_test_add_func ("/judge/taps", test_taps);
  g_test_add_func ("/judge/escape", test_escape);
  g_test_add_data_func ("/judge/question/key", "table.judge", test_question);
  g_test_add_data_func ("/judge/question/button", "table.judging", test_question);
  g_test_add_func ("/judge/other-seat", test_other_seat);
  g_test_add_func ("/judge/typed", test_typed);
  g_test_add_func ("/judge/past", test_past);
  g_test_add_func ("/judge/finished", test_finished);
  g_test_add_func ("/judge/take", test_take);
  g_test_add_func ("/judge/large", test_large);
  g_test_add_func ("/judge/rules-asked", test_rules);
  g_test_add_func ("/judge/cards", test_cards);
  return g_test_run ();
}
