/* test-emptying.c: the one way out of the ledger, and that there is no other. */

#include "emptying.h"

#include "archive.h"
#include "branches.h"
#include "caches.h"
#include "failing-vfs.h"
#include "ledger-fixture.h"
#include "puzzle-finds.h"
#include "puzzle-tries.h"
#include "told-facts.h"

#define ALL_ROWS                                                                                   \
  "SELECT (SELECT count (*) FROM session) + (SELECT count (*) FROM seat)"                          \
  " + (SELECT count (*) FROM event) + (SELECT count (*) FROM told)"                                \
  " + (SELECT count (*) FROM branch) + (SELECT count (*) FROM dispute)"                            \
  " + (SELECT count (*) FROM puzzle_try) + (SELECT count (*) FROM latest)"                         \
  " + (SELECT count (*) FROM outcome) + (SELECT count (*) FROM sitting)"                           \
  " + (SELECT count (*) FROM deed) + (SELECT count (*) FROM aside) + (SELECT count (*) FROM "      \
  "words) + (SELECT count (*) FROM searched) + (SELECT count (*) FROM puzzle)"

static gint64
begin_with_everything (Ledger *ledger, const char *uuid)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (YcPuzzleFind));
  const YcPuzzleFind puzzle = { .event = 2, .text = (char *) "table", .answer = (char *) "plays" };
  const YcLedgerHead head = table_of_three (uuid, NULL);
  g_autofree char *branch_uuid = g_strconcat (uuid, "-branch", NULL);
  const YcLedgerHead branch = table_of_two (branch_uuid, NULL);
  static const char *const events[] = { "red end", NULL };
  const int points[] = { 1, 2, 3 };
  const gboolean winner[] = { FALSE, FALSE, TRUE };
  const gint64 session = ledger_begin (ledger, &head);
  const YcOutcome outcome = { .session = session,
                              .n_events = 4,
                              .points = points,
                              .winner = winner,
                              .n_seats = 3,
                              .deeds = "[[1,0,0,\"mine-2\",3],[3,1,0,\"\",1]]" };

  ledger_append (ledger, session, 1, 4);
  ledger_dispute (ledger, session, 2);
  g_assert_true (yc_caches_tell (ledger->database, &outcome, NULL));
  g_assert_true (yc_told_tell (ledger->database, session, YC_TOLD_NAME, "Begun by mistake", NULL));
  g_assert_true (yc_puzzle_tries_add (ledger->database, session, 2, TRUE, NULL));
  g_array_append_val (found, puzzle);
  g_array_index (found, YcPuzzleFind, 0).session = session;
  g_assert_true (
    yc_puzzle_finds_keep (ledger->database, &(const YcUnsearched){ session, 3 }, found, NULL));
  g_assert_cmpint (yc_branches_begin (ledger->database, &branch, events, uuid, 1, "Bolder", NULL),
                   >, 0);
  return session;
}

static void
put_away (Ledger *ledger, gint64 session, gboolean away)
{
  g_assert_true (yc_told_tell (ledger->database, session, YC_TOLD_AWAY, away ? "yes" : NULL, NULL));
}

static void
assert_refused (Ledger *ledger, gint64 session)
{
  g_autoptr (GError) error = NULL;
  const gint64 before = ledger_number (ledger, ALL_ROWS);

  g_assert_false (yc_emptying_empty (ledger->database, session, "copy.ycr", &error));
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_REFUSED);
  g_assert_cmpint (ledger_number (ledger, ALL_ROWS), ==, before);
}

static void
empty (Ledger *ledger, gint64 session)
{
  g_autoptr (GError) error = NULL;

  yc_emptying_empty (ledger->database, session, "copy.ycr", &error);
  g_assert_no_error (error);
}

static void
only_what_is_put_away_can_be_emptied (Ledger *ledger, gconstpointer data)
{
  const gint64 session = begin_with_everything (ledger, "one");

  (void) data;
  assert_refused (ledger, session);
  g_assert_true (yc_told_tell (ledger->database, session, YC_TOLD_HIDDEN, "yes", NULL));
  assert_refused (ledger, session);
  put_away (ledger, session, TRUE);
  put_away (ledger, session, FALSE);
  assert_refused (ledger, session);
  g_assert_null (yc_emptying_find (ledger->database, "one", NULL));
}

/* All of the one goes, and its branches; nothing of the other. */
static void
nothing_of_it_remains (Ledger *ledger, gconstpointer data)
{
  const gint64 kept = begin_with_everything (ledger, "one");
  const gint64 rows = ledger_number (ledger, ALL_ROWS);
  const gint64 gone = begin_with_everything (ledger, "two");
  g_autoptr (YcEmptied) emptied = NULL;

  (void) data;
  put_away (ledger, gone, TRUE);
  put_away (ledger, gone, FALSE);
  put_away (ledger, gone, TRUE);
  empty (ledger, gone);
  g_assert_cmpint (ledger_number (ledger, ALL_ROWS), ==, rows);
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM pragma_foreign_key_check"), ==, 0);
  g_assert_cmpuint (ledger_count (ledger, kept, NULL), ==, 4);
  emptied = yc_emptying_find (ledger->database, "two", NULL);
  g_assert_cmpstr (emptied->copy, ==, "copy.ycr");
  g_assert_cmpuint (emptied->n_events, ==, 4);
  g_assert_true (g_str_has_suffix (emptied->emptied_at, "Z"));
  assert_refused (ledger, kept);
}

/* Once it came back it is a session like any other, even with the same number. */
static void
what_comes_back_remains_again (Ledger *ledger, gconstpointer data)
{
  const gint64 gone = begin_with_everything (ledger, "one");
  gint64 back;

  (void) data;
  put_away (ledger, gone, TRUE);
  empty (ledger, gone);
  back = begin_with_everything (ledger, "one");
  assert_refused (ledger, back);
  g_assert_cmpint (sqlite3_exec (yc_database_get_handle (ledger->database),
                                 "PRAGMA defer_foreign_keys = ON; DELETE FROM session", NULL, NULL,
                                 NULL)
                     & 0xff,
                   ==, SQLITE_CONSTRAINT);
  put_away (ledger, back, TRUE);
  empty (ledger, back);
  g_assert_cmpint (ledger_number (ledger, ALL_ROWS), ==, 0);
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM emptied"), ==, 2);
}

/* By hand, with a row in the table or without. */
static void
a_part_cannot_be_torn_out (Ledger *ledger, gconstpointer data)
{
  static const char *const attempts[] = {
    "DELETE FROM event",      "DELETE FROM seat",   "DELETE FROM dispute", "DELETE FROM told",
    "DELETE FROM puzzle_try", "DELETE FROM branch", "DELETE FROM session",
  };
  const gint64 session = begin_with_everything (ledger, "one");
  gint64 rows;

  (void) data;
  put_away (ledger, session, TRUE);
  rows = ledger_number (ledger, ALL_ROWS);
  for (gsize i = 0; i < G_N_ELEMENTS (attempts); i++) {
    g_assert_cmpint (
      sqlite3_exec (yc_database_get_handle (ledger->database), attempts[i], NULL, NULL, NULL)
        & 0xff,
      ==, SQLITE_CONSTRAINT);
    g_assert_cmpint (ledger_number (ledger, ALL_ROWS), ==, rows);
  }
}

static void
a_full_disk_empties_nothing (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  const gint64 session = begin_with_everything (ledger, "one");
  gint64 rows;

  (void) data;
  put_away (ledger, session, TRUE);
  rows = ledger_number (ledger, ALL_ROWS);
  failing_vfs_arm (DISK_WRITE, 1, SQLITE_FULL, TRUE);
  g_assert_false (yc_emptying_empty (ledger->database, session, "copy.ycr", &error));
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_DISK_FULL);
  g_assert_true (failing_vfs_disarm ());
  g_assert_cmpint (ledger_number (ledger, ALL_ROWS), ==, rows);
  g_assert_null (yc_emptying_find (ledger->database, "one", NULL));
  empty (ledger, session);
}

#define ADD(name)                                                                                  \
  g_test_add ("/ledger/emptying/" #name, Ledger, NULL, ledger_set_up, name, ledger_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  failing_vfs_install ();
  ADD (only_what_is_put_away_can_be_emptied);
  ADD (nothing_of_it_remains);
  ADD (what_comes_back_remains_again);
  ADD (a_part_cannot_be_torn_out);
  ADD (a_full_disk_empties_nothing);
  return g_test_run ();
}
