/* backup.c: see backup.h. */

#include "yc-config.h"

#include "backup.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "database-private.h"
#include "graft.h"
#include "guards.h"
#include "ledger-error.h"
#include "places.h"
#include "rest.h"
#include "sql.h"
#include "whole-copy.h"

/* Copies made of their own accord that are kept. */
#define KEPT 4

#define OF_A_WEEK   ".backup-"
#define OF_A_SCHEMA ".version-"

static void
free_backup (gpointer data)
{
  YcBackup *backup = data;

  g_free (backup->path);
  g_free (backup);
}

/* ---- Those there are ------------------------------------------------------------------------- */

static gint
by_name (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The paths of the copies whose name goes on with `kind`, in order. */
static GPtrArray *
find_copies (const char *path, const char *kind)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *begin = g_strconcat (base, kind, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *copies = g_ptr_array_new_with_free_func (g_free);

  for (const char *name = dir ? g_dir_read_name (dir) : NULL; name; name = g_dir_read_name (dir))
    if (g_str_has_prefix (name, begin) && !g_str_has_suffix (name, YC_WHOLE_COPY_HALF)
        && !g_str_has_suffix (name, "-wal") && !g_str_has_suffix (name, "-journal"))
      g_ptr_array_add (copies, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (copies, by_name);
  return copies;
}

static gint64
made_at (const char *path)
{
  GStatBuf status;

  return g_stat (path, &status) == 0 ? (gint64) status.st_mtime : 0;
}

/* Opened so that nothing in the file and beside it changes: nobody else writes there. Anybody may
 * have put it there: `left` is what may still be read of it. */
static sqlite3 *
open_copy (const char *path, gint64 *left)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autofree char *name = uri ? g_strconcat (uri, "?immutable=1", NULL) : NULL;
  sqlite3 *handle = NULL;

  if (!name
      || sqlite3_open_v2 (name, &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL) != SQLITE_OK
      || !yc_guards_raise_to_read (handle, path, left, NULL)) {
    sqlite3_close (handle);
    return NULL;
  }
  return handle;
}

/* Whether this program can go on with it. */
static gboolean
is_ledger (sqlite3 *handle, const char *path)
{
  gint64 id = 0, version = 0;

  return yc_sql_number (handle, path, "PRAGMA application_id", &id, NULL)
         && yc_sql_number (handle, path, "PRAGMA user_version", &version, NULL)
         && id == YC_LEDGER_APPLICATION_ID && version >= 1
         && version <= yc_schema_current ()->version;
}

/* NULL where it cannot be read. SQLite counts `*` in one step, however long that takes; the rows of
 * a column it counts one by one, and can be stopped. */
static YcBackup *
read_copy (const char *path)
{
  gint64 sessions = 0, events = 0, left = 0;
  sqlite3 *handle = open_copy (path, &left);
  YcBackup *backup = NULL;

  if (handle && is_ledger (handle, path)
      && yc_sql_number (handle, path, "SELECT count (id) FROM session", &sessions, NULL)
      && yc_sql_number (handle, path, "SELECT count (number) FROM event", &events, NULL)) {
    backup = g_new0 (YcBackup, 1);
    *backup = (YcBackup){ g_strdup (path), made_at (path), (unsigned) sessions, (unsigned) events };
  }
  sqlite3_close (handle);
  return backup;
}

static void
add_copies (GPtrArray *backups, const char *path, const char *kind)
{
  g_autoptr (GPtrArray) copies = find_copies (path, kind);

  for (guint i = 0; i < copies->len; i++) {
    YcBackup *backup = read_copy (g_ptr_array_index (copies, i));

    if (backup)
      g_ptr_array_add (backups, backup);
  }
}

static gint
newer_first (gconstpointer a, gconstpointer b)
{
  const YcBackup *one = *(const YcBackup *const *) a, *other = *(const YcBackup *const *) b;

  return one->made_at == other->made_at ? strcmp (other->path, one->path)
                                        : (one->made_at < other->made_at ? 1 : -1);
}

GPtrArray *
yc_backups_list (const char *path)
{
  GPtrArray *backups = g_ptr_array_new_with_free_func (free_backup);

  g_return_val_if_fail (path != NULL, backups);

  add_copies (backups, path, OF_A_WEEK);
  add_copies (backups, path, OF_A_SCHEMA);
  g_ptr_array_sort (backups, newer_first);
  return backups;
}

/* ---- Making one ------------------------------------------------------------------------------ */

/* A copy that was made tomorrow is by a clock that was wrong. */
static gboolean
is_due (const char *path, unsigned days)
{
  g_autoptr (GPtrArray) copies = find_copies (path, OF_A_WEEK);
  const gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  const gint64 age
    = copies->len > 0 ? now - made_at (g_ptr_array_index (copies, copies->len - 1)) : G_MAXINT64;

  return days > 0 && (age < 0 || age > (gint64) days * 24 * 60 * 60);
}

/* Who wants the ledger meanwhile hears that it ended from the thread. */
static int
stop_if_wanted (gpointer database)
{
  return yc_database_is_wanted (database);
}

/* Only those that this file made of its own accord. */
static void
remove_oldest (const char *path)
{
  g_autoptr (GPtrArray) copies = find_copies (path, OF_A_WEEK);

  for (guint i = 0; i + KEPT < copies->len; i++)
    g_unlink (g_ptr_array_index (copies, i));
}

static char *
name_of_today (const char *path)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d");

  return g_strconcat (path, OF_A_WEEK, today, NULL);
}

static gboolean
make (YcDatabase *self, GError **error)
{
  const char *path = yc_database_get_path (self);
  g_autofree char *name = name_of_today (path);

  if (!yc_whole_copy (yc_database_get_lent_handle (self), name, stop_if_wanted, self, error))
    return FALSE;
  remove_oldest (path);
  return TRUE;
}

void
yc_backup_async (YcDatabase *self,
                 unsigned days,
                 GCancellable *cancellable,
                 GAsyncReadyCallback done,
                 gpointer data)
{
  g_autoptr (GTask) task = NULL;
  gint64 sessions = 0;

  g_return_if_fail (YC_IS_DATABASE (self));

  task = g_task_new (self, cancellable, done, data);
  if (is_due (yc_database_get_path (self), days)
      && yc_sql_number (yc_database_get_handle (self), yc_database_get_path (self),
                        "SELECT 1 FROM session LIMIT 1", &sessions, NULL)
      && sessions > 0)
    yc_rest_run (g_steal_pointer (&task), make);
  else
    g_task_return_boolean (task, TRUE);
}

gboolean
yc_backup_finish (YcDatabase *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* ---- Going back to one ----------------------------------------------------------------------- */

static gboolean
may_be_restored (const char *backup, GError **error)
{
  g_autofree char *name = g_filename_display_name (backup);
  gint64 left = 0;
  sqlite3 *handle = open_copy (backup, &left);
  const gboolean may
    = handle && is_ledger (handle, backup) && yc_sql_is_sound (handle, backup, NULL);

  sqlite3_close (handle);
  if (!may)
    g_set_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_DAMAGED,
                 /* Translators: the path of a file */
                 _ ("The copy “%s” cannot be read as a whole. Choose another one."), name);
  return may;
}

char *
yc_backup_restore (const char *path, const char *backup, GError **error)
{
  g_autofree char *fresh = g_strconcat (path, ".restored", NULL);
  g_autofree char *aside = yc_places_free_name (path, "replaced");

  g_return_val_if_fail (path != NULL && backup != NULL, NULL);

  if (!may_be_restored (backup, error))
    return NULL;
  yc_graft_remove (fresh);
  if (!yc_places_copy (backup, fresh, error) || !yc_places_change (path, fresh, aside, error)) {
    yc_graft_remove (fresh);
    return NULL;
  }
  return g_file_test (aside, G_FILE_TEST_EXISTS) ? g_steal_pointer (&aside) : g_strdup ("");
}
