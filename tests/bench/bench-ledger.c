/* bench-ledger.c: one durable play against one bare transaction of SQLite with the same settings.
 *
 * Both write to files in one folder, in turn, so that the disk treats them alike. Which of the two
 * comes first changes each time. The folder is made where YC_BENCH_FOLDER says, or here: a folder
 * for temporary files may be in memory, where nothing is durable and only the processor counts. */

#include <glib/gstdio.h>
#include <sqlite3.h>

#include "archive.h"
#include "journal.h"
#include "ledger-fixture.h"
#include "median.h"

#define ROUNDS   2000
#define SESSIONS 1000
#define PLAY     "red place mine-2 LLLe take LL"

typedef struct {
  sqlite3 *handle;
  sqlite3_stmt *insert;
} Bare;

static void
must (int code)
{
  if (code != SQLITE_OK && code != SQLITE_DONE)
    g_error ("SQLite: %s", sqlite3_errstr (code));
}

/* One table, one column, one row a transaction: the least that keeps a line of text. */
static void
open_bare (Bare *bare, const char *path)
{
  must (sqlite3_open (path, &bare->handle));
  must (sqlite3_exec (
    bare->handle,
    "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
    "CREATE TABLE line (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT",
    NULL, NULL, NULL));
  must (sqlite3_prepare_v2 (bare->handle, "INSERT INTO line (text) VALUES (?1)", -1, &bare->insert,
                            NULL));
}

static double
time_bare (Bare *bare)
{
  const gint64 begun = g_get_monotonic_time ();

  sqlite3_bind_text (bare->insert, 1, PLAY, -1, SQLITE_STATIC);
  must (sqlite3_step (bare->insert));
  must (sqlite3_reset (bare->insert));
  return (double) (g_get_monotonic_time () - begun);
}

static double
time_play (YcDatabase *database, gint64 session, unsigned number)
{
  g_autoptr (GError) error = NULL;
  const gint64 begun = g_get_monotonic_time ();

  if (!yc_journal_append (database, session, number, PLAY, &error))
    g_error ("%s", error->message);
  return (double) (g_get_monotonic_time () - begun);
}

static gint64
begin (YcDatabase *database, int i, const char *const *events)
{
  g_autofree char *uuid = g_strdup_printf ("uuid-%d", i);
  const YcLedgerHead head = table_of_three (uuid, NULL);
  g_autoptr (GError) error = NULL;
  const gint64 session = yc_journal_begin (database, &head, events, &error);

  if (session == 0)
    g_error ("%s", error->message);
  return session;
}

static void
compare_plays (YcDatabase *database, Bare *bare)
{
  static double plays[ROUNDS], bares[ROUNDS];
  const gint64 session = begin (database, 0, NULL);
  double play, plain;

  for (int i = 0; i < ROUNDS; i++) {
    if (i % 2)
      bares[i] = time_bare (bare);
    plays[i] = time_play (database, session, (unsigned) i + 1);
    if (i % 2 == 0)
      bares[i] = time_bare (bare);
  }
  play = median (plays, ROUNDS);
  plain = median (bares, ROUNDS);
  g_print ("one durable play: %.0f us, a bare transaction: %.0f us, ratio %.2f (at most 1.3)\n",
           play, plain, play / plain);
}

/* What the start page waits for: a ledger of a thousand evenings is opened and its first page read.
 */
static void
time_opening (const char *path)
{
  static const char *events[151];
  g_autoptr (YcDatabase) database = yc_database_open (path, NULL);
  g_autoptr (GPtrArray) page = NULL;
  gint64 begun, opened, listed;

  for (int i = 0; i < 150; i++)
    events[i] = PLAY;
  for (int i = 1; i <= SESSIONS; i++)
    begin (database, i, events);
  g_clear_object (&database);

  begun = g_get_monotonic_time ();
  database = yc_database_open (path, NULL);
  opened = g_get_monotonic_time ();
  page = yc_archive_list (database, NULL, NULL, 50, NULL);
  listed = g_get_monotonic_time ();
  g_print ("%d sessions of 150 plays: opened in %.1f ms, the first %u listed in %.1f ms\n",
           SESSIONS, (double) (opened - begun) / 1000, page->len,
           (double) (listed - opened) / 1000);
}

int
main (void)
{
  const char *where = g_getenv ("YC_BENCH_FOLDER");
  g_autofree char *folder = g_build_filename (where ? where : ".", "bench-ledger-XXXXXX", NULL);
  g_autofree char *path = NULL;
  g_autofree char *bare_path = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (YcDatabase) database = NULL;
  Bare bare = { 0 };

  if (!g_mkdtemp (folder))
    g_error ("No folder can be made at %s.", folder);
  path = g_build_filename (folder, "yellowcake.db", NULL);
  bare_path = g_build_filename (folder, "bare.db", NULL);
  database = yc_database_open (path, &error);
  if (!database)
    g_error ("%s", error->message);
  open_bare (&bare, bare_path);
  compare_plays (database, &bare);
  must (sqlite3_finalize (bare.insert));
  must (sqlite3_close (bare.handle));
  g_clear_object (&database);
  time_opening (path);
  remove_folder (folder);
  return 0;
}
