/* manhattan-cards.h: the cards of The Manhattan Project; see table-cards.h. */

#pragma once

#include "table-cards.h"

extern const YcTableCards yc_manhattan_cards;
