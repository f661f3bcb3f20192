/* collection-private.h: what the files of this folder know of a collection and others need not. */

#pragma once

#include "collection.h"
#include "taught.h"

G_BEGIN_DECLS

/* What sessions are read with now; borrowed until the next change. */
YcTaught *yc_collection_get_taught (YcCollection *self);
/* Whether the definition goes with all others once nothing is known under `key` any more. */
gboolean yc_collection_fits_without (YcCollection *self, const char *key, const char *definition);
/* Whether a text is one definition; else an error. */
gboolean yc_is_definition (const char *text, GError **error);
/* Takes in what the ledger holds now and tells everybody. */
gboolean yc_collection_tell_changed (YcCollection *self, GError **error);

/* Whether the catalogue knows the card, too, or no session of the ledger has it in a row that it
 * begins with: such a session could not be read any more. */
gboolean yc_may_be_forgotten (YcCollection *self, const char *key, GError **error);

G_END_DECLS
