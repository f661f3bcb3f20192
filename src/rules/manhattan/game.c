/* game.c: binds the parts of The Manhattan Project together. */

#include "game.h"

extern const char yc_manhattan_project_catalogue[];

const YcGame yc_manhattan_game = {
  .id = "manhattan-project",
  .position_size = sizeof (YcBoard),
  .min_seats = 2,
  .max_seats = 5,
  .catalogue_text = yc_manhattan_project_catalogue,
};
