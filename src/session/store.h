/* store.h: where a session's events are kept: one session of the ledger. */

#pragma once

#include <glib.h>

#include "database.h"
#include "rules.h"

G_BEGIN_DECLS

typedef struct _YcStore YcStore;

/* Writes the record, its events included, as a new session. NULL on error. */
YcStore *yc_store_begin (YcDatabase *database, const YcRecord *record, GError **error);
/* Finds a session by its UUID and reads its whole text (free with g_free()). NULL on error. */
YcStore *yc_store_open (YcDatabase *database, const char *uuid, char **text, GError **error);
void yc_store_free (YcStore *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcStore, yc_store_free)

/* Writes one event durably. */
gboolean yc_store_append (YcStore *self, guint event, const char *line, GError **error);
/* Keeps points and winners for the list of sessions. A cache: failing is only logged. */
void yc_store_tell_outcome (YcStore *self, const YcRecord *record, const YcPosition *position);

G_END_DECLS
