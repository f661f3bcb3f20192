/* test-what-if.c: branches: what they begin with, that they are nowhere counted, and that what
 * happened stays as it is, byte for byte. */

#include "what-if.h"

#include <sqlite3.h>
#include <string.h>

#include "archive.h"
#include "casebook.h"
#include "comparison.h"
#include "export-private.h"
#include "export.h"
#include "intake.h"
#include "journal.h"
#include "legal-lines.h"
#include "persons.h"
#include "retelling.h"
#include "samples.h"
#include "shelf.h"
#include "view.h"

#define ORIGIN "0197c2f0-0000-7000-8000-00000000000a"
#define HEAD                                                                                       \
  "yellowcake 1\ngame manhattan-project\nrules 1\nsession " ORIGIN "\n"                            \
  "date 2026-03-12T19:30:00+01:00\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"                       \
  "market 01 11 21 02 12 22 14\nbombs 24 15 07\n"
#define AT "@2026-03-12T20:00:00+01:00 "

/* ---- Everything that the ledger has of what happened ------------------------------------------
 */

static void
dump_rows (sqlite3 *handle, const char *sql, GString *dump)
{
  sqlite3_stmt *rows;
  g_assert_cmpint (sqlite3_prepare_v2 (handle, sql, -1, &rows, NULL), ==, SQLITE_OK);
  while (sqlite3_step (rows) == SQLITE_ROW) {
    for (int column = 0; column < sqlite3_column_count (rows); column++)
      g_string_append_printf (dump, "%s|", (const char *) sqlite3_column_text (rows, column));
    g_string_append_c (dump, '\n');
  }
  sqlite3_finalize (rows);
}

/* The rows of every session that is no branch, facts and caches. */
static char *
dump_truth (Shelf *shelf)
{
  static const char *const queries[] = {
    "SELECT * FROM session WHERE id NOT IN (SELECT session FROM branch) ORDER BY id",
    "SELECT * FROM person ORDER BY id",
    "SELECT * FROM seat WHERE session NOT IN (SELECT session FROM branch) ORDER BY 1, 2",
    "SELECT * FROM event WHERE session NOT IN (SELECT session FROM branch) ORDER BY 1, 2",
    "SELECT * FROM told WHERE session NOT IN (SELECT session FROM branch) ORDER BY id",
    "SELECT * FROM outcome WHERE session NOT IN (SELECT session FROM branch) ORDER BY 1",
    "SELECT * FROM sitting WHERE session NOT IN (SELECT session FROM branch) ORDER BY 1, 2",
    "SELECT * FROM cases ORDER BY 1, 2",
    "SELECT rowid, * FROM words ORDER BY 1",
  };
  GString *dump = g_string_new (NULL);
  sqlite3 *handle;
  g_clear_object (&shelf->database);
  g_assert_cmpint (sqlite3_open (shelf->path, &handle), ==, SQLITE_OK);
  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    dump_rows (handle, queries[i], dump);
  sqlite3_close (handle);
  shelf_reopen (shelf);
  return g_string_free (dump, FALSE);
}

/* What every format writes of a session. */
static char *
exported (Shelf *shelf, const char *uuid)
{
  g_autofree char *folder = g_dir_make_tmp ("yc-what-if-XXXXXX", NULL);
  GString *all = g_string_new (NULL);
  for (YcExportFormat format = 0; format < YC_EXPORT_FORMATS; format++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *sub = g_strdup_printf ("%s/%d", folder, (int) format);
    YcExport *export = yc_export_begin (shelf->database, format, sub, &error);
    g_assert_true (yc_export_add (export, uuid, &error));
    g_assert_true (yc_export_end (export, &error));
    g_autoptr (GDir) dir = g_dir_open (sub, 0, NULL);
    for (const char *name = g_dir_read_name (dir); name; name = g_dir_read_name (dir)) {
      g_autofree char *path = g_build_filename (sub, name, NULL);
      g_autofree char *text = NULL;
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_string_append (all, text);
    }
  }
  return g_string_free (all, FALSE);
}

static YcSession *
open_session (Shelf *shelf, const char *uuid)
{
  g_autoptr (GError) error = NULL;
  YcSession *session = yc_session_open (shelf->database, uuid, &error);
  g_assert_no_error (error);
  return session;
}

static YcSession *
begin (YcSession *origin, guint event, const char *name)
{
  g_autoptr (GError) error = NULL;
  YcSession *branch = yc_what_if_begin (origin, event, name, &error);
  g_assert_no_error (error);
  return branch;
}

static YcArrivalState
take (Shelf *shelf, const char *text)
{
  g_auto (YcArrival) arrival = { 0 };
  g_autoptr (GError) error = NULL;
  g_assert_true (yc_intake_take_one (shelf->database, text, strlen (text), &arrival, &error));
  return arrival.state;
}

/* ---- What a branch begins with --------------------------------------------------------------- */

/* Its own id and where it comes from, then the events up to there and corrections of the head that
 * came later; the rest is its own. */
static void
test_text (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) origin
    = shelf_begin (shelf->database, HEAD AT "red place mine-2 L\n" AT "red end\n" AT
                                            "table amend 1 red place mine-1 L\n" AT
                                            "table head player blue \"Bob\"\n" AT "table pause\n");
  g_autoptr (YcSession) branch = begin (origin, 2, "Another mine");
  g_autofree char *text = yc_session_to_text (branch);
  g_autofree char *expected = g_strdup_printf (
    "yellowcake 1\ngame manhattan-project\nrules 1\nlive\nsession %s\nfrom " ORIGIN " 2 "
    "\"Another mine\"\ndate 2026-03-12T19:30:00+01:00\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"
    "market 01 11 21 02 12 22 14\nbombs 24 15 07\n" AT "red place mine-2 L\n" AT "red end\n" AT
    "table head player blue \"Bob\"\n",
    yc_session_get_uuid (branch));
  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpstr (yc_session_get_uuid (branch), !=, ORIGIN);
  g_assert_cmpuint (yc_what_if_get_event (branch), ==, 2);
  g_autofree char *words = yc_words_what_if (branch);
  g_assert_cmpstr (words, ==,
                   "What if: Another mine, from play 2 of the evening of 12 March 2026. This did "
                   "not happen.");
  g_autofree char *none = yc_words_what_if (origin);
  g_assert_null (none);
  g_assert_cmpstr (yc_session_get_title (branch), ==, "Ana and Bob");
}

/* An undo goes below where it began: it takes a copy away. One of its own is a branch of what
 * happened, too. */
static void
test_undo_and_branch_again (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) origin
    = shelf_begin (shelf->database, HEAD "red place mine-2 L\nred end\nblue place mine-3 L\n");
  g_autofree char *before = yc_session_to_text (origin);
  g_autoptr (YcSession) branch = begin (origin, 2, "One");
  shelf_record (branch, "table undo");
  shelf_record (branch, "table undo");
  shelf_record (branch, "red place mine-1 L");
  g_assert_cmpuint (yc_what_if_count (origin, 2), ==, 1);
  g_autoptr (YcSession) second = begin (branch, 5, "Two");
  g_autoptr (YcSession) third = begin (branch, 1, "Three");
  g_autofree char *from = yc_what_if_get_origin (second);
  g_assert_cmpstr (from, ==, ORIGIN);
  g_assert_cmpuint (yc_what_if_get_event (second), ==, 2);
  g_assert_cmpuint (yc_session_get_n_events (second), ==, 5);
  g_assert_cmpuint (yc_what_if_get_event (third), ==, 1);
  g_autoptr (GArray) branches = yc_what_if_list (second, NULL);
  g_assert_cmpuint (branches->len, ==, 3);
  yc_what_if_look_again (origin);
  g_assert_cmpuint (yc_what_if_count (origin, 2), ==, 2);
  g_assert_cmpuint (yc_what_if_count (origin, 1), ==, 1);
  g_assert_cmpuint (yc_what_if_count (second, 2), ==, 0);
  g_autofree char *after = yc_session_to_text (origin);
  g_assert_cmpstr (before, ==, after);
}

/* From the beginning, and of a game that is over and closed. */
static void
test_ends (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = yc_sample_text ("board-2p");
  g_autoptr (YcSession) origin = shelf_begin (shelf->database, text);
  g_assert_true (yc_session_is_closed (origin));
  g_autoptr (YcSession) first = begin (origin, 0, "All of it");
  g_assert_cmpuint (yc_session_get_n_events (first), ==, 0);
  shelf_record (first, "table pause");
  g_autoptr (YcSession) last = begin (origin, yc_session_get_n_events (origin), "The last play");
  g_assert_true (yc_session_is_over (last));
  g_assert_false (yc_session_is_closed (last));
  shelf_record (last, "table undo");
  g_assert_true (yc_session_is_closed (origin));
}

/* In memory there is nowhere to keep one. */
static void
test_in_memory (void)
{
  g_autoptr (YcSession) session = yc_session_read (HEAD "red place mine-2 L\n", -1, NULL);
  g_autoptr (GError) error = NULL;
  g_assert_null (yc_what_if_begin (session, 1, "No", &error));
  g_assert_error (error, YC_SESSION_ERROR, YC_SESSION_ERROR_READ_ONLY);
  g_autoptr (GArray) none = yc_what_if_list (session, NULL);
  g_assert_cmpuint (none->len, ==, 0);
}

/* ---- Nothing is mixed ------------------------------------------------------------------------ */

static guint
n_listed (Shelf *shelf, const char *name)
{
  g_autoptr (GArray) games = yc_person_games (shelf->database, name, NULL);
  g_assert_cmpuint (games->len, ==, yc_archive_count (shelf->database, NULL));
  return games->len;
}

static void
test_counts_nowhere (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) origin
    = shelf_begin (shelf->database, HEAD "red place mine-2 L\nred end\ntable note \"lamp\"\n");
  g_autofree char *branch_uuid = NULL;
  {
    g_autoptr (YcSession) branch = begin (origin, 2, "Zeppelin");
    shelf_record (branch, "blue place factory-2 L");
    shelf_record (branch, "table note \"submarine\"");
    shelf_record (branch, "blue dispute 3 \"no\"");
    shelf_record (branch, "table settle 3 upheld \"yes\" table");
    branch_uuid = g_strdup (yc_session_get_uuid (branch));
  }
  g_clear_object (&origin);
  yc_retelling_start_over (yc_retelling_of (shelf->database));
  yc_retelling_finish (yc_retelling_of (shelf->database));
  g_assert_cmpuint (n_listed (shelf, "Ana"), ==, 1);
  g_autoptr (GArray) cases = yc_casebook_list (shelf->database, NULL);
  g_assert_cmpuint (cases->len, ==, 0);
  g_autoptr (YcArchiveEntry) running = yc_archive_get_running (shelf->database, NULL);
  g_assert_cmpstr (running->uuid, ==, ORIGIN);
  g_autofree char *dump = dump_truth (shelf);
  g_assert_nonnull (strstr (dump, "lamp"));
  g_assert_null (strstr (dump, "submarine"));
  g_assert_null (strstr (dump, branch_uuid));
}

/* It can be renamed and thrown away, and what happened knows nothing of it. */
static void
test_renamed_and_thrown_away (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) origin = shelf_begin (shelf->database, HEAD "red place mine-2 L\n");
  g_autoptr (YcSession) branch = begin (origin, 1, "One");
  const char *uuid = yc_session_get_uuid (branch);
  g_assert_true (yc_what_if_rename (origin, uuid, "Better so", NULL));
  g_autofree char *name = yc_what_if_get_name (branch);
  g_assert_cmpstr (name, ==, "Better so");
  g_assert_cmpuint (yc_what_if_count (origin, 1), ==, 1);
  g_assert_true (yc_what_if_throw_away (origin, uuid, NULL));
  g_assert_cmpuint (yc_what_if_count (origin, 1), ==, 0);
  g_autoptr (GArray) none = yc_what_if_list (origin, NULL);
  g_assert_cmpuint (none->len, ==, 0);
  g_autofree char *text = yc_session_to_text (branch);
  g_assert_cmpint (take (shelf, text), ==, YC_ARRIVAL_KNOWN);
  g_autoptr (GArray) again = yc_what_if_list (origin, NULL);
  g_assert_cmpuint (again->len, ==, 1);
}

/* Whatever is tried, in branches of every kind: what happened, in all its rows and all its exports,
 * is the same bytes before and after. */
static void
play_at_random (YcSession *session, GRand *dice)
{
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  for (int plays = g_rand_int_range (dice, 1, 8); plays > 0; plays--) {
    g_auto (GStrv) lines = yc_legal_lines (view);
    const guint n = g_strv_length (lines);
    if (yc_session_can_undo (session) && g_rand_int_range (dice, 0, 4) == 0)
      g_assert_cmpuint (yc_session_undo (session, NULL), >, 0);
    else if (n > 0 && !yc_session_is_closed (session))
      shelf_record (session, lines[g_rand_int_range (dice, 0, (gint32) n)]);
  }
}

static void
test_origin_stays (Shelf *shelf, gconstpointer name)
{
  g_autofree char *text = yc_sample_text (name);
  g_autoptr (GRand) dice = g_rand_new_with_seed (4711);
  g_autofree char *uuid = NULL;
  {
    g_autoptr (YcSession) session = shelf_begin (shelf->database, text);
    uuid = g_strdup (yc_session_get_uuid (session));
  }
  g_autofree char *rows = dump_truth (shelf);
  g_autofree char *exports = exported (shelf, uuid);
  for (int i = 0; i < 12; i++) {
    g_autoptr (YcSession) origin = open_session (shelf, uuid);
    const guint n = yc_session_get_n_events (origin);
    g_autoptr (YcSession) branch
      = begin (origin, (guint) g_rand_int_range (dice, 0, (gint32) n + 1), "Any");
    play_at_random (branch, dice);
    g_autoptr (YcSession) second
      = begin (branch, yc_session_get_n_events (branch) / (i % 2 + 1), "Another");
    play_at_random (second, dice);
    if (i % 3 == 0)
      g_assert_true (yc_what_if_throw_away (branch, yc_session_get_uuid (branch), NULL));
  }
  g_autofree char *rows_after = dump_truth (shelf);
  g_assert_cmpstr (rows, ==, rows_after);
  g_autofree char *exports_after = exported (shelf, uuid);
  g_assert_cmpstr (exports, ==, exports_after);
}

/* ---- Compared -------------------------------------------------------------------------------- */

static char *
compared (YcSession *branch, YcSession *origin, gboolean after_as_many)
{
  guint event, others;
  g_autoptr (GArray) differences
    = yc_what_if_compare (branch, origin, after_as_many, &event, &others);
  GString *words = g_string_new (NULL);
  g_string_append_printf (words, "%u\n", event);
  for (guint i = 0; i < differences->len; i++) {
    const YcDifference *difference = &g_array_index (differences, YcDifference, i);
    g_string_append_printf (words, "%d %s | %s | %s\n", difference->seat, difference->name,
                            difference->was, difference->is);
  }
  return g_string_free (words, FALSE);
}

static void
test_compared (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) origin = shelf_begin (
    shelf->database,
    HEAD "red place mine-2 L\nred end\nblue place mine-3 L\nblue end\nred place mine-1 L\n");
  g_autoptr (YcSession) branch = begin (origin, 2, "Money");
  shelf_record (branch, "blue place factory-2 L");
  g_autofree char *as_many = compared (branch, origin, TRUE);
  g_assert_cmpstr (
    as_many, ==,
    "3\n0 Money | 10 | 12\n1 Money | 12 | 17\n1 Yellowcake | 3 | 1\n-1 Bribe | 0 | 1\n"
    "-1 Mine 3: Bo | 1 laborer | none\n-1 Factory 2: Bo | none | 1 laborer\n");
  g_autofree char *at_end = compared (branch, origin, FALSE);
  g_assert_cmpstr (at_end, ==,
                   "5\n0 Money | 5 | 12\n0 Yellowcake | 7 | 3\n0 Laborer | 2 | 3\n"
                   "1 Money | 12 | 17\n1 Yellowcake | 3 | 1\n-1 To move | Ana | Bo\n"
                   "-1 Bribe | 0 | 1\n-1 Mine 1: Ana | 1 laborer | none\n"
                   "-1 Mine 3: Bo | 1 laborer | none\n-1 Factory 2: Bo | none | 1 laborer\n");
}

/* ---- Coming and going ------------------------------------------------------------------------ */

/* A branch goes as a record of its own. Where it comes, it is one, whether what happened is there
 * or not, and it belongs to that as soon as it is. */
static void
test_import (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *origin_text = NULL, *text = NULL;
  {
    g_autoptr (YcSession) origin = shelf_begin (shelf->database, HEAD "red place mine-2 L\n");
    g_autoptr (YcSession) branch = begin (origin, 1, "One");
    shelf_record (branch, "red end");
    origin_text = yc_session_to_text (origin);
    text = yc_session_to_text (branch);
    g_autoptr (YcSession) read = yc_session_read (text, -1, NULL);
    g_autofree char *words = yc_words_what_if (read);
    g_assert_cmpstr (words, ==,
                     "What if, from play 1 of the evening of 12 March 2026. This did not happen.");
  }
  Shelf elsewhere = { 0 };
  shelf_set_up (&elsewhere, NULL);
  g_assert_cmpint (take (&elsewhere, text), ==, YC_ARRIVAL_NEW);
  g_assert_cmpint (take (&elsewhere, text), ==, YC_ARRIVAL_KNOWN);
  yc_retelling_go_on (yc_retelling_of (elsewhere.database));
  yc_retelling_finish (yc_retelling_of (elsewhere.database));
  g_assert_cmpuint (yc_archive_count (elsewhere.database, NULL), ==, 1);
  g_assert_cmpint (take (&elsewhere, origin_text), ==, YC_ARRIVAL_NEW);
  {
    g_autoptr (YcSession) origin = open_session (&elsewhere, ORIGIN);
    g_autoptr (GArray) branches = yc_what_if_list (origin, NULL);
    g_assert_cmpuint (branches->len, ==, 1);
    const YcBranch *branch = &g_array_index (branches, YcBranch, 0);
    g_assert_cmpstr (branch->name, ==, "One");
    g_assert_cmpuint (branch->n_events, ==, 2);
    g_autoptr (YcSession) opened = open_session (&elsewhere, branch->uuid);
    g_autofree char *again = yc_session_to_text (opened);
    g_assert_cmpstr (again, ==, text);
    g_assert_true (yc_what_if_knows_origin (opened));
    g_assert_true (yc_what_if_rename (origin, branch->uuid, "Two", NULL));
    g_autofree char *renamed = yc_session_to_text (opened);
    g_assert_nonnull (strstr (renamed, "\nfrom " ORIGIN " 1 \"Two\"\n"));
    g_assert_cmpint (take (&elsewhere, renamed), ==, YC_ARRIVAL_KNOWN);
  }
  n_listed (&elsewhere, "Ana");
  shelf_tear_down (&elsewhere, NULL);
}

/* JSON Lines say that it did not happen. */
static void
test_json_lines (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) origin = shelf_begin (shelf->database, HEAD "red place mine-2 L\n");
  g_autoptr (YcSession) branch = begin (origin, 1, "One");
  g_autofree char *line = yc_export_jsonl (branch);
  g_autofree char *truth = yc_export_jsonl (origin);
  g_autofree char *start
    = g_strdup_printf ("{\"session\":\"%s\",\"from\":\"" ORIGIN "\",\"from_event\":1,\"game\":",
                       yc_session_get_uuid (branch));
  g_assert_true (g_str_has_prefix (line, start));
  g_assert_nonnull (strstr (line, ",\"name\":\"One\","));
  g_assert_null (strstr (truth, "from"));
}

/* What did not happen is no play to be counted elsewhere. */
static void
test_no_play_to_count (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) origin = shelf_begin (shelf->database, HEAD "red place mine-2 L\n");
  g_autoptr (YcSession) branch = begin (origin, 1, "One");
  g_autoptr (GError) error = NULL;
  YcExport *export = yc_export_begin (shelf->database, YC_EXPORT_BGSPLAY, shelf->folder, &error);
  g_assert_false (yc_export_add (export, yc_session_get_uuid (branch), &error));
  g_assert_error (error, YC_SESSION_ERROR, YC_SESSION_ERROR_READ_ONLY);
  yc_export_drop (export);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(NAME, DATA, FUNC)                                                                      \
  g_test_add ("/what-if/" NAME, Shelf, DATA, shelf_set_up, FUNC, shelf_tear_down)
  ADD ("text", NULL, test_text);
  ADD ("undo-and-branch-again", NULL, test_undo_and_branch_again);
  ADD ("ends", NULL, test_ends);
  g_test_add_func ("/what-if/in-memory", test_in_memory);
  ADD ("counts-nowhere", NULL, test_counts_nowhere);
  ADD ("renamed-and-thrown-away", NULL, test_renamed_and_thrown_away);
  ADD ("origin-stays/board", "board-3p-forced", test_origin_stays);
  ADD ("origin-stays/cards", "card-3p", test_origin_stays);
  ADD ("compared", NULL, test_compared);
  ADD ("import", NULL, test_import);
  ADD ("json-lines", NULL, test_json_lines);
  ADD ("no-play-to-count", NULL, test_no_play_to_count);
  return g_test_run ();
}
