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

/* Whatever a record may say when it was, the list of sessions has a place for it. */
static void
any_time_is_one_that_sqlite_reads (Ledger *ledger, gconstpointer data)
{
  static const struct {
    const char *told, *kept;
  } times[] = {
    { "2026-11-21T19:30:00+01:00", "2026-11-21T19:30:00+01:00" },
    { "2026-11-21T19:30:00.25Z", "2026-11-21T19:30:00+00:00" },
    { "2026-06-31T19:30:00+02:00", "2026-06-30T19:30:00+02:00" },
    { "2028-02-30T12:00:00Z", "2028-02-29T12:00:00+00:00" },
    { "2026-11-21T24:00:00+01:00", "2026-11-21T23:59:59+01:00" },
    { "2016-12-31T23:59:60Z", "2016-12-31T23:59:59+00:00" },
    { "0026-11-21T19:30:00+01:00", "0026-11-21T19:30:00+01:00" },
    { "0000-11-21T19:30:00+01:00", "0001-11-21T19:30:00+01:00" },
    { "9999-12-31T23:59:60-14:00", "9998-12-31T23:59:59-14:00" },
    { "2026-11-21T19:30:00-23:30", "2026-11-22T19:00:00+00:00" },
  };

  (void) data;
  for (gsize i = 0; i < G_N_ELEMENTS (times); i++) {
    g_autofree char *kept = yc_sql_time (times[i].told);
    g_autofree char *sql = g_strdup_printf ("SELECT unixepoch ('%s') IS NOT NULL", kept);

    g_assert_cmpstr (kept, ==, times[i].kept);
    g_assert_cmpint (ledger_number (ledger, sql), ==, 1);
  }
  g_assert_null (yc_sql_time ("yesterday"));
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
  ADD (any_time_is_one_that_sqlite_reads);
  return g_test_run ();
}
