/* test-play.c: a play is composed and recorded at the table page. */

#include "play/play-entry.h"
#include "table-fixture.h"
#include "walk.h"

/* Pointing twice at the same thing records the play that is most likely meant. */
static void
test_two_clicks (void)
{
  Table *table = table_open_playthrough ("board-3p");
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
  Table *table = table_open_playthrough ("board-3p");

  click_space (table, "fighters");
  click_button (table, table->page, "Record");
  click_button (table, table->page, "End Turn");
  assert_last (table, "blue end");
  g_assert_cmpint (yc_session_get_active_seat (table->session), ==, 1);
  table_close (table);
}

static void
test_typed (void)
{
  Table *table = table_open_playthrough ("board-3p");

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
  Table *table = table_open_playthrough ("board-3p");
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

/* Without a mouse: the space that has the focus is pressed twice; after a click on Record the
 * keyboard goes on in the entry. */
static void
test_focus (void)
{
  Table *table = table_open_playthrough ("board-3p");
  GtkWidget *record;

  click_space (table, "bombers");
  record = find_button (table->page, "Record");
  gtk_widget_grab_focus (record);
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (record)) == record);
  click_button (table, table->page, "Record");
  g_assert_true (GTK_IS_TEXT (gtk_root_get_focus (gtk_widget_get_root (table->page))));
  table_close (table);
}

/* An illegal play stays to be explained, and can be let stand. */
static void
test_anyway (void)
{
  Table *table = table_open_playthrough ("board-3p");

  click_space (table, "reactor");
  click_space (table, "reactor");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 0);
  g_assert_null (find_button (table->page, "Record"));
  click_button (table, table->page, "It Happened Anyway");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 1);
  g_assert_true (yc_entry_get_flagged (yc_session_get_entry (table->session, 1)));
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  adw_init ();
  g_test_add_func ("/play/two-clicks", test_two_clicks);
  g_test_add_func ("/play/one-click", test_one_click);
  g_test_add_func ("/play/typed", test_typed);
  g_test_add_func ("/play/words", test_words);
  g_test_add_func ("/play/focus", test_focus);
  g_test_add_func ("/play/anyway", test_anyway);
  return g_test_run ();
}
