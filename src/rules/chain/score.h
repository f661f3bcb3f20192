/* score.h: points of the card game (section 4). */

#pragma once

#include "rules.h"
#include "chain/chain.h"

/* Bomb Plans and Bomb Loaded, as they count towards the target; unknown points count 0. */
int yc_chain_points (const YcSetup *setup, const YcChain *chain, int seat);
