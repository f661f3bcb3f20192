/* effect.c: what a play of the card game changes. */

#include "composing.h"

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
yc_chain_compare (const YcPosition *before,
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
