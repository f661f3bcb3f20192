/* whole-copy.h: a copy of an open file that has its name only when it is whole. Private. */

#pragma once

#include <sqlite3.h>

#include "database.h"

/* What a copy is called until it is whole: its name, and this. */
#define YC_WHOLE_COPY_HALF ".half"

/* Copies the whole file to `name`, which nobody has, in one file without a WAL, looks through the
 * copy, and gives it its name. Between some steps it asks `stop` (NULL: nobody) with `data`. FALSE,
 * also when it was stopped: nothing is left of the copy. */
gboolean yc_whole_copy (sqlite3 *handle,
                        const char *name,
                        int (*stop) (gpointer data),
                        gpointer data,
                        GError **error);
