/* test-manhattan-facts.c: what the table tells and corrects. */

#include "board-facts.h"

static const FactCase told[] = {
  { "slot 7", 2, "red place construction L slot 3\ntable market 14",
    "market=01,02,12,21,22,50,14 deck=42" },
  { "all slots", 2, "red place construction L slot 3\ntable market 01 02 12 21 22 50 14",
    "market=01,02,12,21,22,50,14" },
  { "an untold slot stays untold", 2, "red place construction L slot 3\ntable market ?",
    "market=01,02,12,21,22,50,?" },
  { "a slot told later", 2,
    "table adjust red money +9\nred place construction L slot 3\nred end\n"
    "blue place construction L slot 1\ntable market 02 12 21 22 50 17 14",
    "market=02,12,21,22,50,17,14" },
  { "the row in another order", 2, "table bombs 02 00 01", "row=02,00,01" },
  { "the new row", 2, "table adjust red workers +ES\nred place design ES\ntable bombs 03 ? 08",
    "row=03,?,08 bomb.03=row bomb.08=row bombs=24" },
  { "more of the row", 2,
    "table adjust red workers +ES\nred place design ES\ntable bombs 03 ? 08\ntable bombs 05 08 03",
    "row=05,08,03" },
};

static const FactCase deals[] = {
  { "one", 3, "table deal red blue", "deals=red-blue" },
  { "of several, in the order told", 3, "table deal red green blue", "deals=red-green-blue" },
  { "in the order made", 3, "table deal green red\ntable deal blue green",
    "deals=green-red,blue-green" },
  { "a newer one of the same maker", 3,
    "table deal red blue\ntable deal blue red\ntable deal red green", "deals=blue-red,red-green" },
  { "over when the maker's next turn begins", 3,
    "table deal blue red\ntable deal green red\nred place mine-2 L\nred end",
    "deals=green-red active=blue" },
  { "also by a play out of turn", 3, "table deal blue red\nblue place mine-2 L ! \"so\"",
    "deals=- active=blue" },
  { "not over in the running turn of the maker", 3,
    "table deal red blue\nred place mine-2 L\nred end", "deals=red-blue" },
  { "a repair passes no turn", 3,
    "table adjust blue building +14\ntable adjust blue damage +1 on 14\ntable deal blue red\n"
    "blue repair 14 ! \"so\"",
    "deals=blue-red active=red" },
  { "over when it is really the maker's turn", 3, "table deal blue red\ntable turn blue",
    "deals=- active=blue" },
  { "undone", 3, "table deal red blue\ntable deal red green\ntable undo", "deals=red-blue" },
  { "undone and back", 3, "table deal red blue\ntable undo\ntable redo", "deals=red-blue" },
};

static const FactCase adjusted[] = {
  { "goods", 2,
    "table adjust red money -3\ntable adjust red yellowcake +4\ntable adjust red uranium +8\n"
    "table adjust red plutonium +2\ntable adjust red fighters -1\ntable adjust red bombers +9\n"
    "table adjust red spies +6\ntable adjust bribe +5",
    "red.money=7 red.yellowcake=4 red.uranium=8 red.plutonium=2 red.fighters=0 red.bombers=10 "
    "red.spies=6 bribe=5" },
  { "workers from the general supply", 2,
    "table adjust red workers +EEs\ntable adjust red workers -L",
    "red.supply=LLLEEs red.general=LEESSSS contractors=lllleeeesss" },
  { "workers on a space", 2, "table adjust red workers +l\ntable adjust red workers +Ll on mine-2",
    "on.mine-2=red:L,grey:l "
    "red.supply=LLL" },
  { "workers off a building", 2,
    "table adjust blue building +14\ntable adjust red workers +LL on 14\n"
    "table adjust red workers -L on 14",
    "crew.14=red:L red.supply=LLL" },
  { "a building of the market", 2, "table adjust red building +02",
    "owner.02=red market=01,11,12,21,22,50,? deck=42" },
  { "a building of the deck", 2, "table adjust red building +14",
    "owner.14=red market=01,02,11,12,21,22,50 deck=42" },
  { "a building back to the deck, its workers home", 2,
    "table adjust red building +14\ntable adjust red damage +2 on 14\n"
    "table adjust blue workers +LL on 14\ntable adjust red building -14",
    "owner.14=- crew.14=- damage.14=0 blue.supply=LLLL deck=43" },
  { "damage", 2,
    "table adjust red building +14\ntable adjust red damage +4 on 14\n"
    "table adjust red damage -1 on 14",
    "damage.14=3" },
  { "a bomb card", 2, "table adjust red hand +24",
    "bomb.24=hand:red red.hand=1 red.known=1 bombs=26" },
  { "a card nobody told", 2, "table adjust red hand +?",
    "red.hand=1 red.known=0 untold=1 bombs=26" },
  { "a card back", 2, "table adjust red hand +24\ntable adjust red hand -24",
    "bomb.24=unseen red.hand=0 bombs=27" },
  { "one of two untold back", 2,
    "table adjust red hand +?\ntable adjust red hand +?\ntable adjust red hand -?",
    "red.hand=1 red.known=0 bombs=26" },
  { "a drafted card back", 2,
    "table adjust red workers +ES\nred place design ES\n"
    "table adjust red hand -00",
    "bomb.00=unseen red.hand=1 bombs=25 untold=0" },
  { "a drafted card that nobody told back, told in the row again", 2,
    "table adjust red workers +ES\nred place design ES picks red:01\ntable adjust red hand -?\n"
    "table bombs 00 ? ?",
    "bomb.00=row row=00,?,? red.hand=1 blue.hand=1 bomb.02=drafted" },
  { "the same, told in a hand", 2,
    "table adjust red workers +ES\nred place design ES picks red:01\ntable adjust red hand -?\n"
    "table adjust blue hand +00",
    "bomb.00=hand:blue red.hand=1 blue.hand=2 blue.known=1" },
  { "one of two that were told back, nobody tells which", 2,
    "table adjust red hand +24\ntable adjust red hand +03\ntable adjust red hand -?",
    "bomb.24=drafted bomb.03=drafted red.hand=1 red.known=0 bombs=26" },
  { "the only one that was told back, untold", 2,
    "table adjust red hand +24\ntable adjust red hand -?\ntable adjust blue hand +24",
    "bomb.24=hand:blue red.hand=0 blue.known=1 bombs=26" },
  { "points that the table counts", 2,
    "table adjust red points +12 damage +1\ntable adjust red points =9 money +1",
    "red.points=9 red.money=11 winner=-" },
  { "points enough, and not after all", 2,
    "table adjust red points =70\ntable adjust blue points +70\ntable adjust red points -1",
    "winner=-" },
  { "points enough of the first who has them", 2,
    "table adjust blue points =71\ntable adjust red points +70", "winner=blue" },
  { "a bomb built, out of the deck", 2,
    "table adjust red bomb +24\ntable adjust red load +24 \"yesterday\"",
    "bomb.24=built:red:loaded red.hand=0 bombs=26 winner=-" },
  { "a bomb built, out of the hand", 2, "table adjust red hand +24\ntable adjust red bomb +24",
    "bomb.24=built:red red.hand=0 red.known=0 bombs=26" },
  { "a bomb back to the deck", 2,
    "table adjust red bomb +24\ntable adjust red load +24\ntable adjust red bomb -24",
    "bomb.24=unseen red.points=0 bombs=27" },
  { "what the bribe pile has", 2, "table adjust bribe +5\ntable adjust bribe =3", "bribe=3" },
  { "nothing of the turn", 2, "table adjust red money +1", "turn=- active=red" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_fact_cases ("/facts/deals/", deals, G_N_ELEMENTS (deals));
  add_fact_cases ("/facts/told/", told, G_N_ELEMENTS (told));
  add_fact_cases ("/facts/adjusted/", adjusted, G_N_ELEMENTS (adjusted));
  return g_test_run ();
}
