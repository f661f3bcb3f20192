/* choices.h: what can be chosen in a play of the board game being composed, in words and icons. */

#pragma once

#include "table-game.h"

extern const YcTableChoice yc_manhattan_choices[];
