/* draw.c: cards come into hands from the deck and leave them for the table. */

#include "apply.h"

#include "chain/hands.h"

void
yc_chain_draw (YcChain *chain, int seat, int n)
{
  for (int i = 0; i < n; i++) {
    if (chain->deck == 0 && chain->n_seats > 1) {
      chain->deck = chain->discard.n;
      yc_pile_clear (chain, &chain->discard);
    }
    if (chain->deck == 0)
      return;
    chain->deck--;
    yc_hand_gain (chain, seat, YC_CHAIN_UNTOLD);
  }
}

bool
yc_chain_names (const YcSetup *setup, YcDrawer drawer, YcRef ref)
{
  return ref >= 0 && ref < setup->catalogue.n[drawer];
}

bool
yc_chain_play_card (const YcSetup *setup, YcChain *chain, uint8_t card)
{
  bool there = yc_hand_lose (setup, chain, chain->active, card);
  if (there)
    yc_pile_lay (chain, &chain->played, card);
  return there;
}
