/* turns.c: whose turn it is. */

#include "turns.h"

void
yc_board_pass_turn_to (YcBoard *board, int seat)
{
  board->active = (uint8_t) seat;
  board->turn = (YcBoardTurn){ 0 };
  yc_board_end_deal_of (board, seat);
}

void
yc_board_pass_turn (const YcSetup *setup, YcPosition *position, int seat)
{
  (void) setup;
  yc_board_pass_turn_to (yc_board_in (position), seat);
}
