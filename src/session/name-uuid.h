/* name-uuid.h: UUIDs that are made from a name (RFC 4122, version 5), the same wherever they are
 * made. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* In lower case; the caller frees. */
char *yc_name_uuid (const char *name);

G_END_DECLS
