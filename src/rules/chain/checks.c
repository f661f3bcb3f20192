/* checks.c: whose turn it is, and which checks look at which play (section 8). */

#include "checks.h"

static void
game_goes_on (YcWish *wish)
{
  if (wish->chain->over)
    yc_wish_remark (wish, YC_RULE_GAME_OVER, YC_ILLEGAL);
}

static void
turn_is_own (YcWish *wish)
{
  if (wish->chain->active != wish->seat)
    yc_wish_remark (wish, YC_RULE_TURN_NOT_YOURS, YC_ILLEGAL)->seat = (int8_t) wish->chain->active;
}

static void
hand_holds_the_discards (YcWish *wish)
{
  yc_shown_add_items (&wish->shown, wish->play, YC_LIST_MAIN);
  yc_check_own_hand (wish);
}

static void
check_move (YcWish *wish)
{
  game_goes_on (wish);
  turn_is_own (wish);
  if (wish->play->verb == YC_END)
    hand_holds_the_discards (wish);
  else if (wish->play->verb == YC_ACTIVATE || wish->play->verb == YC_ACTIVATE_LOADED)
    yc_check_activation (wish);
  else
    yc_check_special (wish);
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
