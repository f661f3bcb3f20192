/* chain-actions.h: what can be done at the card table besides playing. */

#pragma once

#include "table-game.h"

extern const YcTableAction yc_chain_actions[];
