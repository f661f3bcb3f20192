/* sql.c: the few ways in which the ledger speaks to SQLite. */

#include "sql.h"

#include "ledger-error.h"

#include <glib/gstdio.h>
#include <stdio.h>

/* Pages copied between two questions whether to stop: about a millisecond. */
#define PAGES_AT_ONCE 100

gboolean
yc_sql_run (sqlite3 *handle, const char *path, const char *sql, GError **error)
{
  if (sqlite3_exec (handle, sql, NULL, NULL, NULL) == SQLITE_OK)
    return TRUE;
  return yc_ledger_error_set_of (error, handle, sqlite3_extended_errcode (handle), path);
}

gboolean
yc_sql_number (sqlite3 *handle, const char *path, const char *sql, gint64 *number, GError **error)
{
  sqlite3_stmt *statement = NULL;
  int code = sqlite3_prepare_v2 (handle, sql, -1, &statement, NULL);

  if (code == SQLITE_OK)
    code = sqlite3_step (statement);
  if (code == SQLITE_ROW)
    *number = sqlite3_column_int64 (statement, 0);
  else if (code != SQLITE_DONE)
    code = sqlite3_extended_errcode (handle);
  sqlite3_finalize (statement);
  return code == SQLITE_ROW || code == SQLITE_DONE
         || yc_ledger_error_set_of (error, handle, code, path);
}

gint64
yc_sql_bytes (sqlite3 *handle)
{
  const char *path = sqlite3_db_filename (handle, "main");
  g_autofree char *wal = g_strconcat (path, "-wal", NULL);
  GStatBuf file = { 0 }, beside = { 0 };

  return (g_stat (path, &file) == 0 ? (gint64) file.st_size : 0)
         + (g_stat (wal, &beside) == 0 ? (gint64) beside.st_size : 0);
}

/* Asked without an argument: since SQLite 3.46 a number given to the function is a table's name. */
static gboolean
count_complaints (sqlite3 *handle, const char *path, gint64 *complains, GError **error)
{
  const char *const sql = "SELECT 1 FROM pragma_quick_check WHERE quick_check <> 'ok' LIMIT 1";

  *complains = 0;
  return yc_sql_number (handle, path, sql, complains, error);
}

/* SQLite complains of a page that it cannot read as of one that is damaged: what can be read the
 * second time is neither. */
gboolean
yc_sql_is_sound (sqlite3 *handle, const char *path, GError **error)
{
  gint64 complains, again = 0;

  if (!count_complaints (handle, path, &complains, error)
      || (complains && !count_complaints (handle, path, &again, error)))
    return FALSE;
  return !again || yc_ledger_error_set_kind (error, YC_LEDGER_ERROR_DAMAGED, path);
}

gboolean
yc_sql_copy (sqlite3 *handle,
             sqlite3 *copy,
             const char *path,
             int (*stop) (gpointer data),
             gpointer data,
             GError **error)
{
  sqlite3_backup *backup = sqlite3_backup_init (copy, "main", handle, "main");
  int code = backup ? SQLITE_OK : sqlite3_extended_errcode (copy);

  while (code == SQLITE_OK && !(stop && stop (data)))
    code = sqlite3_backup_step (backup, stop ? PAGES_AT_ONCE : -1);
  sqlite3_backup_finish (backup);
  return code == SQLITE_DONE || yc_ledger_error_set_of (error, copy, code, path);
}

void
yc_sql_roll_back (sqlite3 *handle)
{
  if (!sqlite3_get_autocommit (handle))
    sqlite3_exec (handle, "ROLLBACK", NULL, NULL, NULL);
}

char *
yc_sql_now (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_format_iso8601 (now);
}

/* No clock is further from Greenwich, and SQLite knows none that is. */
#define FURTHEST (14 * G_TIME_SPAN_HOUR)

static GDateTime *
in_a_zone_on_earth (GDateTime *time)
{
  if (time && ABS (g_date_time_get_utc_offset (time)) > FURTHEST) {
    GDateTime *utc = g_date_time_to_utc (time);
    g_date_time_unref (time);
    return utc;
  }
  return time;
}

/* The time nearest to one that people have written, which no calendar need have, as the 31st of
 * June, and in a year that SQLite knows wherever on earth that is. NULL if it is none. */
static GDateTime *
nearest_time (const char *told)
{
  g_autoptr (GTimeZone) here = g_time_zone_new_local ();
  g_autofree char *possible = NULL;
  int year, month, day, hour, minute, second, length = 0;

  if (sscanf (told, "%4d-%2d-%2dT%2d:%2d:%2d%n", &year, &month, &day, &hour, &minute, &second,
              &length)
        < 6
      || month < 1 || month > 12)
    return g_date_time_new_from_iso8601 (told, here);
  year = CLAMP (year, 1, 9998);
  day = MIN (day, g_date_get_days_in_month ((GDateMonth) month, (GDateYear) year));
  if (hour > 23)
    hour = 23, minute = second = 59;
  possible = g_strdup_printf ("%04d-%02d-%02dT%02d:%02d:%02d%s", year, month, day, hour, minute,
                              MIN (second, 59), told + length);
  return g_date_time_new_from_iso8601 (possible, here);
}

char *
yc_sql_time (const char *told)
{
  g_autoptr (GDateTime) time = told ? in_a_zone_on_earth (nearest_time (told)) : NULL;
  g_autofree char *rest = time ? g_date_time_format (time, "-%m-%dT%H:%M:%S%:z") : NULL;

  return time ? g_strdup_printf ("%04d%s", g_date_time_get_year (time), rest) : NULL;
}

void
yc_sql_bind_text (sqlite3_stmt *statement, int parameter, const char *text)
{
  sqlite3_bind_text (statement, parameter, text, -1, SQLITE_STATIC);
}

const char *
yc_sql_text (sqlite3_stmt *row, int column)
{
  const char *text = (const char *) sqlite3_column_text (row, column);

  return text ? text : "";
}

char *
yc_sql_dup_text (sqlite3_stmt *row, int column)
{
  return g_strdup ((const char *) sqlite3_column_text (row, column));
}

gboolean
yc_sql_row_is_text (sqlite3_stmt *row)
{
  for (int i = 0; i < sqlite3_column_count (row); i++) {
    const int type = sqlite3_column_type (row, i);
    const char *text = type == SQLITE_TEXT ? (const char *) sqlite3_column_text (row, i) : NULL;

    if (type == SQLITE_BLOB
        || (text && !g_utf8_validate (text, sqlite3_column_bytes (row, i), NULL)))
      return FALSE;
  }
  return TRUE;
}
