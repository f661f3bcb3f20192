/* sound.c: what holds in every position of the card game: pieces are neither made nor lost. */

#include "sound.h"

#include "chain/hands.h"
#include "chain/plans.h"

static int
count_located (const YcChain *chain, uint8_t card)
{
  int count = yc_pile_count (&chain->discard, card) + yc_pile_count (&chain->played, card);
  for (int seat = 0; seat < chain->n_seats; seat++)
    count += yc_hand_known (&chain->players[seat], card);
  return count;
}

static const char *
cards_are_conserved (const YcSetup *setup, const YcChain *chain)
{
  int cards = chain->deck + chain->discard.n + chain->played.n;
  for (int seat = 0; seat < chain->n_seats; seat++)
    cards += chain->players[seat].hand;
  if (cards != YC_CHAIN_CARDS)
    return "industry cards were made or lost";
  for (int card = 0; card < setup->catalogue.n[YC_CARDS]; card++) {
    int copies = setup->catalogue.cards[YC_CARDS][card].copies;
    int known = count_located (chain, (uint8_t) card);
    if (known != chain->located[card])
      return "copies of a card are known that lie nowhere, or lie somewhere unknown";
    if (copies >= 0 && known > copies)
      return "more copies of a card are known than the box holds";
  }
  return NULL;
}

static const char *
hands_are_in_order (const YcSetup *setup, const YcChain *chain)
{
  for (int seat = 0; seat < chain->n_seats; seat++) {
    const YcChainPlayer *player = &chain->players[seat];
    if (player->n_known > player->hand)
      return "more cards of a hand are known than it holds";
    for (int i = 0; i < player->n_known; i++)
      if (player->known[i] >= setup->catalogue.n[YC_CARDS]
          || (i > 0 && player->known[i - 1] > player->known[i]))
        return "the known cards of a hand are not in order";
    if (player->yellowcake < 0 || player->uranium < 0)
      return "a resource is below 0";
  }
  return NULL;
}

/* How often a plan is told to lie somewhere. */
static int
times_told (const YcChain *chain, uint8_t plan)
{
  int times = 0;
  for (int i = 0; i < chain->n_row; i++)
    times += chain->row[i] == plan;
  for (int seat = 0; seat < chain->n_seats; seat++) {
    times += chain->players[seat].stash == plan;
    for (int i = 0; i < chain->players[seat].n_bombs; i++)
      times += chain->players[seat].bombs[i] == plan;
  }
  return times;
}

static const char *
plans_are_conserved (const YcSetup *setup, const YcChain *chain)
{
  int plans = chain->plan_deck + chain->n_row;
  for (int seat = 0; seat < chain->n_seats; seat++)
    plans += chain->players[seat].n_bombs + (chain->players[seat].stash != YC_CHAIN_NONE);
  if (plans != YC_CHAIN_PLANS)
    return "Bomb Plans were made or lost";
  if (chain->n_row > (int) yc_row_size (chain->n_seats))
    return "the row is too long";
  for (int plan = 0; plan < setup->catalogue.n[YC_BOMBS]; plan++)
    if (times_told (chain, (uint8_t) plan) > 1)
      return "a Bomb Plan lies in two places";
  return NULL;
}

static const char *
loaded_are_conserved (const YcChain *chain)
{
  int loaded = chain->loaded_left;
  for (int seat = 0; seat < chain->n_seats; seat++) {
    const YcChainPlayer *player = &chain->players[seat];
    if (player->loaded >> player->n_bombs != 0)
      return "a bomb is loaded that was not built";
    for (int i = 0; i < player->n_bombs; i++)
      loaded += yc_bomb_is_loaded (player, i);
  }
  return loaded != YC_CHAIN_LOADED ? "Bomb Loaded cards were made or lost" : NULL;
}

const char *
yc_chain_sound (const YcSetup *setup, const YcPosition *position)
{
  const YcChain *chain = yc_chain_of (position);
  const char *wrong = cards_are_conserved (setup, chain);
  if (wrong == NULL)
    wrong = hands_are_in_order (setup, chain);
  if (wrong == NULL)
    wrong = plans_are_conserved (setup, chain);
  if (wrong == NULL)
    wrong = loaded_are_conserved (chain);
  if (wrong == NULL && chain->active >= chain->n_seats)
    wrong = "nobody's turn";
  return wrong;
}
