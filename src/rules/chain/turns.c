/* turns.c: the end of a turn, and turns that others take (section 3.3). */

#include "turns.h"

#include "apply.h"
#include "chain/hands.h"
#include "chain/plans.h"
#include "score.h"

#include <string.h>

/* Everything played goes to the discard pile; the pool is lost. */
static void
clear_the_table (YcChain *chain)
{
  memcpy (chain->discard.cards + chain->discard.n, chain->played.cards, chain->played.n);
  chain->discard.n = (uint8_t) (chain->discard.n + chain->played.n);
  chain->played.n = 0;
  memset (chain->pool, 0, sizeof chain->pool);
}

static void
discard_from_hand (const YcSetup *setup, YcChain *chain, const YcPlay *play)
{
  for (int i = 0; i < play->n_items; i++) {
    uint8_t card = yc_chain_index (play->items[i].ref);
    if (yc_hand_lose (setup, chain, chain->active, card))
      yc_pile_lay (chain, &chain->discard, card);
  }
}

/* Alone: one pass through the deck, and one more turn if the table plays it so. */
static void
pass_alone (const YcSetup *setup, YcChain *chain)
{
  bool deck_is_out = chain->deck == 0;
  chain->over = chain->last_turn || (deck_is_out && !setup->options[YC_OPTION_SOLO_LAST_TURN]);
  chain->last_turn = deck_is_out && !chain->over;
}

/* The round in which somebody reaches the target is played to its end. */
static void
pass_on (const YcSetup *setup, YcChain *chain)
{
  if (chain->built
      && yc_chain_points (setup, chain, chain->active) >= setup->options[YC_OPTION_TARGET])
    chain->last_round = true;
  chain->over = chain->last_round && chain->active == chain->n_seats - 1;
  if (!chain->over)
    chain->active = (uint8_t) ((chain->active + 1) % chain->n_seats);
}

void
yc_chain_end_turn (const YcSetup *setup, YcChain *chain, const YcPlay *play)
{
  clear_the_table (chain);
  discard_from_hand (setup, chain, play);
  yc_chain_draw (chain, chain->active, YC_CHAIN_HAND - chain->players[chain->active].hand);
  yc_row_refill (chain);
  if (chain->n_seats == 1)
    pass_alone (setup, chain);
  else
    pass_on (setup, chain);
  chain->built = false;
}

void
yc_chain_take_turn (YcChain *chain, int seat)
{
  clear_the_table (chain);
  chain->built = false;
  chain->active = (uint8_t) seat;
}

void
yc_chain_pass_turn (const YcSetup *setup, YcPosition *position, int seat)
{
  (void) setup;
  yc_chain_take_turn (yc_chain_in (position), seat);
}
