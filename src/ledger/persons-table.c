/* persons-table.c: what a table has played as a whole. */

#include "persons.h"

#include "persons-private.h"
#include "sql.h"

GArray *
yc_whole_games (YcDatabase *database, GError **error)
{
  return yc_persons_read_rows (
    database,
    "SELECT listed.session, game, begun_at, ifnull (place, location), n_seats, 0,"
    " count (winner) > 0, count (winner) > 0, iif (count (winner) > 0, max (points), 0),"
    " count (winner) > 0, sum (thought), sum (n_timed), sum (n_breaks)"
    " FROM listed JOIN sitting ON sitting.session = listed.session"
    " WHERE " COUNTS ("listed.session") " GROUP BY listed.session" BY_TIME,
    NULL, NULL, &yc_person_game_row, error);
}

static void
clear_best (gpointer data)
{
  YcWholeBest *best = data;

  g_free (best->game);
  g_free (best->name);
  g_free (best->begun_at);
}

static void
add_best (GArray *rows, sqlite3_stmt *row)
{
  const YcWholeBest best = {
    .game = g_strdup (yc_sql_text (row, 0)),
    .name = g_strdup (yc_sql_text (row, 1)),
    .points = sqlite3_column_int (row, 2),
    .begun_at = g_strdup (yc_sql_text (row, 3)),
  };

  g_array_append_val (rows, best);
}

/* SQLite takes the other columns from the row that has the most. */
GArray *
yc_whole_best (YcDatabase *database, GError **error)
{
  static const YcPersonRow kind = { sizeof (YcWholeBest), clear_best, add_best };

  return yc_persons_read_rows (
    database,
    "SELECT game, (SELECT name FROM person WHERE id = who), points, begun_at FROM (SELECT "
    "game, " PERSON_OF ("sitting") " AS who, max (points) AS points, begun_at FROM sitting"
                                   " JOIN listed ON listed.session = sitting.session WHERE "
                                   "winner IS NOT NULL AND " COUNTS (
                                     "listed.session") " GROUP BY game) ORDER BY game",
    NULL, NULL, &kind, error);
}

/* Who sat at a decided game, and whether they won. */
typedef struct {
  gint64 person;
  gboolean won;
} Result;

static void
add_result (GArray *rows, sqlite3_stmt *row)
{
  const Result result = { sqlite3_column_int64 (row, 0), sqlite3_column_int (row, 1) };

  g_array_append_val (rows, result);
}

/* Who had the longest series in results that lie by time, and how long it was. */
static gint64
longest (const GArray *results, unsigned *most)
{
  g_autoptr (GHashTable) series = g_hash_table_new (g_direct_hash, g_direct_equal);
  gint64 who = 0;

  *most = 0;
  for (guint i = 0; i < results->len; i++) {
    const Result *result = &g_array_index (results, Result, i);
    gpointer key = GSIZE_TO_POINTER ((gsize) result->person);
    const guint n = result->won ? GPOINTER_TO_UINT (g_hash_table_lookup (series, key)) + 1 : 0;

    g_hash_table_insert (series, key, GUINT_TO_POINTER (n));
    if (n > *most) {
      *most = n;
      who = result->person;
    }
  }
  return who;
}

static void
add_name (GArray *rows, sqlite3_stmt *row)
{
  char *name = g_strdup (yc_sql_text (row, 0));

  g_array_append_val (rows, name);
}

gboolean
yc_whole_series (YcDatabase *database, YcWholeSeries *series, GError **error)
{
  static const YcPersonRow result = { sizeof (Result), NULL, add_result };
  static const YcPersonRow name = { sizeof (char *), NULL, add_name };
  g_autoptr (GArray) results = yc_persons_read_rows (
    database,
    "SELECT " PERSON_OF ("sitting") ", winner FROM sitting JOIN listed ON listed.session ="
                                    " sitting.session WHERE winner IS NOT NULL AND " COUNTS (
                                      "listed.session") BY_TIME,
    NULL, NULL, &result, error);

  if (results == NULL)
    return FALSE;
  g_autofree char *who = g_strdup_printf ("%" G_GINT64_FORMAT, longest (results, &series->n));
  g_autoptr (GArray) names = yc_persons_read_rows (
    database, "SELECT name FROM person WHERE id = CAST (?1 AS INTEGER)", who, NULL, &name, error);
  if (names == NULL)
    return FALSE;
  series->name = names->len > 0 ? g_array_index (names, char *, 0) : NULL;
  return TRUE;
}
