/* activation-checks.c: the rules of an activation, a small function for each, and the order that
 * binds them (sections 3.1, 3.2a and 8). */

#include "checks.h"

static YcReason *
refuse_target (YcWish *wish, YcRule rule)
{
  return yc_wish_refuse (wish, rule, (YcDrawer) wish->play->target_drawer, wish->play->target);
}

static bool
target_can_be_activated (YcWish *wish)
{
  if (wish->card->kind != YC_KIND_SPECIAL)
    return true;
  refuse_target (wish, YC_RULE_CHAIN_WRONG_TARGET);
  return false;
}

/* ---- Where it lies ---- */

/* A plan that nobody told may be in the own stash or in a place of the row, if one is untold. */
static bool
plan_is_in_row_or_stash (YcWish *wish)
{
  if (wish->card->kind != YC_KIND_PLAN)
    return true;
  const YcChain *chain = wish->chain;
  YcPlanSpot spot = yc_plan_find (chain, yc_chain_index (wish->play->target));
  bool untold = yc_wish_player (wish)->stash == YC_CHAIN_UNTOLD || yc_row_untold (chain) >= 0;
  if (spot.place == YC_PLACE_DECK && untold)
    yc_wish_tell_unseen (wish, YC_RULE_PLAN_NOT_IN_ROW, YC_BOMBS, wish->play->target);
  else if (spot.place != YC_PLACE_ROW && (spot.place != YC_PLACE_HAND || spot.seat != wish->seat))
    yc_wish_refuse_plan (wish, YC_RULE_PLAN_NOT_IN_ROW, spot);
  return true;
}

static bool
bomb_can_be_loaded (YcWish *wish)
{
  if (wish->card->kind != YC_KIND_LOADED)
    return true;
  YcPlanSpot spot = yc_plan_find (wish->chain, yc_chain_index (wish->play->target));
  if (spot.place != YC_PLACE_BOARD || spot.seat != wish->seat
      || yc_bomb_is_loaded (yc_wish_player (wish), spot.at))
    yc_wish_refuse_plan (wish, YC_RULE_LOADED_NO_BOMB, spot);
  return true;
}

static bool
stack_lasts (YcWish *wish)
{
  if (wish->card->kind == YC_KIND_LOADED && wish->chain->loaded_left == 0)
    refuse_target (wish, YC_RULE_LOADED_STACK_EMPTY)->limit = YC_CHAIN_LOADED;
  return true;
}

/* ---- What is put in and paid ---- */

static bool
personnel_is_not_mixed (YcWish *wish)
{
  if (wish->side.n > 0 && wish->from_pool > 0)
    yc_wish_remark (wish, YC_RULE_CHAIN_MIXED_PERSONNEL,
                    wish->setup->options[YC_OPTION_MIX_PERSONNEL] ? YC_UNSAID : YC_ILLEGAL);
  return true;
}

static bool
pool_holds_it (YcWish *wish)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    int wished = yc_workers_of_type (&wish->play->workers, (YcWorkerType) type);
    if (wished <= wish->chain->pool[type])
      continue;
    YcReason *reason = refuse_target (wish, YC_RULE_CHAIN_POOL);
    reason->number = (int16_t) wished;
    reason->limit
      = (int16_t) (wish->chain->pool[type] < INT16_MAX ? wish->chain->pool[type] : INT16_MAX);
    break;
  }
  return true;
}

static bool
personnel_suffices (YcWish *wish)
{
  if (!yc_personnel_suffice (wish->card, &wish->personnel))
    yc_personnel_tell_short (wish->card, &wish->personnel,
                             refuse_target (wish, YC_RULE_CHAIN_PERSONNEL));
  return true;
}

bool
yc_resources_suffice (YcWish *wish)
{
  const YcChainPlayer *player = yc_wish_player (wish);
  const int32_t have[YC_GOODS]
    = { [YC_YELLOWCAKE] = player->yellowcake, [YC_URANIUM] = player->uranium };
  YcReason *reason = NULL;
  for (int good = YC_YELLOWCAKE; good <= YC_URANIUM; good++) {
    int need = yc_card_pays (wish->card, (YcGood) good);
    if (need <= have[good])
      continue;
    if (reason == NULL)
      reason = refuse_target (wish, YC_RULE_CHAIN_RESOURCES);
    reason->need[good] = (int16_t) need;
    reason->have[good] = (int16_t) have[good];
  }
  return true;
}

/* ---- What is not known of it ---- */

static void
tell_unknown (YcWish *wish, YcDrawer drawer, YcRef card)
{
  yc_wish_tell_unseen (wish, YC_RULE_CARD_UNKNOWN_NUMBER, drawer, card);
}

static bool
numbers_are_known (YcWish *wish)
{
  const YcCard *card = wish->card;
  if (!yc_card_needs_known (card) || !yc_card_pays_known (card) || !yc_card_output_known (card))
    tell_unknown (wish, (YcDrawer) wish->play->target_drawer,
                  card->kind == YC_KIND_LOADED ? YC_NONE : wish->play->target);
  for (int i = 0; i < wish->side.n; i++)
    if (!yc_card_side_known (yc_wish_industry (wish, wish->side.card[i])))
      tell_unknown (wish, YC_CARDS, wish->side.card[i]);
  return true;
}

/* ---- Their order ---- */

const YcQuestion yc_activation_questions[] = {
  { YC_RULE_CHAIN_WRONG_TARGET, target_can_be_activated },
  { YC_RULE_CHAIN_CARD_USED_TWICE, yc_shown_cards_are_played_once },
  { YC_RULE_CHAIN_NO_SUCH_CARD, yc_shown_cards_are_in_hand },
  { YC_RULE_PLAN_NOT_IN_ROW, plan_is_in_row_or_stash },
  { YC_RULE_LOADED_NO_BOMB, bomb_can_be_loaded },
  { YC_RULE_LOADED_STACK_EMPTY, stack_lasts },
  { YC_RULE_CHAIN_MIXED_PERSONNEL, personnel_is_not_mixed },
  { YC_RULE_CHAIN_POOL, pool_holds_it },
  { YC_RULE_CHAIN_PERSONNEL, personnel_suffices },
  { YC_RULE_CHAIN_RESOURCES, yc_resources_suffice },
  { YC_RULE_CARD_UNKNOWN_NUMBER, numbers_are_known },
  YC_NO_QUESTION,
};

static const YcCard *
activated_card (const YcWish *wish)
{
  const YcCatalogue *catalogue = &wish->setup->catalogue;
  const YcPlay *play = wish->play;
  return play->verb == YC_ACTIVATE_LOADED ? &catalogue->loaded
                                          : &catalogue->cards[play->target_drawer][play->target];
}

/* Whether one is used, or anything is said that is said of factories only. */
static bool
is_about_a_factory (const YcWish *wish)
{
  return wish->card->kind == YC_KIND_FACTORY || wish->play->factory_use != YC_FACTORY_NOTHING
         || wish->side.total < wish->play->n_items;
}

void
yc_check_activation (YcWish *wish)
{
  const YcPlay *play = wish->play;
  wish->card = activated_card (wish);
  if (play->verb == YC_ACTIVATE && play->target_drawer == YC_CARDS)
    yc_shown_add (&wish->shown, yc_chain_index (play->target));
  yc_wish_read_activation (wish);
  yc_wish_look_at_hand (wish);
  if (yc_wish_ask (wish, yc_activation_questions) && is_about_a_factory (wish))
    yc_wish_ask (wish, yc_factory_questions);
}
