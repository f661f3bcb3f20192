/* branches.c: see branches.h. */

#include "branches.h"

#include "database-private.h"
#include "search-private.h"
#include "sql.h"
#include "told-facts.h"

/* ---- Writing -------------------------------------------------------------------------------- */

static gboolean
insert_branch (YcDatabase *database,
               gint64 session,
               const char *origin,
               unsigned event,
               const char *name,
               GError **error)
{
  sqlite3_stmt *insert = yc_database_prepare (
    database, "INSERT INTO branch (session, origin, event, name) VALUES (?1, ?2, ?3, ?4)", error);

  if (!insert)
    return FALSE;
  sqlite3_bind_int64 (insert, 1, session);
  yc_sql_bind_text (insert, 2, origin);
  sqlite3_bind_int64 (insert, 3, event);
  yc_sql_bind_text (insert, 4, name);
  return yc_database_run (database, insert, error);
}

gint64
yc_branches_begin (YcDatabase *database,
                   const YcLedgerHead *head,
                   const char *const *events,
                   const char *origin,
                   unsigned event,
                   const char *name,
                   GError **error)
{
  gint64 session;
  gboolean done;

  g_return_val_if_fail (YC_IS_DATABASE (database), 0);

  if (!yc_database_begin_part (database, error))
    return 0;
  session = yc_journal_begin (database, head, events, error);
  done = session != 0 && insert_branch (database, session, origin, event, name, error)
         && yc_search_forget (database, session, error)
         && yc_search_put (database, session, NULL, error);
  return yc_database_end_part (database, done, error) ? session : 0;
}

gboolean
yc_branches_rename (YcDatabase *database, gint64 session, const char *name, GError **error)
{
  return yc_told_tell (database, session, YC_TOLD_NAME, name, error);
}

gboolean
yc_branches_throw_away (YcDatabase *database, gint64 session, gboolean away, GError **error)
{
  return yc_told_tell (database, session, YC_TOLD_AWAY, away ? "yes" : NULL, error);
}

/* ---- Reading -------------------------------------------------------------------------------- */

static void
clear_branch (gpointer data)
{
  YcBranch *branch = data;

  g_free (branch->uuid);
  g_free (branch->name);
}

static YcBranch
branch_from_row (sqlite3_stmt *row)
{
  return (YcBranch){
    .session = sqlite3_column_int64 (row, 0),
    .uuid = g_strdup (yc_sql_text (row, 1)),
    .name = g_strdup (yc_sql_text (row, 2)),
    .event = (unsigned) sqlite3_column_int64 (row, 3),
    .n_events = (unsigned) sqlite3_column_int64 (row, 4),
  };
}

GArray *
yc_branches_list (YcDatabase *database, const char *origin, GError **error)
{
  g_autoptr (GArray) branches = g_array_new (FALSE, FALSE, sizeof (YcBranch));
  GError *failure = NULL;
  sqlite3_stmt *select;

  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  select = yc_database_prepare (
    database,
    "SELECT branch.session, uuid, ifnull (" YC_LAST_TOLD (
      "name") ", name), event,"
              " ifnull ((SELECT max (number) FROM event WHERE event.session = session.id), 0)"
              " FROM branch JOIN session ON session.id = branch.session"
              " WHERE origin = ?1 AND " YC_LAST_TOLD ("away") " IS NULL ORDER BY branch.session",
    error);
  if (!select)
    return NULL;
  yc_sql_bind_text (select, 1, origin);
  g_array_set_clear_func (branches, clear_branch);
  while (yc_database_next (database, select, &failure)) {
    const YcBranch branch = branch_from_row (select);

    g_array_append_val (branches, branch);
  }
  if (failure == NULL)
    return g_steal_pointer (&branches);
  g_propagate_error (error, failure);
  return NULL;
}
