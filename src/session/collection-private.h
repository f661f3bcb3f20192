/* collection-private.h: what the files of a collection know of one another. */

#pragma once

#include "collection.h"

G_BEGIN_DECLS

/* Reads a catalogue file; NULL and a GError with `line:column: …`. */
YcRecord *yc_catalogue_read (const char *text, gssize length, GError **error);
/* Takes in what the ledger holds now and tells everybody. */
gboolean yc_collection_tell_changed (YcCollection *self, GError **error);
/* Whether the definition goes with all others once nothing is taught of `key` any more. */
gboolean yc_collection_fits_without (YcCollection *self, const char *key, const char *definition);

/* What was taught of a merged card before; `*definition` is NULL if nothing was. */
gboolean yc_before_merge (YcCollection *self, const char *key, char **definition, GError **error);
/* Whether the catalogue knows the card, too, or no session of the ledger has it in a row that it
 * begins with: such a session could not be read any more. */
gboolean yc_may_be_forgotten (YcCollection *self, const char *key, GError **error);

G_END_DECLS
