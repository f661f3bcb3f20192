/* subject.c: the rules that each kind of play is subject to, in the order of section 8. */

#include "case.h"
#include "subject.h"

static void
add_turn (YcSubject *list, YcVerb verb)
{
  yc_subject_add (list, YC_RULE_GAME_OVER);
  if (verb != YC_REPAIR)
    yc_subject_add (list, YC_RULE_TURN_NOT_YOURS);
  if (verb != YC_RETRIEVE)
    yc_subject_add (list, YC_RULE_TURN_MUST_RETRIEVE);
}

static void
add_workers (YcSubject *list)
{
  yc_subject_add (list, YC_RULE_PLACE_WORKER_COUNT, YC_RULE_PLACE_WORKER_TYPE,
                  YC_RULE_PLACE_NO_SUCH_WORKER, YC_RULE_CARD_UNKNOWN_NUMBER, YC_RULE_CHOICE_MISSING,
                  YC_RULE_CHOICE_NOT_OFFERED, YC_RULE_PAY_SHORT);
}

static void
add_output (YcSubject *list)
{
  yc_subject_add (list, YC_RULE_TAKE_NOT_OFFERED, YC_RULE_TAKE_TOO_MANY,
                  YC_RULE_TAKE_NOT_AVAILABLE);
}

/* What the action of a main-board space asks. */
static void
add_action (YcSubject *list, YcSpaceRule rule)
{
  if (rule == YC_SPACE_CONSTRUCTION)
    yc_subject_add (list, YC_RULE_CONSTRUCTION_NO_PURCHASE, YC_RULE_MARKET_EMPTY_SLOT,
                    YC_RULE_MARKET_NOT_TOLD, YC_RULE_TAKE_NOT_OFFERED);
  else if (rule == YC_SPACE_DESIGN)
    yc_subject_add (list, YC_RULE_DESIGN_CLOSED, YC_RULE_DESIGN_NO_DECLINE,
                    YC_RULE_PICKS_NOT_IN_ROW, YC_RULE_PICKS_ORDER, YC_RULE_TAKE_NOT_OFFERED);
  else
    add_output (list);
}

/* A space that the session does not know is judged no further; it stands for a plain one. */
static void
add_place (YcSubject *list, const YcSetup *setup, const YcPlay *play)
{
  YcSpaceRule rule = yc_board_knows (setup, YC_SPACES, play->target)
                       ? yc_space_rule (yc_board_card (setup, YC_SPACES, play->target))
                       : YC_SPACE_PLAIN;

  yc_subject_add (list, YC_RULE_PLACE_AFTER_BUILDINGS, YC_RULE_PLACE_SECOND);
  if (rule != YC_SPACE_CONSTRUCTION)
    yc_subject_add (list, YC_RULE_PLACE_OCCUPIED);
  add_workers (list);
  add_action (list, rule);
}

static void
add_use (YcSubject *list)
{
  yc_subject_add (list, YC_RULE_BUILDING_NOT_BUILT, YC_RULE_BUILDING_NOT_YOURS, YC_RULE_SPY_NONE,
                  YC_RULE_SPY_LIMIT, YC_RULE_BUILDING_DAMAGED, YC_RULE_PLACE_OCCUPIED);
  add_workers (list);
  add_output (list);
}

static void
add_strike (YcSubject *list, YcVerb verb)
{
  yc_subject_add (list, YC_RULE_STRIKE_NOT_NOW, YC_RULE_STRIKE_OWN, YC_RULE_STRIKE_DEAL);
  if (verb == YC_STRIKE_FIGHTER)
    yc_subject_add (list, YC_RULE_STRIKE_NO_FIGHTER, YC_RULE_STRIKE_NOTHING_TO_HIT);
  else
    yc_subject_add (list, YC_RULE_STRIKE_NO_BOMBER, YC_RULE_STRIKE_NOTHING_TO_HIT,
                    YC_RULE_STRIKE_FIGHTERS_GUARD);
}

static void
add_move (YcSubject *list, const YcSetup *setup, const YcPlay *play)
{
  add_turn (list, play->verb);
  switch (play->verb) {
  case YC_PLACE:
    add_place (list, setup, play);
    break;
  case YC_USE:
    add_use (list);
    break;
  case YC_STRIKE_FIGHTER:
  case YC_STRIKE_BOMBER:
    add_strike (list, play->verb);
    break;
  case YC_REPAIR:
    yc_subject_add (list, YC_RULE_REPAIR_NOT_NOW, YC_RULE_REPAIR_NOT_YOURS,
                    YC_RULE_REPAIR_NOT_DAMAGED, YC_RULE_REPAIR_MORE_THAN_THREE, YC_RULE_PAY_SHORT);
    break;
  case YC_BUILD:
    yc_subject_add (list, YC_RULE_BOMB_NOT_IN_HAND, YC_RULE_CARD_UNKNOWN_NUMBER,
                    YC_RULE_BOMB_WORKERS, YC_RULE_BOMB_FUEL);
    break;
  case YC_TEST:
    yc_subject_add (list, YC_RULE_TEST_NOT_BUILT, YC_RULE_TEST_URANIUM, YC_RULE_TEST_ONCE);
    break;
  case YC_LOAD:
    yc_subject_add (list, YC_RULE_LOAD_NOT_BUILT, YC_RULE_LOAD_ONCE, YC_RULE_CARD_UNKNOWN_NUMBER,
                    YC_RULE_PAY_SHORT, YC_RULE_LOAD_NO_BOMBER);
    break;
  case YC_RETRIEVE:
    yc_subject_add (list, YC_RULE_RETRIEVE_NOT_ALONE, YC_RULE_RETRIEVE_NOTHING_OF_OWN);
    break;
  default:
    yc_subject_add (list, YC_RULE_TURN_NOTHING_PLACED);
    break;
  }
}

unsigned
yc_board_subject_to (const YcSetup *setup, const YcPlay *play, YcRule rules[YC_MAX_RULES])
{
  YcSubject list = { .rules = rules };

  yc_subject_add (&list, YC_RULE_UNKNOWN_PLAYER, YC_RULE_UNKNOWN_CARD);
  if (play->verb == YC_PLACE || play->verb == YC_ADJUST_WORKERS)
    yc_subject_add (&list, YC_RULE_UNKNOWN_SPACE);
  if (yc_verb_is_move (play->verb))
    add_move (&list, setup, play);
  else
    yc_subject_add (&list, YC_RULE_TABLE_IMPOSSIBLE);
  return list.n;
}
