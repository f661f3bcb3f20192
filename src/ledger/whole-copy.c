/* whole-copy.c: see whole-copy.h. */

#include "whole-copy.h"

#include <glib/gstdio.h>

#include "ledger-error.h"
#include "places.h"
#include "sql.h"

/* The steps of SQLite's machine between two questions whether to stop, while the copy is looked
 * through: about a millisecond. */
#define STEPS_AT_ONCE 10000

/* Without a WAL of its own, nor what others would share of one: one file is the whole copy. It is
 * as sound as what it was made of. */
static gboolean
fill (sqlite3 *handle,
      sqlite3 *copy,
      const char *path,
      int (*stop) (gpointer data),
      gpointer data,
      GError **error)
{
  sqlite3_progress_handler (copy, STEPS_AT_ONCE, stop, data);
  return yc_sql_run (copy, path, "PRAGMA locking_mode = EXCLUSIVE", error)
         && yc_sql_copy (handle, copy, path, stop, data, error)
         && yc_sql_run (copy, path, "PRAGMA journal_mode = DELETE", error)
         && yc_sql_is_sound (copy, sqlite3_db_filename (handle, "main"), error);
}

static gboolean
write_half (sqlite3 *handle,
            const char *half,
            int (*stop) (gpointer data),
            gpointer data,
            GError **error)
{
  sqlite3 *copy = NULL;
  const int code = sqlite3_open_v2 (half, &copy, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
  gboolean written = (code == SQLITE_OK || yc_ledger_error_set (error, code, half))
                     && fill (handle, copy, half, stop, data, error);

  sqlite3_close (copy);
  return written;
}

/* Where the disk failed there may be something beside it, too. */
static void
remove_half (const char *half)
{
  static const char *const suffixes[] = { "", "-wal", "-journal" };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++) {
    g_autofree char *name = g_strconcat (half, suffixes[i], NULL);

    g_unlink (name);
  }
}

gboolean
yc_whole_copy (sqlite3 *handle,
               const char *name,
               int (*stop) (gpointer data),
               gpointer data,
               GError **error)
{
  g_autofree char *half = g_strconcat (name, YC_WHOLE_COPY_HALF, NULL);
  gboolean made;

  remove_half (half);
  made = write_half (handle, half, stop, data, error) && yc_places_rename (half, name, error);
  remove_half (half);
  return made;
}
