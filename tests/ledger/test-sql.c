/* test-sql.c: the few ways in which the ledger speaks to SQLite. */

#include "sql.h"

#include "ledger-fixture.h"

static void
a_number_stays_where_there_is_no_row (Ledger *ledger, gconstpointer data)
{
  sqlite3 *handle = yc_database_get_handle (ledger->database);
  g_autoptr (GError) error = NULL;
  gint64 number = 7;

  (void) data;
  g_assert_true (yc_sql_number (handle, ledger->path, "SELECT id FROM session", &number, &error));
  g_assert_cmpint (number, ==, 7);
  g_assert_true (yc_sql_number (handle, ledger->path, "SELECT 4 + 5", &number, &error));
  g_assert_cmpint (number, ==, 9);
  g_assert_no_error (error);
}

static void
a_statement_that_fails_tells_why (Ledger *ledger, gconstpointer data)
{
  sqlite3 *handle = yc_database_get_handle (ledger->database);
  g_autoptr (GError) no_table = NULL;
  g_autoptr (GError) refused = NULL;
  gint64 number = 7;

  (void) data;
  g_assert_false (
    yc_sql_number (handle, ledger->path, "SELECT id FROM nothing", &number, &no_table));
  g_assert_error (no_table, YC_LEDGER_ERROR, YC_LEDGER_ERROR_FAULT);
  g_assert_cmpint (number, ==, 7);
  g_assert_false (yc_sql_run (handle, ledger->path,
                              "INSERT INTO outcome (session, n_events, over) VALUES (1, 1, 2)",
                              &refused));
  g_assert_error (refused, YC_LEDGER_ERROR, YC_LEDGER_ERROR_REFUSED);
}

/* With or without a transaction: afterwards there is none. */
static void
rolling_back_is_always_right (Ledger *ledger, gconstpointer data)
{
  sqlite3 *handle = yc_database_get_handle (ledger->database);

  (void) data;
  yc_sql_roll_back (handle);
  g_assert_true (
    yc_sql_run (handle, ledger->path, "BEGIN; INSERT INTO person (name) VALUES ('Ana')", NULL));
  yc_sql_roll_back (handle);
  g_assert_true (sqlite3_get_autocommit (handle));
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM person"), ==, 0);
}

static void
now_is_a_time_that_sqlite_reads (Ledger *ledger, gconstpointer data)
{
  g_autofree char *now = yc_sql_now ();
  g_autofree char *sql = g_strdup_printf ("SELECT abs (unixepoch () - unixepoch ('%s')) < 60", now);

  (void) data;
  g_assert_cmpint (ledger_number (ledger, sql), ==, 1);
}

#define ADD(name)                                                                                  \
  g_test_add ("/ledger/sql/" #name, Ledger, NULL, ledger_set_up, name, ledger_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD (a_number_stays_where_there_is_no_row);
  ADD (a_statement_that_fails_tells_why);
  ADD (rolling_back_is_always_right);
  ADD (now_is_a_time_that_sqlite_reads);
  return g_test_run ();
}
