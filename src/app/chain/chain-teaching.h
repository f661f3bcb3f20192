/* chain-teaching.h: cards that are taught at the table while a play is composed. */

#pragma once

#include "table-page.h"

#include "new-card.h"

/* Opens the dialog that asks for everything that is printed on a new card. */
void yc_chain_teach (YcTablePage *page);
/* Opens it for a card that was told wrongly, by its key; the play being composed goes on
 * afterwards. */
void yc_chain_mend_card (YcTablePage *page, const char *key);
/* Asks in place for a card that a list lacks. */
void yc_chain_ask_for_list (YcTablePage *page, YcCardList *list);
/* Follows what is told in place. */
void yc_chain_follow_new_card (YcTablePage *page, YcNewCard *new_card);
/* Points at a card that was typed, known from now on as it was. */
void yc_chain_take_typed_card (YcTablePage *page, const char *definition);
/* What a card of a drawer is called after the card that is being told was taken. */
YcRef yc_chain_settle (YcTablePage *page, YcNewCard *new_card, YcDrawer drawer, YcRef ref);
