/* special-checks.c: Design Bomb, Espionage and Double Agent (sections 3.2, 6 and 8). */

#include "checks.h"

static int
opponent (const YcWish *wish)
{
  return wish->setup->seat_of_color[wish->play->target_color];
}

/* The special card, and one that it plays. */
#define OWN_HAND                                                                                   \
  { YC_RULE_CHAIN_CARD_USED_TWICE, yc_shown_cards_are_played_once },                               \
  {                                                                                                \
    YC_RULE_CHAIN_NO_SUCH_CARD, yc_shown_cards_are_in_hand                                         \
  }

/* ---- Design Bomb ---- */

/* Not the known stash, it may be among the untold plans of the pile, or be an untold stash. */
static bool
kept_plan_can_be_there (YcWish *wish)
{
  uint8_t stash = yc_wish_player (wish)->stash;
  if (!yc_play_tells_target (wish->play) || stash == wish->play->target)
    return true;
  YcPlanSpot spot = yc_plan_find (wish->chain, (uint8_t) wish->play->target);
  bool hidden = wish->chain->plan_deck > 0 || stash == YC_CHAIN_UNTOLD;
  if (hidden && spot.place == YC_PLACE_DECK)
    yc_wish_tell_unseen (wish, YC_RULE_DESIGN_NO_SUCH_PLAN, YC_BOMBS, wish->play->target);
  else
    yc_wish_refuse_plan (wish, YC_RULE_DESIGN_NO_SUCH_PLAN, spot);
  return true;
}

static const YcQuestion design_questions[] = {
  OWN_HAND,
  { YC_RULE_DESIGN_NO_SUCH_PLAN, kept_plan_can_be_there },
  YC_NO_QUESTION,
};

/* ---- Taking from an opponent, or from the deck ---- */

static bool
opponent_is_another (YcWish *wish)
{
  if (opponent (wish) == wish->seat)
    yc_wish_remark (wish, YC_RULE_CHAIN_OWN_TARGET, YC_ILLEGAL)->seat = (int8_t) wish->seat;
  return true;
}

static bool
opponent_holds_a_card (YcWish *wish)
{
  if (wish->chain->players[opponent (wish)].hand == 0)
    yc_wish_remark (wish, YC_RULE_SPY_EMPTY_HAND, YC_ILLEGAL)->seat = (int8_t) opponent (wish);
  return true;
}

static bool
opponent_has_yellowcake (YcWish *wish)
{
  if (wish->chain->players[opponent (wish)].yellowcake == 0)
    yc_wish_remark (wish, YC_RULE_SPY_NO_YELLOWCAKE, YC_ILLEGAL)->seat = (int8_t) opponent (wish);
  return true;
}

static bool
player_is_alone (YcWish *wish)
{
  if (!yc_wish_is_solo (wish))
    yc_wish_remark (wish, YC_RULE_SPY_SOLO_ONLY, YC_ILLEGAL);
  return true;
}

static bool
deck_holds_a_card (YcWish *wish)
{
  if (wish->chain->deck == 0)
    yc_wish_remark (wish, YC_RULE_SOLO_DECK_OUT, YC_ILLEGAL);
  return true;
}

static bool
named_card_is_there (YcWish *wish)
{
  if (!yc_play_tells_target (wish->play))
    return true;
  YcShown named;
  yc_shown_clear (&named);
  yc_shown_add (&named, yc_chain_index (wish->play->target));
  if (wish->play->verb == YC_SPY_KEEP)
    yc_check_cards (wish, YC_PLACE_DECK, -1, &named);
  else
    yc_check_cards (wish, YC_PLACE_HAND, opponent (wish), &named);
  return true;
}

static const YcQuestion take_card_questions[] = {
  OWN_HAND,
  { YC_RULE_CHAIN_OWN_TARGET, opponent_is_another },
  { YC_RULE_SPY_EMPTY_HAND, opponent_holds_a_card },
  { YC_RULE_CHAIN_NO_SUCH_CARD, named_card_is_there },
  YC_NO_QUESTION,
};

static const YcQuestion take_yellowcake_questions[] = {
  OWN_HAND,
  { YC_RULE_CHAIN_OWN_TARGET, opponent_is_another },
  { YC_RULE_SPY_NO_YELLOWCAKE, opponent_has_yellowcake },
  YC_NO_QUESTION,
};

static const YcQuestion keep_questions[] = {
  OWN_HAND,
  { YC_RULE_SPY_SOLO_ONLY, player_is_alone },
  { YC_RULE_SOLO_DECK_OUT, deck_holds_a_card },
  { YC_RULE_CHAIN_NO_SUCH_CARD, named_card_is_there },
  YC_NO_QUESTION,
};

/* ---- Double Agent ---- */

static bool
landmark_is_known (YcWish *wish)
{
  if (!yc_card_pays_known (wish->card) || !yc_card_output_known (wish->card))
    yc_wish_tell_unseen (wish, YC_RULE_CARD_UNKNOWN_NUMBER, YC_SPACES, wish->play->target);
  return true;
}

static const YcQuestion landmark_questions[] = {
  OWN_HAND,
  { YC_RULE_CHAIN_RESOURCES, yc_resources_suffice },
  { YC_RULE_CARD_UNKNOWN_NUMBER, landmark_is_known },
  YC_NO_QUESTION,
};

static bool
card_can_be_played (YcWish *wish)
{
  if (wish->card->kind != YC_KIND_SPECIAL)
    return true;
  yc_wish_refuse (wish, YC_RULE_CHAIN_WRONG_TARGET, YC_CARDS, wish->play->target);
  return false;
}

/* The cost of the card played is ignored, so it need not be known. */
static bool
output_is_known (YcWish *wish)
{
  if (!yc_card_output_known (wish->card))
    yc_wish_tell_unseen (wish, YC_RULE_CARD_UNKNOWN_NUMBER, YC_CARDS, wish->play->target);
  return true;
}

static const YcQuestion card_played_questions[] = {
  { YC_RULE_CHAIN_WRONG_TARGET, card_can_be_played },
  OWN_HAND,
  { YC_RULE_CARD_UNKNOWN_NUMBER, output_is_known },
  YC_NO_QUESTION,
};

/* If not, the rest says only whether `!` can let it stand. */
static bool
card_is_played_alone (YcWish *wish)
{
  if (yc_wish_is_solo (wish))
    return true;
  yc_wish_refuse (wish, YC_RULE_SOLO_ONLY, YC_CARDS, wish->play->target);
  yc_wish_ask_unsaid (wish, card_played_questions);
  yc_wish_ask_unsaid (wish, yc_factory_questions);
  return false;
}

static const YcQuestion solo_questions[] = {
  { YC_RULE_SOLO_ONLY, card_is_played_alone },
  YC_NO_QUESTION,
};

/* ---- Which card is played ---- */

typedef struct {
  const char *id;
  const YcQuestion *lists[YC_MOST_SPECIAL_LISTS + 1];
} Special;

static const Special *
special_of (YcVerb verb)
{
  static const Special specials[] = {
    [YC_DESIGN] = { "design-bomb", { design_questions } },
    [YC_SPY_CARD] = { "espionage", { take_card_questions } },
    [YC_SPY_YELLOWCAKE] = { "espionage", { take_yellowcake_questions } },
    [YC_SPY_KEEP] = { "espionage", { keep_questions } },
    [YC_AGENT_LANDMARK] = { "double-agent", { landmark_questions } },
    [YC_AGENT_YELLOWCAKE] = { "double-agent", { take_yellowcake_questions } },
    [YC_AGENT_PLAY]
    = { "double-agent", { solo_questions, card_played_questions, yc_factory_questions } },
  };
  bool known = verb < sizeof specials / sizeof *specials && specials[verb].id != NULL;
  return known ? &specials[verb] : NULL;
}

const YcQuestion *const *
yc_special_questions (YcVerb verb)
{
  const Special *special = special_of (verb);
  return special != NULL ? special->lists : NULL;
}

/* What Double Agent turns on. */
static void
read_target (YcWish *wish)
{
  const YcPlay *play = wish->play;
  if (play->verb == YC_AGENT_LANDMARK)
    wish->card = &wish->setup->catalogue.cards[YC_SPACES][play->target];
  if (play->verb != YC_AGENT_PLAY)
    return;
  wish->card = yc_wish_industry (wish, (uint8_t) play->target);
  yc_shown_add (&wish->shown, (uint8_t) play->target);
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
  read_target (wish);
  yc_wish_look_at_hand (wish);
  for (int i = 0; special->lists[i] != NULL && yc_wish_ask (wish, special->lists[i]); i++)
    ;
}
