/* persons.c: see persons.h. */

#include "persons.h"

#include "database-private.h"
#include "ledger-error.h"
#include "persons-private.h"
#include "sql.h"

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

GArray *
yc_persons_read_rows (YcDatabase *database,
                      const char *sql,
                      const char *name,
                      const char *other,
                      const YcPersonRow *kind,
                      GError **error)
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
  if (other)
    yc_sql_bind_text (select, 2, other);
  g_array_set_clear_func (rows, kind->clear);
  while (yc_database_next (database, select, &failure))
    kind->add (rows, select);
  if (failure == NULL)
    return g_steal_pointer (&rows);
  g_propagate_error (error, failure);
  return NULL;
}

gboolean
yc_persons_remember (YcDatabase *database, const char *name, GError **error)
{
  sqlite3_stmt *insert = yc_database_prepare (
    database, "INSERT INTO person (name) VALUES (?1) ON CONFLICT DO NOTHING", error);

  if (!insert)
    return FALSE;
  yc_sql_bind_text (insert, 1, name);
  return yc_database_run (database, insert, error);
}

static void
add_person (GArray *rows, sqlite3_stmt *row)
{
  const YcPerson person = {
    .name = g_strdup (yc_sql_text (row, 0)),
    .n_sessions = (unsigned) sqlite3_column_int (row, 1),
    .n_ended = (unsigned) sqlite3_column_int (row, 2),
    .n_won = (unsigned) sqlite3_column_int (row, 3),
  };

  g_array_append_val (rows, person);
}

GArray *
yc_persons_list (YcDatabase *database, GError **error)
{
  static const YcPersonRow kind = { sizeof (YcPerson), clear_person, add_person };

  return yc_persons_read_rows (
    database,
    "SELECT name, sum (n), sum (n_ended), sum (n_won) FROM (SELECT person, count (*) AS n,"
    " count (winner) AS n_ended, ifnull (sum (winner), 0) AS n_won FROM sitting"
    " WHERE " COUNTS ("session") " GROUP BY person) AS at JOIN person ON person.id = " PERSON_OF (
      "at") " GROUP BY person.id ORDER BY sum (n) DESC, name",
    NULL, NULL, &kind, error);
}

static void
add_game (GArray *rows, sqlite3_stmt *row)
{
  const YcPersonGame game = {
    .session = sqlite3_column_int64 (row, 0),
    .game = g_strdup (yc_sql_text (row, 1)),
    .begun_at = g_strdup (yc_sql_text (row, 2)),
    .location = yc_sql_dup_text (row, 3),
    .n_seats = (unsigned) sqlite3_column_int (row, 4),
    .seat = (unsigned) sqlite3_column_int (row, 5),
    .ended = sqlite3_column_int (row, 6),
    .won = sqlite3_column_int (row, 7),
    .points = sqlite3_column_int (row, 8),
    .place = (unsigned) sqlite3_column_int (row, 9),
    .thought = sqlite3_column_int64 (row, 10),
    .n_timed = (unsigned) sqlite3_column_int (row, 11),
    .n_breaks = (unsigned) sqlite3_column_int (row, 12),
  };

  g_array_append_val (rows, game);
}

const YcPersonRow yc_person_game_row = { sizeof (YcPersonGame), clear_game, add_game };

GArray *
yc_person_games (YcDatabase *database, const char *name, GError **error)
{
  return yc_persons_read_rows (
    database, GAME_COLUMNS " WHERE person IN " ALL_NAMES " AND " COUNTS ("listed.session") BY_TIME,
    name, NULL, &yc_person_game_row, error);
}

GArray *
yc_person_games_beside (YcDatabase *database, const char *name, const char *other, GError **error)
{
  return yc_persons_read_rows (database,
                               GAME_COLUMNS
                               " WHERE person IN " ALL_NAMES
                               " AND listed.session IN (SELECT session FROM sitting WHERE person"
                               " IN " NAMES_OF ("?2") ") AND " COUNTS ("listed.session") BY_TIME,
                               name, other, &yc_person_game_row, error);
}

static void
add_rival (GArray *rows, sqlite3_stmt *row)
{
  const YcRival rival = {
    .name = g_strdup (yc_sql_text (row, 0)),
    .n_games = (unsigned) sqlite3_column_int (row, 1),
    .n_won = (unsigned) sqlite3_column_int (row, 2),
    .n_lost = (unsigned) sqlite3_column_int (row, 3),
  };

  g_array_append_val (rows, rival);
}

GArray *
yc_person_rivals (YcDatabase *database, const char *name, GError **error)
{
  static const YcPersonRow kind = { sizeof (YcRival), clear_rival, add_rival };

  return yc_persons_read_rows (
    database,
    "SELECT other.name, count (*), sum (mine.winner > theirs.winner),"
    " sum (theirs.winner > mine.winner) FROM sitting AS mine"
    " JOIN sitting AS theirs ON theirs.session = mine.session AND theirs.seat <> mine.seat"
    " JOIN person AS other ON other.id = " PERSON_OF (
      "theirs") " WHERE mine.person IN " ALL_NAMES
                " AND mine.winner IS NOT NULL AND " COUNTS (
                  "mine.session") " GROUP BY other.id ORDER BY count (*) DESC, other.name",
    name, NULL, &kind, error);
}

static void
add_disputes (GArray *rows, sqlite3_stmt *row)
{
  const YcPersonDisputes disputes = {
    .n_won = (unsigned) sqlite3_column_int (row, 0),
    .n_lost = (unsigned) sqlite3_column_int (row, 1),
    .n_left = (unsigned) sqlite3_column_int (row, 2),
  };

  g_array_append_val (rows, disputes);
}

#define SETTLED                                                                                    \
  "SELECT ifnull (sum (state = 'overruled'), 0), ifnull (sum (state = 'upheld'), 0),"              \
  " ifnull (sum (state = 'left'), 0) FROM "

/* Of a person; `name` NULL: of all. */
static gboolean
read_disputes (YcDatabase *database,
               const char *sql,
               const char *name,
               YcPersonDisputes *disputes,
               GError **error)
{
  static const YcPersonRow kind = { sizeof (YcPersonDisputes), NULL, add_disputes };
  g_autoptr (GArray) rows = yc_persons_read_rows (database, sql, name, NULL, &kind, error);

  if (rows == NULL)
    return FALSE;
  *disputes = g_array_index (rows, YcPersonDisputes, 0);
  return TRUE;
}

gboolean
yc_person_disputes (YcDatabase *database,
                    const char *name,
                    YcPersonDisputes *disputes,
                    GError **error)
{
  return read_disputes (database,
                        SETTLED "sitting JOIN cases ON cases.session = sitting.session"
                                " AND objector = color WHERE person IN " ALL_NAMES
                                " AND " COUNTS ("sitting.session"),
                        name, disputes, error);
}

gboolean
yc_whole_disputes (YcDatabase *database, YcPersonDisputes *disputes, GError **error)
{
  return read_disputes (database, SETTLED "cases WHERE " COUNTS ("session"), NULL, disputes, error);
}

/* ---- Names that are one person --------------------------------------------------------------- */

/* The id of the person with a name, or of who that person really is; 0 where there is none or on
 * error. */
static gint64
find_person (YcDatabase *database, const char *sql, const char *name, GError **error)
{
  gint64 person = 0;
  GError *failure = NULL;
  sqlite3_stmt *select = yc_database_prepare (database, sql, error);

  if (!select)
    return 0;
  yc_sql_bind_text (select, 1, name);
  if (yc_database_next (database, select, &failure)) {
    person = sqlite3_column_int64 (select, 0);
    sqlite3_reset (select);
  }
  if (failure)
    g_propagate_error (error, failure);
  else if (person == 0)
    yc_ledger_error_set_kind (error, YC_LEDGER_ERROR_NOT_FOUND, yc_database_get_path (database));
  return person;
}

/* A row of its own for each thing said; `same_as` 0: nobody else. */
static gboolean
say_who (YcDatabase *database, gint64 person, gint64 same_as, GError **error)
{
  g_autofree char *now = yc_sql_now ();
  sqlite3_stmt *insert = yc_database_prepare (
    database, "INSERT INTO same_person (person, same_as, told_at) VALUES (?1, ?2, ?3)", error);

  if (!insert)
    return FALSE;
  sqlite3_bind_int64 (insert, 1, person);
  if (same_as != 0)
    sqlite3_bind_int64 (insert, 2, same_as);
  yc_sql_bind_text (insert, 3, now);
  return yc_database_run (database, insert, error);
}

gboolean
yc_persons_join (YcDatabase *database, const char *name, const char *same_as, GError **error)
{
  gint64 person, other;

  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);

  person = find_person (database, "SELECT " WHO, name, error);
  other = person != 0 ? find_person (database, "SELECT " WHO, same_as, error) : 0;
  if (other == 0)
    return FALSE;
  return person == other || say_who (database, person, other, error);
}

gboolean
yc_persons_part (YcDatabase *database, const char *name, GError **error)
{
  gint64 person;

  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);

  person = find_person (database, "SELECT id FROM person WHERE name = ?1", name, error);
  return person != 0 && say_who (database, person, 0, error);
}

/* The first column of a query about a name, or two. */
static char **
read_names (YcDatabase *database,
            const char *sql,
            const char *name,
            const char *other,
            GError **error)
{
  sqlite3_stmt *select;

  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  select = yc_database_prepare (database, sql, error);
  if (!select)
    return NULL;
  yc_sql_bind_text (select, 1, name);
  if (other)
    yc_sql_bind_text (select, 2, other);
  return yc_database_read_texts (database, select, error);
}

char **
yc_persons_also_called (YcDatabase *database, const char *name, GError **error)
{
  return read_names (database,
                     "SELECT name FROM joined JOIN person ON person.id = person"
                     " WHERE same_as = " WHO " ORDER BY name",
                     name, NULL, error);
}

char **
yc_persons_days_together (YcDatabase *database, const char *name, const char *other, GError **error)
{
  return read_names (database,
                     "SELECT begun_at FROM listed WHERE session IN"
                     " (SELECT at.session FROM sitting AS at JOIN sitting AS beside"
                     " ON beside.session = at.session AND beside.seat <> at.seat"
                     " WHERE at.person IN " ALL_NAMES " AND " PERSON_OF (
                       "beside") " = (SELECT ifnull (joined.same_as, id) FROM person"
                                 " LEFT JOIN joined ON joined.person = id WHERE name = ?2))"
                                 " ORDER BY begun LIMIT 1",
                     name, other, error);
}
