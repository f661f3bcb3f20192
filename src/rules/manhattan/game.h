/* manhattan/game.h: The Manhattan Project as one of the games. */

#pragma once

#include "rules.h"

extern const YcGame yc_manhattan_game;
