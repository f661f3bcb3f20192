/* hands.h: what is known of hands, deck and discard pile, and how cards move between them.
 *
 * A hand is a count and the names somebody told. Whatever moves here keeps the number of cards and
 * never puts more copies of a card where they are known than the box holds. */

#pragma once

#include "chain/chain.h"

/* Cards named in one statement, each kind once with how often. */
typedef struct {
  uint16_t total; /* cards, untold ones included */
  uint16_t n;
  uint8_t card[YC_MAX_CARDS];
  uint16_t count[YC_MAX_CARDS];
} YcShown;

/* A name as it stands in a position; anything but a known name is `YC_CHAIN_UNTOLD`. */
uint8_t yc_chain_index (YcRef ref);

/* Whether a target that may be left out was named. */
bool yc_play_tells_target (const YcPlay *play);
/* How many items of a play stand in a list. */
int yc_items_in (const YcPlay *play, YcList list);
/* A special card by its fixed id, or `YC_CHAIN_NONE`. */
uint8_t yc_chain_special (const YcSetup *setup, const char *id);

void yc_shown_clear (YcShown *shown);
/* Takes in one more: an industry card, or `YC_CHAIN_UNTOLD`. */
void yc_shown_add (YcShown *shown, uint8_t card);
/* Takes in the items of one list of a play. */
void yc_shown_add_items (YcShown *shown, const YcPlay *play, YcList list);
int yc_shown_count (const YcShown *shown, uint8_t card);

int yc_pile_count (const YcChainPile *pile, uint8_t card);
/* The pile is one of the chain's. */
void yc_pile_lay (YcChain *chain, YcChainPile *pile, uint8_t card);
/* Takes the copy that was laid first; false if there is none. */
bool yc_pile_take (YcChain *chain, YcChainPile *pile, uint8_t card);
/* Takes all cards away. */
void yc_pile_clear (YcChain *chain, YcChainPile *pile);

int yc_hand_known (const YcChainPlayer *player, uint8_t card);
int yc_hand_unknown (const YcChainPlayer *player);

/* Copies of a card that may be in the hand of `seat` (or -1: in none): those known nowhere else and
 * not played this turn. Below 0 if more are known than the box holds; INT_MAX if nobody told how
 * many it holds. */
int yc_copies_left (const YcSetup *setup, const YcChain *chain, int seat, uint8_t card);
/* Whether more copies of a card are known, wherever they are, than the box holds. */
bool yc_copies_are_exceeded (const YcSetup *setup, const YcChain *chain, uint8_t card);
/* Whether one more copy may come to be known: those of `x?` are never used up. */
bool yc_copy_is_left (const YcSetup *setup, const YcChain *chain, uint8_t card);
/* Alone, whether a factory may take it from the discard pile (section 6). */
bool yc_factory_may_take (const YcSetup *setup, YcRef card);

/* A card goes into a hand; one that is not told is `YC_CHAIN_UNTOLD`. */
void yc_hand_gain (YcChain *chain, int seat, uint8_t card);
/* A card leaves the hand of `seat`; false, and nothing done, if it cannot be there. One that
 * leaves untold makes the rest unknown again. */
bool yc_hand_lose (const YcSetup *setup, YcChain *chain, int seat, uint8_t card);
/* Nothing is known of the hand any more. */
void yc_hand_forget (YcChain *chain, int seat);
