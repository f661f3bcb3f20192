/* chain/game.h: Chain Reaction as one of the games. */

#pragma once

#include "rules.h"

extern const YcGame yc_chain_game;
