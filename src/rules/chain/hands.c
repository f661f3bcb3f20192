/* hands.c: what is known of hands, deck and discard pile. */

#include "chain/hands.h"

#include <limits.h>
#include <string.h>

uint8_t
yc_chain_index (YcRef ref)
{
  return ref >= 0 && ref < YC_MAX_CARDS ? (uint8_t) ref : YC_CHAIN_UNTOLD;
}

bool
yc_play_tells_target (const YcPlay *play)
{
  return play->has_target && play->target != YC_UNTOLD;
}

int
yc_items_in (const YcPlay *play, YcList list)
{
  int items = 0;
  for (int i = 0; i < play->n_items; i++)
    items += play->items[i].list == list;
  return items;
}

uint8_t
yc_chain_special (const YcSetup *setup, const char *id)
{
  const YcCatalogue *catalogue = &setup->catalogue;
  for (int i = 0; i < catalogue->n[YC_CARDS]; i++)
    if (catalogue->cards[YC_CARDS][i].kind == YC_KIND_SPECIAL
        && strcmp (catalogue->cards[YC_CARDS][i].id, id) == 0)
      return (uint8_t) i;
  return YC_CHAIN_NONE;
}

void
yc_shown_clear (YcShown *shown)
{
  shown->total = 0;
  shown->n = 0;
}

void
yc_shown_add (YcShown *shown, uint8_t card)
{
  shown->total++;
  if (card == YC_CHAIN_UNTOLD)
    return;
  int i = 0;
  while (i < shown->n && shown->card[i] != card)
    i++;
  if (i == shown->n) {
    shown->card[i] = card;
    shown->count[i] = 0;
    shown->n++;
  }
  shown->count[i]++;
}

void
yc_shown_add_items (YcShown *shown, const YcPlay *play, YcList list)
{
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].list == list)
      yc_shown_add (shown, yc_chain_index (play->items[i].ref));
}

int
yc_shown_count (const YcShown *shown, uint8_t card)
{
  for (int i = 0; i < shown->n; i++)
    if (shown->card[i] == card)
      return shown->count[i];
  return 0;
}

int
yc_pile_count (const YcChainPile *pile, uint8_t card)
{
  int count = 0;
  for (int i = 0; i < pile->n; i++)
    count += pile->cards[i] == card;
  return count;
}

static void
locate (YcChain *chain, uint8_t card, int by)
{
  if (card != YC_CHAIN_UNTOLD)
    chain->located[card] = (uint8_t) (chain->located[card] + by);
}

void
yc_pile_lay (YcChain *chain, YcChainPile *pile, uint8_t card)
{
  pile->cards[pile->n++] = card;
  locate (chain, card, 1);
}

/* Takes the first `card` out of a list, which closes up; whether there was one. */
static bool
take_out (uint8_t *cards, uint8_t *n, uint8_t card)
{
  const uint8_t *found = memchr (cards, card, *n);
  if (found == NULL)
    return false;
  size_t at = (size_t) (found - cards);
  memmove (cards + at, cards + at + 1, *n - at - 1);
  (*n)--;
  return true;
}

bool
yc_pile_take (YcChain *chain, YcChainPile *pile, uint8_t card)
{
  bool there = take_out (pile->cards, &pile->n, card);
  if (there)
    locate (chain, card, -1);
  return there;
}

void
yc_pile_clear (YcChain *chain, YcChainPile *pile)
{
  for (int i = 0; i < pile->n; i++)
    locate (chain, pile->cards[i], -1);
  pile->n = 0;
}

int
yc_hand_known (const YcChainPlayer *player, uint8_t card)
{
  int count = 0;
  for (int i = 0; i < player->n_known && player->known[i] <= card; i++)
    count += player->known[i] == card;
  return count;
}

int
yc_hand_unknown (const YcChainPlayer *player)
{
  return player->hand - player->n_known;
}

int
yc_copies_left (const YcSetup *setup, const YcChain *chain, int seat, uint8_t card)
{
  int copies = setup->catalogue.cards[YC_CARDS][card].copies;
  int here = seat >= 0 ? yc_hand_known (&chain->players[seat], card) : 0;
  return copies < 0 ? INT_MAX : copies - chain->located[card] + here;
}

bool
yc_copies_are_exceeded (const YcSetup *setup, const YcChain *chain, uint8_t card)
{
  return yc_copies_left (setup, chain, -1, card) < 0;
}

bool
yc_copy_is_left (const YcSetup *setup, const YcChain *chain, uint8_t card)
{
  return yc_copies_left (setup, chain, -1, card) > 0;
}

void
yc_hand_gain (YcChain *chain, int seat, uint8_t card)
{
  YcChainPlayer *player = &chain->players[seat];
  player->hand++;
  if (card == YC_CHAIN_UNTOLD)
    return;
  int at = player->n_known++;
  for (; at > 0 && player->known[at - 1] > card; at--)
    player->known[at] = player->known[at - 1];
  player->known[at] = card;
  locate (chain, card, 1);
}

void
yc_hand_forget (YcChain *chain, int seat)
{
  YcChainPlayer *player = &chain->players[seat];
  for (int i = 0; i < player->n_known; i++)
    locate (chain, player->known[i], -1);
  player->n_known = 0;
}

bool
yc_hand_lose (const YcSetup *setup, YcChain *chain, int seat, uint8_t card)
{
  YcChainPlayer *player = &chain->players[seat];
  if (player->hand == 0)
    return false;
  if (card == YC_CHAIN_UNTOLD)
    yc_hand_forget (chain, seat);
  else if (take_out (player->known, &player->n_known, card))
    locate (chain, card, -1);
  else if (yc_hand_unknown (player) == 0 || !yc_copy_is_left (setup, chain, card))
    return false;
  player->hand--;
  return true;
}

bool
yc_factory_may_take (const YcSetup *setup, YcRef card)
{
  return setup->catalogue.cards[YC_CARDS][card].kind != YC_KIND_FACTORY;
}
