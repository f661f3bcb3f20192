/* games.c: the list of the games; a program that knows others links a list of its own. */

#include "rules.h"
#include "chain/chain.h"
#include "manhattan/board.h"

const YcGame *const yc_games[] = { &yc_manhattan_game, &yc_chain_game, NULL };
