/* puzzle-tries.c: see puzzle-tries.h. */

#include "puzzle-tries.h"

#include "database-private.h"
#include "sql.h"

gboolean
yc_puzzle_tries_add (YcDatabase *database,
                     gint64 session,
                     unsigned event,
                     gboolean solved,
                     GError **error)
{
  g_autofree char *now = yc_sql_now ();
  sqlite3_stmt *insert;

  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);

  insert = yc_database_prepare (
    database, "INSERT INTO puzzle_try (session, event, solved, tried_at) VALUES (?1, ?2, ?3, ?4)",
    error);
  if (!insert)
    return FALSE;
  sqlite3_bind_int64 (insert, 1, session);
  sqlite3_bind_int64 (insert, 2, event);
  sqlite3_bind_int (insert, 3, solved != FALSE);
  yc_sql_bind_text (insert, 4, now);
  return yc_database_run (database, insert, error);
}

static void
clear_try (gpointer data)
{
  YcPuzzleTry *tried = data;

  g_free (tried->tried_at);
}

static YcPuzzleTry
try_from_row (sqlite3_stmt *row)
{
  return (YcPuzzleTry){
    .session = sqlite3_column_int64 (row, 0),
    .event = (unsigned) sqlite3_column_int64 (row, 1),
    .solved = sqlite3_column_int (row, 2),
    .n_solved = (unsigned) sqlite3_column_int64 (row, 3),
    .tried_at = g_strdup (yc_sql_text (row, 4)),
  };
}

GArray *
yc_puzzle_tries_list (YcDatabase *database, GError **error)
{
  g_autoptr (GArray) tries = g_array_new (FALSE, FALSE, sizeof (YcPuzzleTry));
  GError *failure = NULL;
  sqlite3_stmt *select;

  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  select = yc_database_prepare (
    database,
    "SELECT session, event, solved, (SELECT count (*) FROM puzzle_try AS good"
    " WHERE good.session = last.session AND good.event = last.event AND good.id >"
    " ifnull ((SELECT max (id) FROM puzzle_try AS bad WHERE bad.session = last.session"
    " AND bad.event = last.event AND bad.solved = 0), 0)), tried_at FROM puzzle_try AS last"
    " WHERE id IN (SELECT max (id) FROM puzzle_try GROUP BY session, event)"
    " AND session NOT IN (SELECT session FROM aside WHERE how >= 4) ORDER BY session, event",
    error);
  if (!select)
    return NULL;
  g_array_set_clear_func (tries, clear_try);
  while (yc_database_next (database, select, &failure)) {
    const YcPuzzleTry tried = try_from_row (select);

    g_array_append_val (tries, tried);
  }
  if (failure == NULL)
    return g_steal_pointer (&tries);
  g_propagate_error (error, failure);
  return NULL;
}
