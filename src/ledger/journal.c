/* journal.c: one durable transaction a play. */

#include "journal.h"

#include "database-private.h"
#include "ledger-error.h"
#include "sql.h"

struct _YcJournal {
  GObject parent_instance;

  YcDatabase *database;
};

G_DEFINE_FINAL_TYPE (YcJournal, yc_journal, G_TYPE_OBJECT)

static void
yc_journal_finalize (GObject *object)
{
  YcJournal *self = YC_JOURNAL (object);

  g_clear_object (&self->database);
  G_OBJECT_CLASS (yc_journal_parent_class)->finalize (object);
}

static void
yc_journal_class_init (YcJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = yc_journal_finalize;
}

static void
yc_journal_init (YcJournal *self)
{
  (void) self;
}

YcJournal *
yc_journal_new (YcDatabase *database)
{
  YcJournal *self = g_object_new (YC_TYPE_JOURNAL, NULL);

  self->database = g_object_ref (database);
  return self;
}

YcDatabase *
yc_journal_get_database (YcJournal *self)
{
  g_return_val_if_fail (YC_IS_JOURNAL (self), NULL);

  return self->database;
}

static gboolean
insert_event (YcJournal *self, gint64 session, unsigned number, const char *text, GError **error)
{
  g_autofree char *now = yc_sql_now ();
  sqlite3_stmt *insert = yc_database_prepare (
    self->database, "INSERT INTO event (session, number, text, written_at) VALUES (?1, ?2, ?3, ?4)",
    error);

  if (!insert)
    return FALSE;
  sqlite3_bind_int64 (insert, 1, session);
  sqlite3_bind_int64 (insert, 2, number);
  yc_sql_bind_text (insert, 3, text);
  yc_sql_bind_text (insert, 4, now);
  return yc_database_run (self->database, insert, error);
}

gboolean
yc_journal_append (YcJournal *self,
                   gint64 session,
                   unsigned number,
                   const char *text,
                   GError **error)
{
  g_return_val_if_fail (YC_IS_JOURNAL (self), FALSE);
  g_return_val_if_fail (text != NULL && strchr (text, '\n') == NULL, FALSE);

  /* A statement outside a transaction is one, and is on disk when it is done. */
  return insert_event (self, session, number, text, error);
}

/* The list of sessions is sorted by this time, so it has to be one, with minutes in its offset:
 * SQLite reads no other. */
static char *
time_or_now (const char *told)
{
  g_autoptr (GTimeZone) here = g_time_zone_new_local ();
  g_autoptr (GDateTime) time = told ? g_date_time_new_from_iso8601 (told, here) : NULL;

  if (!time)
    time = g_date_time_new_now_local ();
  return g_date_time_format (time, "%Y-%m-%dT%H:%M:%S%:z");
}

static gint64
insert_session (YcJournal *self, const YcLedgerHead *head, GError **error)
{
  g_autofree char *begun_at = time_or_now (head->begun_at);
  sqlite3_stmt *insert = yc_database_prepare (
    self->database,
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
  if (!yc_database_run (self->database, insert, error))
    return 0;
  return sqlite3_last_insert_rowid (yc_database_get_handle (self->database));
}

static gboolean
remember_person (YcJournal *self, const char *name, GError **error)
{
  sqlite3_stmt *insert = yc_database_prepare (
    self->database, "INSERT INTO person (name) VALUES (?1) ON CONFLICT DO NOTHING", error);

  if (!insert)
    return FALSE;
  yc_sql_bind_text (insert, 1, name);
  return yc_database_run (self->database, insert, error);
}

static gboolean
insert_seat (YcJournal *self,
             gint64 session,
             unsigned number,
             const YcLedgerSeat *seat,
             GError **error)
{
  sqlite3_stmt *insert;

  if (!remember_person (self, seat->person, error))
    return FALSE;
  insert = yc_database_prepare (self->database,
                                "INSERT INTO seat (session, number, color, person)"
                                " VALUES (?1, ?2, ?3, (SELECT id FROM person WHERE name = ?4))",
                                error);
  if (!insert)
    return FALSE;
  sqlite3_bind_int64 (insert, 1, session);
  sqlite3_bind_int64 (insert, 2, number);
  yc_sql_bind_text (insert, 3, seat->color);
  yc_sql_bind_text (insert, 4, seat->person);
  return yc_database_run (self->database, insert, error);
}

static gint64
insert_whole_session (YcJournal *self,
                      const YcLedgerHead *head,
                      const char *const *events,
                      GError **error)
{
  const gint64 session = insert_session (self, head, error);

  if (session == 0)
    return 0;
  for (unsigned i = 0; i < head->n_seats; i++)
    if (!insert_seat (self, session, i + 1, &head->seats[i], error))
      return 0;
  for (unsigned i = 0; events && events[i]; i++)
    if (!insert_event (self, session, i + 1, events[i], error))
      return 0;
  return session;
}

gint64
yc_journal_begin (YcJournal *self,
                  const YcLedgerHead *head,
                  const char *const *events,
                  GError **error)
{
  gint64 session = 0;

  g_return_val_if_fail (YC_IS_JOURNAL (self), 0);
  g_return_val_if_fail (head != NULL, 0);

  if (yc_database_begin (self->database, error)) {
    session = insert_whole_session (self, head, events, error);
    if (session != 0 && !yc_database_commit (self->database, error))
      session = 0;
  }
  if (session == 0)
    yc_database_roll_back (self->database);
  return session;
}

static gboolean
nothing_found (YcJournal *self, GError *failure, GError **error)
{
  if (failure) {
    g_propagate_error (error, failure);
    return FALSE;
  }
  return yc_ledger_error_set_kind (error, YC_LEDGER_ERROR_NOT_FOUND,
                                   yc_database_get_path (self->database));
}

gint64
yc_journal_find (YcJournal *self, const char *uuid, GError **error)
{
  GError *failure = NULL;
  sqlite3_stmt *select;
  gint64 session;

  g_return_val_if_fail (YC_IS_JOURNAL (self), 0);

  select = yc_database_prepare (self->database, "SELECT id FROM session WHERE uuid = ?1", error);
  if (!select)
    return 0;
  yc_sql_bind_text (select, 1, uuid);
  if (!yc_database_next (self->database, select, &failure))
    return nothing_found (self, failure, error);
  session = sqlite3_column_int64 (select, 0);
  sqlite3_reset (select);
  return session;
}

char *
yc_journal_read_head (YcJournal *self, gint64 session, GError **error)
{
  GError *failure = NULL;
  sqlite3_stmt *select;
  char *head;

  g_return_val_if_fail (YC_IS_JOURNAL (self), NULL);

  select = yc_database_prepare (self->database, "SELECT head FROM session WHERE id = ?1", error);
  if (!select)
    return NULL;
  sqlite3_bind_int64 (select, 1, session);
  if (!yc_database_next (self->database, select, &failure)) {
    nothing_found (self, failure, error);
    return NULL;
  }
  head = g_strdup ((const char *) sqlite3_column_text (select, 0));
  sqlite3_reset (select);
  return head;
}

gboolean
yc_journal_read (YcJournal *self,
                 gint64 session,
                 YcJournalEventFunc func,
                 gpointer data,
                 GError **error)
{
  GError *failure = NULL;
  sqlite3_stmt *select;

  g_return_val_if_fail (YC_IS_JOURNAL (self), FALSE);

  select = yc_database_prepare (
    self->database, "SELECT number, text FROM event WHERE session = ?1 ORDER BY number", error);
  if (!select)
    return FALSE;
  sqlite3_bind_int64 (select, 1, session);
  while (yc_database_next (self->database, select, &failure))
    func ((unsigned) sqlite3_column_int64 (select, 0),
          (const char *) sqlite3_column_text (select, 1), data);
  if (failure)
    g_propagate_error (error, failure);
  return failure == NULL;
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
yc_journal_read_record (YcJournal *self, gint64 session, GError **error)
{
  char *head = yc_journal_read_head (self, session, error);
  GString *record;
  gboolean read;

  if (!head)
    return NULL;
  record = g_string_new (head);
  g_free (head);
  read = yc_journal_read (self, session, add_line, record, error);
  return g_string_free (record, !read);
}
