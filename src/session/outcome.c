/* outcome.c: points and winners, for any game. */

#include "outcome.h"

#include "telling.h"

int
yc_outcome_points (const YcRecord *record, const YcPosition *position, int seat)
{
  const YcSetup *setup = yc_record_setup (record);
  const YcGame *game = yc_record_game (record);
  return game->is_over (position) ? game->final_score (setup, position, seat)
                                  : game->score (setup, position, seat);
}

gboolean
yc_outcome_is_winner (const YcRecord *record, const YcPosition *position, int seat)
{
  const YcGame *game = yc_record_game (record);
  return game->winners (yc_record_setup (record), position) >> seat & 1;
}

void
yc_outcome_tell_points (const YcRecord *record,
                        const YcPosition *position,
                        int seat,
                        YcPointsFunc tell,
                        gpointer data)
{
  const YcGameTelling *telling = yc_telling_of (yc_record_game (record));
  if (telling->tell_points)
    telling->tell_points (record, position, seat, tell, data);
}
