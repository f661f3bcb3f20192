/* game.h: The Manhattan Project on the command line. */

#pragma once

#include "games.h"

extern const YcRandomGame yc_manhattan_random;
extern const YcCliGame yc_cli_manhattan;
