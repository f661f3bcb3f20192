/* about-persons.h: what is told of a person, of a pair, and of a table as a whole. */

#pragma once

#include "person-groups.h"

G_BEGIN_DECLS

/* Each fills a page that has nothing yet with what the ledger says, and gives the games that it
 * counted (an array of YcPersonGame); NULL on error. */
GArray *
yc_about_person (YcPersonGroups *groups, YcDatabase *database, const char *name, GError **error);
GArray *yc_about_pair (YcPersonGroups *groups,
                       YcDatabase *database,
                       const char *name,
                       const char *other,
                       GError **error);
GArray *yc_about_table (YcPersonGroups *groups, YcDatabase *database, GError **error);

G_END_DECLS
