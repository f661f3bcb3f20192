/* person-deeds.c: what somebody used in all decided games, and what was taken. */

#include "persons.h"

#include "persons-private.h"
#include "sql.h"

static void
clear_use (gpointer data)
{
  YcPersonUse *use = data;

  g_free (use->game);
  g_free (use->thing);
}

static void
add_use (GArray *rows, sqlite3_stmt *row)
{
  const YcPersonUse use = {
    .game = g_strdup (yc_sql_text (row, 0)),
    .drawer = (unsigned) sqlite3_column_int (row, 1),
    .thing = g_strdup (yc_sql_text (row, 2)),
    .n = (unsigned) sqlite3_column_int (row, 3),
  };

  g_array_append_val (rows, use);
}

GArray *
yc_person_uses (YcDatabase *database, const char *name, GError **error)
{
  static const YcPersonRow kind = { sizeof (YcPersonUse), clear_use, add_use };

  return yc_persons_read_rows (
    database,
    "SELECT game, drawer, thing, sum (n) FROM habit WHERE person IN " ALL_NAMES
    " AND against = 0 GROUP BY 1, 2, 3 HAVING sum (n) > 0"
    " ORDER BY 1, 4 DESC, 2, 3",
    name, NULL, &kind, error);
}

static void
add_tolls (GArray *rows, sqlite3_stmt *row)
{
  const YcPersonTolls tolls = {
    .n_took = (unsigned) sqlite3_column_int (row, 0),
    .n_lost = (unsigned) sqlite3_column_int (row, 1),
  };

  g_array_append_val (rows, tolls);
}

gboolean
yc_person_tolls (YcDatabase *database, const char *name, YcPersonTolls *tolls, GError **error)
{
  static const YcPersonRow kind = { sizeof (YcPersonTolls), NULL, add_tolls };
  g_autoptr (GArray) rows = yc_persons_read_rows (
    database,
    "SELECT (SELECT ifnull (sum (n), 0) FROM habit WHERE person IN " ALL_NAMES
    " AND against > 0), (SELECT ifnull (sum (n), 0) FROM habit"
    " WHERE against > 0 AND against IN " ALL_NAMES ")",
    name, NULL, &kind, error);

  if (rows == NULL)
    return FALSE;
  *tolls = g_array_index (rows, YcPersonTolls, 0);
  return TRUE;
}

gboolean
yc_pair_tolls (YcDatabase *database,
               const char *name,
               const char *other,
               YcPersonTolls *tolls,
               GError **error)
{
  static const YcPersonRow kind = { sizeof (YcPersonTolls), NULL, add_tolls };
  g_autoptr (GArray) rows = yc_persons_read_rows (
    database,
    "SELECT (SELECT ifnull (sum (n), 0) FROM habit WHERE person IN " ALL_NAMES
    " AND against > 0 AND against IN " NAMES_OF ("?2") "), (SELECT ifnull (sum (n), 0) FROM habit "
                                                       "WHERE person IN " NAMES_OF (
                                                         "?2") " AND against > 0 AND against "
                                                               "IN " ALL_NAMES ")",
    name, other, &kind, error);

  if (rows == NULL)
    return FALSE;
  *tolls = g_array_index (rows, YcPersonTolls, 0);
  return TRUE;
}

GArray *
yc_whole_uses (YcDatabase *database, GError **error)
{
  static const YcPersonRow kind = { sizeof (YcPersonUse), clear_use, add_use };

  return yc_persons_read_rows (database,
                               "SELECT game, drawer, thing, sum (n) FROM habit WHERE against = 0"
                               " GROUP BY 1, 2, 3 HAVING sum (n) > 0 ORDER BY 1, 4 DESC, 2, 3",
                               NULL, NULL, &kind, error);
}
