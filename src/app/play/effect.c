/* effect.c: see effect.h. */

#include "effect.h"

#include <string.h>

static int
good_of (const YcBoardPlayer *player, YcGood good)
{
  switch (good) {
  case YC_MONEY:
    return player->money;
  case YC_YELLOWCAKE:
    return player->yellowcake;
  case YC_URANIUM:
    return player->uranium;
  case YC_PLUTONIUM:
    return player->plutonium;
  case YC_FIGHTERS:
    return player->fighters;
  case YC_BOMBERS:
    return player->bombers;
  default:
    return 0;
  }
}

static void
compare_goods (YcEffect *effect, const YcBoardPlayer *before, const YcBoardPlayer *after)
{
  for (int good = 0; good < YC_GOODS; good++) {
    int change = good_of (after, (YcGood) good) - good_of (before, (YcGood) good);

    if (change < 0)
      effect->pays.goods[good] = (int16_t) -change;
    else
      effect->brings.goods[good] = (int16_t) change;
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

static bool
others_change (const YcBoard *before, const YcBoard *after, int seat)
{
  YcEffect change = { 0 };

  for (int other = 0; other < before->n_seats; other++)
    if (other != seat)
      compare_goods (&change, &before->players[other], &after->players[other]);
  return !yc_side_is_empty (&change.pays) || !yc_side_is_empty (&change.brings);
}

bool
yc_side_is_empty (const YcSide *side)
{
  static const YcSide nothing = { 0 };

  return memcmp (side->goods, nothing.goods, sizeof nothing.goods) == 0
         && memcmp (side->workers, nothing.workers, sizeof nothing.workers) == 0 && !side->unknown;
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

  if (setup->catalogue.game != YC_MANHATTAN_PROJECT || seat < 0)
    return effect;
  game->apply (setup, &after, play);
  compare_goods (&effect, &position->board.players[seat], &after.board.players[seat]);
  compare_workers (&effect, &position->board.players[seat], &after.board.players[seat], seat, play);
  effect.points = game->score (setup, &after, seat) - game->score (setup, position, seat);
  effect.others = others_change (&position->board, &after.board, seat);
  return effect;
}
