/* check.h: whether the whole file of a large ledger can be read.
 *
 * A small one is looked through when it is opened. That takes the longer the more is in it, so a
 * large one is looked through in a thread, once it has been left alone for a while; whoever asks
 * the ledger for something meanwhile interrupts it, and it begins again later. */

#pragma once

#include <gio/gio.h>

#include "database.h"

G_BEGIN_DECLS

/* Calls `done` when the file has been looked through, at once if that was done on opening. */
void yc_database_check_async (YcDatabase *self,
                              GCancellable *cancellable,
                              GAsyncReadyCallback done,
                              gpointer data);

/* FALSE with DAMAGED if there is something that cannot be read, or another error. */
gboolean yc_database_check_finish (YcDatabase *self, GAsyncResult *result, GError **error);

G_END_DECLS
