/* corrections.h: what the table corrects in the card game. */

#pragma once

#include "chain/chain.h"

/* Carries a correction out as far as the pieces allow, none of which is made or lost; whether all
 * of it can be. */
bool yc_chain_correct (const YcSetup *setup, YcChain *chain, const YcPlay *play);
