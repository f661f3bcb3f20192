/* game.c: binds the parts of Chain Reaction together. */

#include "apply.h"
#include "checks.h"
#include "score.h"
#include "sound.h"
#include "suggest.h"

extern const char yc_chain_reaction_catalogue[];

static int
points (const YcSetup *setup, const YcPosition *position, int seat)
{
  return yc_chain_points (setup, &position->chain, seat);
}

static int
active_seat (const YcPosition *position)
{
  return position->chain.active;
}

static bool
is_over (const YcPosition *position)
{
  return position->chain.over;
}

const YcGame yc_chain_game = {
  .id = "chain-reaction",
  .position_size = sizeof (YcChain),
  .min_seats = 1,
  .max_seats = 5,
  .catalogue_text = yc_chain_reaction_catalogue,
  .begin = yc_chain_begin,
  .judge = yc_chain_judge,
  .apply = yc_chain_apply,
  .suggest = yc_chain_suggest,
  .score = points,
  .sound = yc_chain_sound,
  .active_seat = active_seat,
  .is_over = is_over,
};
