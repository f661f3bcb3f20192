/* checks.c: whose turn it is, and which checks look at which play (section 8). */

#include "checks.h"

static bool
game_goes_on (YcWish *wish)
{
  if (wish->chain->over)
    yc_wish_remark (wish, YC_RULE_GAME_OVER, YC_ILLEGAL);
  return true;
}

static bool
turn_is_own (YcWish *wish)
{
  if (wish->chain->active != wish->seat)
    yc_wish_remark (wish, YC_RULE_TURN_NOT_YOURS, YC_ILLEGAL)->seat = (int8_t) wish->chain->active;
  return true;
}

/* What is only laid away is not played: here but one rule is named, whatever was played before. */
static bool
hand_holds_the_discards (YcWish *wish)
{
  YcShown discards;
  yc_shown_clear (&discards);
  yc_shown_add_items (&discards, wish->play, YC_LIST_MAIN);
  yc_check_cards (wish, YC_PLACE_HAND, wish->seat, &discards);
  return true;
}

static const YcQuestion any_move[] = {
  { YC_RULE_GAME_OVER, game_goes_on },
  { YC_RULE_TURN_NOT_YOURS, turn_is_own },
  YC_NO_QUESTION,
};

static const YcQuestion end_questions[] = {
  { YC_RULE_CHAIN_NO_SUCH_CARD, hand_holds_the_discards },
  YC_NO_QUESTION,
};

static void
check_move (YcWish *wish)
{
  yc_wish_ask (wish, any_move);
  if (wish->play->verb == YC_END)
    yc_wish_ask (wish, end_questions);
  else if (wish->play->verb == YC_ACTIVATE || wish->play->verb == YC_ACTIVATE_LOADED)
    yc_check_activation (wish);
  else
    yc_check_special (wish);
}

static const YcQuestion *const *
lists_of_verb (YcVerb verb)
{
  static const YcQuestion *const of_end[] = { end_questions, NULL };
  static const YcQuestion *const of_activation[]
    = { yc_activation_questions, yc_factory_questions, NULL };
  if (verb == YC_END)
    return of_end;
  return verb == YC_ACTIVATE || verb == YC_ACTIVATE_LOADED ? of_activation
                                                           : yc_special_questions (verb);
}

void
yc_questions_of_move (YcVerb verb, const YcQuestion *lists[YC_MOST_LISTS + 1])
{
  const YcQuestion *const *of_verb = lists_of_verb (verb);
  int n = 0;
  lists[n++] = any_move;
  for (int i = 0; of_verb != NULL && of_verb[i] != NULL; i++)
    lists[n++] = of_verb[i];
  lists[n] = NULL;
}

void
yc_chain_judge (const YcSetup *setup,
                const YcPosition *position,
                const YcPlay *play,
                YcRuling *ruling)
{
  YcWish wish;
  yc_wish_begin (&wish, setup, yc_chain_of (position), play, ruling);
  if (!yc_check_names (&wish))
    return;
  if (!yc_verb_is_move (play->verb)) {
    yc_check_fact (&wish);
    return;
  }
  wish.seat = setup->seat_of_color[play->actor];
  check_move (&wish);
}
