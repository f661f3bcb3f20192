/* outcome.c: points and winners, for any game. */

#include "outcome.h"

#include "telling.h"

int
yc_outcome_points (const YcRecord *record, const YcPosition *position, int seat)
{
  const YcSetup *setup = yc_record_setup (record);
  const YcGame *game = yc_record_game (record);
  const YcGameTelling *telling = yc_telling_of (game);
  if (telling->final_points && game->is_over (position))
    return telling->final_points (setup, position, seat);
  return game->score (setup, position, seat);
}

gboolean
yc_outcome_is_winner (const YcRecord *record, const YcPosition *position, int seat)
{
  const YcGameTelling *telling = yc_telling_of (yc_record_game (record));
  return telling->winners && telling->winners (yc_record_setup (record), position) >> seat & 1;
}
