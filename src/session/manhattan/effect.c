/* effect.c: what a play of the board game changes. */

#include "composing.h"
#include "price.h"

#include "manhattan/pieces.h"

static gint16
clamped (int amount)
{
  return (gint16) CLAMP (amount, 0, INT16_MAX);
}

/* The whole price, also where less of it is there, and what came beside; or went, as planes do that
 * strike their own. */
static void
compare_own_goods (YcEffect *effect,
                   const int price[YC_GOODS],
                   const YcBoardPlayer *before,
                   const YcBoardPlayer *after)
{
  for (YcGood good = 0; good < YC_GOODS; good++) {
    const int was = yc_board_good (before, good);
    const int came = yc_board_good (after, good) - was + MIN (price[good], was);

    effect->pays.goods[good] = clamped (price[good] - MIN (came, 0));
    effect->brings.goods[good] = clamped (came);
  }
}

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

void
yc_manhattan_compare (const YcSetup *setup,
                      const YcPosition *before,
                      const YcPosition *after,
                      int seat,
                      const YcPlay *play,
                      YcEffect *effect)
{
  const YcBoard *was_board = yc_board_of (before), *is_board = yc_board_of (after);
  const YcBoardPlayer *was = &was_board->players[seat], *is = &is_board->players[seat];

  int price[YC_GOODS];

  yc_manhattan_price (setup, was_board, seat, play, price);
  compare_own_goods (effect, price, was, is);
  compare_workers (effect, was, is, seat, play);
  compare_others (effect, was_board, is_board, seat);
}
