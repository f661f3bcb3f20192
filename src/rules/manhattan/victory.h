/* victory.h: who has won the board game. */

#pragma once

#include "manhattan/pieces.h"

/* The game is over if the points of a seat reach the goal. */
void yc_board_check_victory (const YcSetup *setup, YcBoard *board, int seat);
/* Who has the points has won, also where the table alone counts them, and without them has not. */
void yc_board_settle_victory (const YcSetup *setup, YcBoard *board, int seat);
