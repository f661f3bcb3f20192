/* test-race-window.c: the third game at a plain table: played, judged, undone, in the log. */

#include <string.h>

#include "history/curves-page.h"
#include "race-record.h"
#include "race.h"
#include "table-fixture.h"
#include "walk.h"

static void
test_play (void)
{
  Table *table = table_open (RACE_HEAD, 0);

  type_play (table, "red step");
  assert_last (table, "red step");
  /* there is nothing to count here, but the record knows it */
  type_play (table, "table keep score");
  assert_last (table, "table keep score");
  type_play (table, "table hand blue d1 d2");
  type_play (table, "blue dash d1");
  assert_last (table, "blue dash d1");
  g_assert_cmpint (race_of (yc_session_get_position (table->session))->players[1].field, ==, 2);
  gtk_widget_activate_action (table->page, "table.undo", NULL);
  settle ();
  assert_last (table, "table undo");
  g_assert_cmpint (race_of (yc_session_get_position (table->session))->players[1].field, ==, 0);
  table_close (table);
}

/* Against the rules is said, and not recorded. */
static void
test_against (void)
{
  Table *table = table_open (RACE_HEAD, 0);
  guint n = yc_session_get_n_events (table->session);

  type_play (table, "red dash d4");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, n);
  g_assert_nonnull (find_button (table->page, "It Happened Anyway"));
  table_close (table);
}

/* Objected to, and corrected with what it would change, without a word about it. */
static void
test_dispute (void)
{
  Table *table = table_open (RACE_HEAD "red step\nblue step\n", G_MAXUINT);

  gtk_widget_activate_action (table->page, "table.object", "u", 1);
  settle ();
  click_button (table, dialog_of (table), "Object");
  assert_last (table, "table dispute 1");
  gtk_widget_activate_action (table->page, "table.never", "u", 1);
  settle ();
  g_assert_true (says (dialog_of (table), "The later plays are assumed to be the same."));
  click_button (table, dialog_of (table), "Correct");
  assert_last (table, "table amend 1 nothing");
  table_close (table);
}

/* What was played is gone through; whom a play has changed anything for lights up. */
static void
test_replay (void)
{
  Table *table = table_open (RACE_HEAD, 0);

  type_play (table, "red step");
  type_play (table, "blue step");
  gtk_widget_activate_action (table->page, "table.look-back", NULL);
  settle ();
  g_assert_true (says (table->page, "Ana: Points 0 → 1, Money $3 → $4 and Fields 0 → 1."));
  g_assert_true (says (table->page, "Play 1 of 2"));
  table_close (table);
}

/* It has its curves and what is worth telling of it. */
static void
test_curves (void)
{
  Table *table = table_open (RACE_HEAD, 0);
  GtkWidget *page;

  type_play (table, "red step");
  page = g_object_ref_sink (yc_curves_page_new (table->view));
  g_assert_true (says (page, "Ana has been alone in the lead since play 1."));
  g_assert_nonnull (find_button (page, "Fields"));
  g_assert_true (says (page, "Ana took the lead with 1 point (play 1)."));
  g_object_unref (page);
  table_close (table);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/race-window/play", test_play);
  g_test_add_func ("/race-window/against", test_against);
  g_test_add_func ("/race-window/dispute", test_dispute);
  g_test_add_func ("/race-window/replay", test_replay);
  g_test_add_func ("/race-window/curves", test_curves);
  return g_test_run ();
}
