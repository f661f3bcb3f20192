/* salvage.c: a damaged file and the fresh one with what could be read of it change places.
 *
 * The damaged file is only ever read: the fresh file is made beside it, and only when that is whole
 * and on disk are they renamed. */

#include "salvage.h"

#include <glib/gstdio.h>

#include "caches.h"
#include "database-private.h"
#include "graft.h"
#include "guards.h"
#include "ledger-error.h"
#include "places.h"
#include "rescue.h"
#include "sql.h"

void
yc_salvage_free (YcSalvage *salvage)
{
  g_free (salvage->set_aside);
  g_free (salvage);
}

/* Opens a damaged file so that nothing in it changes: not even the WAL is moved into it. `left` is
 * what may still be read of it, whoever wrote it. Returns what SQLite says to its schema. */
static int
open_to_read (const char *path, sqlite3 **handle, gint64 *left)
{
  int code = sqlite3_open_v2 (path, handle, SQLITE_OPEN_READWRITE, NULL);

  if (code == SQLITE_OK)
    code = sqlite3_db_config (*handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  if (code == SQLITE_OK && !yc_guards_raise_to_read (*handle, path, left, NULL))
    code = sqlite3_errcode (*handle);
  if (code != SQLITE_OK)
    return code;
  sqlite3_exec (*handle, "PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = ON", NULL, NULL,
                NULL);
  return sqlite3_exec (*handle, "SELECT count (*) FROM sqlite_schema", NULL, NULL, NULL);
}

/* Where the schema cannot be read, what is opened is a copy with another one: `graft`. */
static gboolean
open_damaged (const char *path, const char *graft, sqlite3 **handle, gint64 *left, GError **error)
{
  const int code = open_to_read (path, handle, left);

  if (code == SQLITE_OK)
    return TRUE;
  if (code != SQLITE_CORRUPT && code != SQLITE_NOTADB)
    return yc_ledger_error_set (error, code, path);
  sqlite3_close (*handle);
  *handle = NULL;
  if (!yc_graft_schema (path, graft, error))
    return FALSE;
  open_to_read (graft, handle, left);
  return TRUE;
}

/* Makes the fresh file `path` with what can be read; its WAL is taken into it. */
static gboolean
make_fresh (sqlite3 *damaged, const char *path, YcSalvage *found, GError **error)
{
  YcDatabase *fresh;
  gboolean done;

  yc_graft_remove (path);
  fresh = yc_database_open (path, error);
  done = fresh && yc_rescue_rows (damaged, fresh, found, error) && yc_caches_forget (fresh, error)
         && yc_sql_run (yc_database_get_handle (fresh), path, "PRAGMA wal_checkpoint (TRUNCATE)",
                        error);
  g_clear_object (&fresh);
  if (!done)
    yc_graft_remove (path);
  return done;
}

/* Even reading makes an empty WAL where there was none. */
static void
remove_empty_wal (const char *path)
{
  g_autofree char *wal = g_strconcat (path, "-wal", NULL);
  GStatBuf status;

  if (g_stat (wal, &status) == 0 && status.st_size == 0)
    g_unlink (wal);
}

YcSalvage *
yc_database_set_aside_and_salvage (const char *path, GError **error)
{
  g_autoptr (YcSalvage) found = g_new0 (YcSalvage, 1);
  g_autofree char *fresh = g_strconcat (path, ".salvaged", NULL);
  g_autofree char *graft = g_strconcat (path, ".grafted", NULL);
  sqlite3 *damaged = NULL;
  gint64 left = 0;
  gboolean done = open_damaged (path, graft, &damaged, &left, error)
                  && make_fresh (damaged, fresh, found, error);

  found->set_aside = yc_places_free_name (path, "damaged");
  if (done)
    done = yc_places_change (path, fresh, found->set_aside, error);
  sqlite3_close (damaged);
  yc_graft_remove (graft);
  remove_empty_wal (done ? found->set_aside : path);
  return done ? g_steal_pointer (&found) : NULL;
}
