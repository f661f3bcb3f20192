/* game.c: binds the parts of The Manhattan Project together. */

#include "case.h"

extern const char yc_manhattan_project_catalogue[];

static int
score (const YcSetup *setup, const YcPosition *position, int seat)
{
  return yc_board_points (setup, &position->board, seat);
}

static int
active_seat (const YcPosition *position)
{
  return position->board.active;
}

static bool
is_over (const YcPosition *position)
{
  return position->board.over;
}

const YcGame yc_manhattan_game = {
  .id = "manhattan-project",
  .position_size = sizeof (YcBoard),
  .min_seats = 2,
  .max_seats = 5,
  .catalogue_text = yc_manhattan_project_catalogue,
  .begin = yc_board_begin,
  .judge = yc_board_judge,
  .apply = yc_board_apply,
  .suggest = yc_board_suggest,
  .score = score,
  .sound = yc_board_sound,
  .active_seat = active_seat,
  .is_over = is_over,
};
