/* guards.h: the code in a file of sessions is this program's, whoever wrote the file. Private.
 *
 * Triggers and views are code that runs when the file is read or written. A file that came from
 * elsewhere can hold any; so each that is not, letter by letter, as this program makes it goes when
 * the file is opened, and those that guard the facts are made again. */

#pragma once

#include "migrate.h"

/* What SQLite is to refuse for this file, whatever is in it. Before anything is read. */
gboolean yc_guards_raise (sqlite3 *handle, const char *path, GError **error);

/* The same for a file that is only read, and keeps whatever code is in it: of views nothing is read
 * (the statement is refused), and once more steps were taken than so large a file has need of, each
 * statement is interrupted. `left` counts them, and lives as long as the connection. */
gboolean yc_guards_raise_to_read (sqlite3 *handle, const char *path, gint64 *left, GError **error);

/* Writes only where something is not as it should be. DAMAGED where a table of the
 * facts is missing, or not strict. */
gboolean
yc_guards_restore (sqlite3 *handle, const char *path, const YcSchema *schema, GError **error);
