/* retelling.h: the list of sessions learns again what its sessions have come to, when that was
 * lost, was found by an older program, or the table's cards have changed.
 *
 * The sessions are read a few lines at a time when there is nothing else to do, judged in a thread,
 * and told to the ledger some at once; the newest come first. What is left when the ledger is
 * closed is done the next time. */

#pragma once

#include <gio/gio.h>

#include "database.h"

G_BEGIN_DECLS

#define YC_TYPE_RETELLING (yc_retelling_get_type ())
G_DECLARE_FINAL_TYPE (YcRetelling, yc_retelling, YC, RETELLING, GObject)

/* That of a ledger; it is borrowed from it, and goes with it.
 *
 * Property `progress` (double): how much of what was to be done is done; 1 when nothing is left, or
 * it could not go on. It is notified whenever some sessions were told. Signal `told` (gint64): the
 * id of each of them. */
YcRetelling *yc_retelling_of (YcDatabase *database);

/* Does what is left of the last time. */
void yc_retelling_go_on (YcRetelling *self);

/* Does everything again. */
void yc_retelling_start_over (YcRetelling *self);

double yc_retelling_get_progress (YcRetelling *self);

/* Runs the main loop until nothing is left; for programs without a window. */
void yc_retelling_finish (YcRetelling *self);

G_END_DECLS
