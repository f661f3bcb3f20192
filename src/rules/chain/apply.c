/* apply.c: set-up, and which play does what (sections 2 and 3). */

#include "apply.h"

#include "chain/hands.h"
#include "chain/plans.h"
#include "turns.h"

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
    yc_chain_end_turn (setup, chain, play);
  else if (play->verb == YC_ACTIVATE || play->verb == YC_ACTIVATE_LOADED)
    yc_chain_apply_activation (setup, chain, play);
  else
    yc_chain_apply_special (setup, chain, play);
}
