/* series.c: what is counted of the players of Chain Reaction after each event, and what stands out.
 */

#include "parts.h"

#include "study.h"

enum { POINTS, HAND, YELLOWCAKE, URANIUM, SCORE };

const YcSeriesInfo yc_chain_series[YC_N_CHAIN_SERIES] = {
  [POINTS] = { "points", NC_ ("series", "Points"), 0 },
  [HAND] = { "hand", NC_ ("series", "Cards in hand"), 0 },
  [YELLOWCAKE] = { "yellowcake", NULL, YC_YELLOWCAKE },
  [URANIUM] = { "uranium", NULL, YC_URANIUM },
  [SCORE] = { "score", NC_ ("series", "Final score"), 0 },
};

/* What is told at the table only names what is there. */
static gboolean
changes_nothing (const YcPlay *since)
{
  return since && since->verb >= YC_TELL && since->verb < YC_TELL_TURN;
}

gboolean
yc_chain_count (const YcSetup *setup,
                const YcPosition *position,
                const YcPlay *since,
                int *numbers,
                guint stride)
{
  const YcChain *chain = yc_chain_of (position);
  if (changes_nothing (since))
    return FALSE;
  for (int seat = 0; seat < setup->n_seats; seat++, numbers += stride) {
    const YcChainPlayer *player = &chain->players[seat];
    if (!since || since->verb != YC_CHAIN_END) /* a turn ends without a bomb */
      numbers[POINTS] = yc_chain_game.score (setup, position, seat);
    numbers[HAND] = player->hand;
    numbers[YELLOWCAKE] = player->yellowcake;
    numbers[URANIUM] = player->uranium;
    numbers[SCORE] = chain->over ? yc_chain_final_score (setup, chain, seat) : YC_NO_NUMBER;
  }
  return TRUE;
}

YcMomentKind
yc_chain_moment (const YcPlay *play)
{
  if (play->verb == YC_ACTIVATE_LOADED)
    return YC_MOMENT_LOAD;
  return play->verb == YC_ACTIVATE && play->target_drawer == YC_BOMBS ? YC_MOMENT_BOMB
                                                                      : YC_MOMENT_NONE;
}
