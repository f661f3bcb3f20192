/* ledger-error.c: one whole sentence for each way in which the file can fail. */

#include "yc-config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>

#include "ledger-error.h"

GQuark
yc_ledger_error_quark (void)
{
  return g_quark_from_static_string ("yc-ledger-error-quark");
}

/* Translators: in all of these, %s is the name of the file with its folder. */
static const char *const sentences[] = {
  [YC_LEDGER_ERROR_BUSY] = N_ (
    "“%s” is open in another Yellowcake window. Go on in that window, or close it and try again."),
  [YC_LEDGER_ERROR_READ_ONLY_FOLDER] = N_ ("Yellowcake may not write to “%s”. Allow writing to "
                                           "this file and its folder, or choose another file."),
  [YC_LEDGER_ERROR_DISK_FULL]
  = N_ ("The disk that holds “%s” is full, so this was not saved. Free some space and try again."),
  [YC_LEDGER_ERROR_DAMAGED] = N_ (
    "“%s” is damaged. Let Yellowcake set it aside and save whatever can be read into a new file."),
  [YC_LEDGER_ERROR_NEWER_VERSION]
  = N_ ("“%s” was written by a newer Yellowcake. Update Yellowcake, or choose another file."),
  [YC_LEDGER_ERROR_NOT_A_DATABASE] = N_ ("“%s” is not a Yellowcake database. Choose another file, "
                                         "or let Yellowcake set this one aside."),
  [YC_LEDGER_ERROR_EXISTS]
  = N_ ("This is already in “%s”. Open it from the list of sessions instead of adding it again."),
  [YC_LEDGER_ERROR_NOT_FOUND]
  = N_ ("There is no such session in “%s”. Choose one from the list of sessions."),
  [YC_LEDGER_ERROR_REFUSED]
  = N_ ("This does not fit what is already in “%s”, so it was not saved. Open the session again."),
  [YC_LEDGER_ERROR_FAULT] = N_ ("A fault in Yellowcake, not in “%s”, kept this from being done. "
                                "Update Yellowcake, or report the fault."),
  [YC_LEDGER_ERROR_IO]
  = N_ ("“%s” could not be read or written, so this was not saved. Check the disk and try again."),
};

gboolean
yc_ledger_error_set_kind (GError **error, YcLedgerError kind, const char *path)
{
  g_autofree char *name = g_filename_display_name (path);

  /* The sentences above are literals with exactly one %s. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_set_error (error, YC_LEDGER_ERROR, kind, _ (sentences[kind]), name);
#pragma GCC diagnostic pop
  return FALSE;
}

static YcLedgerError
kind_of_constraint (int code)
{
  switch (code) {
  case SQLITE_CONSTRAINT_UNIQUE:
  case SQLITE_CONSTRAINT_PRIMARYKEY:
    return YC_LEDGER_ERROR_EXISTS;
  case SQLITE_CONSTRAINT_FOREIGNKEY:
    return YC_LEDGER_ERROR_NOT_FOUND;
  default:
    return YC_LEDGER_ERROR_REFUSED;
  }
}

static YcLedgerError
kind_of_code (int code)
{
  switch (code & 0xff) {
  case SQLITE_BUSY:
  case SQLITE_LOCKED:
    return YC_LEDGER_ERROR_BUSY;
  case SQLITE_READONLY:
  case SQLITE_CANTOPEN:
  case SQLITE_PERM:
    return YC_LEDGER_ERROR_READ_ONLY_FOLDER;
  case SQLITE_FULL:
    return YC_LEDGER_ERROR_DISK_FULL;
  case SQLITE_CORRUPT:
  case SQLITE_TOOBIG: /* a text of the file, longer than any of ours */
    return YC_LEDGER_ERROR_DAMAGED;
  case SQLITE_NOTADB:
    return YC_LEDGER_ERROR_NOT_A_DATABASE;
  case SQLITE_CONSTRAINT:
    return kind_of_constraint (code);
  case SQLITE_ERROR:
  case SQLITE_MISMATCH:
  case SQLITE_MISUSE:
  case SQLITE_RANGE:
    return YC_LEDGER_ERROR_FAULT;
  default:
    return YC_LEDGER_ERROR_IO;
  }
}

gboolean
yc_ledger_error_set (GError **error, int code, const char *path)
{
  g_debug ("SQLite %s on %s: %d, %s", sqlite3_libversion (), path, code, sqlite3_errstr (code));
  return yc_ledger_error_set_kind (error, kind_of_code (code), path);
}

static YcLedgerError
kind_of_errno (int number)
{
  switch (number) {
  case EACCES:
  case EPERM:
  case EROFS:
  case ENOTDIR:
    return YC_LEDGER_ERROR_READ_ONLY_FOLDER;
  case ENOSPC:
  case EDQUOT:
    return YC_LEDGER_ERROR_DISK_FULL;
  default:
    return YC_LEDGER_ERROR_IO;
  }
}

gboolean
yc_ledger_error_set_errno (GError **error, int number, const char *path)
{
  return yc_ledger_error_set_kind (error, kind_of_errno (number), path);
}

/* sqlite3_system_errno() does not tell why a COMMIT failed, where most is written; who writes to
 * the disk for SQLite does, until the next call of the system. */
static int
last_errno (sqlite3 *handle)
{
  sqlite3_vfs *vfs = NULL;

  sqlite3_file_control (handle, "main", SQLITE_FCNTL_VFS_POINTER, &vfs);
  return vfs && vfs->xGetLastError ? vfs->xGetLastError (vfs, 0, NULL) : 0;
}

/* Whether more room was wanted: EFBIG, a limit of the file, is none that free space would lift. */
static gboolean
had_no_room (sqlite3 *handle, int code)
{
  return (code == SQLITE_IOERR_WRITE || code == SQLITE_IOERR_FSYNC || code == SQLITE_IOERR_TRUNCATE)
         && kind_of_errno (last_errno (handle)) == YC_LEDGER_ERROR_DISK_FULL;
}

gboolean
yc_ledger_error_set_of (GError **error, sqlite3 *handle, int code, const char *path)
{
  return yc_ledger_error_set (error, had_no_room (handle, code) ? SQLITE_FULL : code, path);
}
