/* factory-checks.c: what a factory is used for (sections 3.1, 5 and 6). */

#include "wish.h"

static YcReason *
refuse_use (YcWish *wish, YcRule rule)
{
  return yc_wish_refuse (wish, rule, (YcDrawer) wish->play->target_drawer, wish->play->target);
}

static bool
is_used_to (const YcWish *wish, YcFactoryUse use)
{
  return wish->play->factory_use == use;
}

/* Alone, a player takes from the discard pile instead of forcing a discard. */
static bool
use_is_of_this_game (const YcWish *wish)
{
  if (wish->card->kind != YC_KIND_FACTORY)
    return is_used_to (wish, YC_FACTORY_NOTHING);
  switch ((YcFactoryUse) wish->play->factory_use) {
  case YC_FACTORY_DRAW:
    return true;
  case YC_FACTORY_DISCARD:
    return !yc_wish_is_solo (wish);
  case YC_FACTORY_FROM:
    return yc_wish_is_solo (wish);
  case YC_FACTORY_NOTHING:
  default:
    return false;
  }
}

static bool
use_fits_the_card (YcWish *wish)
{
  if (use_is_of_this_game (wish))
    return true;
  refuse_use (wish, YC_RULE_FACTORY_CHOICE);
  return false;
}

static bool
deck_holds_a_card (YcWish *wish)
{
  if (is_used_to (wish, YC_FACTORY_DRAW) && yc_wish_is_solo (wish) && wish->chain->deck == 0)
    refuse_use (wish, YC_RULE_SOLO_DECK_OUT);
  return true;
}

/* ---- Cards that are discarded, or taken from the discard pile ---- */

static int
victim_of (const YcWish *wish)
{
  return wish->setup->seat_of_color[wish->play->target_color];
}

static void
read_named (const YcWish *wish, YcShown *named)
{
  yc_shown_clear (named);
  yc_shown_add_items (named, wish->play, YC_LIST_FACTORY);
}

static bool
victim_is_an_opponent (YcWish *wish)
{
  if (!is_used_to (wish, YC_FACTORY_DISCARD) || victim_of (wish) != wish->seat)
    return true;
  refuse_use (wish, YC_RULE_CHAIN_OWN_TARGET)->seat = (int8_t) wish->seat;
  return false;
}

static bool
factory_may_force_discards (YcWish *wish)
{
  if (is_used_to (wish, YC_FACTORY_DISCARD) && wish->chain->n_seats == 2
      && wish->card->not_with_two)
    refuse_use (wish, YC_RULE_FACTORY_NOT_WITH_TWO);
  return true;
}

/* A right number that nobody knows limits nothing (section 3.2a). */
static bool
cards_named_are_not_too_many (YcWish *wish)
{
  int named = yc_items_in (wish->play, YC_LIST_FACTORY);
  int there = is_used_to (wish, YC_FACTORY_DISCARD) ? wish->chain->players[victim_of (wish)].hand
                                                    : YC_CHAIN_CARDS;
  int right = wish->card->discards;
  int limit = right >= 0 && right < there ? right : there;
  if (named <= limit)
    return true;
  YcReason *reason = refuse_use (wish, YC_RULE_FACTORY_CHOICE);
  reason->number = (int16_t) named;
  reason->limit = (int16_t) limit;
  return true;
}

static bool
no_factory_is_taken (YcWish *wish)
{
  YcShown named;
  if (!is_used_to (wish, YC_FACTORY_FROM))
    return true;
  read_named (wish, &named);
  for (int i = 0; i < named.n; i++)
    if (!yc_factory_may_take (wish->setup, named.card[i]))
      yc_wish_refuse (wish, YC_RULE_SOLO_FACTORY_FROM_DISCARD, YC_CARDS, named.card[i]);
  return true;
}

static bool
cards_named_are_there (YcWish *wish)
{
  YcShown named;
  if (!is_used_to (wish, YC_FACTORY_DISCARD) && !is_used_to (wish, YC_FACTORY_FROM))
    return true;
  read_named (wish, &named);
  if (is_used_to (wish, YC_FACTORY_DISCARD))
    yc_check_cards (wish, YC_PLACE_HAND, victim_of (wish), &named);
  else
    yc_check_cards (wish, YC_PLACE_DISCARD, -1, &named);
  return true;
}

const YcQuestion yc_factory_questions[] = {
  { YC_RULE_FACTORY_CHOICE, use_fits_the_card },
  { YC_RULE_SOLO_DECK_OUT, deck_holds_a_card },
  { YC_RULE_CHAIN_OWN_TARGET, victim_is_an_opponent },
  { YC_RULE_FACTORY_NOT_WITH_TWO, factory_may_force_discards },
  { YC_RULE_FACTORY_CHOICE, cards_named_are_not_too_many },
  { YC_RULE_SOLO_FACTORY_FROM_DISCARD, no_factory_is_taken },
  { YC_RULE_CHAIN_NO_SUCH_CARD, cards_named_are_there },
  YC_NO_QUESTION,
};
