/* corrections.c: what the table corrects in the card game (record format, section 3). */

#include "corrections.h"

#include "chain/hands.h"
#include "chain/plans.h"
#include "score.h"

#include <string.h>

/* ---- Amounts ---- */

static int32_t *
resource_of (YcChainPlayer *player, int count)
{
  if (count == YC_YELLOWCAKE)
    return &player->yellowcake;
  if (count == YC_POINTS)
    return &player->told_points;
  return count == YC_URANIUM ? &player->uranium : NULL;
}

/* The last round is on as soon as somebody has the points, and no longer if nobody has. */
static void
settle_last_round (const YcSetup *setup, YcChain *chain)
{
  bool reached = false;
  for (int seat = 0; seat < chain->n_seats && chain->n_seats > 1; seat++)
    reached |= yc_chain_points (setup, chain, seat) >= setup->options[YC_OPTION_TARGET];
  if (!chain->over)
    chain->last_round = reached;
}

/* Nothing falls below 0; of resources there is no other limit but what can be counted. */
static bool
adjust_resources (const YcSetup *setup, YcChain *chain, int seat, const YcPlay *play)
{
  for (int i = 0; i < play->n_items; i++) {
    int count = play->items[i].count;
    int32_t *resource = resource_of (&chain->players[seat], count);
    if (resource == NULL)
      return false;
    int32_t before = count == YC_POINTS ? yc_chain_points (setup, chain, seat) : *resource;
    int64_t amount = yc_item_amount (&play->items[i], before);
    if (amount < 0 || amount > (count == YC_POINTS ? YC_TOLD_LIMIT : INT32_MAX))
      return false;
    *resource += (int32_t) amount - before;
    if (count == YC_POINTS)
      settle_last_round (setup, chain);
  }
  return true;
}

/* ---- Bombs, stash, pool and deck ---- */

/* Takes a plan from where it is known to be, or else from the pile, the row or the stash of `seat`,
 * where nobody told which; whether it may be there. `YC_CHAIN_UNTOLD` is one of the pile. */
static bool
fetch_plan (YcChain *chain, int seat, uint8_t plan)
{
  YcChainPlayer *player = &chain->players[seat];
  const YcPlanSpot spot
    = plan == YC_CHAIN_UNTOLD ? (YcPlanSpot){ YC_PLACE_DECK, -1, -1 } : yc_plan_find (chain, plan);
  const int untold = plan == YC_CHAIN_UNTOLD ? -1 : yc_row_untold (chain);
  if (spot.place == YC_PLACE_ROW)
    yc_row_remove (chain, spot.at);
  else if (spot.place == YC_PLACE_HAND && spot.seat == seat)
    player->stash = YC_CHAIN_NONE;
  else if (spot.place == YC_PLACE_DECK && chain->plan_deck > 0)
    chain->plan_deck--;
  else if (spot.place == YC_PLACE_DECK && untold >= 0)
    yc_row_remove (chain, untold);
  else if (spot.place == YC_PLACE_DECK && plan != YC_CHAIN_UNTOLD
           && player->stash == YC_CHAIN_UNTOLD)
    player->stash = YC_CHAIN_NONE;
  else
    return false;
  return true;
}

static bool
give_bomb (YcChain *chain, int seat, uint8_t plan)
{
  YcChainPlayer *player = &chain->players[seat];
  if (!fetch_plan (chain, seat, plan))
    return false;
  player->bombs[player->n_bombs++] = plan;
  return true;
}

/* The plan goes back to the pile, Bomb Loaded to its own. */
static bool
take_bomb (YcChain *chain, int seat, uint8_t plan)
{
  YcChainPlayer *player = &chain->players[seat];
  const YcPlanSpot spot = yc_plan_find (chain, plan);
  if (spot.place != YC_PLACE_BOARD || spot.seat != seat)
    return false;
  const uint16_t before = (uint16_t) ((1u << spot.at) - 1);
  chain->loaded_left = (uint8_t) (chain->loaded_left + yc_bomb_is_loaded (player, spot.at));
  player->loaded = (uint16_t) ((player->loaded & before) | ((player->loaded >> 1) & ~before));
  player->n_bombs--;
  memmove (player->bombs + spot.at, player->bombs + spot.at + 1,
           (size_t) (player->n_bombs - spot.at));
  chain->plan_deck++;
  return true;
}

static bool
adjust_load (YcChain *chain, int seat, uint8_t plan, bool load)
{
  YcChainPlayer *player = &chain->players[seat];
  const YcPlanSpot spot = yc_plan_find (chain, plan);
  if (spot.place != YC_PLACE_BOARD || spot.seat != seat
      || yc_bomb_is_loaded (player, spot.at) == load || (load && chain->loaded_left == 0))
    return false;
  player->loaded ^= (uint16_t) (1u << spot.at);
  chain->loaded_left = (uint8_t) (chain->loaded_left + (load ? -1 : 1));
  return true;
}

static bool
adjust_bomb (const YcSetup *setup, YcChain *chain, int seat, const YcPlay *play)
{
  const uint8_t plan = yc_chain_index (play->target);
  const bool given = play->number > 0;
  const bool possible = play->verb == YC_ADJUST_LOAD ? adjust_load (chain, seat, plan, given)
                        : given                      ? give_bomb (chain, seat, plan)
                                                     : take_bomb (chain, seat, plan);
  if (possible)
    settle_last_round (setup, chain);
  return possible;
}

static bool
take_stash (YcChain *chain, YcChainPlayer *player, uint8_t plan)
{
  const bool may_be
    = player->stash == plan
      || (player->stash == YC_CHAIN_UNTOLD && yc_plan_find (chain, plan).place == YC_PLACE_DECK);
  if (player->stash == YC_CHAIN_NONE || (plan != YC_CHAIN_UNTOLD && !may_be))
    return false;
  player->stash = YC_CHAIN_NONE;
  chain->plan_deck++;
  return true;
}

/* There is room for one plan. */
static bool
adjust_stash (YcChain *chain, int seat, const YcPlay *play)
{
  YcChainPlayer *player = &chain->players[seat];
  for (int i = 0; i < play->n_items; i++) {
    const uint8_t plan = yc_chain_index (play->items[i].ref);
    if (play->items[i].times < 0) {
      if (!take_stash (chain, player, plan))
        return false;
    } else if (player->stash != YC_CHAIN_NONE || !fetch_plan (chain, seat, plan)) {
      return false;
    } else {
      player->stash = plan;
    }
  }
  return true;
}

static bool
adjust_pool (YcChain *chain, const YcPlay *play)
{
  uint16_t pool[YC_WORKER_TYPES];
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    const int32_t told = play->workers.permanent[type];
    const int32_t now = play->number == 0 ? told : chain->pool[type] + play->number * told;
    if (now < 0 || now > YC_TOLD_LIMIT)
      return false;
    pool[type] = (uint16_t) now;
  }
  memcpy (chain->pool, pool, sizeof pool);
  return true;
}

/* What is missing in the deck lies on the discard pile; from there go those first that nobody told,
 * and then those laid first. */
static bool
adjust_deck (YcChain *chain, const YcPlay *play)
{
  const int64_t deck = yc_play_amount (play, chain->deck);
  if (deck < 0 || deck > chain->deck + chain->discard.n)
    return false;
  for (; chain->deck > deck; chain->deck--)
    yc_pile_lay (chain, &chain->discard, YC_CHAIN_UNTOLD);
  for (; chain->deck < deck; chain->deck++)
    if (!yc_pile_take (chain, &chain->discard, YC_CHAIN_UNTOLD))
      yc_pile_take (chain, &chain->discard, chain->discard.cards[0]);
  chain->last_turn = chain->last_turn && deck == 0;
  return true;
}

/* ---- Hands ---- */

/* A card is given from the deck or goes back there. */
static bool
adjust_card (const YcSetup *setup, YcChain *chain, int seat, const YcItem *item)
{
  uint8_t card = yc_chain_index (item->ref);
  if (item->times < 0) {
    bool lost = yc_hand_lose (setup, chain, seat, card);
    chain->deck = (uint8_t) (chain->deck + lost);
    return lost;
  }
  if (chain->deck == 0 || (card != YC_CHAIN_UNTOLD && !yc_copy_is_left (setup, chain, card)))
    return false;
  chain->deck--;
  yc_hand_gain (chain, seat, card);
  return true;
}

static bool
adjust_hand (const YcSetup *setup, YcChain *chain, int seat, const YcPlay *play)
{
  bool possible = true;
  for (int i = 0; i < play->n_items; i++)
    possible = adjust_card (setup, chain, seat, &play->items[i]) && possible;
  return possible;
}

/* ---- Binding ---- */

bool
yc_chain_correct (const YcSetup *setup, YcChain *chain, const YcPlay *play)
{
  const int seat = play->target_color < YC_COLORS ? setup->seat_of_color[play->target_color] : -1;
  const bool of_player = play->verb != YC_ADJUST_POOL && play->verb != YC_ADJUST_DECK;

  if (of_player && seat < 0)
    return false;
  switch (play->verb) {
  case YC_ADJUST_GOOD:
    return adjust_resources (setup, chain, seat, play);
  case YC_ADJUST_STASH:
    return adjust_stash (chain, seat, play);
  case YC_ADJUST_POOL:
    return adjust_pool (chain, play);
  case YC_ADJUST_DECK:
    return adjust_deck (chain, play);
  case YC_ADJUST_BOMB:
  case YC_ADJUST_LOAD:
    return adjust_bomb (setup, chain, seat, play);
  case YC_ADJUST_HAND:
    return adjust_hand (setup, chain, seat, play);
  default:
    return false;
  }
}
