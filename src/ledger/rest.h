/* rest.h: work on a ledger in a thread, while nobody asks it for anything. Private. */

#pragma once

#include <gio/gio.h>

#include "database.h"

/* The work: it has the database to itself until yc_database_is_wanted(), and then has to end soon.
 */
typedef gboolean (*YcRestWork) (YcDatabase *self, GError **error);

/* Begins the work when the ledger has been left alone for a while, and again later if somebody
 * wanted it meanwhile. `task` is of the database; it returns what the work does. */
void yc_rest_run (GTask *task, YcRestWork work);
