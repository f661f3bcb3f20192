/* database.h: the one file in which everything that happened at the tables is kept.
 *
 * The file is opened for this process alone and kept so until the last reference goes. Nothing here
 * knows the rules of a game: heads and plays are lines of text. Not to be used from two threads at
 * the same time. Every GError message is a whole translated sentence that says what to do. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define YC_LEDGER_ERROR (yc_ledger_error_quark ())

typedef enum {
  YC_LEDGER_ERROR_BUSY,             /* another window of Yellowcake has the file open */
  YC_LEDGER_ERROR_READ_ONLY_FOLDER, /* the file or its folder cannot be written to */
  YC_LEDGER_ERROR_DISK_FULL,        /* nothing was taken over; the same call may be tried again */
  YC_LEDGER_ERROR_DAMAGED,          /* yc_database_set_aside_and_salvage() can help */
  YC_LEDGER_ERROR_NEWER_VERSION,    /* written by a newer Yellowcake */
  YC_LEDGER_ERROR_NOT_A_DATABASE,   /* some other file */
  YC_LEDGER_ERROR_EXISTS,           /* a session with this UUID, or this event, is already there */
  YC_LEDGER_ERROR_NOT_FOUND,        /* no such session */
  YC_LEDGER_ERROR_REFUSED,          /* against the schema: a gap in the numbers, a fact rewritten */
  YC_LEDGER_ERROR_FAULT,            /* of the program: SQLite does not take what it was asked */
  YC_LEDGER_ERROR_IO,               /* anything else that the disk says; may be tried again */
} YcLedgerError;

GQuark yc_ledger_error_quark (void);

#define YC_TYPE_DATABASE (yc_database_get_type ())
G_DECLARE_FINAL_TYPE (YcDatabase, yc_database, YC, DATABASE, GObject)

/* Where the database is unless the user chose another file. Free with g_free(). */
char *yc_database_default_path (void);

/* Opens the file at `path`; it and its folder are made where they are missing, and a file of an
 * older version is copied and then migrated. Errors: all of the above up to NOT_A_DATABASE,
 * FAULT, IO. */
YcDatabase *yc_database_open (const char *path, GError **error);

const char *yc_database_get_path (YcDatabase *self);
/* What was read and may be read again from the file is kept in memory no longer: after much was
 * looked through of which little is needed again. */
void yc_database_forget (YcDatabase *self);

/* Of the files that this program writes, and of what writes them. */
int yc_ledger_schema_version (void);
const char *yc_ledger_sqlite_version (void);

G_END_DECLS
