/* deck-count.h: what a table knows of the cards of its box, kind by kind, and what is missing. */

#pragma once

#include "collection.h"

/* Calls `tell` for each kind that the rulebook counts, those first of which every box has the same
 * cards; and for each card of a kind that was not merged. */
void yc_deck_each_kind (YcCollection *collection,
                        void (*tell) (YcKind kind, gpointer data),
                        gpointer data);
void yc_deck_each (YcCollection *collection,
                   YcKind kind,
                   void (*tell) (const YcCard *card, gpointer data),
                   gpointer data);
/* Whether the cards of a kind lie in no drawer, being all alike. */
gboolean yc_deck_kind_is_loose (YcCollection *collection, YcKind kind);
/* Of the cards that every box has: the first of which numbers are missing; NULL where there is
 * none, or where each table has cards of its own. */
const YcCard *yc_deck_first_missing (YcCollection *collection, YcKind kind);
/* The first kind of which cards or numbers are missing, or else the first of all; the same from
 * `kind` on, beginning again behind the last. */
YcKind yc_deck_first_kind (YcCollection *collection);
YcKind yc_deck_next_kind (YcCollection *collection, YcKind kind);
/* “3 / 20”; “12 of 77 cards are known”. The caller frees. */
char *yc_deck_kind_count_words (YcCollection *collection, YcKind kind);
char *yc_deck_count_words (YcCollection *collection);
/* Teaches the card that a line tells in short; one of which a part was known is that one. */
gboolean yc_deck_take_line (YcCollection *collection, const char *line, GError **error);
