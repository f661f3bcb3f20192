/* rescue.h: what can be read of a damaged file is copied into a fresh one. Private. */

#pragma once

#include <sqlite3.h>

#include "salvage.h"

/* Copies every row of every table of facts that can be read from the open file `from` into the
 * fresh `database`, in one transaction, and counts in `found` what was saved and what was lost.
 * That `from` cannot be read is no error; that `database` cannot be written is. */
gboolean yc_rescue_rows (sqlite3 *from, YcDatabase *database, YcSalvage *found, GError **error);
