/* games.c: the games that the commands know. */

#include "games.h"

#include "chain/game.h"
#include "manhattan/game.h"

const YcCliGame *const yc_cli_games[] = { &yc_cli_manhattan, &yc_cli_chain, NULL };
