/* victory.c: who has won. */

#include "victory.h"

void
yc_board_check_victory (const YcSetup *setup, YcBoard *board, int seat)
{
  if (yc_board_points (setup, board, seat) >= yc_board_goal (board)) {
    board->over = true;
    board->winner = (int8_t) seat;
  }
}

void
yc_board_settle_victory (const YcSetup *setup, YcBoard *board, int seat)
{
  bool reached = yc_board_points (setup, board, seat) >= yc_board_goal (board);
  if (board->over && board->winner != seat)
    return;
  board->over = reached;
  board->winner = (int8_t) (reached ? seat : -1);
}
