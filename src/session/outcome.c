/* outcome.c: points and winners, for either game. */

#include "outcome.h"

static bool
is_board_game (const YcRecord *record)
{
  return yc_record_setup (record)->catalogue.game == &yc_manhattan_game;
}

int
yc_outcome_points (const YcRecord *record, const YcPosition *position, int seat)
{
  const YcSetup *setup = yc_record_setup (record);
  const YcGame *game = yc_record_game (record);
  if (!is_board_game (record) && game->is_over (position))
    return yc_chain_final_score (setup, &position->chain, seat);
  return game->score (setup, position, seat);
}

bool
yc_outcome_is_winner (const YcRecord *record, const YcPosition *position, int seat)
{
  if (is_board_game (record))
    return position->board.over && position->board.winner == seat;
  return yc_chain_winners (yc_record_setup (record), &position->chain) >> seat & 1;
}
