/* apply-activation.c: what an activation takes and brings (section 3.1). */

#include "apply.h"

#include "chain/hands.h"
#include "chain/personnel.h"
#include "chain/plans.h"

static int
smaller (int a, int b)
{
  return a < b ? a : b;
}

static void
gain (int32_t *resource, int n)
{
  *resource = *resource < INT32_MAX - n ? *resource + n : INT32_MAX;
}

static void
pay (int32_t *resource, int n)
{
  *resource = *resource > n ? *resource - n : 0;
}

void
yc_chain_pay (YcChain *chain, const YcCard *card)
{
  YcChainPlayer *player = &chain->players[chain->active];
  pay (&player->yellowcake, yc_card_pays (card, YC_YELLOWCAKE));
  pay (&player->uranium, yc_card_pays (card, YC_URANIUM));
}

/* ---- Factories ---- */

/* The right number; one that nobody knows is as high as the play says. */
static int
most_cards (const YcCard *card, const YcPlay *play)
{
  return card->discards < 0 ? yc_items_in (play, YC_LIST_FACTORY) : card->discards;
}

/* As many as the victim has; those nobody names leave untold. */
static void
force_discard (const YcSetup *setup, YcChain *chain, const YcCard *card, const YcPlay *play)
{
  int victim = play->target_color < YC_COLORS ? setup->seat_of_color[play->target_color] : -1;
  if (victim < 0 || victim == chain->active)
    return;
  int left = smaller (most_cards (card, play), chain->players[victim].hand);
  for (int i = 0; i < play->n_items && left > 0; i++) {
    uint8_t named = yc_chain_index (play->items[i].ref);
    if (play->items[i].list == YC_LIST_FACTORY && yc_hand_lose (setup, chain, victim, named)) {
      yc_pile_lay (chain, &chain->discard, named);
      left--;
    }
  }
  for (; left > 0; left--) {
    yc_hand_lose (setup, chain, victim, YC_CHAIN_UNTOLD);
    yc_pile_lay (chain, &chain->discard, YC_CHAIN_UNTOLD);
  }
}

/* A named card that nobody told to lie in the discard pile is one of its untold ones. */
static bool
take_from_discard (const YcSetup *setup, YcChain *chain, uint8_t card)
{
  if (yc_pile_take (chain, &chain->discard, card))
    return true;
  return card != YC_CHAIN_UNTOLD && yc_copy_is_left (setup, chain, card)
         && yc_pile_take (chain, &chain->discard, YC_CHAIN_UNTOLD);
}

static void
take_cards (const YcSetup *setup, YcChain *chain, const YcCard *card, const YcPlay *play)
{
  int left = chain->n_seats == 1 ? most_cards (card, play) : 0;
  for (int i = 0; i < play->n_items && left > 0; i++) {
    uint8_t named = yc_chain_index (play->items[i].ref);
    if (play->items[i].list == YC_LIST_FACTORY && take_from_discard (setup, chain, named)) {
      yc_hand_gain (chain, chain->active, named);
      left--;
    }
  }
}

static void
use_factory (const YcSetup *setup, YcChain *chain, const YcCard *card, const YcPlay *play)
{
  if (play->factory_use == YC_FACTORY_DRAW)
    yc_chain_draw (chain, chain->active, card->draws);
  else if (play->factory_use == YC_FACTORY_DISCARD)
    force_discard (setup, chain, card, play);
  else if (play->factory_use == YC_FACTORY_FROM)
    take_cards (setup, chain, card, play);
}

void
yc_chain_output (const YcSetup *setup, YcChain *chain, const YcCard *card, const YcPlay *play)
{
  YcChainPlayer *player = &chain->players[chain->active];
  gain (&player->yellowcake, yc_card_gives (card, YC_YELLOWCAKE));
  gain (&player->uranium, yc_card_gives (card, YC_URANIUM));
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    int pool = chain->pool[type] + yc_card_makes (card, (YcWorkerType) type);
    chain->pool[type] = (uint16_t) smaller (pool, UINT16_MAX);
  }
  if (card->kind == YC_KIND_FACTORY)
    use_factory (setup, chain, card, play);
}

/* ---- What is activated ---- */

/* Out of the row or the own stash; an untold stash comes before an untold place of the row. */
static bool
take_plan (YcChain *chain, uint8_t plan)
{
  YcChainPlayer *player = &chain->players[chain->active];
  YcPlanSpot spot = yc_plan_find (chain, plan);
  int at = spot.place == YC_PLACE_DECK ? yc_row_untold (chain) : spot.at;
  if (player->stash == plan || (spot.place == YC_PLACE_DECK && player->stash == YC_CHAIN_UNTOLD))
    player->stash = YC_CHAIN_NONE;
  else if ((spot.place == YC_PLACE_ROW || spot.place == YC_PLACE_DECK) && at >= 0)
    yc_row_remove (chain, at);
  else
    return false;
  return true;
}

static bool
build_bomb (YcChain *chain, uint8_t plan)
{
  YcChainPlayer *player = &chain->players[chain->active];
  if (!take_plan (chain, plan))
    return false;
  player->bombs[player->n_bombs++] = plan;
  chain->built = true;
  return true;
}

static bool
load_bomb (YcChain *chain, uint8_t plan)
{
  YcChainPlayer *player = &chain->players[chain->active];
  YcPlanSpot spot = yc_plan_find (chain, plan);
  if (spot.place != YC_PLACE_BOARD || spot.seat != chain->active
      || yc_bomb_is_loaded (player, spot.at) || chain->loaded_left == 0)
    return false;
  player->loaded = (uint16_t) (player->loaded | 1u << spot.at);
  chain->loaded_left--;
  chain->built = true;
  return true;
}

static bool
lay_target (const YcSetup *setup, YcChain *chain, const YcPlay *play)
{
  uint8_t target = (uint8_t) play->target;
  if (play->verb == YC_ACTIVATE_LOADED)
    return load_bomb (chain, target);
  switch ((YcDrawer) play->target_drawer) {
  case YC_CARDS:
    return setup->catalogue.cards[YC_CARDS][target].kind != YC_KIND_SPECIAL
           && yc_chain_play_card (setup, chain, target);
  case YC_BOMBS:
    return build_bomb (chain, target);
  case YC_SPACES:
  default:
    return true;
  }
}

/* All sideways cards go, also what the activation did not need; of the pool only what is put in. */
static void
use_personnel (const YcSetup *setup, YcChain *chain, const YcPlay *play)
{
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].list == YC_LIST_SIDE && yc_chain_names (setup, YC_CARDS, play->items[i].ref))
      yc_chain_play_card (setup, chain, (uint8_t) play->items[i].ref);
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    int used = yc_workers_of_type (&play->workers, (YcWorkerType) type);
    chain->pool[type] = (uint16_t) (chain->pool[type] - smaller (used, chain->pool[type]));
  }
}

void
yc_chain_apply_activation (const YcSetup *setup, YcChain *chain, const YcPlay *play)
{
  YcDrawer drawer = play->verb == YC_ACTIVATE_LOADED ? YC_BOMBS : (YcDrawer) play->target_drawer;
  if (!yc_chain_names (setup, drawer, play->target) || !lay_target (setup, chain, play))
    return;
  const YcCatalogue *catalogue = &setup->catalogue;
  const YcCard *card = play->verb == YC_ACTIVATE_LOADED ? &catalogue->loaded
                                                        : &catalogue->cards[drawer][play->target];
  use_personnel (setup, chain, play);
  yc_chain_pay (chain, card);
  yc_chain_output (setup, chain, card, play);
}
