/* checkpoint.h: everything that was written comes into the one file, so that a copy of it is whole.
 *
 * What is committed is on the disk, but until a checkpoint it lies in the file beside the ledger
 * whose name ends in -wal. */

#pragma once

#include "database.h"

G_BEGIN_DECLS

/* Brings it into the one file now, and empties the other. Where that fails (a full disk) nothing is
 * lost: it stays where it is, and is read from there. */
gboolean yc_database_checkpoint (YcDatabase *self, GError **error);

/* Does so from now on whenever nobody has asked the ledger for anything for `milliseconds`, in the
 * thread of the caller's main loop, until the ledger is closed. */
void yc_database_checkpoint_at_rest (YcDatabase *self, guint milliseconds);

G_END_DECLS
