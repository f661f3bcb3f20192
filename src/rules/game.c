/* game.c: the two games behind one interface. */

#include "rules.h"
#include "chain/game.h"
#include "manhattan/game.h"

const YcGame *
yc_game (YcGameId id)
{
  return id == YC_MANHATTAN_PROJECT ? &yc_manhattan_game : &yc_chain_game;
}
