/* plans.h: where Bomb Plans lie, and how they move between pile, row, stash and players. */

#pragma once

#include "chain/chain.h"

/* Where a plan is known to be. `YC_PLACE_DECK`: nowhere that anybody told, so in the pile, in an
 * untold place of the row or in an untold stash; `YC_PLACE_HAND`: the stash of `seat`. */
typedef struct {
  YcPlace place;
  int8_t seat; /* or -1 */
  int8_t at;   /* index in the row or among the bombs, or -1 */
} YcPlanSpot;

YcPlanSpot yc_plan_find (const YcChain *chain, uint8_t plan);
/* The first untold place of the row, or -1. */
int yc_row_untold (const YcChain *chain);
/* How many there are. */
unsigned yc_row_n_untold (const YcChain *chain);
/* Cards in the row when it is full: one a player, four alone. */
unsigned yc_row_size (unsigned n_seats);
/* Turns cards of the pile up into the row as far as they last; nobody has told them yet. */
void yc_row_refill (YcChain *chain);
void yc_row_remove (YcChain *chain, int at);
bool yc_bomb_is_loaded (const YcChainPlayer *player, int at);
