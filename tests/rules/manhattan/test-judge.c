/* test-manhattan-judge.c: whose turn it is and what it allows; names that mean nothing; facts that
 * cannot be. */

#include "board-reasons.h"

static const ReasonCase turns[] = {
  { 2, "", "blue end", "turn.not-yours seat=red; turn.nothing-placed" },
  { 2, "", "blue retrieve", "turn.not-yours seat=red; retrieve.nothing-of-own" },
  { 2, "table adjust red workers -LLLL\n", "red place mine-2 L",
    "turn.must-retrieve; place.no-such-worker" },
  { 2, "table adjust red workers -LLLL\n", "red end", "turn.must-retrieve; turn.nothing-placed" },
  { 2, "table adjust blue workers -LLLL\n", "blue place mine-2 L",
    "turn.not-yours seat=red; turn.must-retrieve; place.no-such-worker" },
  { 2, "red place mine-2 L\n", "red retrieve", "retrieve.not-alone" },
  { 2, "red place mine-2 L\n", "red end", "legal" },
  { 2,
    "table adjust red hand +03\ntable adjust red uranium +3\ntable adjust red workers +SE\n"
    "red build 03 SE\n",
    "red end", "turn.nothing-placed" },
};

static const ReasonCase unknown[] = {
  { 2, "", "red place casino LLLLL", "unknown.space (refused)" },
  { 2, "", "red use casino L", "unknown.card (refused)" },
  { 2, "", "red build casino S", "unknown.card (refused)" },
  { 2, "", "green place casino L", "unknown.player (refused)" },
  { 2, "", "red repair 14 casino", "unknown.card (refused)" },
  { 2, "", "table market casino", "unknown.card (refused)" },
  { 2, "", "table bombs 00 casino 02", "unknown.card (refused)" },
  { 2, "", "table adjust green hand +03", "unknown.player (refused)" },
};

static const ReasonCase facts[] = {
  { 2, "", "table adjust red money -10", "legal" },
  { 2, "", "table adjust red money -11", "table.impossible number=-1 (refused)" },
  { 2, "", "table adjust red uranium +9", "table.impossible limit=8 number=9 (refused)" },
  { 2, "", "table adjust red spies +7", "table.impossible limit=6 number=7 (refused)" },
  { 2, "", "table adjust red workers +L",
    "table.impossible seat=red "
    "crew=EEEESSSSEEEESSSSlllleeeessss (refused)" },
  { 2, "table adjust red building +14\n", "table adjust blue building +14",
    "table.impossible seat=red card=14 place=board (refused)" },
  { 2, "", "table market 01", "table.impossible (refused)" },
  { 2, "red place construction L slot 3\n", "table market 01",
    "table.impossible card=01 place=market (refused)" },
  { 2, "red place construction L slot 3\n", "table market 11",
    "table.impossible seat=red card=11 place=board (refused)" },
  { 2, "table adjust red hand +24\n", "table adjust blue hand +24",
    "table.impossible seat=red card=24 place=hand (refused)" },
  { 2, "", "table adjust red hand +01", "table.impossible card=01 place=row (refused)" },
  { 2, "", "table bombs 00 01", "table.impossible limit=3 number=2 (refused)" },
  { 2, "", "table bombs 00 01 03", "table.impossible card=02 place=row (refused)" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_reason_cases ("/judge/turn/", turns, G_N_ELEMENTS (turns));
  add_reason_cases ("/judge/unknown/", unknown, G_N_ELEMENTS (unknown));
  add_reason_cases ("/judge/fact/", facts, G_N_ELEMENTS (facts));
  return g_test_run ();
}
