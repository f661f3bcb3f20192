/* chain-cards.h: the cards of Chain Reaction; see table-cards.h. */

#pragma once

#include "table-cards.h"

extern const YcTableCards yc_chain_cards;
