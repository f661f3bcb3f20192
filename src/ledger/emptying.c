/* emptying.c: see emptying.h. */

#include "emptying.h"

#include "database-private.h"
#include "search-private.h"
#include "sql.h"

void
yc_emptied_free (YcEmptied *emptied)
{
  g_free (emptied->copy);
  g_free (emptied->emptied_at);
  g_free (emptied);
}

static gboolean
note_emptied (YcDatabase *database, gint64 session, const char *copy, GError **error)
{
  g_autofree char *now = yc_sql_now ();
  sqlite3_stmt *insert
    = yc_database_prepare (database,
                           "INSERT INTO emptied (uuid, copy, n_events, emptied_at) SELECT uuid, ?2,"
                           " ifnull ((SELECT max (number) FROM event WHERE session = ?1), 0), ?3"
                           " FROM session WHERE id = ?1",
                           error);

  if (!insert)
    return FALSE;
  sqlite3_bind_int64 (insert, 1, session);
  yc_sql_bind_text (insert, 2, copy);
  yc_sql_bind_text (insert, 3, now);
  return yc_database_run (database, insert, error);
}

/* The branches of a session; NULL on error. */
static GArray *
branches_of (YcDatabase *database, gint64 session, GError **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  GError *failure = NULL;
  sqlite3_stmt *select = yc_database_prepare (
    database,
    "SELECT branch.session FROM session JOIN branch ON origin = uuid WHERE session.id = ?1", error);

  if (!select)
    return NULL;
  sqlite3_bind_int64 (select, 1, session);
  while (yc_database_next (database, select, &failure)) {
    const gint64 id = sqlite3_column_int64 (select, 0);

    g_array_append_val (ids, id);
  }
  if (!failure)
    return g_steal_pointer (&ids);
  g_propagate_error (error, failure);
  return NULL;
}

/* The triggers let the session go first, then what belongs to it: until all of it is gone, what
 * refers to it waits for the end of the transaction. */
static gboolean
take_out (YcDatabase *database, gint64 session, GError **error)
{
  static const char *const deletes[] = {
    "DELETE FROM session WHERE id = ?1",         "DELETE FROM event WHERE session = ?1",
    "DELETE FROM seat WHERE session = ?1",       "DELETE FROM dispute WHERE session = ?1",
    "DELETE FROM told WHERE session = ?1",       "DELETE FROM branch WHERE session = ?1",
    "DELETE FROM puzzle_try WHERE session = ?1", "DELETE FROM brought WHERE session = ?1",
    "DELETE FROM latest WHERE session = ?1",     "DELETE FROM sitting WHERE session = ?1",
    "DELETE FROM outcome WHERE session = ?1",    "DELETE FROM cases WHERE session = ?1",
    "DELETE FROM aside WHERE session = ?1",      "DELETE FROM deed WHERE session = ?1",
    "DELETE FROM sealed WHERE session = ?1",     "DELETE FROM listed WHERE session = ?1",
    "DELETE FROM searched WHERE session = ?1",
  };
  gboolean done = yc_search_forget (database, session, error);

  for (gsize i = 0; done && i < G_N_ELEMENTS (deletes); i++)
    done = yc_database_run_for (database, deletes[i], session, error);
  return done;
}

static gboolean
take_all_out (YcDatabase *database, gint64 session, const char *copy, GError **error)
{
  g_autoptr (GArray) branches = branches_of (database, session, error);
  gboolean done = branches
                  && yc_sql_run (yc_database_get_handle (database), yc_database_get_path (database),
                                 "PRAGMA defer_foreign_keys = ON", error)
                  && note_emptied (database, session, copy, error)
                  && take_out (database, session, error);

  for (guint i = 0; done && i < branches->len; i++)
    done = take_out (database, g_array_index (branches, gint64, i), error);
  return done;
}

gboolean
yc_emptying_empty (YcDatabase *database, gint64 session, const char *copy, GError **error)
{
  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);
  g_return_val_if_fail (copy != NULL, FALSE);

  if (yc_database_begin (database, error) && take_all_out (database, session, copy, error)
      && yc_database_commit (database, error))
    return TRUE;
  yc_database_roll_back (database);
  return FALSE;
}

YcEmptied *
yc_emptying_find (YcDatabase *database, const char *uuid, GError **error)
{
  YcEmptied *emptied = NULL;
  sqlite3_stmt *select;

  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  select = yc_database_prepare (
    database,
    "SELECT copy, n_events, emptied_at FROM emptied WHERE uuid = ?1 ORDER BY id DESC LIMIT 1",
    error);
  if (!select)
    return NULL;
  yc_sql_bind_text (select, 1, uuid);
  if (yc_database_next (database, select, error)) {
    emptied = g_new0 (YcEmptied, 1);
    emptied->copy = g_strdup (yc_sql_text (select, 0));
    emptied->n_events = (unsigned) sqlite3_column_int64 (select, 1);
    emptied->emptied_at = g_strdup (yc_sql_text (select, 2));
    sqlite3_reset (select);
  }
  return emptied;
}
