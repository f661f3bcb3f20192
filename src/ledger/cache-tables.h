/* cache-tables.h: the tables of the caches, in a file that is being opened. Private. */

#pragma once

#include "migrate.h"

/* Is raised when the tables below the line of schema.sql change, or when the rules come to other
 * outcomes of the same records; schema.sql says it, too. */
#define YC_CACHES_VERSION 16

/* Makes them anew, empty, where one is missing or they are of another version. */
gboolean
yc_caches_ensure (sqlite3 *handle, const char *path, const YcSchema *schema, GError **error);
/* The same in any case. */
gboolean
yc_caches_make_anew (sqlite3 *handle, const char *path, const YcSchema *schema, GError **error);
