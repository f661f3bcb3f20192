/* emptying.h: the one way in which something leaves the ledger: a whole session that was put away,
 * after a copy of its record was written. */

#pragma once

#include "database.h"

G_BEGIN_DECLS

/* That a session was emptied. */
typedef struct {
  char *copy; /* where the copy was written */
  unsigned n_events;
  char *emptied_at; /* ISO 8601 in UTC */
} YcEmptied;

void yc_emptied_free (YcEmptied *emptied);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcEmptied, yc_emptied_free)

/* Takes a session out, with its branches and with all that was told of them, in one transaction,
 * and notes where its copy lies: `copy`, which the caller has read back. REFUSED for one that is
 * not put away: nothing is taken out. */
gboolean yc_emptying_empty (YcDatabase *database, gint64 session, const char *copy, GError **error);

/* When the session with this UUID was emptied last; NULL without an error if it never was. */
YcEmptied *yc_emptying_find (YcDatabase *database, const char *uuid, GError **error);

G_END_DECLS
