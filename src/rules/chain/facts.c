/* facts.c: what the table sees: plans, hands, whose turn it is; and whether a correction can be
 * (record format, section 3). */

#include "apply.h"
#include "checks.h"
#include "corrections.h"
#include "turns.h"

static YcReason *
impossible (YcWish *wish, YcDrawer drawer, YcRef card)
{
  return yc_wish_refuse (wish, YC_RULE_TABLE_IMPOSSIBLE, drawer, card);
}

static int
told_seat (const YcSetup *setup, const YcPlay *play)
{
  return setup->seat_of_color[play->target_color];
}

/* ---- Plans turned up into the row ---- */

/* How often a plan is named up to this item. */
static int
times_named (const YcPlay *play, int item)
{
  int times = 0;
  for (int i = 0; i <= item; i++)
    times += play->items[i].ref == play->items[item].ref;
  return times;
}

static void
check_plans (YcWish *wish)
{
  const YcPlay *play = wish->play;
  const unsigned untold = yc_row_n_untold (wish->chain);
  if (play->n_items > untold) {
    YcReason *reason = impossible (wish, YC_BOMBS, YC_NONE);
    reason->number = (int16_t) play->n_items;
    reason->limit = (int16_t) untold;
  }
  for (int i = 0; i < play->n_items; i++) {
    if (play->items[i].ref == YC_UNTOLD)
      continue;
    YcPlanSpot spot = yc_plan_find (wish->chain, yc_chain_index (play->items[i].ref));
    const int times = times_named (play, i);
    if (spot.place == YC_PLACE_DECK && times == 1)
      continue;
    YcReason *reason = impossible (wish, YC_BOMBS, play->items[i].ref);
    reason->seat = spot.seat;
    if (spot.place != YC_PLACE_DECK) {
      reason->place = spot.place;
      continue;
    }
    reason->number = (int16_t) times;
    reason->limit = 1; /* there is one of each plan */
  }
}

/* Fills the untold places from left to right; `?` leaves one untold. */
static void
tell_plans (YcChain *chain, const YcPlay *play)
{
  int item = 0;
  for (int i = 0; i < chain->n_row && item < play->n_items; i++) {
    if (chain->row[i] != YC_CHAIN_UNTOLD)
      continue;
    uint8_t plan = yc_chain_index (play->items[item++].ref);
    if (plan != YC_CHAIN_UNTOLD && yc_plan_find (chain, plan).place == YC_PLACE_DECK)
      chain->row[i] = plan;
  }
}

/* ---- Hands told ---- */

/* Copies known elsewhere or played this turn cannot be among the cards of a hand. */
static bool
copies_are_left (YcWish *wish, int seat, const YcShown *shown)
{
  for (int i = 0; i < shown->n; i++) {
    int left = yc_copies_left (wish->setup, wish->chain, seat, shown->card[i]);
    if (shown->count[i] <= left)
      continue;
    YcReason *reason = impossible (wish, YC_CARDS, shown->card[i]);
    reason->seat = (int8_t) seat;
    reason->number = (int16_t) shown->count[i];
    reason->limit = (int16_t) (left > 0 ? left : 0);
    return false;
  }
  return true;
}

/* The hand holds at least these. */
static void
check_hand (YcWish *wish)
{
  YcShown shown;
  yc_shown_clear (&shown);
  yc_shown_add_items (&shown, wish->play, YC_LIST_MAIN);
  int seat = told_seat (wish->setup, wish->play);
  int hand = wish->chain->players[seat].hand;
  if (shown.total > hand) {
    YcReason *reason = impossible (wish, YC_CARDS, YC_NONE);
    reason->seat = (int8_t) seat;
    reason->number = (int16_t) shown.total;
    reason->limit = (int16_t) hand;
  }
  copies_are_left (wish, seat, &shown);
}

static void
tell_hand (const YcSetup *setup, YcChain *chain, const YcPlay *play)
{
  int seat = told_seat (setup, play);
  YcChainPlayer *player = &chain->players[seat];
  int hand = player->hand;
  yc_hand_forget (chain, seat);
  player->hand = 0;
  for (int i = 0; i < play->n_items && player->hand < hand; i++) {
    uint8_t card = yc_chain_index (play->items[i].ref);
    bool left = card != YC_CHAIN_UNTOLD && yc_copy_is_left (setup, chain, card);
    yc_hand_gain (chain, seat, left ? card : YC_CHAIN_UNTOLD);
  }
  player->hand = (uint8_t) hand;
}

/* ---- Corrections ---- */

/* The card that a correction is about first. */
static YcRef
corrected_card (const YcPlay *play, YcDrawer *drawer)
{
  const bool by_target = play->verb == YC_ADJUST_BOMB || play->verb == YC_ADJUST_LOAD;
  *drawer = by_target || play->verb == YC_ADJUST_STASH ? YC_BOMBS : YC_CARDS;
  if (by_target)
    return play->target;
  const bool lists = play->verb == YC_ADJUST_HAND || play->verb == YC_ADJUST_STASH;
  return lists && play->n_items > 0 ? play->items[0].ref : YC_NONE;
}

/* The cards taken away can all be in the hand at once. */
static bool
taken_can_be_there (YcWish *wish, int seat)
{
  YcShown taken;
  yc_shown_clear (&taken);
  for (int i = 0; i < wish->play->n_items; i++)
    if (wish->play->items[i].times < 0)
      yc_shown_add (&taken, yc_chain_index (wish->play->items[i].ref));
  return copies_are_left (wish, seat, &taken);
}

/* Whether it can be is found by doing it to a copy. */
static void
check_adjustment (YcWish *wish)
{
  const YcPlay *play = wish->play;
  int seat = told_seat (wish->setup, play);
  YcChain chain = *wish->chain;
  YcDrawer drawer;
  if (play->verb == YC_ADJUST_HAND && !taken_can_be_there (wish, seat))
    return;
  const YcRef card = corrected_card (play, &drawer);
  if (!yc_chain_correct (wish->setup, &chain, play))
    impossible (wish, drawer, card)->seat = (int8_t) seat;
}

/* ---- Whose turn it is ---- */

static bool
points_are_told (const YcChain *chain)
{
  for (int seat = 0; seat < chain->n_seats; seat++)
    if (chain->players[seat].told_points != 0)
      return true;
  return false;
}

/* Where the table counts the points, nobody ends turns: the last round is over when it comes back
 * to who began. */
static void
tell_turn (YcChain *chain, int seat)
{
  if (chain->last_round && seat == 0 && chain->active == chain->n_seats - 1
      && points_are_told (chain))
    chain->over = true;
  else
    yc_chain_take_turn (chain, seat);
}

/* ---- Binding ---- */

void
yc_check_fact (YcWish *wish)
{
  switch (wish->play->verb) {
  case YC_TELL_PLANS:
    check_plans (wish);
    break;
  case YC_TELL_HAND:
    check_hand (wish);
    break;
  case YC_TELL_TURN:
    if (wish->chain->over || wish->chain->active == told_seat (wish->setup, wish->play))
      impossible (wish, YC_CARDS, YC_NONE);
    break;
  case YC_ADJUST_GOOD:
  case YC_ADJUST_STASH:
  case YC_ADJUST_POOL:
  case YC_ADJUST_DECK:
  case YC_ADJUST_BOMB:
  case YC_ADJUST_LOAD:
  case YC_ADJUST_HAND:
    check_adjustment (wish);
    break;
  default: /* a thing of the board game */
    if (yc_verb_is_fact (wish->play->verb))
      impossible (wish, YC_CARDS, YC_NONE);
  }
}

static void
tell_of_player (const YcSetup *setup, YcChain *chain, const YcPlay *play)
{
  if (play->verb == YC_TELL_HAND)
    tell_hand (setup, chain, play);
  else if (play->verb == YC_TELL_TURN && !chain->over)
    tell_turn (chain, told_seat (setup, play));
  else if (play->verb >= YC_ADJUST_GOOD)
    yc_chain_correct (setup, chain, play);
}

void
yc_chain_apply_fact (const YcSetup *setup, YcChain *chain, const YcPlay *play)
{
  const bool about_player = play->target_color < YC_COLORS && told_seat (setup, play) >= 0;
  if (play->verb == YC_TELL_PLANS)
    tell_plans (chain, play);
  else if (play->verb == YC_ADJUST_POOL || play->verb == YC_ADJUST_DECK)
    yc_chain_correct (setup, chain, play);
  else if (about_player)
    tell_of_player (setup, chain, play);
}
