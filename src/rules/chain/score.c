/* score.c: points of the card game (section 4). */

#include "score.h"

#include "chain/plans.h"

int
yc_chain_points (const YcSetup *setup, const YcChain *chain, int seat)
{
  const YcChainPlayer *player = &chain->players[seat];
  int points = player->told_points;
  for (int i = 0; i < player->n_bombs; i++) {
    int printed = setup->catalogue.cards[YC_BOMBS][player->bombs[i]].points;
    points += printed > 0 ? printed : 0;
    points += yc_bomb_is_loaded (player, i) ? YC_LOADED_POINTS : 0;
  }
  return points;
}

int
yc_chain_final_score (const YcSetup *setup, const YcChain *chain, int seat)
{
  return yc_chain_points (setup, chain, seat) + chain->players[seat].uranium / 2;
}

/* Below 0 if seat `a` stands behind seat `b`, 0 if they share. */
static int
compare_seats (const YcSetup *setup, const YcChain *chain, int a, int b)
{
  int score_a = yc_chain_final_score (setup, chain, a);
  int score_b = yc_chain_final_score (setup, chain, b);
  if (score_a != score_b)
    return score_a < score_b ? -1 : 1;
  int32_t yellowcake_a = chain->players[a].yellowcake;
  int32_t yellowcake_b = chain->players[b].yellowcake;
  return (yellowcake_a > yellowcake_b) - (yellowcake_a < yellowcake_b);
}

unsigned
yc_chain_winners (const YcSetup *setup, const YcChain *chain)
{
  unsigned winners = 0;
  int best = 0;
  for (int seat = 0; chain->over && seat < chain->n_seats; seat++) {
    int order = compare_seats (setup, chain, seat, best);
    if (order < 0)
      continue;
    best = seat;
    winners = (order > 0 ? 0 : winners) | 1u << seat;
  }
  return winners;
}
