/* game.c: The Manhattan Project on the command line. */

#include "manhattan/game.h"
#include "manhattan/board.h"

const YcCliGame yc_cli_manhattan = { .game = &yc_manhattan_game, .random = &yc_manhattan_random };
