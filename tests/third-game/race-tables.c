/* race-tables.c: no game has a table of its own here, so that Counter Race is shown on a plain
 * one. */

#include "table-game.h"

const YcTableGame *const yc_table_games[] = { NULL };
