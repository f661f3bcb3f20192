/* test-manhattan-apply.c: what plays do to the board, legal ones and those that happened anyway. */

#include "board-facts.h"

/* Section 3.2: the spaces of the main board, cost, output, others, bribe. Red has $10, blue $12. */
static const FactCase spaces[] = {
  { "factory-1", 2, "table adjust red yellowcake +4\nred place factory-1 L",
    "red.money=15 red.yellowcake=1 bribe=1 on.factory-1=red:L red.supply=LLL" },
  { "factory-2", 3, "red place factory-2 L", "red.money=15 blue.money=14 green.money=16 bribe=1" },
  { "factory-3", 2, "table adjust red workers +S\nred place factory-3 S", "red.money=13 bribe=1" },
  { "fighters", 2, "red place fighters L", "red.fighters=3 red.bombers=1 bribe=0" },
  { "bombers", 2, "red place bombers L", "red.bombers=3 red.fighters=1" },
  { "mine-1", 2, "red place mine-1 L", "red.money=5 red.yellowcake=4 blue.yellowcake=0" },
  { "mine-2", 3, "red place mine-2 L",
    "red.yellowcake=3 blue.yellowcake=1 green.yellowcake=1 red.money=10" },
  { "mine-3", 2, "table adjust red workers +e\nred place mine-3 e",
    "red.yellowcake=2 on.mine-3=grey:e" },
  { "university-1", 2, "red place university-1 L", "red.supply=LLLlll contractors=leeeessss" },
  { "university-2", 2, "red place university-2 L", "red.supply=LLLE red.general=EEESSSS" },
  { "university-3", 2, "red place university-3 L take s", "red.supply=LLLs red.general=EEEESSSS" },
  { "university-4", 2, "red place university-4 L choose S", "red.supply=LLLS red.money=7" },
  { "reactor", 2,
    "table adjust red workers +S\ntable adjust red yellowcake +2\nred place reactor S",
    "red.plutonium=1 red.yellowcake=0" },
  { "enrichment", 2,
    "table adjust red workers +S\ntable adjust red yellowcake +2\nred place enrichment S",
    "red.uranium=1 red.yellowcake=0 red.money=7" },
  { "strike", 2, "red place strike-2 L", "turn=begun,space,strikes on.strike-2=red:L" },
  { "repair", 2, "red place repair L", "turn=begun,space,repairs,own red.money=5" },
  { "espionage", 2, "red place espionage L", "turn=begun,space,spying red.money=7 red.spies=1" },
  { "design", 2, "table adjust red workers +Es\nred place design Es",
    "on.design=red:E,grey:s red.hand=2 blue.hand=1 row=?,?,? bombs=24 bomb.00=drafted untold=0" },
  { "construction", 2, "red place construction L",
    "on.construction=red:L red.money=10 turn=begun,space bribe=0" },
};

/* Declining blocks and pays, gives the others theirs, and does nothing else (section 3.1). */
static const FactCase declined[] = {
  { "factory-1", 2, "table adjust red yellowcake +3\nred place factory-1 L decline",
    "red.money=10 red.yellowcake=0 bribe=1" },
  { "mine-2", 2, "red place mine-2 L decline", "red.yellowcake=0 blue.yellowcake=1" },
  { "espionage", 2, "red place espionage L decline", "red.money=7 red.spies=0 turn=begun,space" },
  { "strike", 2, "red place strike-1 L decline", "turn=begun,space" },
  { "repair", 2, "red place repair L decline", "turn=begun,space,repairs red.money=5" },
  { "construction", 2, "red place construction L decline", "red.money=10 deck=43" },
  { "building", 2,
    "table adjust red building +37\ntable adjust red workers +S\ntable adjust red yellowcake +4\n"
    "red use 37 S decline",
    "red.uranium=0 red.money=6 red.yellowcake=0 crew.37=red:S turn=begun,building" },
  { "design, as it happened", 2,
    "table adjust red workers +ES\nred place design ES decline ! \"no\"",
    "red.hand=0 blue.hand=0 row=00,01,02 bombs=27 on.design=red:ES" },
};

/* Output is taken as far as it is there (section 3.1). */
static const FactCase partial[] = {
  { "a track to its top", 2,
    "table adjust red fighters +8\ntable adjust red bombers +9\nred place fighters L\nred end\n"
    "blue place mine-2 L\nblue end\nred place bombers L",
    "red.fighters=10 red.bombers=10" },
  { "fuel to its top", 2,
    "table adjust red uranium +7\ntable adjust red workers +S\ntable adjust red yellowcake +4\n"
    "table adjust red building +37\nred use 37 S",
    "red.uranium=8" },
  { "workers as there are", 2,
    "table adjust red building +28\ntable adjust red workers +EEE\ntable adjust blue workers +eee\n"
    "red use 28 E",
    "red.supply=LLLLEEEe crew.28=red:E red.general=SSSS contractors=llllssss" },
  { "six spies", 2, "table adjust red spies +6\nred place espionage L",
    "red.spies=6 turn=begun,space,spying" },
  { "fewer than there are", 2,
    "table adjust red building +28\ntable adjust red workers +E\n"
    "red use 28 E take e",
    "red.supply=LLLLe" },
  { "none", 2, "red place university-1 L take -", "red.supply=LLL contractors=lllleeeessss" },
  { "permanents first", 2, "table adjust red workers -L\nred place university-1 L",
    "red.supply=LLLll red.general=EEEESSSS" }, /* one own laborer is there, then grey ones */
};

/* Red buys from slot 7 what nobody told. */
#define UNTOLD                                                                                     \
  "table adjust blue building +50\ntable adjust red money +10\n"                                   \
  "red place construction L slot 7\n"

/* Section 3.3. */
static const FactCase construction[] = {
  { "slot 1 takes the pile", 2, "table adjust bribe +4\nred place construction L slot 1",
    "red.money=12 bribe=0 owner.01=red market=02,11,12,21,22,50,? deck=42" },
  { "slot 3", 2, "red place construction L slot 3",
    "red.money=5 bribe=0 owner.11=red market=01,02,12,21,22,50,?" },
  { "slot 5 feeds the pile", 2, "red place construction L slot 5", "red.money=0 bribe=1" },
  { "slot 4 does not", 2, "red place construction L slot 4", "red.money=3 bribe=0" },
  { "an engineer in slot 2", 2, "table adjust red workers +E\nred place construction E slot 2",
    "red.money=10 owner.02=red" },
  { "an engineer in slot 3", 2, "table adjust red workers +e\nred place construction e slot 3",
    "red.money=5 owner.11=red" },
  { "a slot that nobody told", 2, UNTOLD,
    "red.money=0 bribe=1 red.untold=1 market=01,02,11,12,21,22,? deck=41" },
  { "told by the table", 2, UNTOLD "table building red 14", "red.untold=0 owner.14=red deck=41" },
  { "told by its use", 2, UNTOLD "red use 14 LL",
    "red.untold=0 owner.14=red crew.14=red:LL red.yellowcake=3" },
  { "told by its use, as it happened", 2, UNTOLD "red use 14 L ! \"so\"",
    "red.untold=0 owner.14=red crew.14=red:L" },
  { "told and untold again", 2, UNTOLD "red use 14 LL\ntable undo", "red.untold=1 owner.14=-" },
  { "the oldest untold one", 2,
    UNTOLD "red end\nblue place mine-2 L\nblue end\ntable adjust red money +20\n"
           "red place construction L slot 7\ntable building red 14\ntable building red 15",
    "red.untold=0 owner.14=red owner.15=red deck=40 bribe=2" },
  { "without the money, as it happened", 2,
    "table adjust red money -9\nred place construction L slot 2 ! \"lent\"",
    "red.money=0 owner.02=red" },
};

/* Sections 3.4 and 3.5, and what section 4 of the record format says of their flagged forms. */
static const FactCase strikes[] = {
  { "fighters", 2,
    "table adjust red fighters +2\nred place strike-1 L\n"
    "red strike fighter blue F\nred strike fighter blue B",
    "red.fighters=1 blue.fighters=0 blue.bombers=0 turn=begun,space,strikes" },
  { "bombers", 2,
    "table adjust blue building +14\ntable adjust blue fighters -1\n"
    "table adjust red bombers +1\nred place strike-1 L\nred strike bomber 14 x2",
    "red.bombers=0 damage.14=2" },
  { "more than there is, as it happened", 2,
    "table adjust blue fighters +2\nred place strike-1 L\nred strike fighter blue F x2 ! \"so\"",
    "red.fighters=0 blue.fighters=1" },
  { "nothing there, as it happened", 2, "red place strike-1 L\nred strike bomber 14 ! \"market\"",
    "red.bombers=0 damage.14=0" },
  { "out of turn", 2, "blue strike fighter red F ! \"first\"",
    "active=blue turn=- blue.fighters=0 red.fighters=0" },
  { "on oneself", 2,
    "table adjust red fighters +3\nred place strike-1 L\n"
    "red strike fighter red F ! \"oops\"",
    "red.fighters=2" },
  { "step 2 ends them", 2, "table adjust red building +11\nred place strike-1 L\nred use 11 L",
    "turn=begun,space,building" },
  { "bombs do not", 2,
    "table adjust red hand +03\ntable adjust red uranium +3\n"
    "table adjust red workers +SE\nred place strike-1 L\nred build 03 SE",
    "turn=begun,space,bomb,strikes" },
};

#define DAMAGED                                                                                    \
  "table adjust red building +14\ntable adjust red damage +5 on 14\n"                              \
  "table adjust blue building +11\ntable adjust blue damage +5 on 11\n"

static const FactCase repairs[] = {
  { "own ones for nothing more", 2, DAMAGED "red place repair L\nred repair 14 x3",
    "red.money=5 damage.14=2" },
  { "the others for 2, 3 and 5", 2, DAMAGED "red place repair L\nblue repair 11\nblue repair 11 x2",
    "blue.money=2 damage.11=2" },
  { "beyond three, as it happened", 2,
    DAMAGED "red place repair L\nblue repair 11 x3\nblue repair 11 x2 ! \"so\"",
    "blue.money=2 damage.11=0" },
  { "more than three at once", 2, DAMAGED "red place repair L\nblue repair 11 x4 ! \"so\"",
    "blue.money=2 damage.11=1" },
  { "at the wrong time, another player", 2, DAMAGED "blue repair 11 x2 ! \"so\"",
    "blue.money=7 damage.11=3 active=red turn=-" },
  { "at the wrong time, twice", 2, DAMAGED "blue repair 11 ! \"so\"\nblue repair 11 ! \"so\"",
    "blue.money=8 damage.11=3" },
  { "at the wrong time, the active player", 2, DAMAGED "red repair 14 x4 ! \"so\"",
    "red.money=10 damage.14=1 turn=-" },
  { "without the money", 2,
    DAMAGED "table adjust blue money -11\nred place repair L\nblue repair 11 ! \"lent\"",
    "blue.money=0 damage.11=4" },
  { "not damaged, as it happened", 2,
    DAMAGED "table adjust red damage -4 on 14\n"
            "red place repair L\nred repair 14 x2 ! \"so\"",
    "damage.14=0" },
  { "a second repair of one turn counts anew", 2,
    DAMAGED "red place repair L\nblue repair 11 x3\nred place repair L ! \"so\"\nblue repair 11",
    "blue.money=0 damage.11=1" },
  { "a new repair counts anew", 2,
    DAMAGED "red place repair L\nred repair 14 x3\nred end\nblue place mine-2 L\nblue end\n"
            "red retrieve\nblue place repair L\nblue repair 11 x3\nred repair 14",
    "damage.14=1 damage.11=2 red.money=3 blue.money=7" },
};

/* Section 3.6. */
static const FactCase drafts[] = {
  { "picks told", 3,
    "table adjust red workers +ES\nred place design ES picks red:00 green:02 red:15",
    "bomb.00=hand:red bomb.01=drafted bomb.02=hand:green bomb.15=hand:red red.hand=2 red.known=2 "
    "blue.hand=1 blue.known=0 green.known=1 row=?,?,?,? bombs=22" },
  { "an untold card picked", 2,
    "table adjust red workers +EESS\nred place design ES\nred end\nblue place mine-2 L\nblue end\n"
    "red retrieve\nblue place mine-1 L\nblue end\ntable bombs 03 ? ?\n"
    "red place design ES picks red:05",
    "bomb.05=hand:red bomb.03=drafted untold=1 red.hand=4 blue.hand=2" },
  { "wrong order, as it happened", 2,
    "table adjust red workers +ES\nred place design ES picks blue:00 red:01 red:02 ! \"so\"",
    "bomb.00=hand:blue bomb.01=hand:red bomb.02=hand:red red.hand=2 red.known=2 blue.hand=1" },
  { "to the right, as it happened", 3,
    "table adjust red workers +ES\nred place design ES picks green:00 blue:01 red:02 ! \"so\"",
    "bomb.00=hand:green bomb.01=hand:blue bomb.02=hand:red bomb.15=drafted blue.known=1" },
  { "more than a player takes, as it happened", 2,
    "table adjust red workers +ES\ntable adjust blue hand +?\n"
    "red place design ES picks blue:00 blue:01 red:02 ! \"so\"",
    "bomb.00=hand:blue bomb.01=drafted bomb.02=hand:red blue.hand=2 blue.known=1 red.known=1" },
  { "the same card twice, as it happened", 2,
    "table adjust red workers +ES\nred place design ES picks red:00 blue:00 ! \"so\"",
    "bomb.00=hand:red red.known=1 blue.known=0 blue.hand=1" },
};

/* Section 4. */
static const FactCase bombs[] = {
  { "build", 2,
    "table adjust red hand +11\ntable adjust red uranium +6\n"
    "table adjust red workers +SSEe\nred build 11 SSEe",
    "bomb.11=built:red crew-of.11=red:ESS,grey:e red.uranium=1 red.points=24 red.hand=0 "
    "red.supply=LLLL turn=begun,bomb" },
  { "build short of everything, as it happened", 2,
    "table adjust red hand +11\ntable adjust red uranium +2\nred build 11 SSEE ! \"so\"",
    "bomb.11=built:red crew-of.11=red:EESS red.uranium=0 red.points=24 red.general=EESS" },
  { "build a card nobody told", 2,
    "table adjust red hand +?\ntable adjust red uranium +4\n"
    "table adjust red workers +SE\nred build 04 SE",
    "bomb.04=built:red red.hand=0 untold=0 red.points=13" },
  { "test", 3,
    "table adjust red hand +24\ntable adjust red hand +16\ntable adjust red workers +SSSEEEE\n"
    "table adjust red plutonium +8\nred build 24 SSEEE\ntable adjust red plutonium +2\n"
    "red build 16 SE\nred test 24",
    "bomb.24=tested red.test=8 tests=0,4 red.token=red:EEESS red.points=22 bombs=25 red.hand=0" },
  { "test a loaded one", 2,
    "table adjust red hand +16\ntable adjust red workers +SE\n"
    "table adjust red plutonium +4\nred build 16 SE\nred load 16\nred test 16",
    "bomb.16=tested red.points=6 red.money=8 red.bombers=0" },
  { "a second test, as it happened", 2,
    "table adjust red hand +16\ntable adjust red hand +15\n"
    "table adjust red workers +SSEE\ntable adjust red plutonium +8\nred build 16 SE\nred build 15 "
    "SE\n"
    "red test 16\nred test 15 ! \"so\"",
    "bomb.15=tested red.test=6 tests=0 red.token=red:EESS red.points=6 bombs=27" },
  { "a uranium test, as it happened", 2,
    "table adjust red hand +11\ntable adjust red uranium +5\n"
    "table adjust red workers +SSEE\nred build 11 SSEE\nred test 11 ! \"so\"",
    "bomb.11=tested red.test=6 red.points=6 bombs=27" },
  { "load", 2,
    "table adjust red hand +11\ntable adjust red uranium +5\n"
    "table adjust red workers +SSEE\nred build 11 SSEE\nred load 11",
    "bomb.11=built:red:loaded red.money=7 red.bombers=0 red.points=29" },
  { "load twice, as it happened", 2,
    "table adjust red hand +11\ntable adjust red uranium +5\n"
    "table adjust red workers +SSEE\nred build 11 SSEE\nred load 11\nred load 11 ! \"so\"",
    "bomb.11=built:red:loaded red.money=4 red.bombers=0 red.points=29" },
  { "victory at once", 5,
    "table adjust red hand +14\ntable adjust red hand +11\n"
    "table adjust red uranium +8\ntable adjust red workers +SSSSEEEE\nred build 14 SSEE\n"
    "table adjust red uranium +3\nred build 11 SSEE",
    "winner=red red.points=54 active=red turn=begun,bomb" },
  { "a test that wins", 5,
    "table adjust red hand +29\ntable adjust red hand +23\n"
    "table adjust red hand +22\ntable adjust red workers +SSSSEEEEseeee\n"
    "table adjust red plutonium +8\nred build 29 SSEEEE\ntable adjust red plutonium +7\n"
    "red build 23 SSee\ntable adjust red plutonium +5\nred build 22 see\nred test 22",
    "winner=red red.points=64 red.test=8 tests=0,2,4,6 bomb.22=tested" },
};

/* Section 5 and the turn. */
static const FactCase turns[] = {
  { "contractors of the main board go home", 2,
    "table adjust red workers +l\ntable adjust blue workers +s\nred place mine-2 L\nred end\n"
    "blue place fighters s\nblue end\nred retrieve",
    "on.mine-2=- on.fighters=- red.supply=LLLL contractors=lllleeeessss active=blue turn=-" },
  { "own buildings are emptied, whoever stands there", 2,
    "table adjust red building +14\nred place mine-2 L\nred end\ntable adjust blue workers +e\n"
    "blue place espionage L\nblue use 14 Le\nblue end\nred retrieve",
    "crew.14=- blue.supply=LLL on.espionage=blue:L contractors=lllleeeessss" },
  { "own contractors on others' buildings stay", 2,
    "table adjust blue building +14\ntable adjust red workers +e\nred place espionage L\n"
    "red use 14 Le\nred end\nblue place mine-2 L\nblue end\nred retrieve",
    "crew.14=grey:e red.supply=LLLL on.espionage=-" },
  { "bombs and token are emptied", 2,
    "table adjust red hand +16\ntable adjust red hand +11\n"
    "table adjust red workers +SSSEEe\ntable adjust red plutonium +4\ntable adjust red uranium +5\n"
    "red build 16 SE\nred test 16\nred build 11 SSEe\nred end\nblue place mine-2 L\nblue end\n"
    "red retrieve",
    "red.token=- crew-of.11=- red.supply=LLLLEESSS contractors=lllleeeessss" },
  { "out of turn", 3, "red place mine-2 L\ngreen place mine-1 L ! \"so\"",
    "active=green turn=begun,space on.mine-2=red:L green.money=9" },
  { "and on from there", 3, "green place mine-1 L ! \"so\"\ngreen end", "active=red turn=-" },
  { "a retrieve out of turn", 3, "red place mine-2 L\nred end\nred retrieve ! \"so\"",
    "active=blue red.supply=LLLL" },
  { "nobody placed", 2, "red end ! \"so\"", "active=blue turn=-" },
};

/* Section 4 of the record format: as far as the pieces allow. */
static const FactCase flagged[] = {
  { "what cannot be paid", 2,
    "table adjust red building +32\ntable adjust red workers +SS\ntable adjust red yellowcake +2\n"
    "table adjust red money -7\nred use 32 SS ! \"so\"",
    "red.money=0 red.yellowcake=0 red.uranium=3" },
  { "a worker of the general supply", 2, "red place mine-3 E ! \"so\"",
    "on.mine-3=red:E red.general=EEESSSS red.yellowcake=2 red.supply=LLLL" },
  { "a worker that is nowhere", 2, "table adjust blue workers +eeee\nred place mine-3 e ! \"so\"",
    "on.mine-3=- red.yellowcake=2" },
  { "an occupied space", 2, "red place mine-2 L\nred end\nblue place mine-2 L ! \"so\"",
    "on.mine-2=red:L,blue:L blue.yellowcake=4 red.yellowcake=4" },
  { "a choice of cost missing", 2,
    "table adjust red building +47\ntable adjust red workers +SS\ntable adjust red yellowcake +6\n"
    "red use 47 SS ! \"so\"",
    "red.yellowcake=6 red.plutonium=2" },
  { "a choice of output missing", 2, "red place university-4 L ! \"so\"",
    "red.money=7 red.supply=LLL" },
  { "a wrong choice", 2, "red place university-4 L choose L ! \"so\"",
    "red.money=7 red.supply=LLL" },
  { "a choice where there is none", 2, "red place mine-2 L choose Y ! \"so\"",
    "red.yellowcake=0 blue.yellowcake=1" },
  { "a wrong choice of cost", 2, "red place mine-1 L pay Y ! \"so\"",
    "red.money=10 red.yellowcake=4" },
  { "more taken than printed", 2, "red place university-2 L take EEe ! \"so\"",
    "red.supply=LLLEEe" },
  { "taken where none are made", 2,
    "table adjust red workers +ES\nred place construction L slot 1 take e ! \"so\"\n"
    "red place strike-1 L take s ! \"so\"\nred place design ES take L ! \"so\"",
    "red.supply=LLes owner.01=red red.money=8 red.hand=2 contractors=lllleeesss" },
  { "taken with a wrong choice", 2, "red place construction L slot 1 choose E take e ! \"so\"",
    "red.supply=LLL owner.01=red" },
  { "more taken than there is", 2,
    "table adjust red workers +EEE\nred place university-2 L take EE ! \"so\"",
    "red.supply=LLLEEEE red.general=SSSS" },
  { "a second placement", 2, "red place mine-2 L\nred place mine-1 L ! \"so\"",
    "red.money=5 red.yellowcake=7 on.mine-1=red:L" },
  { "a damaged building", 2,
    "table adjust red building +14\ntable adjust red damage +1 on 14\nred use 14 LL ! \"so\"",
    "crew.14=red:LL red.yellowcake=3 damage.14=1" },
  { "an opponent's building", 2, "table adjust blue building +14\nred use 14 LL ! \"so\"",
    "crew.14=red:LL red.yellowcake=3 owner.14=blue" },
  { "a retrieve in the middle", 2, "red place mine-2 L\nred retrieve ! \"so\"",
    "red.supply=LLLL on.mine-2=- active=blue" },
  { "a flag on a legal play", 2, "red place mine-2 L ! \"so\"", "red.yellowcake=3" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_fact_cases ("/apply/space/", spaces, G_N_ELEMENTS (spaces));
  add_fact_cases ("/apply/declined/", declined, G_N_ELEMENTS (declined));
  add_fact_cases ("/apply/partial/", partial, G_N_ELEMENTS (partial));
  add_fact_cases ("/apply/construction/", construction, G_N_ELEMENTS (construction));
  add_fact_cases ("/apply/strike/", strikes, G_N_ELEMENTS (strikes));
  add_fact_cases ("/apply/repair/", repairs, G_N_ELEMENTS (repairs));
  add_fact_cases ("/apply/draft/", drafts, G_N_ELEMENTS (drafts));
  add_fact_cases ("/apply/bomb/", bombs, G_N_ELEMENTS (bombs));
  add_fact_cases ("/apply/turn/", turns, G_N_ELEMENTS (turns));
  add_fact_cases ("/apply/flagged/", flagged, G_N_ELEMENTS (flagged));
  return g_test_run ();
}
