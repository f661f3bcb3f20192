/* rescue.c: reading a damaged file row by row, around what cannot be read. */

#include "yc-config.h"

#include "rescue.h"

#include <glib/gi18n-lib.h>

#include "database-private.h"
#include "sql.h"

/* Rows are numbered without gaps, so this many unreadable ones in a row are the end. A page holds
 * fewer than a hundred. */
#define PATIENCE 2000

/* Bytes of the shortest row, with what a page says of it. */
#define SHORTEST_ROW 8

typedef struct {
  sqlite3 *from;
  const char *path;
  YcDatabase *to;
  YcSalvage *found;
  gint64 rows;   /* that the damaged file can have had at the most, whatever is written in it */
  gint64 unread; /* of these, events that may still be missed between others */
} Rescue;

/* What the damaged file cannot answer is passed over: this is no error. */
static gint64
number_or_zero (Rescue *rescue, const char *sql)
{
  gint64 number = 0;

  yc_sql_number (rescue->from, rescue->path, sql, &number, NULL);
  return number;
}

static gint64
last_key (Rescue *rescue, const char *sql)
{
  return MIN (number_or_zero (rescue, sql), rescue->rows);
}

/* The file has had its share of steps: nothing more is to be read of this kind. */
static gboolean
is_spent (Rescue *rescue)
{
  return sqlite3_errcode (rescue->from) == SQLITE_INTERRUPT;
}

static gboolean
texts_are_readable (sqlite3_stmt *row)
{
  for (int i = 0; i < sqlite3_column_count (row); i++)
    if (sqlite3_column_type (row, i) == SQLITE_TEXT
        && !g_utf8_validate ((const char *) sqlite3_column_text (row, i), -1, NULL))
      return FALSE;
  return TRUE;
}

/* A row that the schema refuses was not read as it was written: it counts as lost. Only a disk that
 * takes nothing more ends the work. */
static gboolean
put_row (Rescue *rescue, sqlite3_stmt *row, const char *sql, GError **error)
{
  GError *failure = NULL;
  sqlite3_stmt *put = yc_database_prepare (rescue->to, sql, error);

  if (!put)
    return FALSE;
  for (int i = 0; i < sqlite3_column_count (row); i++)
    sqlite3_bind_value (put, i + 1, sqlite3_column_value (row, i));
  if (yc_database_run (rescue->to, put, &failure))
    return TRUE;
  if ((sqlite3_extended_errcode (yc_database_get_handle (rescue->to)) & 0xff)
      == SQLITE_CONSTRAINT) {
    g_clear_error (&failure);
    return TRUE;
  }
  g_propagate_error (error, failure);
  return FALSE;
}

/* Copies the rows that `select` finds for one key. Sets `any` if there was one. */
static gboolean
copy_key (Rescue *rescue,
          sqlite3_stmt *select,
          gint64 key,
          const char *put,
          gboolean *any,
          GError **error)
{
  gboolean done = TRUE;

  sqlite3_bind_int64 (select, 1, key);
  while (done && sqlite3_step (select) == SQLITE_ROW) {
    *any = TRUE;
    if (texts_are_readable (select))
      done = put_row (rescue, select, put, error);
  }
  sqlite3_reset (select);
  return done;
}

/* Copies rows for the keys 1, 2, 3 … up to `last`, and on until there is nothing for a long while.
 */
static gboolean
copy_rows (Rescue *rescue, gint64 last, const char *select, const char *put, GError **error)
{
  sqlite3_stmt *statement = NULL;
  gboolean done = TRUE;
  gint64 end = last + PATIENCE;

  if (sqlite3_prepare_v2 (rescue->from, select, -1, &statement, NULL) != SQLITE_OK)
    return TRUE;
  for (gint64 key = 1; done && key <= end && !is_spent (rescue); key++) {
    gboolean any = FALSE;

    done = copy_key (rescue, statement, key, put, &any, error);
    if (any)
      end = MAX (end, key + PATIENCE);
  }
  sqlite3_finalize (statement);
  return done;
}

/* The note is a statement of the record, so the numbers of the later events, and what undoes or
 * amends them, stay right. */
static char *
lost_note (void)
{
  /* Translators: stands in the log of a session in place of a play that a damaged file has lost. */
  const char *text = _ ("This play was lost when the file was damaged.");
  GString *note = g_string_new ("table note \"");

  for (const char *c = text; *c; c++) {
    if (*c == '"' || *c == '\\')
      g_string_append_c (note, '\\');
    g_string_append_c (note, *c);
  }
  g_string_append_c (note, '"');
  return g_string_free (note, FALSE);
}

static gboolean
put_event (Rescue *rescue,
           gint64 session,
           gint64 number,
           const char *text,
           const char *written_at,
           GError **error)
{
  sqlite3_stmt *put = yc_database_prepare (
    rescue->to, "INSERT INTO event (session, number, text, written_at) VALUES (?1, ?2, ?3, ?4)",
    error);

  if (!put)
    return FALSE;
  sqlite3_bind_int64 (put, 1, session);
  sqlite3_bind_int64 (put, 2, number);
  yc_sql_bind_text (put, 3, text);
  yc_sql_bind_text (put, 4, written_at);
  return yc_database_run (rescue->to, put, error);
}

static gboolean
put_lost_events (Rescue *rescue, gint64 session, gint64 from, gint64 to, GError **error)
{
  g_autofree char *note = lost_note ();
  g_autofree char *now = yc_sql_now ();

  for (gint64 number = from; number < to; number++) {
    if (!put_event (rescue, session, number, note, now, error))
      return FALSE;
    rescue->found->lost_events++;
  }
  return TRUE;
}

static gboolean
event_is_readable (Rescue *rescue, sqlite3_stmt *row, gint64 next)
{
  const char *text = (const char *) sqlite3_column_text (row, 1);

  return sqlite3_column_type (row, 1) == SQLITE_TEXT && sqlite3_column_type (row, 2) == SQLITE_TEXT
         && texts_are_readable (row) && *text && !strchr (text, '\n')
         && sqlite3_column_int64 (row, 0) >= next && sqlite3_column_int64 (row, 0) < next + PATIENCE
         && sqlite3_column_int64 (row, 0) - next <= rescue->unread;
}

/* Takes over the event in `row`, and a note for each one missing since `next`. */
static gboolean
take_event (Rescue *rescue, gint64 session, gint64 next, sqlite3_stmt *row, GError **error)
{
  const gint64 number = sqlite3_column_int64 (row, 0);

  rescue->found->events++;
  rescue->unread -= number - next;
  return put_lost_events (rescue, session, next, number, error)
         && put_event (rescue, session, number, (const char *) sqlite3_column_text (row, 1),
                       (const char *) sqlite3_column_text (row, 2), error);
}

/* The first event from `number` on. */
static int
seek_event (sqlite3_stmt *select, gint64 session, gint64 number)
{
  sqlite3_reset (select);
  sqlite3_bind_int64 (select, 1, session);
  sqlite3_bind_int64 (select, 2, number);
  return sqlite3_step (select);
}

/* `next` is the first number not yet written, `seek` the first not yet looked for. Where nothing
 * more can be read and no end was seen, there may have been more. */
static gboolean
copy_events_of (Rescue *rescue, sqlite3_stmt *select, gint64 session, GError **error)
{
  gint64 next = 1, seek = 1;
  gboolean done = TRUE;
  int code = SQLITE_OK;

  while (done && code != SQLITE_DONE && code != SQLITE_INTERRUPT && seek < next + PATIENCE) {
    code = seek_event (select, session, seek);
    if (code == SQLITE_ROW && event_is_readable (rescue, select, next)) {
      done = take_event (rescue, session, next, select, error);
      next = seek = sqlite3_column_int64 (select, 0) + 1;
    } else {
      seek++;
    }
  }
  sqlite3_reset (select);
  rescue->found->cut_sessions += code != SQLITE_DONE;
  return done;
}

/* The ids of the sessions that were saved. */
static GArray *
saved_sessions (Rescue *rescue, GError **error)
{
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  GError *failure = NULL;
  sqlite3_stmt *select
    = yc_database_prepare (rescue->to, "SELECT id FROM session ORDER BY id", &failure);

  while (select && yc_database_next (rescue->to, select, &failure)) {
    const gint64 id = sqlite3_column_int64 (select, 0);

    g_array_append_val (ids, id);
  }
  if (!failure)
    return ids;
  g_propagate_error (error, failure);
  g_array_unref (ids);
  return NULL;
}

static gboolean
copy_events (Rescue *rescue, GError **error)
{
  g_autoptr (GArray) ids = saved_sessions (rescue, error);
  sqlite3_stmt *select = NULL;
  gboolean done = ids != NULL;

  if (sqlite3_prepare_v2 (
        rescue->from,
        "SELECT number, text, written_at FROM event WHERE session = ?1 AND number >= ?2"
        " ORDER BY number LIMIT 1",
        -1, &select, NULL)
      != SQLITE_OK)
    return done;
  for (unsigned i = 0; done && i < ids->len; i++)
    done = copy_events_of (rescue, select, g_array_index (ids, gint64, i), error);
  sqlite3_finalize (select);
  return done;
}

static gboolean
copy_sessions (Rescue *rescue, GError **error)
{
  return copy_rows (rescue, last_key (rescue, "SELECT max (id) FROM person"),
                    "SELECT id, name FROM person WHERE id = ?1",
                    "INSERT INTO person (id, name) VALUES (?1, ?2)", error)
         && copy_rows (
           rescue, last_key (rescue, "SELECT max (id) FROM session"),
           "SELECT id, uuid, game, rules_version, begun_at, location, head"
           " FROM session WHERE id = ?1",
           "INSERT INTO session (id, uuid, game, rules_version, begun_at, location, head)"
           " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
           error)
         && copy_rows (
           rescue, last_key (rescue, "SELECT max (session) FROM seat"),
           "SELECT session, number, color, person FROM seat WHERE session = ?1 ORDER BY number",
           "INSERT INTO seat (session, number, color, person) SELECT ?1, ?2, ?3, ?4"
           " WHERE EXISTS (SELECT 1 FROM session WHERE id = ?1)",
           error);
}

static gboolean
copy_rulings (Rescue *rescue, GError **error)
{
  return copy_rows (
           rescue, last_key (rescue, "SELECT max (id) FROM card"),
           "SELECT id, game, card, text, taught_at FROM card WHERE id = ?1",
           "INSERT INTO card (id, game, card, text, taught_at) VALUES (?1, ?2, ?3, ?4, ?5)", error)
         && copy_rows (rescue, last_key (rescue, "SELECT max (id) FROM dispute"),
                       "SELECT id, session, event, rule, note, noted_at FROM dispute WHERE id = ?1",
                       "INSERT INTO dispute (id, session, event, rule, note, noted_at)"
                       " SELECT ?1, ?2, ?3, ?4, ?5, ?6"
                       " WHERE EXISTS (SELECT 1 FROM event WHERE session = ?2 AND number = ?3)",
                       error);
}

static gboolean
copy_what_was_told (Rescue *rescue, GError **error)
{
  return copy_rows (rescue, last_key (rescue, "SELECT max (id) FROM told"),
                    "SELECT id, session, kind, value, told_at FROM told WHERE id = ?1",
                    "INSERT INTO told (id, session, kind, value, told_at) SELECT ?1, ?2, ?3, ?4, ?5"
                    " WHERE EXISTS (SELECT 1 FROM session WHERE id = ?2)",
                    error)
         && copy_rows (rescue, last_key (rescue, "SELECT max (session) FROM branch"),
                       "SELECT session, origin, event, name FROM branch WHERE session = ?1",
                       "INSERT INTO branch (session, origin, event, name) SELECT ?1, ?2, ?3, ?4"
                       " WHERE EXISTS (SELECT 1 FROM session WHERE id = ?1)",
                       error)
         && copy_rows (rescue, last_key (rescue, "SELECT max (id) FROM puzzle_try"),
                       "SELECT id, session, event, solved, tried_at FROM puzzle_try WHERE id = ?1",
                       "INSERT INTO puzzle_try (id, session, event, solved, tried_at)"
                       " SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM session"
                       " WHERE id = ?2)",
                       error);
}

/* Persons that are one, and sessions that are no more. */
static gboolean
copy_joins_and_emptied (Rescue *rescue, GError **error)
{
  return copy_rows (rescue, last_key (rescue, "SELECT max (id) FROM same_person"),
                    "SELECT id, person, same_as, told_at FROM same_person WHERE id = ?1",
                    "INSERT INTO same_person (id, person, same_as, told_at) SELECT ?1, ?2, ?3, ?4"
                    " WHERE ?2 IN (SELECT id FROM person)"
                    " AND (?3 IS NULL OR ?3 IN (SELECT id FROM person))",
                    error)
         && copy_rows (rescue, last_key (rescue, "SELECT max (id) FROM emptied"),
                       "SELECT id, uuid, copy, n_events, emptied_at FROM emptied WHERE id = ?1",
                       "INSERT INTO emptied (id, uuid, copy, n_events, emptied_at)"
                       " VALUES (?1, ?2, ?3, ?4, ?5)",
                       error);
}

/* Somebody sat there, though the name is lost. */
static gboolean
name_the_lost_persons (Rescue *rescue, GError **error)
{
  /* Translators: a person at the table whose name a damaged file has lost; the number tells several
   * of them apart. */
  const char *name = _ ("Unknown player %d");
  sqlite3_stmt *put = yc_database_prepare (
    rescue->to,
    "INSERT INTO person (id, name) SELECT DISTINCT person, printf (?1, person) FROM seat"
    " WHERE person NOT IN (SELECT id FROM person)",
    error);

  if (!put)
    return FALSE;
  yc_sql_bind_text (put, 1, name);
  return yc_database_run (rescue->to, put, error);
}

static gboolean
count_sessions (Rescue *rescue, GError **error)
{
  gint64 saved = 0, last = 0, emptied = 0;

  if (!yc_sql_number (yc_database_get_handle (rescue->to), rescue->path,
                      "SELECT count (*) FROM session", &saved, error)
      || !yc_sql_number (yc_database_get_handle (rescue->to), rescue->path,
                         "SELECT max (id) FROM session", &last, error)
      || !yc_sql_number (yc_database_get_handle (rescue->to), rescue->path,
                         "SELECT count (*) FROM emptied", &emptied, error))
    return FALSE;
  last = MAX (last, last_key (rescue, "SELECT max (id) FROM session"));
  last = MAX (last, last_key (rescue, "SELECT max (session) FROM seat"));
  last = MAX (last, last_key (rescue, "SELECT max (session) FROM event"));
  rescue->found->sessions = (unsigned) saved;
  rescue->found->lost_sessions = (unsigned) MAX (0, last - saved - emptied);
  return TRUE;
}

gboolean
yc_rescue_rows (sqlite3 *from, YcDatabase *database, YcSalvage *found, GError **error)
{
  sqlite3 *to = yc_database_get_handle (database);
  const char *path = yc_database_get_path (database);
  const gint64 rows = yc_sql_bytes (from) / SHORTEST_ROW;
  Rescue state
    = { .from = from, .path = path, .to = database, .found = found, .rows = rows, .unread = rows };
  Rescue *const rescue = &state;

  return yc_sql_run (to, path, "PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE", error)
         && copy_sessions (rescue, error) && name_the_lost_persons (rescue, error)
         && copy_events (rescue, error) && copy_rulings (rescue, error)
         && copy_what_was_told (rescue, error) && copy_joins_and_emptied (rescue, error)
         && count_sessions (rescue, error) && yc_sql_run (to, path, "COMMIT", error);
}
