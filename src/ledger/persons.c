/* persons.c: see persons.h. */

#include "persons.h"

#include "database-private.h"
#include "sql.h"

static char *
column_text (sqlite3_stmt *row, int column)
{
  return g_strdup ((const char *) sqlite3_column_text (row, column));
}

static void
clear_person (gpointer data)
{
  YcPerson *person = data;

  g_free (person->name);
}

static void
clear_game (gpointer data)
{
  YcPersonGame *game = data;

  g_free (game->game);
  g_free (game->begun_at);
  g_free (game->location);
}

static void
clear_rival (gpointer data)
{
  YcRival *rival = data;

  g_free (rival->name);
}

/* One item in an array of rows. */
typedef struct {
  guint size;
  GDestroyNotify clear;
  void (*add) (GArray *rows, sqlite3_stmt *row);
} Row;

/* All rows of a query, which may ask for a name. */
static GArray *
read_rows (YcDatabase *database, const char *sql, const char *name, const Row *kind, GError **error)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, kind->size);
  GError *failure = NULL;
  sqlite3_stmt *select;

  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  select = yc_database_prepare (database, sql, error);
  if (!select)
    return NULL;
  if (name)
    yc_sql_bind_text (select, 1, name);
  g_array_set_clear_func (rows, kind->clear);
  while (yc_database_next (database, select, &failure))
    kind->add (rows, select);
  if (failure == NULL)
    return g_steal_pointer (&rows);
  g_propagate_error (error, failure);
  return NULL;
}

/* The decided sessions: an outcome that is older than the last event does not count. */
#define DECIDED                                                                                    \
  " JOIN latest ON latest.session = outcome.session AND latest.n_events = outcome.n_events"        \
  " AND outcome.over = 1"

static void
add_person (GArray *rows, sqlite3_stmt *row)
{
  const YcPerson person = {
    .name = column_text (row, 0),
    .n_sessions = (unsigned) sqlite3_column_int (row, 1),
    .n_ended = (unsigned) sqlite3_column_int (row, 2),
    .n_won = (unsigned) sqlite3_column_int (row, 3),
  };

  g_array_append_val (rows, person);
}

GArray *
yc_persons_list (YcDatabase *database, GError **error)
{
  static const Row kind = { sizeof (YcPerson), clear_person, add_person };

  return read_rows (
    database,
    "SELECT name, count (*), count (winner), ifnull (sum (winner), 0)"
    " FROM seat JOIN person ON person.id = person LEFT JOIN (SELECT standing.session, seat, winner"
    " FROM standing JOIN outcome USING (session)" DECIDED ") AS result"
    " ON result.session = seat.session AND result.seat = seat.number"
    " GROUP BY person.id ORDER BY count (*) DESC, name",
    NULL, &kind, error);
}

static void
add_game (GArray *rows, sqlite3_stmt *row)
{
  const YcPersonGame game = {
    .session = sqlite3_column_int64 (row, 0),
    .game = column_text (row, 1),
    .begun_at = column_text (row, 2),
    .location = column_text (row, 3),
    .n_seats = (unsigned) sqlite3_column_int (row, 4),
    .seat = (unsigned) sqlite3_column_int (row, 5),
    .ended = sqlite3_column_int (row, 6),
    .won = sqlite3_column_int (row, 7),
    .points = sqlite3_column_int (row, 8),
    .place = (unsigned) sqlite3_column_int (row, 9),
  };

  g_array_append_val (rows, game);
}

GArray *
yc_person_games (YcDatabase *database, const char *name, GError **error)
{
  static const Row kind = { sizeof (YcPersonGame), clear_game, add_game };

  return read_rows (
    database,
    "SELECT session.id, session.game, begun_at, location,"
    " (SELECT count (*) FROM seat AS other WHERE other.session = session.id), seat.number,"
    " latest.session IS NOT NULL, winner, points, CASE WHEN latest.session IS NULL THEN 0 ELSE"
    " 1 + (SELECT count (*) FROM standing AS better WHERE better.session = session.id"
    " AND better.points > standing.points) END"
    " FROM person JOIN seat ON seat.person = person.id JOIN session ON session.id = seat.session"
    " LEFT JOIN (outcome" DECIDED ") ON outcome.session = session.id"
    " LEFT JOIN standing ON latest.session IS NOT NULL AND standing.session = session.id"
    " AND standing.seat = seat.number"
    " WHERE name = ?1 ORDER BY unixepoch (begun_at), session.id",
    name, &kind, error);
}

static void
add_rival (GArray *rows, sqlite3_stmt *row)
{
  const YcRival rival = {
    .name = column_text (row, 0),
    .n_games = (unsigned) sqlite3_column_int (row, 1),
    .n_won = (unsigned) sqlite3_column_int (row, 2),
    .n_lost = (unsigned) sqlite3_column_int (row, 3),
  };

  g_array_append_val (rows, rival);
}

GArray *
yc_person_rivals (YcDatabase *database, const char *name, GError **error)
{
  static const Row kind = { sizeof (YcRival), clear_rival, add_rival };

  return read_rows (
    database,
    "SELECT other.name, count (*), sum (mine.winner > theirs.winner),"
    " sum (theirs.winner > mine.winner)"
    " FROM person AS one JOIN seat AS at ON at.person = one.id"
    " JOIN outcome ON outcome.session = at.session" DECIDED
    " JOIN seat AS beside ON beside.session = at.session AND beside.number <> at.number"
    " JOIN person AS other ON other.id = beside.person"
    " JOIN standing AS mine ON mine.session = at.session AND mine.seat = at.number"
    " JOIN standing AS theirs ON theirs.session = at.session AND theirs.seat = beside.number"
    " WHERE one.name = ?1 GROUP BY other.id ORDER BY count (*) DESC, other.name",
    name, &kind, error);
}
