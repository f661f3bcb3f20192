/* backup.h: copies of a ledger, beside it.
 *
 * One is made once a week of use (`FILE.backup-2026-11-22`), and one before the schema of the file
 * is changed (`FILE.version-1`). Of the first kind the newest four are kept; the others stay. A
 * copy is looked through before it takes its name. */

#pragma once

#include <gio/gio.h>

#include "database.h"

G_BEGIN_DECLS

/* A copy of a ledger. */
typedef struct {
  char *path;
  gint64 made_at;      /* Unix time */
  unsigned n_sessions; /* in it */
  unsigned n_events;   /* in them */
} YcBackup;

/* The copies of the ledger at `path` that can be opened, the newest first. */
GPtrArray *yc_backups_list (const char *path);

/* Copies the ledger, when it is left alone for a while, if the newest copy is older than `days` (0:
 * never) and there is something to copy; in a thread that whoever asks the ledger for something
 * interrupts, as in check.h. */
void yc_backup_async (YcDatabase *self,
                      unsigned days,
                      GCancellable *cancellable,
                      GAsyncReadyCallback done,
                      gpointer data);

/* FALSE on error: the copy is then tried again the next time. */
gboolean yc_backup_finish (YcDatabase *self, GAsyncResult *result, GError **error);

/* Puts a copy in the place of the ledger at `path`, which is not open. What lies there is set aside
 * first, whole, with its WAL; returns its name then (free with g_free(), "" where there was none).
 * NULL on error: nothing has changed. The copy stays. */
char *yc_backup_restore (const char *path, const char *backup, GError **error);

G_END_DECLS
