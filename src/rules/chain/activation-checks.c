/* activation-checks.c: the rules of an activation, a small function for each, and the order that
 * binds them (sections 3.1 and 8). */

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

/* Section 3.2a: the table first teaches what is not known. */
static bool
numbers_are_known (YcWish *wish)
{
  bool known = true;
  const YcCard *card = wish->card;
  if (!yc_card_needs_known (card) || !yc_card_pays_known (card) || !yc_card_output_known (card)) {
    YcReason *reason = refuse_target (wish, YC_RULE_CARD_UNKNOWN_NUMBER);
    if (card->kind == YC_KIND_LOADED)
      reason->card = YC_NONE;
    known = false;
  }
  for (int i = 0; i < wish->side.n; i++)
    if (!yc_card_side_known (yc_wish_industry (wish, wish->side.card[i]))) {
      yc_wish_refuse (wish, YC_RULE_CARD_UNKNOWN_NUMBER, YC_CARDS, wish->side.card[i]);
      known = false;
    }
  return known;
}

/* A plan that nobody told to lie where it must: in the own stash, or in an untold place of the
 * row. Looked at before the hand, since of two things unseen the samples name the plan. */
static void
plan_was_seen (YcWish *wish)
{
  if (wish->card->kind != YC_KIND_PLAN)
    return;
  uint8_t plan = yc_chain_index (wish->play->target);
  bool untold = yc_wish_player (wish)->stash == YC_CHAIN_UNTOLD || yc_row_untold (wish->chain) >= 0;
  if (!untold || yc_plan_find (wish->chain, plan).place != YC_PLACE_DECK)
    return;
  YcReason *reason = yc_wish_remark (wish, YC_RULE_PLAN_NOT_IN_ROW, YC_UNSEEN);
  reason->drawer = YC_BOMBS;
  reason->card = wish->play->target;
}

static void
plan_is_in_row_or_stash (YcWish *wish)
{
  if (wish->card->kind != YC_KIND_PLAN)
    return;
  const YcChain *chain = wish->chain;
  YcPlanSpot spot = yc_plan_find (chain, yc_chain_index (wish->play->target));
  bool there
    = spot.place == YC_PLACE_ROW || (spot.place == YC_PLACE_HAND && spot.seat == wish->seat)
      || (spot.place == YC_PLACE_DECK
          && (yc_wish_player (wish)->stash == YC_CHAIN_UNTOLD || yc_row_untold (chain) >= 0));
  if (there)
    return;
  yc_wish_refuse_plan (wish, YC_RULE_PLAN_NOT_IN_ROW, spot);
}

static void
bomb_can_be_loaded (YcWish *wish)
{
  if (wish->card->kind != YC_KIND_LOADED)
    return;
  YcPlanSpot spot = yc_plan_find (wish->chain, yc_chain_index (wish->play->target));
  if (spot.place == YC_PLACE_BOARD && spot.seat == wish->seat
      && !yc_bomb_is_loaded (yc_wish_player (wish), spot.at))
    return;
  yc_wish_refuse_plan (wish, YC_RULE_LOADED_NO_BOMB, spot);
}

static void
stack_lasts (YcWish *wish)
{
  if (wish->card->kind == YC_KIND_LOADED && wish->chain->loaded_left == 0)
    refuse_target (wish, YC_RULE_LOADED_STACK_EMPTY)->limit = YC_CHAIN_LOADED;
}

static void
personnel_is_not_mixed (YcWish *wish)
{
  if (wish->side.n > 0 && wish->from_pool > 0)
    yc_wish_remark (wish, YC_RULE_CHAIN_MIXED_PERSONNEL,
                    wish->setup->options[YC_OPTION_MIX_PERSONNEL] ? YC_UNSAID : YC_ILLEGAL);
}

static void
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
    return;
  }
}

static void
personnel_suffices (YcWish *wish)
{
  if (!yc_personnel_suffice (wish->card, &wish->personnel))
    yc_personnel_tell_short (wish->card, &wish->personnel,
                             refuse_target (wish, YC_RULE_CHAIN_PERSONNEL));
}

/* Each card judged alone: what is left without it would do as well, or it bears nobody. */
static void
no_card_is_idle (YcWish *wish)
{
  for (int i = 0; i < wish->side.n; i++) {
    const YcCard *card = yc_wish_industry (wish, wish->side.card[i]);
    YcPersonnel without = wish->personnel;
    yc_personnel_add_side (&without, card, -1);
    if (!yc_card_bears_personnel (card) || yc_personnel_suffice (wish->card, &without))
      yc_wish_refuse (wish, YC_RULE_CHAIN_IDLE_CARD, YC_CARDS, wish->side.card[i]);
  }
}

void
yc_check_resources (YcWish *wish)
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
}

static void
check_in_order (YcWish *wish)
{
  static const YcCheck checks[] = {
    plan_was_seen,   yc_check_own_hand,      plan_is_in_row_or_stash, bomb_can_be_loaded,
    stack_lasts,     personnel_is_not_mixed, pool_holds_it,           personnel_suffices,
    no_card_is_idle, yc_check_resources,     yc_check_factory_use,
  };
  for (size_t i = 0; i < sizeof checks / sizeof *checks; i++)
    checks[i](wish);
}

static const YcCard *
activated_card (const YcWish *wish)
{
  const YcCatalogue *catalogue = &wish->setup->catalogue;
  const YcPlay *play = wish->play;
  return play->verb == YC_ACTIVATE_LOADED ? &catalogue->loaded
                                          : &catalogue->cards[play->target_drawer][play->target];
}

void
yc_check_activation (YcWish *wish)
{
  const YcPlay *play = wish->play;
  wish->card = activated_card (wish);
  if (play->verb == YC_ACTIVATE && play->target_drawer == YC_CARDS)
    yc_shown_add (&wish->shown, yc_chain_index (play->target));
  yc_wish_read_activation (wish);
  if (!target_can_be_activated (wish))
    return;
  if (numbers_are_known (wish))
    check_in_order (wish);
  else
    yc_wish_check_unsaid (wish, check_in_order);
}
