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

/* Settles, in the main loop, what was found; FALSE and an error if it is to be refused. */
typedef gboolean (*YcSweepEnd) (gpointer source, gpointer data, GError **error);

/* Looks at every session of a game with the data of `task`, which is the thread's meanwhile. Then
 * `settle` gets it with the source object of the task, and what it says is what the task returns: a
 * boolean. The task is taken over. `look` NULL: there is nothing to look for. */
void yc_sweep_run (GTask *task,
                   YcDatabase *database,
                   const YcGame *game,
                   YcSweepFunc look,
                   YcSweepEnd settle);

/* ---- What is said of a session that was found ------------------------------------------------ */

/* "20 November 2026"; the caller frees. */
char *yc_sweep_day (const YcArchiveEntry *session);

G_END_DECLS
