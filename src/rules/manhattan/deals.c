/* deals.c: deals about air strikes (section 3.4 of the rules page). */

#include "manhattan/pieces.h"

void
yc_board_end_deal_of (YcBoard *board, int maker)
{
  int kept = 0;

  for (int i = 0; i < board->n_deals; i++)
    if (board->deals[i].seats[0] != maker)
      board->deals[kept++] = board->deals[i];
  for (int i = kept; i < board->n_deals; i++)
    board->deals[i] = (YcDeal){ 0 };
  board->n_deals = (uint8_t) kept;
}

void
yc_board_make_deal (YcBoard *board, const YcDeal *deal)
{
  yc_board_end_deal_of (board, deal->seats[0]);
  board->deals[board->n_deals++] = *deal;
}

bool
yc_deal_binds (const YcDeal *deal, int seat)
{
  for (int i = 0; i < deal->n_seats; i++)
    if (deal->seats[i] == seat)
      return true;
  return false;
}

bool
yc_board_have_deal (const YcBoard *board, int seat, int other)
{
  for (int i = 0; i < board->n_deals; i++)
    if (yc_deal_binds (&board->deals[i], seat) && yc_deal_binds (&board->deals[i], other))
      return true;
  return false;
}
