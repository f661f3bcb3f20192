/* chain-brute.c: the plainest way to find the best of a turn. */

#include "chain-brute.h"

#include "chain/hands.h"
#include "chain/score.h"

#include <string.h>

static int
compare_bytes (const void *a, const void *b)
{
  return *(const guint8 *) a - *(const guint8 *) b;
}

/* Piles in which the order means nothing are sorted, what was played is nowhere any more. */
static GBytes *
key_of (const YcChain *chain)
{
  YcChain plain = *chain;
  YcChainPlayer *player = &plain.players[plain.active];
  qsort (plain.discard.cards, plain.discard.n, 1, compare_bytes);
  memset (plain.discard.cards + plain.discard.n, 0, sizeof plain.discard.cards - plain.discard.n);
  memset (&plain.played, 0, sizeof plain.played);
  memset (plain.located, 0, sizeof plain.located);
  memset (player->known + player->n_known, 0, sizeof player->known - player->n_known);
  memset (plain.row + plain.n_row, 0, sizeof plain.row - plain.n_row);
  return g_bytes_new (&plain, sizeof plain);
}

static void
note_result (Brute *brute, const YcChain *chain)
{
  const YcChainPlayer *player = &chain->players[brute->seat];
  const int points = yc_chain_points (brute->setup, chain, brute->seat);
  const gboolean better = points != brute->points ? points > brute->points
                          : player->uranium != brute->uranium
                            ? player->uranium > brute->uranium
                            : player->yellowcake > brute->yellowcake;
  if (brute->plan >= 0 && memchr (player->bombs, brute->plan, player->n_bombs) != NULL)
    brute->plan_built = TRUE;
  if (!better)
    return;
  brute->points = points;
  brute->uranium = player->uranium;
  brute->yellowcake = player->yellowcake;
}

typedef struct {
  Brute *brute;
  const YcPosition *position;
} Step;

static void go_on (Brute *brute, const YcPosition *position);

static void
follow (const Step *step, const YcPlay *play)
{
  YcPosition after = *step->position;
  YcRuling ruling;
  step->brute->game->judge (step->brute->setup, step->position, play, &ruling);
  if (ruling.verdict == YC_ILLEGAL || chain_rests_on_unseen (&ruling))
    return;
  step->brute->game->apply (step->brute->setup, &after, play);
  go_on (step->brute, &after);
}

/* The suggestion names one card from the discard pile; more of them in any way. */
static void
take_more (const Step *step, const YcPlay *play)
{
  const YcChainPile *discard = &yc_chain_of (step->position)->discard;
  YcRuling ruling;
  step->brute->game->judge (step->brute->setup, step->position, play, &ruling);
  if (ruling.verdict == YC_ILLEGAL)
    return;
  follow (step, play);
  for (int i = 0; i < discard->n; i++) {
    YcPlay more = *play;
    if (discard->cards[i] == YC_CHAIN_UNTOLD
        || discard->cards[i] < play->items[play->n_items - 1].ref)
      continue;
    more.items[more.n_items++]
      = (YcItem){ .ref = discard->cards[i], .list = YC_LIST_FACTORY, .times = 1 };
    take_more (step, &more);
  }
}

/* What is drawn nobody knows; that it can be is worth saying. */
static void
note_draw (const Step *step, const YcPlay *play)
{
  YcRuling ruling;
  step->brute->game->judge (step->brute->setup, step->position, play, &ruling);
  if (ruling.verdict != YC_ILLEGAL && !chain_rests_on_unseen (&ruling)
      && step->brute->setup->catalogue.cards[YC_CARDS][play->target].draws > 0)
    step->brute->can_draw = TRUE;
}

static void
try_suggestion (const YcPlay *play, void *data)
{
  const Step *step = data;
  if (play->factory_use == YC_FACTORY_DRAW)
    note_draw (step, play);
  if (step->brute->gave_up || play->verb == YC_END || play->verb == YC_DESIGN
      || play->verb == YC_SPY_CARD || play->verb == YC_SPY_KEEP
      || play->factory_use == YC_FACTORY_DRAW || play->factory_use == YC_FACTORY_DISCARD)
    return;
  if (play->factory_use == YC_FACTORY_FROM)
    take_more (step, play);
  else
    follow (step, play);
}

static void
go_on (Brute *brute, const YcPosition *position)
{
  GBytes *key = key_of (yc_chain_of (position));
  if (g_hash_table_size (brute->seen) >= brute->most)
    brute->gave_up = TRUE;
  if (!g_hash_table_add (brute->seen, key) || brute->gave_up)
    return;
  Step step = { brute, position };
  note_result (brute, yc_chain_of (position));
  brute->game->suggest (brute->setup, position, try_suggestion, &step);
}

void
brute_run (Brute *brute, const YcPosition *position)
{
  brute->seen
    = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  brute->seat = yc_chain_of (position)->active;
  brute->points = -1;
  go_on (brute, position);
}

void
brute_clear (Brute *brute)
{
  g_clear_pointer (&brute->seen, g_hash_table_unref);
}
