/* name-checks.c: whether what a play names is in the session. */

#include "case.h"

static bool
add_unknown (YcRuling *ruling, YcRule rule, YcDrawer drawer, YcRef ref)
{
  YcReason *reason = yc_case_add (ruling, rule, YC_ILLEGAL);
  reason->drawer = drawer;
  reason->card = ref;
  if (rule == YC_RULE_UNKNOWN_SPACE)
    yc_ruling_leave (ruling, YC_RULE_UNKNOWN_CARD);
  yc_ruling_stop (ruling, rule);
  return true;
}

static bool
color_is_unknown (const YcSetup *setup, int color)
{
  return color != YC_TABLE && setup->seat_of_color[color] < 0;
}

YcDrawer
yc_board_target_drawer (YcVerb verb)
{
  if (verb == YC_PLACE)
    return YC_SPACES;
  return verb == YC_BUILD || verb == YC_TEST || verb == YC_LOAD || verb == YC_ADJUST_BOMB
             || verb == YC_ADJUST_LOAD
           ? YC_BOMBS
           : YC_CARDS;
}

static YcDrawer
item_drawer (YcVerb verb)
{
  return verb == YC_REPAIR || verb == YC_TELL_MARKET ? YC_CARDS : YC_BOMBS;
}

static bool
verb_has_target (YcVerb verb)
{
  return (verb >= YC_PLACE && verb <= YC_LOAD && verb != YC_STRIKE_FIGHTER && verb != YC_REPAIR)
         || verb == YC_TELL_BUILDING || verb == YC_ADJUST_BUILDING || verb == YC_ADJUST_DAMAGE
         || verb == YC_ADJUST_BOMB || verb == YC_ADJUST_LOAD;
}

static bool
verb_has_opponent (YcVerb verb)
{
  return verb == YC_STRIKE_FIGHTER || verb == YC_TELL_BUILDING || verb == YC_TELL_DEAL
         || verb == YC_TELL_TURN || verb == YC_ADJUST_GOOD || verb == YC_ADJUST_WORKERS
         || verb == YC_ADJUST_BUILDING || verb == YC_ADJUST_DAMAGE || verb == YC_ADJUST_HAND
         || verb == YC_ADJUST_BOMB || verb == YC_ADJUST_LOAD;
}

static bool
unknown_color (const YcSetup *setup, const YcPlay *play, YcRuling *ruling)
{
  bool unknown = color_is_unknown (setup, play->actor);

  if (verb_has_opponent (play->verb))
    unknown |= color_is_unknown (setup, play->target_color);
  if (play->verb == YC_PLACE || play->verb == YC_TELL_DEAL)
    for (int i = 0; i < play->n_items; i++)
      unknown |= color_is_unknown (setup, play->items[i].color);
  return unknown && add_unknown (ruling, YC_RULE_UNKNOWN_PLAYER, YC_SPACES, YC_NONE);
}

static bool
unknown_target (const YcSetup *setup, const YcPlay *play, YcRuling *ruling)
{
  YcDrawer drawer = yc_board_target_drawer (play->verb);

  if (!verb_has_target (play->verb) || yc_board_knows (setup, drawer, play->target))
    return false;
  return add_unknown (ruling, drawer == YC_SPACES ? YC_RULE_UNKNOWN_SPACE : YC_RULE_UNKNOWN_CARD,
                      drawer, play->target);
}

static bool
unknown_item (const YcSetup *setup, const YcPlay *play, YcRuling *ruling)
{
  YcDrawer drawer = item_drawer (play->verb);

  for (int i = 0; i < play->n_items; i++) {
    YcRef ref = play->items[i].ref;
    if (ref != YC_UNTOLD && ref != YC_NONE && !yc_board_knows (setup, drawer, ref))
      return add_unknown (ruling, YC_RULE_UNKNOWN_CARD, drawer, ref);
  }
  return false;
}

static bool
unknown_spot (const YcSetup *setup, const YcPlay *play, YcRuling *ruling)
{
  if (play->verb != YC_ADJUST_WORKERS)
    return false;
  if (play->spot_space != YC_NONE && !yc_board_knows (setup, YC_SPACES, play->spot_space))
    return add_unknown (ruling, YC_RULE_UNKNOWN_SPACE, YC_SPACES, play->spot_space);
  if (play->spot_building != YC_NONE && !yc_board_knows (setup, YC_CARDS, play->spot_building))
    return add_unknown (ruling, YC_RULE_UNKNOWN_CARD, YC_CARDS, play->spot_building);
  return false;
}

bool
yc_board_check_names (const YcSetup *setup, const YcPlay *play, YcRuling *ruling)
{
  return unknown_color (setup, play, ruling) || unknown_target (setup, play, ruling)
         || unknown_item (setup, play, ruling) || unknown_spot (setup, play, ruling);
}

bool
yc_board_means_nothing (const YcSetup *setup, const YcPlay *play)
{
  YcRuling scratch;
  yc_ruling_begin (&scratch);
  return yc_board_check_names (setup, play, &scratch);
}
