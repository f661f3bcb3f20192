/* test-verify.c: `yellowcake-cli verify`. */

#include <sqlite3.h>
#include <string.h>

#include <glib/gstdio.h>

#include "run.h"

#define ID "0197c2f0-1111-7000-8000-000000000003"

typedef struct {
  char *folder, *database, *export;
} Evening;

/* A session of two plays in a database, exported as a file. */
static void
set_up (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *record = run_board ("red place mine-2 L\nred end\n");
  g_auto (GStrv) parts = g_strsplit (record, "player", 2);
  g_autofree char *known = g_strconcat (parts[0], "session " ID "\nplayer", parts[1], NULL);
  g_autofree char *path = run_write ("evening.ycr", known);
  g_autoptr (GDir) dir = NULL;

  evening->folder = g_dir_make_tmp ("yc-verify-XXXXXX", NULL);
  evening->database = g_build_filename (evening->folder, "db", NULL);
  {
    g_auto (Run) import = run_cli (NULL, "import", path, "--database", evening->database, NULL);
    g_auto (Run) export
      = run_cli (NULL, "export", "--database", evening->database, "-o", evening->folder, ID, NULL);
    g_assert_cmpint (import.status, ==, 0);
    g_assert_cmpint (export.status, ==, 0);
  }
  dir = g_dir_open (evening->folder, 0, NULL);
  for (const char *name = g_dir_read_name (dir); name; name = g_dir_read_name (dir))
    if (g_str_has_suffix (name, ".ycr"))
      evening->export = g_build_filename (evening->folder, name, NULL);
}

static void
tear_down (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *wal = g_strconcat (evening->database, "-wal", NULL);

  g_unlink (evening->export);
  g_unlink (evening->database);
  g_unlink (wal);
  g_rmdir (evening->folder);
  g_free (evening->export);
  g_free (evening->database);
  g_free (evening->folder);
}

static void
replace (const char *path, const char *old, const char *new)
{
  g_autofree char *text = NULL;
  g_autofree char *changed = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, old));
  {
    g_auto (GStrv) parts = g_strsplit (text, old, 2);
    changed = g_strjoinv (new, parts);
  }
  g_assert_true (g_file_set_contents (path, changed, -1, NULL));
}

static void
test_whole (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (Run) alone = run_cli (NULL, "verify", evening->export, NULL);
  g_auto (Run) beside
    = run_cli (NULL, "verify", evening->export, "--database", evening->database, NULL);

  g_assert_cmpint (alone.status, ==, 0);
  g_assert_true (g_str_has_suffix (alone.out, ": every byte is as it was exported.\n"));
  g_assert_cmpint (beside.status, ==, 0);
  g_assert_true (g_str_has_suffix (beside.out, ": 2 events are the same in the sessions.\n"));
}

static void
test_another_play (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  replace (evening->export, "mine-2", "mine-1");
  g_auto (Run) alone = run_cli (NULL, "verify", evening->export, NULL);
  g_auto (Run) beside
    = run_cli (NULL, "verify", evening->export, "--database", evening->database, NULL);

  g_assert_cmpint (alone.status, ==, 1);
  g_assert_true (g_str_has_suffix (alone.out, ": event 1 is not as it was written.\n"));
  g_assert_cmpint (beside.status, ==, 1);
  g_assert_nonnull (strstr (beside.out, "event 1 is another:\n- red place mine-1 L\n"
                                        "+ red place mine-2 L\n"));
}

/* It is no record any more; the event is known all the same. */
static void
test_unreadable_play (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  replace (evening->export, "red end", "rfd end");
  g_auto (Run) run = run_cli (NULL, "verify", evening->export, NULL);

  g_assert_cmpint (run.status, ==, 1);
  g_assert_true (g_str_has_suffix (run.out, ": event 2 is not as it was written.\n"));
}

static void
test_head (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  replace (evening->export, "\"Ana\"", "\"Anna\"");
  g_auto (Run) run = run_cli (NULL, "verify", evening->export, NULL);

  g_assert_cmpint (run.status, ==, 1);
  g_assert_true (g_str_has_suffix (run.out, ": this line is not as it was written.\n"));
}

/* The line is the one where it stood. */
static void
test_lost_play (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  replace (evening->export, "red end\n", "");
  g_auto (Run) run = run_cli (NULL, "verify", evening->export, NULL);

  g_assert_cmpint (run.status, ==, 1);
  g_assert_true (g_str_has_suffix (run.out, ": event 2 is not as it was written.\n"));
}

/* No event is to blame for a mark that was changed. */
static void
test_another_seal (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  replace (evening->export, "# marks ", "# marks +");
  g_auto (Run) run = run_cli (NULL, "verify", evening->export, NULL);

  g_assert_cmpint (run.status, ==, 1);
  g_assert_true (g_str_has_suffix (run.out, ": the closing lines, or the last line above them, are "
                                            "not as they were written.\n"));
}

static void
test_no_seal (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  replace (evening->export, "# sealed", "# scaled");
  g_auto (Run) run = run_cli (NULL, "verify", evening->export, NULL);

  g_assert_cmpint (run.status, ==, 2);
}

/* ---- Beside a ledger that is another -------------------------------------------------------- */

/* Changes the ledger behind the program's back. */
static void
change_ledger (Evening *evening, const char *sql)
{
  sqlite3 *handle = NULL;

  g_assert_cmpint (sqlite3_open (evening->database, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (handle);
}

/* The export is whole; what it says beside the ledger ends so. */
static void
assert_beside (Evening *evening, int status, const char *said)
{
  g_autofree char *all = g_strdup_printf ("%s: every byte is as it was exported.\n%s: %s",
                                          evening->export, evening->export, said);
  g_auto (Run) run
    = run_cli (NULL, "verify", evening->export, "--database", evening->database, NULL);

  g_assert_cmpstr (run.out, ==, all);
  g_assert_cmpint (run.status, ==, status);
}

static void
test_lost_last (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  change_ledger (evening, "DROP TRIGGER event_remains; DELETE FROM event WHERE number = 2");
  assert_beside (evening, 1, "event 2 is not in the sessions:\n- red end\n");
}

static void
test_lost_first (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  change_ledger (evening, "DROP TRIGGER event_remains; DELETE FROM event WHERE number = 1");
  assert_beside (evening, 1, "event 1 is another:\n- red place mine-2 L\n+ red end\n");
}

static void
test_lost_all (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  change_ledger (evening, "DROP TRIGGER event_remains; DELETE FROM event");
  assert_beside (evening, 1, "event 1 is not in the sessions:\n- red place mine-2 L\n");
}

/* An import refuses it, too. */
static void
test_another_head (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  change_ledger (evening, "DROP TRIGGER session_stays;"
                          "UPDATE session SET head = replace (head, 'Ana', 'Anna')");
  assert_beside (evening, 1, "it begins otherwise:\n- player red \"Ana\"\n+ player red \"Anna\"\n");
}

/* It began with an option that its export has not. */
static void
test_lost_option (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  change_ledger (evening, "DROP TRIGGER session_stays;"
                          "UPDATE session SET head = replace (head, 'player red', "
                          "'option bomb-workers-count yes' || char (10) || 'player red')");
  assert_beside (evening, 1, "it begins otherwise:\n- –\n+ option bomb-workers-count yes\n");
}

/* What the table played, corrected or said since the export is no change of it. */
static void
test_gone_on (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *same = g_strdup_printf (
    "2 events are the same in the sessions.\n%s: there, the session goes on for 2 events.\n",
    evening->export);

  change_ledger (evening, "INSERT INTO event SELECT session, 3, 'blue place mine-1 L', written_at "
                          "FROM event WHERE number = 2;"
                          "INSERT INTO event SELECT session, 4, 'table head player red \"Anna\"', "
                          "written_at FROM event WHERE number = 2");
  assert_beside (evening, 0, same);
}

static void
test_no_session (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *other = g_build_filename (evening->folder, "other", NULL);
  g_autofree char *wal = g_strconcat (other, "-wal", NULL);
  g_autofree char *empty = run_write ("empty.ycr", "yellowcake 1\n");
  g_auto (Run) begin = run_cli (NULL, "import", empty, "--database", other, NULL);
  g_auto (Run) run = run_cli (NULL, "verify", evening->export, "--database", other, NULL);

  /* nothing came in, but the ledger is there */
  g_assert_cmpint (begin.status, ==, 2);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_true (g_str_has_prefix (run.err, evening->export));
  g_unlink (other);
  g_unlink (wal);
}

/* ---- The ledger by itself -------------------------------------------------------------------- */

/* What came in was read, and sealed then; what is changed behind its back shows. */
static void
test_ledger (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (Run) whole = run_cli (NULL, "verify", "--database", evening->database, NULL);
  g_assert_cmpint (whole.status, ==, 0);
  g_assert_cmpstr (whole.out, ==, "1 session is as it was written.\n");

  change_ledger (evening, "DROP TRIGGER event_stays;"
                          "UPDATE event SET text = 'red place mine-1 L' WHERE number = 1");
  g_auto (Run) changed = run_cli (NULL, "verify", "--database", evening->database, NULL);
  g_assert_cmpint (changed.status, ==, 1);
  g_assert_true (g_str_has_prefix (changed.out, ID ":"));
  g_assert_nonnull (strstr (changed.out, ": event 1 is not as it was written.\n"));
}

static void
test_ledger_lost (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  change_ledger (evening, "DROP TRIGGER event_remains; DELETE FROM event WHERE number = 2");
  g_auto (Run) lost = run_cli (NULL, "verify", "--database", evening->database, NULL);
  g_assert_cmpint (lost.status, ==, 1);
  g_assert_nonnull (strstr (lost.out, ": event 2 is not as it was written.\n"));
}

/* What a ledger was never asked of has no seal yet: nothing is known of it, and nothing is wrong.
 */
static void
test_ledger_unsealed (Evening *evening, gconstpointer data G_GNUC_UNUSED)
{
  change_ledger (evening, "DELETE FROM sealed");
  g_auto (Run) run = run_cli (NULL, "verify", "--database", evening->database, NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.out, "1 session was not read since it was written"));
}

static void
test_usage (void)
{
  g_auto (Run) nothing = run_cli (NULL, "verify", NULL);
  g_auto (Run) missing = run_cli (NULL, "verify", "/dev/null/x", NULL);

  g_assert_cmpint (nothing.status, ==, 2);
  g_assert_cmpint (missing.status, ==, 2);
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *path;
    void (*test) (Evening *evening, gconstpointer data);
  } tests[] = {
    { "/cli/verify/whole", test_whole },
    { "/cli/verify/another-play", test_another_play },
    { "/cli/verify/unreadable-play", test_unreadable_play },
    { "/cli/verify/head", test_head },
    { "/cli/verify/lost-play", test_lost_play },
    { "/cli/verify/another-seal", test_another_seal },
    { "/cli/verify/no-seal", test_no_seal },
    { "/cli/verify/lost-last", test_lost_last },
    { "/cli/verify/lost-first", test_lost_first },
    { "/cli/verify/lost-all", test_lost_all },
    { "/cli/verify/another-head", test_another_head },
    { "/cli/verify/lost-option", test_lost_option },
    { "/cli/verify/gone-on", test_gone_on },
    { "/cli/verify/no-session", test_no_session },
    { "/cli/verify/ledger", test_ledger },
    { "/cli/verify/ledger-lost", test_ledger_lost },
    { "/cli/verify/ledger-unsealed", test_ledger_unsealed },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Evening, NULL, set_up, tests[i].test, tear_down);
  g_test_add_func ("/cli/verify/usage", test_usage);
  return g_test_run ();
}
