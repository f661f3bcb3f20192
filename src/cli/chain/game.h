/* game.h: Chain Reaction on the command line. */

#pragma once

#include "games.h"

extern const YcRandomGame yc_chain_random;
extern const YcCliGame yc_cli_chain;

int yc_cli_solve (int argc, char **argv);
