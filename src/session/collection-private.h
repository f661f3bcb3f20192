/* collection-private.h: what the files of this folder know of a collection and others need not. */

#pragma once

#include "collection.h"
#include "taught.h"

G_BEGIN_DECLS

/* What is said of hiding a card has a key of its own: its numbers stay as they are. */
#define YC_HIDDEN "hidden "

/* What is kept with a collection, by name: the key that was new in the last change, keys and what
 * was said of each before it, and a set of the keys that are out of sight, once they were read. */
#define YC_COLLECTION_NEW          "new"
#define YC_COLLECTION_BEFORE       "before"
#define YC_COLLECTION_OUT_OF_SIGHT "out-of-sight"

/* What sessions are read with now; borrowed until the next change. */
YcTaught *yc_collection_get_taught (YcCollection *self);
/* Takes `taught` over and tells nobody. What does not go with the catalogue changes nothing of what
 * is known. */
void yc_collection_take_over (YcCollection *self, YcTaught *taught);
/* Whether the definition goes with all others once nothing is known under `key` any more. */
gboolean yc_collection_fits_without (YcCollection *self, const char *key, const char *definition);
/* What the ledger says of these keys now is what an undo says again; of keys of which it says
 * nothing, nothing is remembered. Before it is told otherwise. */
void yc_collection_remember (YcCollection *self, const char *const *keys, guint n);
/* What of a session is another with other cards: how many plays would be remarked on, what the
 * players have; NULL if nothing. The caller frees. */
char *yc_changes_words (const YcRecord *was,
                        const YcTimeline *before,
                        const YcRecord *is,
                        const YcTimeline *after);
/* Whether a text is one definition; else an error. */
gboolean yc_is_definition (const char *text, GError **error);
/* Takes in what the ledger holds now and tells everybody. */
gboolean yc_collection_tell_changed (YcCollection *self, GError **error);

G_END_DECLS
