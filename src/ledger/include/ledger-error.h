/* ledger-error.h: what SQLite and the system say, put into the errors of the ledger. Private. */

#pragma once

#include <sqlite3.h>

#include "database.h"

/* Sets `error` for the result `code` of SQLite (extended or not) on the file at `path`. Always
 * FALSE, so that it can be returned. */
gboolean yc_ledger_error_set (GError **error, int code, const char *path);

/* The same for what `handle` has just answered: where the system refused the room that a write
 * needs (a quota is the usual reason), SQLite itself speaks of any failure. */
gboolean yc_ledger_error_set_of (GError **error, sqlite3 *handle, int code, const char *path);

/* The same for an error number of the system. */
gboolean yc_ledger_error_set_errno (GError **error, int number, const char *path);

/* The same for a kind that the ledger found out by itself. */
gboolean yc_ledger_error_set_kind (GError **error, YcLedgerError kind, const char *path);
