/* test-manhattan-pieces.c: where the pieces are and how they move; what is known of hands; points.
 */

#include "board-facts.h"

#include "manhattan/pieces.h"

#include <string.h>

static void
test_gain (void)
{
  static const struct {
    YcGood good;
    int before, amount, after;
  } cases[] = {
    { YC_MONEY, 10, -3, 7 },          { YC_MONEY, 2, -3, 0 },
    { YC_YELLOWCAKE, 3, 1000, 1003 }, { YC_URANIUM, 7, 3, 8 },
    { YC_URANIUM, 2, -5, 0 },         { YC_PLUTONIUM, 8, 1, 8 },
    { YC_FIGHTERS, 9, 3, 10 },        { YC_BOMBERS, 10, -1, 9 },
    { YC_BOMBERS, 0, 10000, 10 },     { YC_MONEY, 1000000000, 1, 1000000000 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++) {
    YcBoardPlayer player = { 0 };
    yc_board_gain (&player, cases[i].good, cases[i].before);
    g_assert_cmpint (yc_board_good (&player, cases[i].good), ==, cases[i].before);
    yc_board_gain (&player, cases[i].good, cases[i].amount);
    g_assert_cmpint (yc_board_good (&player, cases[i].good), ==, cases[i].after);
  }
}

/* Workers are taken from the personal supply, then from the general one, never from nowhere. */
static void
test_take_workers (void)
{
  static const YcWorkers wished = { .permanent = { 6, 1, 0 }, .contractor = { 0, 0, 1 } };
  YcBoard board = { .n_seats = 2 };
  YcCrew taken;

  board.players[0].supply = yc_crew_of (0, YC_LABORER, 3);
  board.general = yc_crew_of (0, YC_LABORER, 1) + yc_crew_of (0, YC_ENGINEER, 4);
  taken = yc_board_take_workers (&board, 0, &wished);
  g_assert_cmpint (yc_crew_count (taken, 0, YC_LABORER), ==, 4);
  g_assert_cmpint (yc_crew_count (taken, 0, YC_ENGINEER), ==, 1);
  g_assert_cmpint (yc_crew_total (taken), ==, 5);
  g_assert_cmpint (yc_crew_total (board.general), ==, 3);
  g_assert_true (board.players[0].supply == 0);
}

static void
test_default_take (void)
{
  static const YcSide three_laborers = { .workers = { 3, 0, 0 } };
  YcBoard board = { .n_seats = 2 };
  YcWorkers take;

  board.general = yc_crew_of (0, YC_LABORER, 1) + yc_crew_of (YC_CONTRACTOR, YC_LABORER, 1);
  take = yc_board_default_take (&board, 0, &three_laborers);
  g_assert_cmpint (take.permanent[YC_LABORER], ==, 1);
  g_assert_cmpint (take.contractor[YC_LABORER], ==, 1);
  take = yc_board_default_take (&board, 1, &three_laborers);
  g_assert_cmpint (yc_workers_total (&take), ==, 1);
}

static void
test_slide (void)
{
  YcBoard board = { .market = { 0, 1, 2, 3, 4, 5, 6 }, .building_deck = 1 };

  yc_board_slide_market (&board, 2);
  g_assert_cmpint (board.market[2], ==, 3);
  g_assert_cmpint (board.market[6], ==, YC_SLOT_UNTOLD);
  yc_board_slide_market (&board, 6);
  g_assert_cmpint (board.market[6], ==, YC_SLOT_EMPTY);
  g_assert_cmpint (board.building_deck, ==, 0);
  g_assert_cmpint (yc_board_market_slot (&board, 3), ==, 2);
  g_assert_cmpint (yc_board_market_slot (&board, 2), ==, -1);
}

/* Section 6, (a) to (f), for a build by red. */
static const struct {
  const char *name, *lines, *bomb;
  YcHeld held;
} hands[] = {
  { "an empty hand", "", "24", YC_HELD_NO },
  { "known", "table adjust red hand +24\n", "24", YC_HELD_KNOWN },
  { "(a) in the row", "table adjust red hand +?\n", "00", YC_HELD_NO },
  { "untold", "table adjust red hand +?\n", "24", YC_HELD_POSSIBLY },
  { "(b) built",
    "table adjust red hand +24\ntable adjust red hand +?\nred build 24 SSEEE ! \"x\"\n", "24",
    YC_HELD_NO },
  { "(c) under the deck",
    "table adjust red hand +24\ntable adjust red hand +?\nred build 24 SSEEE ! \"x\"\nred test "
    "24\n",
    "24", YC_HELD_NO },
  { "(d) known in another hand", "table adjust blue hand +24\ntable adjust red hand +?\n", "24",
    YC_HELD_NO },
  { "(e) all cards of the hand known", "table adjust blue hand +?\ntable adjust red hand +11\n",
    "24", YC_HELD_NO },
  { "drafted", "red place design ES ! \"x\"\n", "00", YC_HELD_POSSIBLY },
  { "(f) in no drafted row", "red place design ES ! \"x\"\n", "24", YC_HELD_NO },
  { "(f) as long as one was not told", "red place design ES ! \"x\"\ntable adjust blue hand +?\n",
    "24", YC_HELD_POSSIBLY },
  { "(f) a build uses the untold one up",
    "red place design ES ! \"x\"\ntable adjust red hand +?\nred build 24 SSEEE ! \"x\"\n", "23",
    YC_HELD_NO },
  { "the row on the table proves nothing",
    "red place design ES ! \"x\"\ntable bombs 03 ? ?\ntable adjust red hand +?\n", "24",
    YC_HELD_POSSIBLY },
};

static void
test_held (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (hands); i++) {
    g_autofree char *text = board_text (2, hands[i].lines);
    g_autofree char *wish = g_strdup_printf ("red load %s", hands[i].bomb);
    g_autoptr (YcRecord) record = record_of (text);
    g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
    YcPlay play;
    play_of (record, wish, &play);
    g_test_message ("%s", hands[i].name);
    g_assert_cmpint (yc_board_held (yc_board_of (yc_timeline_position (timeline)), 0, play.target),
                     ==, hands[i].held);
  }
}

/* A tested card stays known to be under the deck until a row reaches it (section 3.6). */
#define GIVE_AWAY                                                                                  \
  "table adjust blue hand +04\ntable adjust blue hand +05\ntable adjust blue hand +06\n"           \
  "table adjust blue hand +07\ntable adjust blue hand +08\ntable adjust blue hand +09\n"           \
  "table adjust blue hand +10\ntable adjust blue hand +11\ntable adjust blue hand +12\n"           \
  "table adjust blue hand +13\ntable adjust blue hand +14\ntable adjust blue hand +15\n"           \
  "table adjust blue hand +16\ntable adjust blue hand +17\ntable adjust blue hand +18\n"           \
  "table adjust blue hand +19\ntable adjust blue hand +20\ntable adjust blue hand +21\n"           \
  "table adjust blue hand +22\ntable adjust blue hand +23\ntable adjust blue hand +25\n"           \
  "table adjust blue hand +26\ntable adjust blue hand +27\ntable adjust blue hand +28\n"

static const FactCase decks[] = {
  { "under the deck", 2,
    "table adjust red hand +24\nred build 24 SSEEE ! \"x\"\nred test 24\nred place mine-2 L",
    "bomb.24=tested bombs=27" },
  { "reached by a row", 2,
    GIVE_AWAY "table adjust red hand +24\nred build 24 SSEEE ! \"x\"\nred test 24\n"
              "red place design ES ! \"x\"",
    "bomb.24=unseen row=?,?,? bombs=0" },
  { "the one tested first is reached first", 2,
    GIVE_AWAY "table adjust blue hand -04\ntable adjust red hand +29\ntable adjust red hand +24\n"
              "red build 24 SSEEE ! \"x\"\nred build 29 SSEEEE ! \"x\"\nred test 29\n"
              "red test 24 ! \"x\"\nred place design ES ! \"x\"",
    "row=?,?,? bombs=1 bomb.29=unseen bomb.24=tested" },
  { "too few for a row", 2, GIVE_AWAY "red place design ES ! \"x\"", "row=?,?,? bombs=0" },
  { "one too few", 2, GIVE_AWAY "table adjust red hand +24\nred place design ES ! \"x\"",
    "row=- bombs=2" },
};

static const FactCase points[] = {
  { "uranium", 2, "table adjust red hand +11\nred build 11 SSEE ! \"x\"", "red.points=24" },
  { "untested plutonium", 2, "table adjust red hand +24\nred build 24 SSEEE ! \"x\"",
    "red.points=12" },
  { "tested, and the token", 2,
    "table adjust red hand +24\nred build 24 SSEEE ! \"x\"\ntable adjust red hand +23\n"
    "red build 23 SSEE ! \"x\"\nred test 23",
    "red.points=30" },
  { "another's test does not count", 2,
    "table adjust red hand +24\nred build 24 SSEEE ! \"x\"\nred end\ntable adjust blue hand +23\n"
    "blue build 23 SSEE ! \"x\"\nblue test 23",
    "red.points=12 blue.points=6" },
  { "loaded", 2, "table adjust red hand +24\nred build 24 SSEEE ! \"x\"\nred load 24",
    "red.points=17" },
  { "the tokens go down", 3,
    "table adjust red hand +24\nred build 24 SSEEE ! \"x\"\nred test 24\nred end\n"
    "table adjust blue hand +23\nblue build 23 SSEE ! \"x\"\nblue test 23\nblue end\n"
    "table adjust green hand +22\ngreen build 22 SEE ! \"x\"\ngreen test 22",
    "red.test=8 blue.test=4 green.test=0 tests=-" },
};

static void
test_goals (void)
{
  static const int goals[] = { 70, 60, 50, 45 };
  for (int players = 2; players <= YC_MAX_SEATS; players++) {
    YcBoard board = { .n_seats = (uint8_t) players };
    g_assert_cmpint (yc_board_goal (&board), ==, goals[players - 2]);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pieces/gain", test_gain);
  g_test_add_func ("/pieces/take-workers", test_take_workers);
  g_test_add_func ("/pieces/default-take", test_default_take);
  g_test_add_func ("/pieces/slide", test_slide);
  g_test_add_func ("/pieces/held", test_held);
  g_test_add_func ("/pieces/goals", test_goals);
  add_fact_cases ("/pieces/deck/", decks, G_N_ELEMENTS (decks));
  add_fact_cases ("/pieces/points/", points, G_N_ELEMENTS (points));
  return g_test_run ();
}
