/* chain-actions.h: what can be done at the card table besides playing. */

#pragma once

#include "table-game.h"

extern const YcTableAction yc_chain_actions[];

/* Teaches a card that the program does not know. */
void yc_chain_teach (YcTablePage *page);
