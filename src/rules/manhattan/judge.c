/* judge.c: the way a play takes through the checks, in the order of section 8 of the rules page. */

#include "case.h"
#include "shapes.h"

/* ---- The turn ---- */

typedef struct {
  const YcSetup *setup;
  const YcPosition *position;
  bool found;
} Placement;

static void
try_placement (const YcPlay *play, void *data)
{
  Placement *placement = data;
  YcRuling ruling;

  yc_board_judge (placement->setup, placement->position, play, &ruling);
  placement->found |= ruling.verdict != YC_ILLEGAL;
}

/* Whether any main-board placement or own building is open to the player to move (option
 * `construction-without-purchase`). */
static bool
can_place (const YcSetup *setup, const YcBoard *board)
{
  /* a board stands at the start of its position */
  Placement placement = { .setup = setup, .position = (const YcPosition *) board };

  yc_board_each_placement (setup, board, try_placement, &placement);
  return placement.found;
}

/* With no purchase allowed without a slot, a player can have nothing left to do. */
static bool
is_stuck (const YcCase *c)
{
  return !c->setup->options[YC_OPTION_CONSTRUCTION_WITHOUT_PURCHASE] && c->seat == c->board->active
         && !yc_board_has_retrievable (c->setup, c->board, c->seat)
         && !can_place (c->setup, c->board);
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
  if (yc_board_check_names (setup, play, ruling))
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
