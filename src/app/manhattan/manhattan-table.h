/* manhattan-table.h: the table of The Manhattan Project. */

#pragma once

#include "table-game.h"

extern const YcTableGame yc_manhattan_table;
