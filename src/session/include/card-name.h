/* card-name.h: how one printed card is told from another: by its key, its numbers, a name for it.
 *
 * A key is what a definition is about: `card m5`, `bomb 01`, `plan p6`, `space mine-1`,
 * `landmark engineer`, `loaded`, and `prices`, which is no card. A `char *` is the caller's to
 * free. */

#pragma once

#include <glib.h>

#include "rules.h"

G_BEGIN_DECLS

char *yc_card_key (const YcCard *card);
/* The key of a definition; NULL if it defines nothing. */
char *yc_definition_dup_key (YcText definition);
/* The kind of card that a key speaks of: the first one, where several are defined by the same word;
 * NULL if it is none of the game's. */
const YcKindInfo *yc_key_kind (const YcGame *game, const char *key);
/* The key of a card of such a kind. */
char *yc_kind_key (const YcKindInfo *kind, const char *name);
/* The canonical definition. */
char *yc_card_definition (const YcCard *card);
/* The card of a key; NULL if the catalogue has none. */
const YcCard *yc_catalogue_find (const YcCatalogue *catalogue, const char *key);
/* `prices 2 3 5 7 10 14 20`. */
char *yc_prices_definition (const YcCatalogue *catalogue);
/* Whether both are of one kind and bear the same numbers, whatever they are called, wherever the
 * numbers come from, and however many there are. */
gboolean yc_card_same_numbers (const YcCard *card, const YcCard *other);
/* Another card of the catalogue with the numbers of `card`; NULL if there is none, or if too little
 * is known of `card` to say. */
const YcCard *yc_catalogue_find_alike (const YcCatalogue *catalogue, const YcCard *card);
/* Whether every number of the card is known. */
gboolean yc_card_is_complete (const YcCard *card);

/* A card of which nobody has told anything; `id` is borrowed. */
YcCard yc_card_blank (const YcGame *game, YcKind kind, const char *id);
/* Whether they may be one card: of one kind, and with no number that is known of both and not the
 * same. */
gboolean yc_card_agrees (const YcCard *card, const YcCard *other);
/* What is not known of `card` is as it is known of `from`. */
void yc_card_fill (YcCard *card, const YcCard *from);
/* Whether a number is known of `card` that is not known of one that agrees with it. */
gboolean yc_card_tells_more (const YcCard *card, const YcCard *than);

typedef gboolean (*YcNameTakenFunc) (const char *name, gpointer data);
/* A name from the numbers, `mine-eee-y5`, that is not `taken`. */
char *yc_card_propose_name (const YcCard *card, YcNameTakenFunc taken, gpointer data);

G_END_DECLS
