/* chain-table.h: the table of Chain Reaction. */

#pragma once

#include "table-game.h"

extern const YcTableGame yc_chain_table;
