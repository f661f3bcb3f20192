/* sql.h: the few ways in which the ledger speaks to SQLite. Private. */

#pragma once

#include <sqlite3.h>

#include "database.h"

/* Runs one or more statements that return no rows. `path` names the file in errors. */
gboolean yc_sql_run (sqlite3 *handle, const char *path, const char *sql, GError **error);

/* Runs a statement and takes the number in its first row and column; `number` stays as it was where
 * there is no row. */
gboolean
yc_sql_number (sqlite3 *handle, const char *path, const char *sql, gint64 *number, GError **error);

/* How large the file is on the disk, with its WAL: what is written in it may say otherwise. */
gint64 yc_sql_bytes (sqlite3 *handle);

/* Looks through the whole file, to the first fault. */
gboolean yc_sql_is_sound (sqlite3 *handle, const char *path, GError **error);

/* Copies the whole file into that of `copy`, at `path`. Between some pages it asks `stop` (NULL:
 * nobody) with `data`; what is ended so is FALSE, too. */
gboolean yc_sql_copy (sqlite3 *handle,
                      sqlite3 *copy,
                      const char *path,
                      int (*stop) (gpointer data),
                      gpointer data,
                      GError **error);

/* Ends a transaction that may or may not have been ended by an error already. */
void yc_sql_roll_back (sqlite3 *handle);

/* Now, in UTC, as the ledger writes it. Free with g_free(). */
char *yc_sql_now (void);

/* A time of a record as the ledger writes it, with minutes in its offset: SQLite reads no other.
 * NULL if it is none. Free with g_free(). */
char *yc_sql_time (const char *told);

/* A text of a row that is never missing, until the next step; empty where a file says otherwise. */
const char *yc_sql_text (sqlite3_stmt *row, int column);

/* A text of a row that may be missing: NULL then. Free with g_free(). */
char *yc_sql_dup_text (sqlite3_stmt *row, int column);

/* Whether each text of a row is one: UTF-8, and of one line or several, but not of bytes. */
gboolean yc_sql_row_is_text (sqlite3_stmt *row);

/* Binds `text`, or nothing where it is NULL; it is borrowed until the statement has run. */
void yc_sql_bind_text (sqlite3_stmt *statement, int parameter, const char *text);
