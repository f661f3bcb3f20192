/* effect.c: see effect.h. */

#include "effect.h"
#include "manhattan/board.h"
#include "chain/chain.h"

#include <string.h>

static void
compare_goods (YcSide *less, YcSide *more, const YcBoardPlayer *before, const YcBoardPlayer *after)
{
  for (int good = 0; good < YC_GOODS; good++) {
    int change = yc_board_good (after, (YcGood) good) - yc_board_good (before, (YcGood) good);

    if (change < 0)
      less->goods[good] = (int16_t) -change;
    else
      more->goods[good] = (int16_t) change;
  }
}

/* Workers got: what is in the supply now beyond what was there less what was placed. */
static void
compare_workers (YcEffect *effect,
                 const YcBoardPlayer *before,
                 const YcBoardPlayer *after,
                 int seat,
                 const YcPlay *play)
{
  YcWorkers was = yc_workers_from_crew (before->supply, seat);
  YcWorkers is = yc_workers_from_crew (after->supply, seat);

  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    int got = yc_workers_of_type (&is, (YcWorkerType) type)
              - yc_workers_of_type (&was, (YcWorkerType) type)
              + yc_workers_of_type (&play->workers, (YcWorkerType) type);

    if (got > 0)
      effect->brings.workers[type] = (uint8_t) got;
  }
}

static void
compare_others (YcEffect *effect, const YcBoard *before, const YcBoard *after, int seat)
{
  for (int other = 0; other < before->n_seats; other++)
    if (other != seat)
      compare_goods (&effect->others[other].loses, &effect->others[other].gets,
                     &before->players[other], &after->players[other]);
}

/* ---- Card game ---- */

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

static void
compare_chains (YcEffect *effect,
                const YcChain *before,
                const YcChain *after,
                int seat,
                const YcPlay *play)
{
  const YcChainPlayer *was = &before->players[seat], *is = &after->players[seat];

  compare_amounts (&effect->pays, &effect->brings, YC_YELLOWCAKE, is->yellowcake - was->yellowcake);
  compare_amounts (&effect->pays, &effect->brings, YC_URANIUM, is->uranium - was->uranium);
  compare_pool (effect, before, after, play);
  compare_other_hands (effect, before, after, seat);
}

bool
yc_side_is_empty (const YcSide *side)
{
  static const YcSide nothing = { 0 };

  return memcmp (side->goods, nothing.goods, sizeof nothing.goods) == 0
         && memcmp (side->workers, nothing.workers, sizeof nothing.workers) == 0 && !side->unknown;
}

static bool
is_equal (const YcOtherEffect *one, const YcOtherEffect *other)
{
  return memcmp (one->loses.goods, other->loses.goods, sizeof one->loses.goods) == 0
         && memcmp (one->gets.goods, other->gets.goods, sizeof one->gets.goods) == 0
         && one->cards == other->cards;
}

bool
yc_effect_is_equal_for_others (const YcEffect *effect, int n_seats, int seat)
{
  const YcOtherEffect *first = &effect->others[seat == 0 ? 1 : 0];

  for (int other = 0; other < n_seats; other++)
    if (other != seat && !is_equal (first, &effect->others[other]))
      return false;
  return n_seats > 2;
}

YcEffect
yc_effect_of_play (const YcSetup *setup,
                   const YcGame *game,
                   const YcPosition *position,
                   const YcPlay *play)
{
  YcEffect effect = { 0 };
  YcPosition after = *position;
  int seat = play->actor < YC_COLORS ? setup->seat_of_color[play->actor] : -1;

  if (seat < 0)
    return effect;
  game->apply (setup, &after, play);
  effect.points = game->score (setup, &after, seat) - game->score (setup, position, seat);
  if (setup->catalogue.game == &yc_chain_game) {
    compare_chains (&effect, yc_chain_of (position), yc_chain_of (&after), seat, play);
    return effect;
  }
  compare_goods (&effect.pays, &effect.brings, &yc_board_of (position)->players[seat],
                 &yc_board_of (&after)->players[seat]);
  compare_workers (&effect, &yc_board_of (position)->players[seat],
                   &yc_board_of (&after)->players[seat], seat, play);
  compare_others (&effect, yc_board_of (position), yc_board_of (&after), seat);
  return effect;
}
