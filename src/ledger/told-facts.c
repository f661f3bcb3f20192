/* told-facts.c: see told-facts.h. */

#include "told-facts.h"

#include "database-private.h"
#include "search-private.h"
#include "sql.h"

static const char *
name_of (YcToldKind kind)
{
  static const char *const names[] = {
    [YC_TOLD_NAME] = "name",     [YC_TOLD_PLACE] = "place", [YC_TOLD_NOTE] = "note",
    [YC_TOLD_HIDDEN] = "hidden", [YC_TOLD_AWAY] = "away",   [YC_TOLD_MATCH] = "match",
  };

  return names[kind];
}

static gboolean
insert (YcDatabase *database, gint64 session, YcToldKind kind, const char *value, GError **error)
{
  g_autofree char *now = yc_sql_now ();
  sqlite3_stmt *put = yc_database_prepare (
    database, "INSERT INTO told (session, kind, value, told_at) VALUES (?1, ?2, ?3, ?4)", error);

  if (!put)
    return FALSE;
  sqlite3_bind_int64 (put, 1, session);
  yc_sql_bind_text (put, 2, name_of (kind));
  yc_sql_bind_text (put, 3, value && *value ? value : NULL);
  yc_sql_bind_text (put, 4, now);
  return yc_database_run (database, put, error);
}

gboolean
yc_told_tell (YcDatabase *database,
              gint64 session,
              YcToldKind kind,
              const char *value,
              GError **error)
{
  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);

  return yc_database_begin_part (database, error)
         && yc_database_end_part (database,
                                  insert (database, session, kind, value, error)
                                    && yc_search_retell (database, session, error),
                                  error);
}

char *
yc_told_get (YcDatabase *database, gint64 session, YcToldKind kind, GError **error)
{
  char *value = NULL;
  sqlite3_stmt *select;

  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  select = yc_database_prepare (
    database, "SELECT value FROM told WHERE session = ?1 AND kind = ?2 ORDER BY id DESC LIMIT 1",
    error);
  if (!select)
    return NULL;
  sqlite3_bind_int64 (select, 1, session);
  yc_sql_bind_text (select, 2, name_of (kind));
  if (yc_database_next (database, select, error)) {
    value = yc_sql_dup_text (select, 0);
    sqlite3_reset (select);
  }
  return value;
}
