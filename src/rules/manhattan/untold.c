/* untold.c: buildings that stand before a player before anybody told which they are. */

#include "manhattan/pieces.h"

#include <string.h>

void
yc_board_give_untold_building (YcBoard *board, int seat, bool starting)
{
  YcUntoldBuilding *untold = &board->untold_buildings[board->n_untold_buildings++];
  untold->owner = (int8_t) seat;
  untold->starting = starting;
  untold->order = board->next_order++;
}

/* Whether a building is on no board and not told in the market. */
static bool
is_building_nowhere (const YcBoard *board, int building)
{
  return board->buildings[building].owner < 0 && yc_board_market_slot (board, building) < 0;
}

/* A starting building that was put back may lie anywhere, other buildings not among the starting
 * ones. */
static bool
may_be_untold (const YcSetup *setup, const YcBoard *board, int building)
{
  bool starting = yc_board_card (setup, YC_CARDS, (YcRef) building)->starting;

  for (int i = 0; i < YC_SLOTS; i++)
    if (board->market[i] == YC_SLOT_UNTOLD
        || (starting && board->market[i] == YC_SLOT_UNTOLD_STARTING))
      return true;
  for (int i = 0; i < board->n_untold_buildings; i++)
    if (starting || !board->untold_buildings[i].starting)
      return true;
  return false;
}

YcPlace
yc_board_building_place (const YcSetup *setup, const YcBoard *board, int building)
{
  if (board->buildings[building].owner >= 0)
    return YC_PLACE_BOARD;
  if (yc_board_market_slot (board, building) >= 0)
    return YC_PLACE_MARKET;
  return may_be_untold (setup, board, building) ? YC_PLACE_NOWHERE : YC_PLACE_DECK;
}

int
yc_board_oldest_untold (const YcBoard *board, int seat)
{
  for (int i = 0; i < board->n_untold_buildings; i++)
    if (board->untold_buildings[i].owner == seat)
      return i;
  return -1;
}

int
yc_board_untold_for (const YcSetup *setup, const YcBoard *board, int seat, int building)
{
  bool starting = yc_board_card (setup, YC_CARDS, (YcRef) building)->starting;

  if (!is_building_nowhere (board, building))
    return -1;
  for (int i = 0; i < board->n_untold_buildings; i++)
    if (board->untold_buildings[i].owner == seat && board->untold_buildings[i].starting == starting)
      return i;
  return -1;
}

void
yc_board_tell_building (YcBoard *board, int untold, int building)
{
  YcUntoldBuilding *all = board->untold_buildings;

  board->buildings[building].owner = all[untold].owner;
  board->buildings[building].order = all[untold].order;
  board->buildings[building].damage = 0;
  board->n_untold_buildings--;
  for (int i = untold; i < board->n_untold_buildings; i++)
    all[i] = all[i + 1];
  /* equal positions are equal bytes */
  memset (&all[board->n_untold_buildings], 0, sizeof all[0]);
}
