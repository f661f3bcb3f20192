/* table-game.c: see table-game.h. */

#include "table-game.h"

#include "play/plain-table.h"

const YcTableGame *
yc_table_game_of (const YcGame *game)
{
  for (const YcTableGame *const *table = yc_table_games; *table != NULL; table++)
    if ((*table)->game == game)
      return *table;
  return &yc_plain_table;
}
