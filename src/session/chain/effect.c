/* effect.c: what a play of the card game changes. */

#include "composing.h"

#include "chain/personnel.h"

static void
compare_amounts (YcSide *less, YcSide *more, YcGood good, int32_t change)
{
  if (change < 0)
    less->goods[good] = (int16_t) (change < -INT16_MAX ? INT16_MAX : -change);
  else
    more->goods[good] = (int16_t) (change > INT16_MAX ? INT16_MAX : change);
}

/* Personnel got: what is in the pool now beyond what was there less what was taken from it. */
static void
compare_pool (YcEffect *effect, const YcChain *before, const YcChain *after, const YcPlay *play)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    int got = after->pool[type] - before->pool[type]
              + yc_workers_of_type (&play->workers, (YcWorkerType) type);

    if (got > 0 && play->verb != YC_END)
      effect->brings.workers[type] = (uint8_t) (got > UINT8_MAX ? UINT8_MAX : got);
  }
}

static void
compare_other_hands (YcEffect *effect, const YcChain *before, const YcChain *after, int seat)
{
  for (int other = 0; other < before->n_seats; other++) {
    const YcChainPlayer *was = &before->players[other], *is = &after->players[other];
    YcOtherEffect *change = &effect->others[other];

    if (other == seat)
      continue;
    change->cards = is->hand - was->hand;
    compare_amounts (&change->loses, &change->gets, YC_YELLOWCAKE,
                     is->yellowcake - was->yellowcake);
  }
}

void
yc_chain_compare (const YcSetup *setup G_GNUC_UNUSED,
                  const YcPosition *before,
                  const YcPosition *after,
                  int seat,
                  const YcPlay *play,
                  YcEffect *effect)
{
  const YcChain *was_chain = yc_chain_of (before), *is_chain = yc_chain_of (after);
  const YcChainPlayer *was = &was_chain->players[seat], *is = &is_chain->players[seat];

  compare_amounts (&effect->pays, &effect->brings, YC_YELLOWCAKE, is->yellowcake - was->yellowcake);
  compare_amounts (&effect->pays, &effect->brings, YC_URANIUM, is->uranium - was->uranium);
  compare_pool (effect, was_chain, is_chain, play);
  compare_other_hands (effect, was_chain, is_chain, seat);
}

/* ---- What is spent and not needed ---- */

static int
idle_cards (const YcSetup *setup, const YcPlay *play)
{
  int idle = 0;

  for (int i = 0; i < play->n_items; i++) {
    const YcItem *item = &play->items[i];
    const YcCard *card = item->ref >= 0 && item->ref < setup->catalogue.n[YC_CARDS]
                           ? &setup->catalogue.cards[YC_CARDS][item->ref]
                           : NULL;

    idle += item->list == YC_LIST_SIDE && card != NULL && yc_card_side_known (card)
            && !yc_card_bears_personnel (card);
  }
  return idle;
}

void
yc_chain_find_surplus (const YcSetup *setup, const YcPlay *play, YcEffect *effect)
{
  const YcCard *card = yc_activated_card (setup, play);
  YcPersonnel put_in, surplus;

  if (card == NULL)
    return;
  put_in = yc_personnel_put_in (setup, play);
  surplus = yc_personnel_surplus (card, &put_in);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    effect->surplus.workers[type] = (uint8_t) MIN (surplus.type[type], UINT8_MAX);
  effect->idle_cards = idle_cards (setup, play);
}
