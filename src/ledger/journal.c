/* journal.c: one durable transaction a play. */

#include "journal.h"

#include "database-private.h"
#include "ledger-error.h"
#include "persons-private.h"
#include "search-private.h"
#include "sql.h"

static gboolean
insert_event (YcDatabase *database,
              gint64 session,
              unsigned number,
              const char *text,
              GError **error)
{
  g_autofree char *now = yc_sql_now ();
  sqlite3_stmt *insert = yc_database_prepare (
    database, "INSERT INTO event (session, number, text, written_at) VALUES (?1, ?2, ?3, ?4)",
    error);

  if (!insert)
    return FALSE;
  sqlite3_bind_int64 (insert, 1, session);
  sqlite3_bind_int64 (insert, 2, number);
  yc_sql_bind_text (insert, 3, text);
  yc_sql_bind_text (insert, 4, now);
  return yc_database_run (database, insert, error);
}

gboolean
yc_journal_append (YcDatabase *database,
                   gint64 session,
                   unsigned number,
                   const char *text,
                   GError **error)
{
  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);
  g_return_val_if_fail (text != NULL && strchr (text, '\n') == NULL, FALSE);

  /* A statement outside a transaction is one, and is on disk when it is done. */
  return insert_event (database, session, number, text, error);
}

/* The list of sessions is sorted by this time, so it has to be one. */
static char *
time_or_now (const char *told)
{
  g_autoptr (GDateTime) clock = g_date_time_new_now_local ();
  g_autofree char *now = g_date_time_format_iso8601 (clock);
  char *time = yc_sql_time (told);

  return time ? time : yc_sql_time (now);
}

static gint64
insert_session (YcDatabase *database, const YcLedgerHead *head, GError **error)
{
  g_autofree char *begun_at = time_or_now (head->begun_at);
  sqlite3_stmt *insert = yc_database_prepare (
    database,
    "INSERT INTO session (uuid, game, rules_version, begun_at, location, head)"
    " VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    error);

  if (!insert)
    return 0;
  yc_sql_bind_text (insert, 1, head->uuid);
  yc_sql_bind_text (insert, 2, head->game);
  sqlite3_bind_int (insert, 3, head->rules_version);
  yc_sql_bind_text (insert, 4, begun_at);
  yc_sql_bind_text (insert, 5, head->location);
  yc_sql_bind_text (insert, 6, head->head);
  if (!yc_database_run (database, insert, error))
    return 0;
  return sqlite3_last_insert_rowid (yc_database_get_handle (database));
}

static gboolean
insert_seat (YcDatabase *database,
             gint64 session,
             unsigned number,
             const YcLedgerSeat *seat,
             GError **error)
{
  sqlite3_stmt *insert;

  if (!yc_persons_remember (database, seat->person, error))
    return FALSE;
  insert = yc_database_prepare (database,
                                "INSERT INTO seat (session, number, color, person)"
                                " VALUES (?1, ?2, ?3, (SELECT id FROM person WHERE name = ?4))",
                                error);
  if (!insert)
    return FALSE;
  sqlite3_bind_int64 (insert, 1, session);
  sqlite3_bind_int64 (insert, 2, number);
  yc_sql_bind_text (insert, 3, seat->color);
  yc_sql_bind_text (insert, 4, seat->person);
  return yc_database_run (database, insert, error);
}

static gint64
insert_whole_session (YcDatabase *database,
                      const YcLedgerHead *head,
                      const char *const *events,
                      GError **error)
{
  const gint64 session = insert_session (database, head, error);

  if (session == 0)
    return 0;
  for (unsigned i = 0; i < head->n_seats; i++)
    if (!insert_seat (database, session, i + 1, &head->seats[i], error))
      return 0;
  for (unsigned i = 0; events && events[i]; i++)
    if (!insert_event (database, session, i + 1, events[i], error))
      return 0;
  return yc_search_put (database, session, NULL, error) ? session : 0;
}

/* ---- Several at once ------------------------------------------------------------------------ */

static gboolean
is_in_batch (YcDatabase *database)
{
  return !sqlite3_get_autocommit (yc_database_get_handle (database));
}

gboolean
yc_journal_begin_batch (YcDatabase *database, GError **error)
{
  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);

  return yc_database_begin (database, error);
}

gboolean
yc_journal_end_batch (YcDatabase *database, GError **error)
{
  gboolean kept;

  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);

  kept = yc_database_commit (database, error);
  if (!kept)
    yc_database_roll_back (database);
  return kept;
}

void
yc_journal_drop_batch (YcDatabase *database)
{
  g_return_if_fail (YC_IS_DATABASE (database));

  yc_database_roll_back (database);
}

/* ---- One session ---------------------------------------------------------------------------- */

gint64
yc_journal_begin (YcDatabase *database,
                  const YcLedgerHead *head,
                  const char *const *events,
                  GError **error)
{
  gint64 session = 0;

  g_return_val_if_fail (YC_IS_DATABASE (database), 0);
  g_return_val_if_fail (head != NULL, 0);

  if (is_in_batch (database))
    return insert_whole_session (database, head, events, error);
  if (yc_database_begin (database, error)) {
    session = insert_whole_session (database, head, events, error);
    if (session != 0 && !yc_database_commit (database, error))
      session = 0;
  }
  if (session == 0)
    yc_database_roll_back (database);
  return session;
}

static gboolean
nothing_found (YcDatabase *database, GError *failure, GError **error)
{
  if (failure) {
    g_propagate_error (error, failure);
    return FALSE;
  }
  return yc_ledger_error_set_kind (error, YC_LEDGER_ERROR_NOT_FOUND,
                                   yc_database_get_path (database));
}

gint64
yc_journal_find (YcDatabase *database, const char *uuid, GError **error)
{
  GError *failure = NULL;
  sqlite3_stmt *select;
  gint64 session;

  g_return_val_if_fail (YC_IS_DATABASE (database), 0);

  select = yc_database_prepare (database, "SELECT id FROM session WHERE uuid = ?1", error);
  if (!select)
    return 0;
  yc_sql_bind_text (select, 1, uuid);
  if (!yc_database_next (database, select, &failure))
    return nothing_found (database, failure, error);
  session = sqlite3_column_int64 (select, 0);
  sqlite3_reset (select);
  return session;
}

char *
yc_journal_read_head (YcDatabase *database, gint64 session, GError **error)
{
  GError *failure = NULL;
  sqlite3_stmt *select;
  char *head;

  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  select = yc_database_prepare (database, "SELECT head FROM session WHERE id = ?1", error);
  if (!select)
    return NULL;
  sqlite3_bind_int64 (select, 1, session);
  if (!yc_database_next (database, select, &failure)) {
    nothing_found (database, failure, error);
    return NULL;
  }
  head = g_strdup (yc_sql_text (select, 0));
  sqlite3_reset (select);
  return head;
}

gboolean
yc_journal_read_some (YcDatabase *database,
                      gint64 session,
                      unsigned after,
                      unsigned limit,
                      YcJournalEventFunc func,
                      gpointer data,
                      GError **error)
{
  GError *failure = NULL;
  sqlite3_stmt *select;

  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);

  select = yc_database_prepare (database,
                                "SELECT number, text FROM event WHERE session = ?1 AND number > ?2"
                                " ORDER BY number LIMIT ?3",
                                error);
  if (!select)
    return FALSE;
  sqlite3_bind_int64 (select, 1, session);
  sqlite3_bind_int64 (select, 2, after);
  sqlite3_bind_int64 (select, 3, limit);
  while (yc_database_next (database, select, &failure))
    func ((unsigned) sqlite3_column_int64 (select, 0), yc_sql_text (select, 1), data);
  if (failure)
    g_propagate_error (error, failure);
  return failure == NULL;
}

gboolean
yc_journal_read (YcDatabase *database,
                 gint64 session,
                 YcJournalEventFunc func,
                 gpointer data,
                 GError **error)
{
  return yc_journal_read_some (database, session, 0, G_MAXUINT, func, data, error);
}

static void
add_line (unsigned number, const char *text, gpointer data)
{
  GString *record = data;

  (void) number;
  g_string_append (record, text);
  g_string_append_c (record, '\n');
}

char *
yc_journal_read_record (YcDatabase *database, gint64 session, GError **error)
{
  char *head = yc_journal_read_head (database, session, error);
  GString *record;
  gboolean read;

  if (!head)
    return NULL;
  record = g_string_new (head);
  g_free (head);
  read = yc_journal_read (database, session, add_line, record, error);
  return g_string_free (record, !read);
}
