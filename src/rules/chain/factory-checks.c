/* factory-checks.c: what a factory is used for (sections 3.1, 5 and 6). */

#include "wish.h"

static bool
is_solo (const YcWish *wish)
{
  return wish->chain->n_seats == 1;
}

static YcReason *
refuse_use (YcWish *wish, YcRule rule)
{
  return yc_wish_refuse (wish, rule, (YcDrawer) wish->play->target_drawer, wish->play->target);
}

/* Alone, a player takes from the discard pile instead of forcing a discard. */
static bool
use_is_of_this_game (const YcWish *wish)
{
  if (wish->card->kind != YC_KIND_FACTORY)
    return wish->play->factory_use == YC_FACTORY_NOTHING;
  switch ((YcFactoryUse) wish->play->factory_use) {
  case YC_FACTORY_DRAW:
    return true;
  case YC_FACTORY_DISCARD:
    return !is_solo (wish);
  case YC_FACTORY_FROM:
    return is_solo (wish);
  case YC_FACTORY_NOTHING:
  default:
    return false;
  }
}

static void
check_draw (YcWish *wish)
{
  if (is_solo (wish) && wish->chain->deck == 0)
    refuse_use (wish, YC_RULE_SOLO_DECK_OUT);
}

static void
check_number (YcWish *wish, int named, int there)
{
  int limit = wish->card->discards > 0 ? wish->card->discards : 0;
  limit = there < limit ? there : limit;
  if (named <= limit)
    return;
  YcReason *reason = refuse_use (wish, YC_RULE_FACTORY_CHOICE);
  reason->number = (int16_t) named;
  reason->limit = (int16_t) limit;
}

static void
check_discard (YcWish *wish, const YcShown *named)
{
  int victim = wish->setup->seat_of_color[wish->play->target_color];
  if (victim == wish->seat) {
    refuse_use (wish, YC_RULE_CHAIN_OWN_TARGET)->seat = (int8_t) victim;
    return;
  }
  if (wish->chain->n_seats == 2 && wish->card->not_with_two)
    refuse_use (wish, YC_RULE_FACTORY_NOT_WITH_TWO);
  check_number (wish, named->total, wish->chain->players[victim].hand);
  yc_check_cards (wish, YC_PLACE_HAND, victim, named, &wish->shown);
}

static void
check_from (YcWish *wish, const YcShown *named)
{
  check_number (wish, named->total, YC_CHAIN_CARDS);
  for (int i = 0; i < named->n; i++)
    if (!yc_factory_may_take (wish->setup, named->card[i]))
      yc_wish_refuse (wish, YC_RULE_SOLO_FACTORY_FROM_DISCARD, YC_CARDS, named->card[i]);
  yc_check_cards (wish, YC_PLACE_DISCARD, -1, named, &wish->shown);
}

void
yc_check_factory_use (YcWish *wish)
{
  if (!use_is_of_this_game (wish)) {
    refuse_use (wish, YC_RULE_FACTORY_CHOICE);
    return;
  }
  YcShown named;
  yc_shown_clear (&named);
  yc_shown_add_items (&named, wish->play, YC_LIST_FACTORY);
  if (wish->play->factory_use == YC_FACTORY_DRAW)
    check_draw (wish);
  else if (wish->play->factory_use == YC_FACTORY_DISCARD)
    check_discard (wish, &named);
  else if (wish->play->factory_use == YC_FACTORY_FROM)
    check_from (wish, &named);
}
