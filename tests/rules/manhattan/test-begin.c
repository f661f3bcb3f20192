/* test-manhattan-begin.c: the position after set-up (section 2). */

#include "board-facts.h"

static const FactCase cases[] = {
  { "everybody begins with the same", 2, "",
    "red.supply=LLLL red.general=EEEESSSS red.money=10 red.fighters=1 red.bombers=1 red.uranium=0 "
    "red.plutonium=0 red.spies=0 red.yellowcake=0 red.hand=0 red.points=0 red.test=- "
    "contractors=lllleeeessss bribe=0 active=red winner=- turn=-" },
  { "market and decks", 2, "",
    "market=01,02,11,12,21,22,50 deck=43 row=00,01,02 bombs=27 untold=0 bomb.00=row owner.01=-" },
  { "two", 2, "", "red.money=10 blue.money=12 tests=0,6" },
  { "three", 3, "", "green.money=14 tests=0,4,8 row=00,01,02,15 bombs=26" },
  { "four", 4, "",
    "yellow.money=12 yellow.supply=LLLLS yellow.general=EEEESSS tests=0,2,4,6 bombs=25" },
  { "five", 5, "",
    "purple.money=14 purple.supply=LLLLE purple.general=EEESSSS tests=0,2,4,6,8 bombs=24" },
};

/* Without market and row in the head both are there, untold. */
static void
test_untold (void)
{
  g_autoptr (YcRecord) record = record_of ("yellowcake 1\ngame manhattan-project\nrules 1\n"
                                           "player green \"A\"\nplayer blue \"B\"\n");
  const YcSetup *setup = yc_record_setup (record);
  YcPosition position;

  yc_record_game (record)->begin (setup, &position);
  expect_facts ("untold", setup, yc_board_in (&position),
                "market=?,?,?,?,?,?,? deck=43 row=?,?,? bombs=27 active=green blue.money=12");
  g_assert_cmpint (yc_board_in (&position)->market[0], ==, YC_SLOT_UNTOLD_STARTING);
  g_assert_cmpint (yc_board_in (&position)->market[6], ==, YC_SLOT_UNTOLD);
  g_assert_null (yc_record_game (record)->sound (setup, &position));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_fact_cases ("/begin/", cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/begin/untold", test_untold);
  return g_test_run ();
}
