/* name-checks.c: whether the players and cards that a statement names are in the game. */

#include "checks.h"

static bool
adjusts_player (const YcPlay *play)
{
  return play->verb == YC_ADJUST_GOOD || play->verb == YC_ADJUST_HAND
         || play->verb == YC_ADJUST_STASH || play->verb == YC_ADJUST_BOMB
         || play->verb == YC_ADJUST_LOAD;
}

static bool
verb_has_opponent (const YcPlay *play)
{
  return play->verb == YC_SPY_CARD || play->verb == YC_SPY_YELLOWCAKE
         || play->verb == YC_AGENT_YELLOWCAKE || play->factory_use == YC_FACTORY_DISCARD
         || play->verb == YC_TELL_HAND || play->verb == YC_TELL_TURN || adjusts_player (play);
}

static bool
is_seated (const YcWish *wish, uint8_t color)
{
  return color < YC_COLORS && wish->setup->seat_of_color[color] >= 0;
}

static bool
player_is_known (YcWish *wish, uint8_t color)
{
  if (is_seated (wish, color))
    return true;
  yc_wish_remark (wish, YC_RULE_UNKNOWN_PLAYER, YC_ILLEGAL)->number = color;
  yc_ruling_stop (wish->ruling, YC_RULE_UNKNOWN_PLAYER);
  return false;
}

static bool
players_are_known (YcWish *wish)
{
  const YcPlay *play = wish->play;
  if (yc_verb_is_move (play->verb) && !player_is_known (wish, play->actor))
    return false;
  return !verb_has_opponent (play) || player_is_known (wish, play->target_color);
}

static bool
name_is_known (YcWish *wish, YcDrawer drawer, YcRef ref)
{
  if (ref >= 0 && ref < wish->setup->catalogue.n[drawer])
    return true;
  yc_wish_refuse (wish, YC_RULE_UNKNOWN_CARD, drawer, ref);
  yc_ruling_stop (wish->ruling, YC_RULE_UNKNOWN_CARD);
  return false;
}

static bool
target_is_known (YcWish *wish)
{
  const YcPlay *play = wish->play;
  switch (play->verb) {
  case YC_ACTIVATE:
    return name_is_known (wish, (YcDrawer) play->target_drawer, play->target);
  case YC_ACTIVATE_LOADED:
  case YC_ADJUST_BOMB:
  case YC_ADJUST_LOAD:
    return name_is_known (wish, YC_BOMBS, play->target);
  case YC_AGENT_LANDMARK:
    return name_is_known (wish, YC_SPACES, play->target);
  case YC_AGENT_PLAY:
    return name_is_known (wish, YC_CARDS, play->target);
  case YC_DESIGN:
    return !yc_play_tells_target (play) || name_is_known (wish, YC_BOMBS, play->target);
  case YC_SPY_CARD:
  case YC_SPY_KEEP:
    return !yc_play_tells_target (play) || name_is_known (wish, YC_CARDS, play->target);
  default:
    return true;
  }
}

static bool
items_are_known (YcWish *wish)
{
  const YcPlay *play = wish->play;
  YcDrawer drawer
    = play->verb == YC_TELL_PLANS || play->verb == YC_ADJUST_STASH ? YC_BOMBS : YC_CARDS;
  for (int i = 0; i < play->n_items; i++) {
    const YcItem *item = &play->items[i];
    bool may_be_untold = item->list != YC_LIST_SIDE;
    if (!(may_be_untold && item->ref == YC_UNTOLD) && !name_is_known (wish, drawer, item->ref))
      return false;
  }
  return true;
}

bool
yc_check_names (YcWish *wish)
{
  return players_are_known (wish) && target_is_known (wish) && items_are_known (wish);
}
