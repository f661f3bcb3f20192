/* special-checks.c: Design Bomb, Espionage and Double Agent (sections 3.2 and 6). */

#include "checks.h"

static bool
is_solo (const YcWish *wish)
{
  return wish->chain->n_seats == 1;
}

static int
opponent (const YcWish *wish)
{
  return wish->setup->seat_of_color[wish->play->target_color];
}

/* ---- Design Bomb ---- */

/* Looked at before the hand, since of two things unseen the samples name the plan. */
static void
kept_plan_was_seen (YcWish *wish)
{
  if (!yc_play_tells_target (wish->play))
    return;
  const YcChain *chain = wish->chain;
  uint8_t stash = yc_wish_player (wish)->stash;
  bool hidden = chain->plan_deck > 0 || stash == YC_CHAIN_UNTOLD;
  if (!hidden || yc_plan_find (chain, (uint8_t) wish->play->target).place != YC_PLACE_DECK)
    return;
  YcReason *reason = yc_wish_remark (wish, YC_RULE_DESIGN_NO_SUCH_PLAN, YC_UNSEEN);
  reason->drawer = YC_BOMBS;
  reason->card = wish->play->target;
}

static void
kept_plan_can_be_there (YcWish *wish)
{
  if (!yc_play_tells_target (wish->play))
    return;
  const YcChain *chain = wish->chain;
  uint8_t stash = yc_wish_player (wish)->stash;
  YcPlanSpot spot = yc_plan_find (chain, (uint8_t) wish->play->target);
  bool hidden = chain->plan_deck > 0 || stash == YC_CHAIN_UNTOLD;
  if (stash == wish->play->target || (hidden && spot.place == YC_PLACE_DECK))
    return;
  yc_wish_refuse_plan (wish, YC_RULE_DESIGN_NO_SUCH_PLAN, spot);
}

static void
check_design (YcWish *wish)
{
  kept_plan_was_seen (wish);
  yc_check_own_hand (wish);
  kept_plan_can_be_there (wish);
}

/* ---- Taking from an opponent, or from the deck ---- */

static void
opponent_is_another (YcWish *wish)
{
  if (opponent (wish) == wish->seat)
    yc_wish_remark (wish, YC_RULE_CHAIN_OWN_TARGET, YC_ILLEGAL)->seat = (int8_t) wish->seat;
}

static void
named_card_is_there (YcWish *wish, YcPlace place, int seat)
{
  if (!yc_play_tells_target (wish->play))
    return;
  YcShown named;
  yc_shown_clear (&named);
  yc_shown_add (&named, yc_chain_index (wish->play->target));
  yc_check_cards (wish, place, seat, &named, &wish->shown);
}

/* The special card is in the hand, and somebody else has what is taken. */
static void
check_taking (YcWish *wish, bool there, YcRule rule)
{
  yc_check_own_hand (wish);
  opponent_is_another (wish);
  if (!there)
    yc_wish_remark (wish, rule, YC_ILLEGAL)->seat = (int8_t) opponent (wish);
}

static void
check_take_card (YcWish *wish)
{
  int victim = opponent (wish);
  check_taking (wish, wish->chain->players[victim].hand > 0, YC_RULE_SPY_EMPTY_HAND);
  named_card_is_there (wish, YC_PLACE_HAND, victim);
}

static void
check_take_yellowcake (YcWish *wish)
{
  bool there = wish->chain->players[opponent (wish)].yellowcake > 0;
  check_taking (wish, there, YC_RULE_SPY_NO_YELLOWCAKE);
}

static void
check_keep (YcWish *wish)
{
  yc_check_own_hand (wish);
  if (!is_solo (wish))
    yc_wish_remark (wish, YC_RULE_SPY_SOLO_ONLY, YC_ILLEGAL);
  if (wish->chain->deck == 0)
    yc_wish_remark (wish, YC_RULE_SOLO_DECK_OUT, YC_ILLEGAL);
  named_card_is_there (wish, YC_PLACE_DECK, -1);
}

/* ---- Double Agent ---- */

static void
check_agent_landmark (YcWish *wish)
{
  wish->card = &wish->setup->catalogue.cards[YC_SPACES][wish->play->target];
  if (!yc_card_pays_known (wish->card) || !yc_card_output_known (wish->card))
    yc_wish_refuse (wish, YC_RULE_CARD_UNKNOWN_NUMBER, YC_SPACES, wish->play->target);
  yc_check_own_hand (wish);
  yc_check_resources (wish);
}

/* What `!` does not overrule in a play by Double Agent. */
static void
what_is_played (YcWish *wish)
{
  if (wish->card->kind == YC_KIND_SPECIAL)
    yc_wish_refuse (wish, YC_RULE_CHAIN_WRONG_TARGET, YC_CARDS, wish->play->target);
  yc_check_own_hand (wish);
  yc_check_factory_use (wish);
}

/* The cost of the card played is ignored, so it need not be known. */
static void
check_agent_play (YcWish *wish)
{
  YcRef target = wish->play->target;
  wish->card = yc_wish_industry (wish, (uint8_t) target);
  yc_shown_add (&wish->shown, (uint8_t) target);
  if (!is_solo (wish)) {
    yc_wish_refuse (wish, YC_RULE_SOLO_ONLY, YC_CARDS, target);
    yc_wish_check_unsaid (wish, what_is_played);
    return;
  }
  if (wish->card->kind == YC_KIND_SPECIAL) {
    yc_wish_refuse (wish, YC_RULE_CHAIN_WRONG_TARGET, YC_CARDS, target);
    return;
  }
  if (!yc_card_output_known (wish->card))
    yc_wish_refuse (wish, YC_RULE_CARD_UNKNOWN_NUMBER, YC_CARDS, target);
  what_is_played (wish);
}

/* ---- Which card is played ---- */

typedef struct {
  const char *id;
  YcCheck check;
} Special;

static const Special *
special_of (YcVerb verb)
{
  static const Special specials[] = {
    [YC_DESIGN] = { "design-bomb", check_design },
    [YC_SPY_CARD] = { "espionage", check_take_card },
    [YC_SPY_YELLOWCAKE] = { "espionage", check_take_yellowcake },
    [YC_SPY_KEEP] = { "espionage", check_keep },
    [YC_AGENT_LANDMARK] = { "double-agent", check_agent_landmark },
    [YC_AGENT_YELLOWCAKE] = { "double-agent", check_take_yellowcake },
    [YC_AGENT_PLAY] = { "double-agent", check_agent_play },
  };
  bool known = verb < sizeof specials / sizeof *specials && specials[verb].check != NULL;
  return known ? &specials[verb] : NULL;
}

void
yc_check_special (YcWish *wish)
{
  const Special *special = special_of (wish->play->verb);
  uint8_t card = special != NULL ? yc_chain_special (wish->setup, special->id) : YC_CHAIN_NONE;
  if (card == YC_CHAIN_NONE) { /* a play of the other game, or a box without the card */
    yc_wish_refuse (wish, YC_RULE_CHAIN_WRONG_TARGET, YC_CARDS, YC_NONE);
    return;
  }
  yc_shown_add (&wish->shown, card);
  special->check (wish);
}
