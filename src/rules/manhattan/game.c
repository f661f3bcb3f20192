/* game.c: binds the parts of The Manhattan Project together. */

#include "case.h"
#include "format.h"
#include "turns.h"

extern const char yc_manhattan_project_catalogue[];

static int
score (const YcSetup *setup, const YcPosition *position, int seat)
{
  return yc_board_points (setup, yc_board_of (position), seat);
}

static int
active_seat (const YcPosition *position)
{
  return yc_board_of (position)->active;
}

static bool
is_over (const YcPosition *position)
{
  return yc_board_of (position)->over;
}

static unsigned
winners (const YcSetup *setup, const YcPosition *position)
{
  (void) setup;
  const YcBoard *board = yc_board_of (position);
  return board->over && board->winner >= 0 ? 1u << board->winner : 0;
}

static unsigned
market_length (unsigned n_seats)
{
  (void) n_seats;
  return YC_SLOTS;
}

static unsigned
bombs_length (unsigned n_seats)
{
  return n_seats + 1;
}

/* The starting buildings lie in the first six slots (rules page 2). */
static const char *
wrong_building (const YcCard *building, unsigned slot)
{
  bool last = slot == YC_SLOTS - 1;
  if (building->starting != last)
    return NULL;
  return last ? N_ ("The last slot holds no starting building")
              : N_ ("The first six slots hold starting buildings");
}

static const YcRuleInfo rules[] = { YC_BOARD_RULES (YC_RULE_ROW) };

static const YcOptionInfo options[YC_N_BOARD_OPTIONS] = {
  [YC_OPTION_BOMB_WORKERS_COUNT] = { "bomb-workers-count", true, false, true, NULL },
  [YC_OPTION_CONSTRUCTION_WITHOUT_PURCHASE]
  = { "construction-without-purchase", true, false, true, NULL },
  [YC_OPTION_DESIGN_REOPENS] = { "design-reopens", false, false, true, NULL },
};

static const YcRowInfo rows[YC_N_BOARD_ROWS] = {
  [YC_ROW_MARKET] = { "market", YC_CARDS, market_length, wrong_building },
  [YC_ROW_BOMBS] = { "bombs", YC_BOMBS, bombs_length, NULL },
};

const YcGame yc_manhattan_game = {
  .id = "manhattan-project",
  .position_size = sizeof (YcBoard),
  .min_seats = 2,
  .max_seats = 5,
  .catalogue_text = yc_manhattan_project_catalogue,
  .moves = yc_board_moves,
  .facts = yc_board_facts,
  .kinds = yc_board_kinds,
  .most_cards
  = { [YC_SPACES] = YC_MAX_SPACES, [YC_CARDS] = YC_MAX_BUILDINGS, [YC_BOMBS] = YC_MAX_BOMBS },
  .n_prices = YC_SLOTS,
  .rules = rules,
  .n_rules = YC_N_BOARD_RULES,
  .options = options,
  .n_options = YC_N_BOARD_OPTIONS,
  .rows = rows,
  .n_rows = YC_N_BOARD_ROWS,
  .seat_start = yc_board_seat_start,
  .begin = yc_board_begin,
  .judge = yc_board_judge,
  .subject_to = yc_board_subject_to,
  .apply = yc_board_apply,
  .pass_turn = yc_board_pass_turn,
  .suggest = yc_board_suggest,
  .help = yc_board_help,
  .score = score,
  .sound = yc_board_sound,
  .final_score = score,
  .winners = winners,
  .active_seat = active_seat,
  .is_over = is_over,
};
