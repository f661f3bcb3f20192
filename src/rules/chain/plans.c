/* plans.c: where Bomb Plans lie. */

#include "chain/plans.h"

#include <string.h>

static int
find_in (const uint8_t *cards, int n, uint8_t card)
{
  for (int i = 0; i < n; i++)
    if (cards[i] == card)
      return i;
  return -1;
}

YcPlanSpot
yc_plan_find (const YcChain *chain, uint8_t plan)
{
  int at = find_in (chain->row, chain->n_row, plan);
  if (at >= 0)
    return (YcPlanSpot){ YC_PLACE_ROW, -1, (int8_t) at };
  for (int seat = 0; seat < chain->n_seats; seat++) {
    const YcChainPlayer *player = &chain->players[seat];
    at = find_in (player->bombs, player->n_bombs, plan);
    if (at >= 0)
      return (YcPlanSpot){ YC_PLACE_BOARD, (int8_t) seat, (int8_t) at };
    if (player->stash == plan)
      return (YcPlanSpot){ YC_PLACE_HAND, (int8_t) seat, -1 };
  }
  return (YcPlanSpot){ YC_PLACE_DECK, -1, -1 };
}

int
yc_row_untold (const YcChain *chain)
{
  return find_in (chain->row, chain->n_row, YC_CHAIN_UNTOLD);
}

unsigned
yc_row_n_untold (const YcChain *chain)
{
  unsigned untold = 0;
  for (int i = 0; i < chain->n_row; i++)
    untold += chain->row[i] == YC_CHAIN_UNTOLD;
  return untold;
}

unsigned
yc_row_size (unsigned n_seats)
{
  return n_seats == 1 ? 4 : n_seats; /* rules page 2: solo */
}

void
yc_row_refill (YcChain *chain)
{
  for (; chain->n_row < yc_row_size (chain->n_seats) && chain->plan_deck > 0; chain->plan_deck--)
    chain->row[chain->n_row++] = YC_CHAIN_UNTOLD;
}

void
yc_row_remove (YcChain *chain, int at)
{
  chain->n_row--;
  memmove (chain->row + at, chain->row + at + 1, (size_t) (chain->n_row - at));
}

bool
yc_bomb_is_loaded (const YcChainPlayer *player, int at)
{
  return player->loaded >> at & 1;
}
