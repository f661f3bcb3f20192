/* bench-import.c: a thousand records taken into a ledger, against writing the same rows into the
 * same tables with SQLite alone: reading, comparing and writing them again is what comes on top. */

#include <glib/gstdio.h>
#include <sqlite3.h>

#include "database.h"
#include "intake.h"
#include "median.h"
#include "samples.h"
#include "shelf.h"

#define RECORDS 1000
#define AT_ONCE 100
#define ROUNDS  5

static const char *const samples[] = { "board-3p", "board-5p", "board-2p", "card-3p", "card-2p" };

/* Each with an id of its own. */
static GPtrArray *
make_records (void)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < RECORDS; i++) {
    g_autofree char *text = yc_sample_text (samples[i % G_N_ELEMENTS (samples)]);
    char *id = strstr (text, "\nsession ") + strlen ("\nsession ");
    g_autofree char *number = g_strdup_printf ("%08x", (guint) i);

    memcpy (id, number, 8);
    g_ptr_array_add (texts, g_steal_pointer (&text));
  }
  return texts;
}

static double
time_import (YcDatabase *database, GPtrArray *texts)
{
  const gint64 begun = g_get_monotonic_time ();

  for (guint i = 0; i < texts->len; i += AT_ONCE) {
    YcIntake *intake = yc_intake_begin (database, NULL);

    for (guint j = i; j < i + AT_ONCE; j++) {
      const char *text = g_ptr_array_index (texts, j);
      g_auto (YcArrival) arrival = { 0 };

      if (!yc_intake_take (intake, text, strlen (text), &arrival, NULL)
          || arrival.state != YC_ARRIVAL_NEW)
        g_error ("A record was not taken.");
    }
    if (!yc_intake_end (intake, NULL))
      g_error ("Nothing was taken.");
  }
  return (double) (g_get_monotonic_time () - begun);
}

/* ---- The same rows with SQLite alone --------------------------------------------------------- */

static void
must (sqlite3 *handle, const char *sql)
{
  if (sqlite3_exec (handle, sql, NULL, NULL, NULL) != SQLITE_OK)
    g_error ("SQLite: %s", sqlite3_errmsg (handle));
}

/* The rows of a table of another file. */
typedef struct {
  sqlite3 *from, *to;
  sqlite3_stmt *read, *write;
} Copy;

static void
prepare (Copy *copy, const char *read, const char *write)
{
  if (sqlite3_prepare_v2 (copy->from, read, -1, &copy->read, NULL) != SQLITE_OK
      || sqlite3_prepare_v2 (copy->to, write, -1, &copy->write, NULL) != SQLITE_OK)
    g_error ("SQLite: %s", sqlite3_errmsg (copy->to));
}

/* Those of one session; reading them costs as little as having them at hand. */
static void
copy_rows (Copy *copy, int session)
{
  sqlite3_bind_int (copy->read, 1, session);
  while (sqlite3_step (copy->read) == SQLITE_ROW) {
    for (int i = 0; i < sqlite3_column_count (copy->read); i++)
      sqlite3_bind_value (copy->write, i + 1, sqlite3_column_value (copy->read, i));
    if (sqlite3_step (copy->write) != SQLITE_DONE)
      g_error ("SQLite: %s", sqlite3_errmsg (copy->to));
    sqlite3_reset (copy->write);
  }
  sqlite3_reset (copy->read);
}

static const char *const tables[][2] = {
  { "SELECT * FROM session WHERE id = ?1", "INSERT INTO session VALUES (?1,?2,?3,?4,?5,?6,?7)" },
  { "SELECT person.* FROM person JOIN seat ON person = person.id WHERE session = ?1",
    "INSERT INTO person VALUES (?1, ?2) ON CONFLICT DO NOTHING" },
  { "SELECT * FROM seat WHERE session = ?1", "INSERT INTO seat VALUES (?1,?2,?3,?4)" },
  { "SELECT * FROM event WHERE session = ?1", "INSERT INTO event VALUES (?1,?2,?3,?4)" },
};

static double
time_rows (const char *from, const char *to)
{
  Copy copies[G_N_ELEMENTS (tables)] = { 0 };
  sqlite3 *source, *target;
  gint64 begun, ended;

  if (sqlite3_open (from, &source) != SQLITE_OK || sqlite3_open (to, &target) != SQLITE_OK)
    g_error ("A file could not be opened.");
  must (target, "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;"
                "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
                "PRAGMA recursive_triggers = ON");
  must (source, "PRAGMA cache_size = -200000; SELECT sum (length (text)) FROM event");
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++) {
    copies[i].from = source;
    copies[i].to = target;
    prepare (&copies[i], tables[i][0], tables[i][1]);
  }
  begun = g_get_monotonic_time ();
  for (int session = 1; session <= RECORDS; session++) {
    if (session % AT_ONCE == 1)
      must (target, "BEGIN IMMEDIATE");
    for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
      copy_rows (&copies[i], session);
    if (session % AT_ONCE == 0)
      must (target, "COMMIT");
  }
  ended = g_get_monotonic_time ();
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++) {
    sqlite3_finalize (copies[i].read);
    sqlite3_finalize (copies[i].write);
  }
  sqlite3_close (source);
  sqlite3_close (target);
  return (double) (ended - begun);
}

int
main (void)
{
  g_autoptr (GPtrArray) texts = make_records ();
  double imports[ROUNDS], rows[ROUNDS], import, plain;

  for (int round = 0; round < ROUNDS; round++) {
    Shelf imported = { 0 }, bare = { 0 };

    shelf_set_up (&imported, NULL);
    shelf_set_up (&bare, NULL);
    imports[round] = time_import (imported.database, texts);
    g_clear_object (&imported.database);
    g_clear_object (&bare.database);
    rows[round] = time_rows (imported.path, bare.path);
    shelf_tear_down (&imported, NULL);
    shelf_tear_down (&bare, NULL);
  }
  import = median (imports, ROUNDS);
  plain = median (rows, ROUNDS);
  g_print ("%d records imported: %.0f ms, their rows alone: %.0f ms, ratio %.2f (at most 2)\n",
           RECORDS, import / 1000, plain / 1000, import / plain);
  return 0;
}
