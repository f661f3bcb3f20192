/* ledger-fixture.c: a ledger in a folder of its own. */

#include "ledger-fixture.h"

#include <glib/gstdio.h>

#include "rulings.h"
#include "sql.h"

void
ledger_set_up_folder (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  (void) data;
  ledger->folder = g_dir_make_tmp ("yellowcake-ledger-XXXXXX", &error);
  g_assert_no_error (error);
  ledger->path = g_build_filename (ledger->folder, "yellowcake.db", NULL);
}

void
ledger_open (Ledger *ledger)
{
  g_autoptr (GError) error = NULL;

  ledger->database = yc_database_open (ledger->path, &error);
  g_assert_no_error (error);
}

void
ledger_close (Ledger *ledger)
{
  if (ledger->database)
    g_assert_finalize_object (g_steal_pointer (&ledger->database));
}

void
ledger_set_up (Ledger *ledger, gconstpointer data)
{
  ledger_set_up_folder (ledger, data);
  ledger_open (ledger);
}

void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (g_file_test (path, G_FILE_TEST_IS_DIR))
      remove_folder (path);
    else
      g_assert_cmpint (g_unlink (path), ==, 0);
  }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

void
ledger_tear_down (Ledger *ledger, gconstpointer data)
{
  (void) data;
  ledger_close (ledger);
  remove_folder (ledger->folder);
  g_free (ledger->folder);
  g_free (ledger->path);
}

YcLedgerHead
table_of_three (const char *uuid, const char *begun_at)
{
  static const YcLedgerSeat seats[] = { { "red", "Ana" }, { "blue", "Bo" }, { "green", "Cy" } };

  return (YcLedgerHead){
    .uuid = uuid,
    .game = "manhattan-project",
    .rules_version = 1,
    .begun_at = begun_at,
    .location = "Kitchen table",
    .head = "yellowcake 1\ngame manhattan-project\nrules 1\nplayer red \"Ana\"\n",
    .seats = seats,
    .n_seats = G_N_ELEMENTS (seats),
  };
}

YcLedgerHead
table_of_two (const char *uuid, const char *begun_at)
{
  static const YcLedgerSeat seats[] = { { "purple", "Cy" }, { "yellow", "Žofie" } };

  return (YcLedgerHead){
    .uuid = uuid,
    .game = "chain-reaction",
    .rules_version = 1,
    .begun_at = begun_at,
    .head = "yellowcake 1\ngame chain-reaction\nrules 1\nplayer purple \"Cy\"\n",
    .seats = seats,
    .n_seats = G_N_ELEMENTS (seats),
  };
}

gint64
ledger_begin (Ledger *ledger, const YcLedgerHead *head)
{
  g_autoptr (GError) error = NULL;
  const gint64 session = yc_journal_begin (ledger->database, head, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (session, >, 0);
  return session;
}

char *
play_text (unsigned number)
{
  return g_strdup_printf ("red place mine-2 LLLe take LL # the play with the number %u", number);
}

void
ledger_append (Ledger *ledger, gint64 session, unsigned first, unsigned last)
{
  for (unsigned number = first; number <= last; number++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *text = play_text (number);
    const gboolean written = yc_journal_append (ledger->database, session, number, text, &error);

    g_assert_no_error (error);
    g_assert_true (written);
  }
}

typedef struct {
  unsigned n;
  const char *lost;
} Count;

static void
count_event (unsigned number, const char *text, gpointer data)
{
  Count *count = data;
  g_autofree char *expected = play_text (number);

  g_assert_cmpuint (number, ==, ++count->n);
  if (!count->lost || !g_str_equal (text, count->lost))
    g_assert_cmpstr (text, ==, expected);
}

unsigned
ledger_count (Ledger *ledger, gint64 session, const char *lost)
{
  g_autoptr (GError) error = NULL;
  Count count = { .lost = lost };
  const gboolean read = yc_journal_read (ledger->database, session, count_event, &count, &error);

  g_assert_no_error (error);
  g_assert_true (read);
  return count.n;
}

void
ledger_teach (Ledger *ledger, const char *game, const char *card, const char *text)
{
  g_autoptr (GError) error = NULL;

  yc_rulings_teach_all (ledger->database, game, &card, &text, 1, &error);
  g_assert_no_error (error);
}

void
ledger_dispute (Ledger *ledger, gint64 session, unsigned event)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *insert = g_strdup_printf (
    "INSERT INTO dispute (session, event, rule, note, noted_at) VALUES"
    " (%" G_GINT64_FORMAT ", %u, 'place.occupied', 'It was free.', '2026-11-21T19:30:00Z')",
    session, event);

  yc_sql_run (yc_database_get_handle (ledger->database), ledger->path, insert, &error);
  g_assert_no_error (error);
}

gint64
ledger_number (Ledger *ledger, const char *sql)
{
  g_autoptr (GError) error = NULL;
  gint64 number = 0;
  const gboolean done
    = yc_sql_number (yc_database_get_handle (ledger->database), ledger->path, sql, &number, &error);

  g_assert_no_error (error);
  g_assert_true (done);
  return number;
}

void
ledger_tamper (Ledger *ledger, const char *sql)
{
  sqlite3 *handle = NULL;

  g_assert_cmpint (sqlite3_open (ledger->path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle,
                                 "PRAGMA locking_mode = EXCLUSIVE; PRAGMA foreign_keys = OFF", NULL,
                                 NULL, NULL),
                   ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
}

void
assert_not_opened (const char *path, YcLedgerError kind)
{
  g_autoptr (GError) error = NULL;
  YcDatabase *database = yc_database_open (path, &error);

  g_assert_error (error, YC_LEDGER_ERROR, (int) kind);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_true (g_str_has_suffix (error->message, "."));
  g_assert_null (database);
}
