/* bench-persons.c: what the page of a person asks for, and of a pair and a whole table, in a ledger
 * of 20,000 sessions, against the bare SQL that has the same rows. */

#include <glib/gstdio.h>
#include <sqlite3.h>

#include "archive.h"
#include "caches.h"
#include "ledger-fixture.h"
#include "median.h"
#include "persons.h"

#define SESSIONS 20000
#define OFTEN    4 /* one in so many has the one who plays most */
#define OTHERS   400
#define THINGS   30 /* that each seat uses */
#define ROUNDS   31
#define FRAME    (1000 / 60.0)

static char *
deeds_new (void)
{
  GString *deeds = g_string_new ("[[1,2,0,\"\",3],[2,1,0,\"\",1]");

  for (int seat = 1; seat <= 3; seat++)
    for (int thing = 0; thing < THINGS; thing++)
      g_string_append_printf (deeds, ",[%d,0,%d,\"thing-%d\",%d]", seat, thing % 2, thing,
                              1 + (seat + thing) % 5);
  g_string_append_c (deeds, ']');
  return g_string_free (deeds, FALSE);
}

static void
begin (YcDatabase *database, int i, const char *deeds)
{
  static const int points[] = { 30, 62, 12 };
  static const gboolean winner[] = { FALSE, TRUE, FALSE };
  static const YcLedgerPace paces[] = { { 90000, 9, 1 }, { 80000, 9, 0 }, { 70000, 8, 0 } };
  g_autofree char *uuid = g_strdup_printf ("uuid-%d", i);
  g_autofree char *date = g_strdup_printf ("20%02d-%02d-%02dT20:00:00+00:00", 10 + i % 17,
                                           1 + i / 17 % 12, 1 + i / 204 % 28);
  g_autofree char *first = g_strdup_printf ("Player %d", i % OTHERS);
  g_autofree char *third = g_strdup_printf ("Player %d", (i / OTHERS + i + 1) % OTHERS);
  const YcLedgerSeat seats[]
    = { { "red", first }, { "blue", i % OFTEN == 0 ? "Bo" : "Cy" }, { "green", third } };
  YcLedgerHead head = table_of_three (uuid, date);
  YcOutcome outcome = {
    .over = TRUE, .points = points, .winner = winner, .paces = paces, .deeds = deeds, .n_seats = 3
  };

  head.seats = seats;
  outcome.session = yc_journal_begin (database, &head, NULL, NULL);
  if (outcome.session == 0 || !yc_caches_tell_read (database, &outcome, 1, 0, NULL))
    g_error ("A session was not written.");
}

static YcDatabase *
fill (const char *path)
{
  YcDatabase *database = yc_database_open (path, NULL);
  g_autofree char *deeds = deeds_new ();

  sqlite3_exec (yc_database_get_handle (database), "PRAGMA synchronous = OFF", NULL, NULL, NULL);
  for (int i = 0; i < SESSIONS; i++)
    begin (database, i, deeds);
  g_object_unref (database);
  return yc_database_open (path, NULL);
}

/* ---- What is asked --------------------------------------------------------------------------- */

static void
ask_person (YcDatabase *database, const char *name)
{
  g_autoptr (GArray) games = yc_person_games (database, name, NULL);
  g_autoptr (GArray) rivals = yc_person_rivals (database, name, NULL);
  g_autoptr (GArray) uses = yc_person_uses (database, name, NULL);
  YcPersonDisputes disputes;
  YcPersonTolls tolls;

  if (games->len == 0 || rivals->len == 0 || uses->len != THINGS
      || !yc_person_disputes (database, name, &disputes, NULL)
      || !yc_person_tolls (database, name, &tolls, NULL))
    g_error ("Nothing was found of %s.", name);
}

static void
ask_pair (YcDatabase *database, const char *name)
{
  g_autoptr (GArray) mine = yc_person_games_beside (database, name, "Bo", NULL);
  g_autoptr (GArray) theirs = yc_person_games_beside (database, "Bo", name, NULL);
  YcPersonTolls tolls;

  if (mine->len == 0 || mine->len != theirs->len
      || !yc_pair_tolls (database, name, "Bo", &tolls, NULL))
    g_error ("Nothing was found of %s and Bo.", name);
}

static void
ask_table (YcDatabase *database, const char *name G_GNUC_UNUSED)
{
  g_autoptr (GArray) games = yc_whole_games (database, NULL);
  g_autoptr (GArray) bests = yc_whole_best (database, NULL);
  g_autoptr (GArray) uses = yc_whole_uses (database, NULL);
  YcPersonDisputes disputes;
  YcWholeSeries series;

  if (games->len != SESSIONS || bests->len == 0 || uses->len != THINGS
      || !yc_whole_series (database, &series, NULL)
      || !yc_whole_disputes (database, &disputes, NULL))
    g_error ("Nothing was found of the table.");
  g_free (series.name);
}

/* ---- The same rows, and nothing made of them ------------------------------------------------- */

#define GAMES                                                                                      \
  "SELECT listed.*, sitting.* FROM sitting JOIN listed ON listed.session = sitting.session"
#define PERSON "(SELECT id FROM person WHERE name = '%1$s')"

static const char person_rows[]
  = GAMES " WHERE person = " PERSON " ORDER BY begun, listed.session;"
          "SELECT name, count (*), sum (mine.winner > theirs.winner),"
          " sum (theirs.winner > mine.winner) FROM sitting AS mine JOIN sitting AS theirs ON"
          " theirs.session = mine.session AND theirs.seat <> mine.seat JOIN person ON person.id ="
          " theirs.person WHERE mine.person = " PERSON " GROUP BY theirs.person ORDER BY 2 DESC, 1;"
          "SELECT * FROM habit WHERE person = " PERSON " ORDER BY n DESC;"
          "SELECT sum (n) FROM habit WHERE against = " PERSON ";"
          "SELECT state, count (*) FROM sitting JOIN cases ON cases.session = sitting.session AND"
          " objector = color WHERE person = " PERSON " GROUP BY state";

#define BESIDE(one, other)                                                                         \
  GAMES " WHERE person = " one " AND listed.session IN (SELECT session FROM sitting WHERE"         \
        " person = " other ") ORDER BY begun, listed.session;"
#define BO "(SELECT id FROM person WHERE name = 'Bo')"

static const char pair_rows[] = BESIDE (PERSON, BO)
  BESIDE (BO, PERSON) "SELECT sum (n) FROM habit WHERE person = " PERSON " AND against = " BO;

static const char table_rows[]
  = "SELECT listed.*, count (winner), max (points), sum (thought), sum (n_timed), sum (n_breaks)"
    " FROM listed JOIN sitting ON sitting.session = listed.session GROUP BY listed.session"
    " ORDER BY begun, listed.session;"
    "SELECT game, person, max (points), begun_at FROM sitting JOIN listed ON listed.session ="
    " sitting.session WHERE winner IS NOT NULL GROUP BY game;"
    "SELECT game, drawer, thing, sum (n) FROM habit WHERE against = 0 GROUP BY 1, 2, 3;"
    "SELECT person, winner FROM sitting JOIN listed ON listed.session = sitting.session"
    " WHERE winner IS NOT NULL ORDER BY begun, listed.session;"
    "SELECT state, count (*) FROM cases GROUP BY state";

/* ---- Both ------------------------------------------------------------------------------------ */

static double
time_bare (sqlite3 *handle, const char *sql)
{
  const gint64 begun = g_get_monotonic_time ();

  if (sqlite3_exec (handle, sql, NULL, NULL, NULL) != SQLITE_OK)
    g_error ("SQLite: %s", sqlite3_errmsg (handle));
  return (double) (g_get_monotonic_time () - begun) / 1000;
}

static void
compare (YcDatabase *database,
         const char *what,
         void (*ask) (YcDatabase *database, const char *name),
         const char *name,
         const char *sql)
{
  double asked[ROUNDS], bares[ROUNDS];

  for (int i = 0; i < ROUNDS; i++) {
    const gint64 begun = g_get_monotonic_time ();

    ask (database, name);
    asked[i] = (double) (g_get_monotonic_time () - begun) / 1000;
    bares[i] = time_bare (yc_database_get_handle (database), sql);
  }
  const double took = median (asked, ROUNDS), bare = median (bares, ROUNDS);
  g_print ("%s of %d sessions: %.2f ms (a frame has %.1f), its rows alone in %.2f ms, ratio %.2f"
           "%s\n",
           what, SESSIONS, took, FRAME, bare, took / bare,
           ask == ask_person ? " (at most 1.5)" : "");
}

static void
compare_named (YcDatabase *database,
               const char *what,
               void (*ask) (YcDatabase *database, const char *name),
               const char *name,
               const char *rows)
{
  g_auto (GStrv) parts = g_strsplit (rows, "%1$s", -1);
  g_autofree char *sql = g_strjoinv (name, parts);

  compare (database, what, ask, name, sql);
}

int
main (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bench-persons-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "yellowcake.db", NULL);
  YcDatabase *database = fill (path);

  compare_named (database, "A person in 100", ask_person, "Player 5", person_rows);
  compare_named (database, "A person in 5,000", ask_person, "Bo", person_rows);
  compare_named (database, "A pair in 50", ask_pair, "Player 4", pair_rows);
  compare (database, "The table with all", ask_table, NULL, table_rows);
  g_object_unref (database);
  remove_folder (folder);
  return 0;
}
