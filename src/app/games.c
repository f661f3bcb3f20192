/* games.c: the list of the games with a table of their own; a program that knows others links a
 * list of its own. */

#include "chain/chain-table.h"
#include "manhattan/manhattan-table.h"

const YcTableGame *const yc_table_games[] = { &yc_manhattan_table, &yc_chain_table, NULL };
