/* plain-table.h: the table of a game that has none of its own: the players with what they have.
 * Plays are typed. */

#pragma once

#include "table-game.h"

extern const YcTableGame yc_plain_table;
