/* cards-seen.c: how many of a card of Chain Reaction a position shows. */

#include "parts.h"
#include "chain/chain.h"

static int
count (const uint8_t *cards, int n, YcRef card)
{
  int found = 0;
  for (int i = 0; i < n; i++)
    found += cards[i] == card;
  return found;
}

/* Copies of an industry card that are known to be somewhere. */
static int
copies_seen (const YcChain *chain, YcRef card)
{
  int seen = count (chain->discard.cards, chain->discard.n, card)
             + count (chain->played.cards, chain->played.n, card);
  for (int seat = 0; seat < chain->n_seats; seat++)
    seen += count (chain->players[seat].known, chain->players[seat].n_known, card);
  return seen;
}

/* The same of a Bomb Plan. */
static int
plans_seen (const YcChain *chain, YcRef plan)
{
  int seen = count (chain->row, chain->n_row, plan);
  for (int seat = 0; seat < chain->n_seats; seat++)
    seen += count (chain->players[seat].bombs, chain->players[seat].n_bombs, plan)
            + count (&chain->players[seat].stash, 1, plan);
  return seen;
}

int
yc_chain_n_seen (const YcPosition *position, YcDrawer drawer, YcRef card)
{
  const YcChain *chain = yc_chain_of (position);
  return drawer == YC_BOMBS ? plans_seen (chain, card) : copies_seen (chain, card);
}
