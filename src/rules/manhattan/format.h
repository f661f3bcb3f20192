/* format.h: how plays and cards of The Manhattan Project are written. */

#pragma once

#include "manhattan/board.h"
#include "notation.h"

extern const YcVerbInfo yc_board_moves[];
extern const YcVerbInfo yc_board_facts[];
extern const YcKindInfo yc_board_kinds[];
