/* game.c: binds the parts of Chain Reaction together. */

#include "apply.h"
#include "checks.h"
#include "score.h"
#include "sound.h"
#include "suggest.h"
#include "format.h"
#include "turns.h"
#include "chain/hands.h"
#include "chain/plans.h"

#include <string.h>

extern const char yc_chain_reaction_catalogue[];

static int
points (const YcSetup *setup, const YcPosition *position, int seat)
{
  return yc_chain_points (setup, yc_chain_of (position), seat);
}

static int
active_seat (const YcPosition *position)
{
  return yc_chain_of (position)->active;
}

static bool
is_over (const YcPosition *position)
{
  return yc_chain_of (position)->over;
}

static unsigned
plans_length (unsigned n_seats)
{
  return yc_row_size (n_seats);
}

static YcSeatStart
seat_start (int seat)
{
  (void) seat;
  return (YcSeatStart){ 0, false };
}

/* Alone, factories force no discard, and some do not with two. A definition may stand before the
 * players, so only now it is known how many there are. */
static void
settle (YcSetup *setup)
{
  YcCatalogue *catalogue = &setup->catalogue;
  for (YcRef ref = 0; ref < catalogue->n[YC_CARDS]; ref++) {
    YcCard *card = &catalogue->cards[YC_CARDS][ref];
    card->alone = setup->n_seats == 1 && card->kind == YC_KIND_FACTORY;
    card->only_draws = setup->n_seats == 2 && card->not_with_two;
  }
}

static const YcRuleInfo rules[] = { YC_CHAIN_RULES (YC_RULE_ROW) };

static const YcOptionInfo options[YC_N_CHAIN_OPTIONS] = {
  [YC_OPTION_MIX_PERSONNEL] = { "mix-personnel", true, false, true, NULL },
  [YC_OPTION_SOLO_LAST_TURN] = { "solo-last-turn", true, false, true, NULL },
  [YC_OPTION_TARGET] = { "target", 10, 10, YC_MAX_NUMBER, N_ ("The target is 10 points or more") },
};

static const YcRowInfo rows[YC_N_CHAIN_ROWS] = {
  [YC_ROW_PLANS] = { "plans", YC_BOMBS, plans_length, NULL },
};

static int
final_score (const YcSetup *setup, const YcPosition *position, int seat)
{
  return yc_chain_final_score (setup, yc_chain_of (position), seat);
}

static unsigned
winners (const YcSetup *setup, const YcPosition *position)
{
  return yc_chain_winners (setup, yc_chain_of (position));
}

static void
hide (const YcSetup *setup, YcPosition *position, int seat)
{
  (void) setup;
  YcChain *chain = yc_chain_in (position);
  for (int other = 0; other < chain->n_seats; other++) {
    YcChainPlayer *player = &chain->players[other];
    if (other == seat)
      continue;
    yc_hand_forget (chain, other);
    memset (player->known, 0, sizeof player->known);
    if (player->stash != YC_CHAIN_NONE)
      player->stash = YC_CHAIN_UNTOLD;
  }
}

const YcGame yc_chain_game = {
  .id = "chain-reaction",
  .position_size = sizeof (YcChain),
  .min_seats = 1,
  .max_seats = 5,
  .catalogue_text = yc_chain_reaction_catalogue,
  .moves = yc_chain_moves,
  .facts = yc_chain_facts,
  .is_keyword = yc_chain_is_keyword,
  .kinds = yc_chain_kinds,
  .most_cards = { YC_MAX_CARDS, YC_MAX_CARDS, YC_MAX_CARDS },
  .check_name = yc_chain_check_name,
  .rules = rules,
  .n_rules = YC_N_CHAIN_RULES,
  .options = options,
  .n_options = YC_N_CHAIN_OPTIONS,
  .rows = rows,
  .n_rows = YC_N_CHAIN_ROWS,
  .seat_start = seat_start,
  .settle = settle,
  .begin = yc_chain_begin,
  .judge = yc_chain_judge,
  .subject_to = yc_chain_subject_to,
  .apply = yc_chain_apply,
  .pass_turn = yc_chain_pass_turn,
  .suggest = yc_chain_suggest,
  .score = points,
  .sound = yc_chain_sound,
  .final_score = final_score,
  .winners = winners,
  .hide = hide,
  .active_seat = active_seat,
  .is_over = is_over,
};
