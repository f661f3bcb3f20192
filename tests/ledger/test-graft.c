/* test-graft.c: without its own schema a file is read by that of a fresh one. */

#include "graft.h"

#include "ledger-fixture.h"
#include "sql.h"

#define UUID "0197c2f0-1111-7000-8000-000000000006"

/* Overwrites the first `n` bytes of the closed ledger. */
static void
overwrite_beginning (Ledger *ledger, gsize n)
{
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (ledger->path, &bytes, &length, NULL));
  memset (bytes, 'y', MIN (n, length));
  g_assert_true (g_file_set_contents (ledger->path, bytes, (gssize) length, NULL));
}

static gint64
number_in (const char *path, const char *sql)
{
  sqlite3 *handle = NULL;
  gint64 number = 0;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  yc_sql_number (handle, path, sql, &number, &error);
  g_assert_no_error (error);
  sqlite3_close (handle);
  return number;
}

/* The copy holds the plays; the file it was made from stays as it is. */
static void
the_copy_can_be_read (Ledger *ledger, gconstpointer data)
{
  const YcLedgerHead head = table_of_three (UUID, NULL);
  g_autofree char *copy = g_build_filename (ledger->folder, "copy.db", NULL);
  g_autoptr (GError) error = NULL;

  (void) data;
  ledger_append (ledger, ledger_begin (ledger, &head), 1, 90);
  ledger_close (ledger);
  overwrite_beginning (ledger, 4096);
  assert_not_opened (ledger->path, YC_LEDGER_ERROR_NOT_A_DATABASE);
  g_assert_true (yc_graft_schema (ledger->path, copy, &error));
  g_assert_no_error (error);
  assert_not_opened (ledger->path, YC_LEDGER_ERROR_NOT_A_DATABASE);

  g_assert_cmpint (number_in (copy, "SELECT count (*) FROM event WHERE session = 1"), ==, 90);
  g_assert_cmpint (number_in (copy, "SELECT count (*) FROM seat"), ==, 3);
}

/* Also where caches that were made anew lie among the plays, and not where a fresh file has them.
 */
static void
caches_made_anew_cost_no_play (Ledger *ledger, gconstpointer data)
{
  const YcLedgerHead head = table_of_three (UUID, NULL);
  g_autofree char *copy = g_build_filename (ledger->folder, "copy.db", NULL);
  const char *const drop = "DROP TRIGGER session_is_latest; DROP TRIGGER event_is_latest;"
                           "DROP TABLE cache; DROP TABLE latest; DROP TABLE deed;"
                           "DROP TABLE outcome";

  (void) data;
  ledger_append (ledger, ledger_begin (ledger, &head), 1, 900);
  g_assert_cmpint (sqlite3_exec (yc_database_get_handle (ledger->database), drop, NULL, NULL, NULL),
                   ==, SQLITE_OK);
  ledger_close (ledger);
  ledger_open (ledger);
  ledger_close (ledger);
  overwrite_beginning (ledger, 4096);
  g_assert_true (yc_graft_schema (ledger->path, copy, NULL));
  g_assert_cmpint (number_in (copy, "SELECT count (*) FROM event WHERE session = 1"), ==, 900);
}

static void
a_file_without_a_page_stays_unreadable (Ledger *ledger, gconstpointer data)
{
  g_autofree char *copy = g_build_filename (ledger->folder, "copy.db", NULL);
  g_autoptr (GError) error = NULL;

  (void) data;
  g_assert_true (g_file_set_contents (ledger->path, "a shopping list", -1, NULL));
  g_assert_true (yc_graft_schema (ledger->path, copy, &error));
  g_assert_no_error (error);
  assert_not_opened (copy, YC_LEDGER_ERROR_NOT_A_DATABASE);
}

static void
a_missing_file_is_an_error (Ledger *ledger, gconstpointer data)
{
  g_autofree char *missing = g_build_filename (ledger->folder, "missing.db", NULL);
  g_autoptr (GError) error = NULL;

  (void) data;
  g_assert_false (yc_graft_schema (missing, ledger->path, &error));
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_IO);
}

#define ADD(name, set_up)                                                                          \
  g_test_add ("/ledger/graft/" #name, Ledger, NULL, set_up, name, ledger_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD (the_copy_can_be_read, ledger_set_up);
  ADD (caches_made_anew_cost_no_play, ledger_set_up);
  ADD (a_file_without_a_page_stays_unreadable, ledger_set_up_folder);
  ADD (a_missing_file_is_an_error, ledger_set_up_folder);
  return g_test_run ();
}
