/* turns.h: how a turn of the card game ends, and whose the next one is. */

#pragma once

#include "rules.h"
#include "chain/chain.h"

/* The active player ends the turn; the items of `play` are the hand cards discarded. */
void yc_chain_end_turn (const YcSetup *setup, YcChain *chain, const YcPlay *play);
/* Somebody plays out of turn, and it stands: the turn is that of `seat`; the one before loses pool
 * and played cards and draws nothing. */
void yc_chain_take_turn (YcChain *chain, int seat);
/* See `YcGame.pass_turn`. */
void yc_chain_pass_turn (const YcSetup *setup, YcPosition *position, int seat);
