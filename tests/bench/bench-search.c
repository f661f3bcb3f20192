/* bench-search.c: the first page of the list, and of searches, in a ledger of 20,000 sessions,
 * against the bare SQL that finds their keys. */

#include <glib/gstdio.h>
#include <sqlite3.h>

#include "archive.h"
#include "caches.h"
#include "ledger-fixture.h"
#include "median.h"

#define SESSIONS 20000
#define PAGE     16
#define ROUNDS   101

static void
begin (YcDatabase *database, int i)
{
  g_autofree char *uuid = g_strdup_printf ("uuid-%d", i);
  g_autofree char *date = g_strdup_printf ("20%02d-%02d-%02dT20:00:00+00:00", 10 + i % 17,
                                           1 + i / 17 % 12, 1 + i / 204 % 28);
  g_autofree char *name = g_strdup_printf ("Player %d", i % 400);
  const YcLedgerSeat seats[] = { { "red", name }, { "blue", "Bo" } };
  YcLedgerHead head = table_of_two (uuid, date);
  g_autofree char *said = g_strdup_printf ("the lamp went out %d times\nwe noticed too late\n", i);
  static const int points[] = { 30, 62 };
  static const gboolean winner[] = { FALSE, TRUE };
  YcOutcome outcome = { .n_events = 0,
                        .over = TRUE,
                        .points = points,
                        .winner = winner,
                        .n_seats = 2,
                        .text = { said, (char *) "1\n2\n",
                                  (char *) "24 university\n01 mine\n17 reactor\n30 factory\n" } };

  head.seats = seats;
  outcome.session = yc_journal_begin (database, &head, NULL, NULL);
  if (outcome.session == 0)
    g_error ("A session was not written.");
  yc_caches_tell_read (database, &outcome, 1, 0, NULL);
}

static YcDatabase *
fill (const char *path)
{
  YcDatabase *database = yc_database_open (path, NULL);
  sqlite3 *handle = yc_database_get_handle (database);

  sqlite3_exec (handle, "PRAGMA synchronous = OFF", NULL, NULL, NULL);
  for (int i = 0; i < SESSIONS; i++)
    begin (database, i);
  g_object_unref (database);
  return yc_database_open (path, NULL);
}

static double
time_page (YcDatabase *database, const YcChoice *search)
{
  const gint64 begun = g_get_monotonic_time ();
  g_autoptr (GPtrArray) page = yc_archive_list (database, search, NULL, PAGE, NULL);

  if (page->len == 0)
    g_error ("Nothing was found.");
  return (double) (g_get_monotonic_time () - begun);
}

/* Every column of the page, and nothing made of it. */
static double
time_bare (sqlite3 *handle, const char *sql)
{
  const gint64 begun = g_get_monotonic_time ();

  if (sqlite3_exec (handle, sql, NULL, NULL, NULL) != SQLITE_OK)
    g_error ("SQLite: %s", sqlite3_errmsg (handle));
  return (double) (g_get_monotonic_time () - begun);
}

static void
compare (YcDatabase *database, const char *what, const YcChoice *search, const char *sql)
{
  double pages[ROUNDS], bares[ROUNDS], page, bare;

  for (int i = 0; i < ROUNDS; i++) {
    pages[i] = time_page (database, search);
    bares[i] = time_bare (yc_database_get_handle (database), sql);
  }
  page = median (pages, ROUNDS);
  bare = median (bares, ROUNDS);
  g_print ("%s of %d sessions: the first page in %.2f ms, its rows alone in %.2f ms, ratio %.2f\n",
           what, SESSIONS, page / 1000, bare / 1000, page / bare);
}

#define ROWS                                                                                       \
  "SELECT s.*, (SELECT max (number) FROM event WHERE session = s.id),"                             \
  " (SELECT group_concat (name || color || points) FROM sitting JOIN person ON person.id ="        \
  " person WHERE sitting.session = s.id) FROM "

static void
compare_search (YcDatabase *database, const char *what, const char *word)
{
  const YcForm form = { .field = YC_FIELD_ANY, .text = (char *) word };
  const YcTerm term = { .forms = &form, .n_forms = 1 };
  const YcChoice search = { .words = { .terms = &term, .n_terms = 1 } };
  g_autofree char *sql = g_strdup_printf (
    ROWS "(SELECT rowid AS key, highlight (words, 0, '', '') || highlight (words, 2, '', '')"
         " || highlight (words, 4, '', '') FROM words WHERE words MATCH"
         " '{game day player place said card} : \"%s\" *' ORDER BY rowid DESC LIMIT 16)"
         " JOIN session AS s ON s.id = key & 16777215",
    word);

  compare (database, what, &search, sql);
}

int
main (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bench-search-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "yellowcake.db", NULL);
  YcDatabase *database = fill (path);

  compare (database, "The list", NULL,
           ROWS "session AS s ORDER BY unixepoch (begun_at) DESC, id DESC LIMIT 16");
  compare_search (database, "A word that all have", "bo");
  compare_search (database, "A word that one in 400 has", "123");
  compare_search (database, "A letter", "w");
  g_object_unref (database);
  remove_folder (folder);
  return 0;
}
