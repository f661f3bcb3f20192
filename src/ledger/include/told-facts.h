/* told-facts.h: what the table told of a session as a whole, beside what its record says.
 *
 * Nothing of it is in the record of the session, which stays the same bytes. */

#pragma once

#include "database.h"

G_BEGIN_DECLS

typedef enum {
  YC_TOLD_NAME,   /* what it is called */
  YC_TOLD_PLACE,  /* where it was, whatever the head says */
  YC_TOLD_NOTE,   /* anything else */
  YC_TOLD_HIDDEN, /* the list leaves it out; its value says no more than that it is so */
  YC_TOLD_AWAY,   /* begun by mistake and put away: it counts nowhere; as above */
  YC_TOLD_MATCH,  /* the UUID of a match: sessions that share it are one */
} YcToldKind;

/* Tells something of a session, or takes it back: `value` NULL or "". One transaction, or a part of
 * the batch that is open. */
gboolean yc_told_tell (YcDatabase *database,
                       gint64 session,
                       YcToldKind kind,
                       const char *value,
                       GError **error);

/* What was told last; NULL without an error where nothing is. Free with g_free(). */
char *yc_told_get (YcDatabase *database, gint64 session, YcToldKind kind, GError **error);

G_END_DECLS
