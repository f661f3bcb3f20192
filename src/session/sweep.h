/* sweep.h: every session of a game looked at in a thread, some at a time.
 *
 * The ledger belongs to the main thread and is read there; the rules belong to any. */

#pragma once

#include <gio/gio.h>

#include "archive.h"
#include "rules.h"

G_BEGIN_DECLS

/* Looks, in the thread, at the text that was kept of a session; FALSE ends the sweep. */
typedef gboolean (*YcSweepFunc) (const YcArchiveEntry *session, const char *text, gpointer data);

/* `data` must stay until `done` is called, and is the thread's until then. */
void yc_sweep_async (YcDatabase *database,
                     const YcGame *game,
                     YcSweepFunc look,
                     gpointer data,
                     GAsyncReadyCallback done,
                     gpointer done_data);
/* FALSE if the ledger could not be read. */
gboolean yc_sweep_finish (GAsyncResult *result, GError **error);

/* ---- What is said of a session that was found ------------------------------------------------ */

/* "Ana, Bo"; the caller frees. */
char *yc_sweep_players (const YcArchiveEntry *session);
/* "20 November 2026"; the caller frees. */
char *yc_sweep_day (const YcArchiveEntry *session);

G_END_DECLS
