/* turns.h: whose turn it is in the board game. */

#pragma once

#include "manhattan/pieces.h"

/* The turn is that of `seat`, from its beginning. */
void yc_board_pass_turn_to (YcBoard *board, int seat);
/* See `YcGame.pass_turn`. */
void yc_board_pass_turn (const YcSetup *setup, YcPosition *position, int seat);
