/* apply.c: set-up, turns, and what an activation does (sections 2 and 3). */

#include "apply.h"

#include "chain/hands.h"
#include "chain/personnel.h"
#include "chain/plans.h"
#include "score.h"

#include <string.h>

void
yc_chain_begin (const YcSetup *setup, YcPosition *position)
{
  memset (position, 0, sizeof *position);
  YcChain *chain = yc_chain_in (position);
  chain->n_seats = setup->n_seats;
  chain->deck = YC_CHAIN_CARDS;
  chain->loaded_left = YC_CHAIN_LOADED;
  chain->plan_deck = YC_CHAIN_PLANS;
  for (int seat = 0; seat < chain->n_seats; seat++) {
    chain->players[seat].stash = YC_CHAIN_NONE;
    yc_chain_draw (chain, seat, YC_CHAIN_HAND);
  }
  yc_row_refill (chain);
  for (int i = 0; i < chain->n_row && i < setup->row_length[YC_ROW_PLANS]; i++)
    chain->row[i] = yc_chain_index (setup->rows[YC_ROW_PLANS][i]);
}

/* ---- The end of a turn (section 3.3) ---- */

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

static void
end_turn (const YcSetup *setup, YcChain *chain, const YcPlay *play)
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

/* Somebody plays out of turn, and it stands: the one before loses pool and played cards and draws
 * nothing. */
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

/* ---- Binding ---- */

void
yc_chain_apply (const YcSetup *setup, YcPosition *position, const YcPlay *play)
{
  YcChain *chain = yc_chain_in (position);
  if (!yc_verb_is_move (play->verb)) {
    yc_chain_apply_fact (setup, chain, play);
    return;
  }
  int seat = play->actor < YC_COLORS ? setup->seat_of_color[play->actor] : -1;
  if (seat < 0 || chain->over)
    return;
  if (seat != chain->active)
    yc_chain_take_turn (chain, seat);
  if (play->verb == YC_END)
    end_turn (setup, chain, play);
  else if (play->verb == YC_ACTIVATE || play->verb == YC_ACTIVATE_LOADED)
    yc_chain_apply_activation (setup, chain, play);
  else
    yc_chain_apply_special (setup, chain, play);
}
