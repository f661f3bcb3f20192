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

/* Hands are so small that a plain loop is faster than a search of the library. */
static int
count_in (const uint8_t *cards, int n, uint8_t card)
{
  int count = 0;
  for (int i = 0; i < n; i++)
    count += cards[i] == card;
  return count;
}

int
yc_pile_count (const YcChainPile *pile, uint8_t card)
{
  return count_in (pile->cards, pile->n, card);
}

void
yc_pile_lay (YcChainPile *pile, uint8_t card)
{
  pile->cards[pile->n++] = card;
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
yc_pile_take (YcChainPile *pile, uint8_t card)
{
  return take_out (pile->cards, &pile->n, card);
}

int
yc_hand_known (const YcChainPlayer *player, uint8_t card)
{
  return count_in (player->known, player->n_known, card);
}

int
yc_hand_unknown (const YcChainPlayer *player)
{
  return player->hand - player->n_known;
}

int
yc_copies_elsewhere (const YcChain *chain, int seat, uint8_t card)
{
  int copies = yc_pile_count (&chain->discard, card);
  for (int other = 0; other < chain->n_seats; other++)
    if (other != seat)
      copies += yc_hand_known (&chain->players[other], card);
  return copies;
}

int
yc_copies_left (const YcSetup *setup, const YcChain *chain, int seat, uint8_t card)
{
  int copies = setup->catalogue.cards[YC_CARDS][card].copies;
  if (copies < 0)
    return INT_MAX;
  return copies - yc_copies_elsewhere (chain, seat, card) - yc_pile_count (&chain->played, card);
}

bool
yc_copy_is_left (const YcSetup *setup, const YcChain *chain, uint8_t card)
{
  return yc_copies_left (setup, chain, -1, card) > 0;
}

void
yc_hand_gain (YcChainPlayer *player, uint8_t card)
{
  player->hand++;
  if (card == YC_CHAIN_UNTOLD)
    return;
  int at = player->n_known++;
  for (; at > 0 && player->known[at - 1] > card; at--)
    player->known[at] = player->known[at - 1];
  player->known[at] = card;
}

void
yc_hand_forget (YcChainPlayer *player)
{
  player->n_known = 0;
}

bool
yc_hand_lose (const YcSetup *setup, YcChain *chain, int seat, uint8_t card)
{
  YcChainPlayer *player = &chain->players[seat];
  if (player->hand == 0)
    return false;
  if (card == YC_CHAIN_UNTOLD)
    yc_hand_forget (player);
  else if (!take_out (player->known, &player->n_known, card)
           && (yc_hand_unknown (player) == 0 || !yc_copy_is_left (setup, chain, card)))
    return false;
  player->hand--;
  return true;
}

bool
yc_factory_may_take (const YcSetup *setup, YcRef card)
{
  return setup->catalogue.cards[YC_CARDS][card].kind != YC_KIND_FACTORY;
}
