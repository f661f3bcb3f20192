/* open.c: what nobody can know in a turn, apart from what the search comes upon. */

#include "search.h"

static unsigned
open_piles (const YcChain *chain)
{
  const YcChainPlayer *player = &chain->players[chain->active];
  return (yc_hand_unknown (player) > 0 ? YC_OPEN_HAND : 0u)
         | (yc_row_untold (chain) >= 0 ? YC_OPEN_ROW : 0u)
         | (player->stash == YC_CHAIN_UNTOLD ? YC_OPEN_STASH : 0u);
}

static bool
holds (const YcSetup *setup, const YcChainPlayer *player, const char *id)
{
  uint8_t card = yc_chain_special (setup, id);
  return card != YC_CHAIN_NONE && yc_hand_known (player, card) > 0;
}

static unsigned
open_specials (const YcSetup *setup, const YcChain *chain)
{
  const YcChainPlayer *player = &chain->players[chain->active];
  bool spies = chain->n_seats == 1 && chain->deck > 0;
  for (int seat = 0; seat < chain->n_seats; seat++)
    spies = spies || (seat != chain->active && chain->players[seat].hand > 0);
  bool designs = chain->plan_deck > 0 || player->stash == YC_CHAIN_UNTOLD;
  return (spies && holds (setup, player, "espionage") ? YC_OPEN_SPY : 0u)
         | (designs && holds (setup, player, "design-bomb") ? YC_OPEN_DESIGN : 0u);
}

static bool
is_known (const YcCard *card)
{
  return yc_card_needs_known (card) && yc_card_pays_known (card) && yc_card_output_known (card);
}

static unsigned
open_numbers (const YcSetup *setup, const YcChain *chain)
{
  const YcCatalogue *catalogue = &setup->catalogue;
  const YcChainPlayer *player = &chain->players[chain->active];
  bool known = true;
  for (int i = 0; i < player->n_known; i++) {
    const YcCard *card = &catalogue->cards[YC_CARDS][player->known[i]];
    known
      = known && yc_card_side_known (card) && (card->kind == YC_KIND_SPECIAL || is_known (card));
  }
  for (int i = 0; i < catalogue->n[YC_SPACES]; i++)
    known = known && is_known (&catalogue->cards[YC_SPACES][i]);
  for (int i = 0; i < chain->n_row; i++)
    known = known
            && (chain->row[i] == YC_CHAIN_UNTOLD
                || is_known (&catalogue->cards[YC_BOMBS][chain->row[i]]));
  if (player->stash < YC_CHAIN_NONE)
    known = known && is_known (&catalogue->cards[YC_BOMBS][player->stash]);
  if (chain->loaded_left > 0)
    known = known && is_known (&catalogue->loaded);
  return known ? 0u : YC_OPEN_NUMBERS;
}

/* Alone, a factory of the hand can take cards that nobody told. */
static unsigned
open_discard (const YcSetup *setup, const YcChain *chain)
{
  const YcChainPlayer *player = &chain->players[chain->active];
  if (chain->n_seats > 1 || yc_pile_count (&chain->discard, YC_CHAIN_UNTOLD) == 0)
    return 0;
  for (int i = 0; i < player->n_known; i++)
    if (setup->catalogue.cards[YC_CARDS][player->known[i]].kind == YC_KIND_FACTORY)
      return YC_OPEN_DISCARD;
  return 0;
}

unsigned
yc_solver_find_open (const YcSetup *setup, const YcChain *chain)
{
  return open_piles (chain) | open_specials (setup, chain) | open_numbers (setup, chain)
         | open_discard (setup, chain);
}
