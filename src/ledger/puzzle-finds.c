/* puzzle-finds.c: see puzzle-finds.h. */

#include "puzzle-finds.h"

#include "database-private.h"
#include "sql.h"

/* What happened, and was not put away. */
#define COUNTS " NOT IN (SELECT session FROM aside WHERE how >= 4)"

void
yc_puzzle_find_clear (gpointer find)
{
  g_free (((YcPuzzleFind *) find)->text);
  g_free (((YcPuzzleFind *) find)->answer);
}

static YcPuzzleFind
find_from_row (sqlite3_stmt *row)
{
  return (YcPuzzleFind){
    .session = sqlite3_column_int64 (row, 0),
    .event = (unsigned) sqlite3_column_int64 (row, 1),
    .seat = sqlite3_column_int (row, 2),
    .goal = sqlite3_column_int (row, 3),
    .text = g_strdup (yc_sql_text (row, 4)),
    .answer = g_strdup (yc_sql_text (row, 5)),
  };
}

GArray *
yc_puzzle_finds_list (YcDatabase *database, GError **error)
{
  g_autoptr (GArray) finds = g_array_new (FALSE, FALSE, sizeof (YcPuzzleFind));
  GError *failure = NULL;
  sqlite3_stmt *select;

  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  select = yc_database_prepare (
    database,
    "SELECT session, event, seat, goal, text, answer FROM puzzle JOIN searched USING (session)"
    " JOIN latest USING (session, n_events) WHERE session" COUNTS " ORDER BY session DESC, event",
    error);
  if (!select)
    return NULL;
  g_array_set_clear_func (finds, yc_puzzle_find_clear);
  while (yc_database_next (database, select, &failure)) {
    const YcPuzzleFind find = find_from_row (select);

    g_array_append_val (finds, find);
  }
  if (failure == NULL)
    return g_steal_pointer (&finds);
  g_propagate_error (error, failure);
  return NULL;
}

unsigned
yc_puzzle_finds_count_searched (YcDatabase *database)
{
  sqlite3_stmt *select;
  unsigned n = 0;

  g_return_val_if_fail (YC_IS_DATABASE (database), 0);

  select = yc_database_prepare (database,
                                "SELECT count (*) FROM searched JOIN latest USING (session, "
                                "n_events) WHERE session" COUNTS,
                                NULL);
  if (select && yc_database_next (database, select, NULL)) {
    n = (unsigned) sqlite3_column_int64 (select, 0);
    sqlite3_reset (select);
  }
  return n;
}

GArray *
yc_puzzle_finds_unsearched (YcDatabase *database, const char *game, GError **error)
{
  g_autoptr (GArray) sessions = g_array_new (FALSE, FALSE, sizeof (YcUnsearched));
  GError *failure = NULL;
  sqlite3_stmt *select;

  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  select = yc_database_prepare (database,
                                "SELECT id, ifnull (latest.n_events, 0) FROM session"
                                " LEFT JOIN latest ON latest.session = id"
                                " LEFT JOIN searched ON searched.session = id"
                                " WHERE game = ?1 AND id" COUNTS
                                " AND searched.n_events IS NOT latest.n_events ORDER BY id DESC",
                                error);
  if (!select)
    return NULL;
  yc_sql_bind_text (select, 1, game);
  while (yc_database_next (database, select, &failure)) {
    const YcUnsearched session = { .session = sqlite3_column_int64 (select, 0),
                                   .n_events = (unsigned) sqlite3_column_int64 (select, 1) };

    g_array_append_val (sessions, session);
  }
  if (failure == NULL)
    return g_steal_pointer (&sessions);
  g_propagate_error (error, failure);
  return NULL;
}

static gboolean
put_searched (YcDatabase *database, const YcUnsearched *searched, GError **error)
{
  static const char *const sql[] = {
    "DELETE FROM searched WHERE session = ?1 AND ?2 >= 0",
    "INSERT INTO searched (session, n_events) VALUES (?1, ?2)",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (sql); i++) {
    sqlite3_stmt *statement = yc_database_prepare (database, sql[i], error);

    if (!statement)
      return FALSE;
    sqlite3_bind_int64 (statement, 1, searched->session);
    sqlite3_bind_int64 (statement, 2, searched->n_events);
    if (!yc_database_run (database, statement, error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
put_find (YcDatabase *database, const YcPuzzleFind *find, GError **error)
{
  sqlite3_stmt *insert
    = yc_database_prepare (database,
                           "INSERT INTO puzzle (session, event, seat, goal, text, answer)"
                           " VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                           error);

  if (!insert)
    return FALSE;
  sqlite3_bind_int64 (insert, 1, find->session);
  sqlite3_bind_int64 (insert, 2, find->event);
  sqlite3_bind_int (insert, 3, find->seat);
  sqlite3_bind_int (insert, 4, find->goal);
  yc_sql_bind_text (insert, 5, find->text);
  yc_sql_bind_text (insert, 6, find->answer);
  return yc_database_run (database, insert, error);
}

gboolean
yc_puzzle_finds_keep (YcDatabase *database,
                      const YcUnsearched *searched,
                      const GArray *finds,
                      GError **error)
{
  gboolean done;

  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);

  done = yc_database_begin (database, error) && put_searched (database, searched, error);
  for (guint i = 0; done && i < finds->len; i++)
    done = put_find (database, &g_array_index (finds, YcPuzzleFind, i), error);
  done = done && yc_database_commit (database, error);
  if (!done)
    yc_database_roll_back (database);
  return done;
}
