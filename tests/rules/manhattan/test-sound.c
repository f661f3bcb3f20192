/* test-manhattan-sound.c: each invariant notices what is wrong with a position. */

#include "records.h"

#include "manhattan/pieces.h"

#include <string.h>

static void
lose_worker (YcBoard *board)
{
  board->players[0].supply -= yc_crew_of (0, YC_LABORER, 1);
}

static void
create_worker (YcBoard *board)
{
  board->spaces[3] += yc_crew_of (YC_CONTRACTOR, YC_ENGINEER, 1);
}

static void
mix_supplies (YcBoard *board)
{
  board->players[0].supply += yc_crew_of (1, YC_LABORER, 1);
  board->players[1].supply -= yc_crew_of (1, YC_LABORER, 1);
}

static void
lose_building (YcBoard *board)
{
  board->building_deck--;
}

static void
create_building (YcBoard *board)
{
  board->buildings[20].owner = 1;
}

static void
forget_untold_building (YcBoard *board)
{
  board->building_deck--;
  yc_board_give_untold_building (board, -1, false);
}

static void
mix_untold_buildings (YcBoard *board)
{
  board->building_deck -= 2;
  yc_board_give_untold_building (board, 0, false);
  yc_board_give_untold_building (board, 1, false);
  board->untold_buildings[0].order = 7;
}

static void
deal_alone (YcBoard *board)
{
  board->deals[board->n_deals++] = (YcDeal){ .n_seats = 1 };
}

static void
deal_with_oneself (YcBoard *board)
{
  board->deals[board->n_deals++] = (YcDeal){ .n_seats = 2, .seats = { 1, 1 } };
}

static void
deal_with_nobody (YcBoard *board)
{
  board->deals[board->n_deals++] = (YcDeal){ .n_seats = 2, .seats = { 0, 3 } };
}

static void
deal_twice (YcBoard *board)
{
  board->deals[board->n_deals++] = (YcDeal){ .n_seats = 2, .seats = { 0, 1 } };
  board->deals[board->n_deals++] = (YcDeal){ .n_seats = 2, .seats = { 0, 1 } };
}

static void
lose_bomb (YcBoard *board)
{
  board->untested_deck--;
}

static void
forget_row (YcBoard *board)
{
  board->row[0] = -1;
}

static void
count_hand_twice (YcBoard *board)
{
  board->players[0].hand_known++;
}

static void
lose_token (YcBoard *board)
{
  board->tests_left = 0;
}

static void
owe_money (YcBoard *board)
{
  board->players[1].money = -1;
}

static void
overflow_track (YcBoard *board)
{
  board->players[1].uranium = 9;
}

static void
owe_bribe (YcBoard *board)
{
  board->bribe = -1;
}

static void
end_without_winner (YcBoard *board)
{
  board->over = true;
}

static void
give_turn_to_nobody (YcBoard *board)
{
  board->active = 2;
}

static const struct {
  void (*break_it) (YcBoard *board);
  const char *phrase;
} cases[] = {
  { lose_worker, "worker was created or lost" },
  { create_worker, "worker was created or lost" },
  { mix_supplies, "another player's worker" },
  { lose_building, "building was created or lost" },
  { create_building, "building was created or lost" },
  { forget_untold_building, "untold building is nobody's" },
  { mix_untold_buildings, "out of order" },
  { deal_alone, "a deal is nobody's" },
  { deal_with_oneself, "a deal is nobody's" },
  { deal_with_nobody, "a deal is nobody's" },
  { deal_twice, "two of one maker" },
  { lose_bomb, "bomb card was created or lost" },
  { forget_row, "bomb card was created or lost" },
  { count_hand_twice, "hand is miscounted" },
  { lose_token, "token was created or lost" },
  { owe_money, "below zero" },
  { overflow_track, "over its limit" },
  { owe_bribe, "below zero" },
  { end_without_winner, "without a winner" },
  { give_turn_to_nobody, "nobody's turn" },
};

static void
test_invariants (void)
{
  g_autofree char *text = board_text (2, "");
  g_autoptr (YcRecord) record = record_of (text);
  const YcGame *game = yc_record_game (record);

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++) {
    YcPosition position;
    const char *unsound;
    game->begin (yc_record_setup (record), &position);
    g_assert_null (game->sound (yc_record_setup (record), &position));
    cases[i].break_it (yc_board_in (&position));
    unsound = game->sound (yc_record_setup (record), &position);
    g_assert_nonnull (unsound);
    g_assert_nonnull (strstr (unsound, cases[i].phrase));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sound/invariants", test_invariants);
  return g_test_run ();
}
