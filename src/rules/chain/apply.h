/* apply.h: what plays and facts of the card game do to a position.
 *
 * Everything here is total: what the pieces do not allow is left out, and no piece is created or
 * lost, even for a play nobody judged. */

#pragma once

#include "rules.h"
#include "chain/chain.h"

void yc_chain_begin (const YcSetup *setup, YcPosition *position);
void yc_chain_apply (const YcSetup *setup, YcPosition *position, const YcPlay *play);

/* Moves `n` unseen cards into a hand, as far as they last; with several players the discard pile
 * is shuffled into a new deck when the deck is out. */
void yc_chain_draw (YcChain *chain, int seat, int n);

void yc_chain_apply_activation (const YcSetup *setup, YcChain *chain, const YcPlay *play);
void yc_chain_apply_special (const YcSetup *setup, YcChain *chain, const YcPlay *play);
void yc_chain_apply_fact (const YcSetup *setup, YcChain *chain, const YcPlay *play);

/* What activating `card` brings, the use of a factory included. */
void yc_chain_output (const YcSetup *setup, YcChain *chain, const YcCard *card, const YcPlay *play);
/* Pays the resources of `card` as far as there are any. */
void yc_chain_pay (YcChain *chain, const YcCard *card);
/* A card of the active hand is played; false, and nothing done, if it cannot be there. */
bool yc_chain_play_card (const YcSetup *setup, YcChain *chain, uint8_t card);
/* Whether a name means something in this session. */
bool yc_chain_names (const YcSetup *setup, YcDrawer drawer, YcRef ref);
