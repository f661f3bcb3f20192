/* database-private.h: what the other files of the ledger do with an open database. Private. */

#pragma once

#include <sqlite3.h>

#include "database.h"
#include "migrate.h"

/* yc_database_open() with another schema. */
YcDatabase *yc_database_open_with_schema (const char *path, const YcSchema *schema, GError **error);

/* Takes the database back from a thread that looks through it. */
sqlite3 *yc_database_get_handle (YcDatabase *self);

/* Whether the file was looked through when it was opened. */
gboolean yc_database_was_checked (YcDatabase *self);

/* Lends the database to another thread, which may then ask whether the file is sound and has to
 * give the database back. That is FALSE if it was taken back before: what was found does not
 * count. */
void yc_database_lend (YcDatabase *self);
gboolean yc_database_file_is_sound (YcDatabase *self, GError **error);
gboolean yc_database_give_back (YcDatabase *self);

/* In that thread: the connection, and whether somebody wants the database back. */
sqlite3 *yc_database_get_lent_handle (YcDatabase *self);
gboolean yc_database_is_wanted (YcDatabase *self);

/* The statement for `sql`, prepared once and kept with the database; its last use is over and its
 * parameters are empty. `sql` is a literal. Do not finalize. NULL on error. */
sqlite3_stmt *yc_database_prepare (YcDatabase *self, const char *sql, GError **error);

/* Takes the next row. At the end of the rows, and on an error (which is set), it is FALSE and the
 * statement is put back. */
gboolean yc_database_next (YcDatabase *self, sqlite3_stmt *statement, GError **error);

/* How many statements were asked for, and how many rows were taken, since the file was opened. A
 * test counts with them instead of with a clock. */
guint64 yc_database_get_n_statements (YcDatabase *self);
guint64 yc_database_get_n_rows (YcDatabase *self);

/* Runs a statement that returns no rows. */
gboolean yc_database_run (YcDatabase *self, sqlite3_stmt *statement, GError **error);

/* Runs the statement `sql` about the row that is its first parameter. */
gboolean yc_database_run_for (YcDatabase *self, const char *sql, gint64 row, GError **error);

/* The first column of all rows, never NULL in any. NULL on error; the caller frees. */
char **yc_database_read_texts (YcDatabase *self, sqlite3_stmt *select, GError **error);

/* A transaction of several statements. After a FALSE of the work in it, or of the commit, roll
 * back. */
gboolean yc_database_begin (YcDatabase *self, GError **error);
gboolean yc_database_commit (YcDatabase *self, GError **error);
void yc_database_roll_back (YcDatabase *self);

/* A transaction, or a part of the one that is open: what was not `done` in it is taken back, and
 * nothing else. Returns whether it was. */
gboolean yc_database_begin_part (YcDatabase *self, GError **error);
gboolean yc_database_end_part (YcDatabase *self, gboolean done, GError **error);

/* What was told last of the session of a row: a value, or NULL (told-facts.h). */
#define YC_LAST_TOLD(kind)                                                                         \
  "(SELECT value FROM told WHERE told.session = session.id AND kind = '" kind "'"                  \
  " ORDER BY told.id DESC LIMIT 1)"

/* What the session of a row is called, a what-if also as it was begun: a name, or NULL. */
#define YC_CALLED                                                                                  \
  "ifnull (" YC_LAST_TOLD ("name") ", (SELECT name FROM branch WHERE branch.session = "            \
                                   "session.id))"
