/* judge.c: the way a play takes through the checks, in the order of section 8 of the rules page. */

#include "case.h"

#include <string.h>

/* ---- Names that mean nothing here ---- */

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

static bool
something_is_unknown (const YcSetup *setup, const YcPlay *play, YcRuling *ruling)
{
  return unknown_color (setup, play, ruling) || unknown_target (setup, play, ruling)
         || unknown_item (setup, play, ruling) || unknown_spot (setup, play, ruling);
}

bool
yc_board_means_nothing (const YcSetup *setup, const YcPlay *play)
{
  YcRuling scratch;
  yc_ruling_begin (&scratch);
  return something_is_unknown (setup, play, &scratch);
}

/* ---- The turn ---- */

/* With no purchase allowed without a slot, a player can have nothing left to do. */
static bool
is_stuck (const YcCase *c)
{
  return !c->setup->options[YC_OPTION_CONSTRUCTION_WITHOUT_PURCHASE] && c->seat == c->board->active
         && !yc_board_has_retrievable (c->setup, c->board, c->seat)
         && !yc_board_can_place (c->setup, c->board);
}

static void
check_turn (YcCase *c)
{
  YcVerb verb = c->play->verb;

  if (c->board->over) {
    yc_case_broken (c, YC_RULE_GAME_OVER)->seat = c->board->winner;
  }
  if (c->seat != c->board->active) {
    if (verb == YC_REPAIR)
      return;
    yc_case_broken (c, YC_RULE_TURN_NOT_YOURS)->seat = (int8_t) c->board->active;
  }
  if (verb != YC_RETRIEVE && !c->turn->begun && c->player->supply == 0
      && !(verb == YC_END && is_stuck (c)))
    yc_case_broken (c, YC_RULE_TURN_MUST_RETRIEVE);
}

static void
check_retrieve (YcCase *c)
{
  if (c->turn->begun)
    yc_case_broken (c, YC_RULE_RETRIEVE_NOT_ALONE);
  if (!yc_board_has_retrievable (c->setup, c->board, c->seat))
    yc_case_broken (c, YC_RULE_RETRIEVE_NOTHING_OF_OWN);
}

static void
check_end (YcCase *c)
{
  if (c->turn->placed_space || c->turn->placed_building || is_stuck (c))
    return;
  if (!c->setup->options[YC_OPTION_BOMB_WORKERS_COUNT]) {
    if (c->player->supply != 0)
      yc_case_broken (c, YC_RULE_TURN_NOTHING_PLACED);
  } else {
    yc_case_add (c->ruling, YC_RULE_TURN_NOTHING_PLACED,
                 c->turn->bombs_took_workers ? YC_UNSAID : YC_ILLEGAL);
  }
}

static void
judge_move (YcCase *c)
{
  check_turn (c);
  switch (c->play->verb) {
  case YC_PLACE:
    yc_board_check_place (c);
    break;
  case YC_USE:
    yc_board_check_use (c);
    break;
  case YC_STRIKE_FIGHTER:
  case YC_STRIKE_BOMBER:
    yc_board_check_strike (c);
    break;
  case YC_REPAIR:
    yc_board_check_repair (c);
    break;
  case YC_BUILD:
    yc_board_check_build (c);
    break;
  case YC_TEST:
    yc_board_check_test (c);
    break;
  case YC_LOAD:
    yc_board_check_load (c);
    break;
  case YC_RETRIEVE:
    check_retrieve (c);
    break;
  default:
    check_end (c);
    break;
  }
}

/* A fact is tried on a copy: it is impossible exactly if it cannot be applied. */
static void
judge_fact (const YcSetup *setup, const YcBoard *board, const YcPlay *play, YcRuling *ruling)
{
  YcBoard trial = *board;
  YcReason why = { .seat = -1, .holder = -1, .card = YC_NONE };

  if (yc_board_tell (setup, &trial, play, &why))
    return;
  YcReason *reason = yc_case_add (ruling, YC_RULE_TABLE_IMPOSSIBLE, YC_ILLEGAL);
  why.rule = reason->rule;
  why.verdict = reason->verdict;
  *reason = why;
}

void
yc_board_judge (const YcSetup *setup,
                const YcPosition *position,
                const YcPlay *play,
                YcRuling *ruling)
{
  static const YcBoardTurn fresh_turn = { 0 };
  const YcBoard *board = yc_board_of (position);

  yc_ruling_begin (ruling);
  if (something_is_unknown (setup, play, ruling))
    return;
  if (!yc_verb_is_move (play->verb)) {
    judge_fact (setup, board, play, ruling);
    return;
  }
  int seat = setup->seat_of_color[play->actor];
  YcCase c = {
    .setup = setup,
    .board = board,
    .play = play,
    .ruling = ruling,
    .seat = seat,
    .player = &board->players[seat],
    .turn = seat == board->active ? &board->turn : &fresh_turn,
  };
  judge_move (&c);
}
