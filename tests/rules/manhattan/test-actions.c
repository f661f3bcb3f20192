/* test-manhattan-actions.c: the facts of the reasons against strikes, repairs and bomb actions. */

#include "board-reasons.h"

static const ReasonCase strikes[] = {
  { 2, "", "red strike fighter blue F x2",
    "strike.not-now; strike.no-fighter need=fighters:2/1; strike.nothing-to-hit seat=blue limit=2 "
    "number=1" },
  { 2, "red place strike-1 L\n", "red strike fighter blue F", "legal" },
  { 2, "red place strike-1 L\n", "red strike fighter red F", "strike.own" },
  { 2, "red place strike-1 L\n", "red strike bomber 14", "strike.nothing-to-hit card=14" },
  { 2, "table adjust blue building +14\nred place strike-1 L\n", "red strike bomber 14 x3",
    "strike.no-bomber need=bombers:3/1; strike.fighters-guard seat=blue number=1" },
  { 2, "table adjust blue building +14\ntable adjust blue fighters -1\nred place strike-1 L\n",
    "red strike bomber 14", "legal" },
  { 2, "red place strike-1 L\n", "blue strike fighter red B",
    "turn.not-yours seat=red; strike.not-now" },
  { 3, "table deal green red blue\nred place strike-1 L\n", "red strike fighter blue B x2",
    "strike.deal seat=blue; strike.no-fighter need=fighters:2/1; strike.nothing-to-hit seat=blue "
    "limit=2 number=1" },
  { 3, "table deal green blue\nred place strike-1 L\n", "red strike fighter blue B", "legal" },
  { 3, "table adjust blue building +14\ntable deal red blue\n", "red strike bomber 14",
    "strike.not-now; strike.deal seat=blue; strike.fighters-guard seat=blue number=1" },
};

static const ReasonCase repairs[] = {
  { 2, "table adjust red building +14\ntable adjust red damage +4 on 14\n", "red repair 14 x4",
    "repair.not-now; repair.more-than-three limit=3 number=4" },
  { 2, "red place repair L\n", "red repair 14", "repair.not-yours card=14 number=1" },
  { 2, "table adjust blue building +14\nred place repair L\n", "red repair 14",
    "repair.not-yours seat=blue card=14 number=1" },
  { 2, "table adjust red building +14\ntable adjust red damage +1 on 14\nred place repair L\n",
    "red repair 14 14", "repair.not-damaged seat=red card=14 limit=1 number=2" },
  { 2,
    "table adjust blue building +14\ntable adjust blue damage +5 on 14\n"
    "table adjust blue money -8\nred place repair L\n",
    "blue repair 14 x2", "pay.short need=money:5/4" },
  { 3,
    "table adjust blue building +14\ntable adjust blue damage +5 on 14\n"
    "table adjust green building +11\ntable adjust green damage +1 on 11\nred place repair L\n"
    "green repair 11\n",
    "blue repair 14", "legal" },
  { 3,
    "table adjust blue building +14\ntable adjust blue damage +5 on 14\n"
    "table adjust green building +11\ntable adjust green damage +1 on 11\nred place repair L\n"
    "green repair 11\n",
    "blue repair 14 x4", "repair.more-than-three limit=3 number=4" },
  { 3,
    "table adjust blue building +14\ntable adjust blue damage +5 on 14\nred place repair L\n"
    "blue repair 14 x2\n",
    "blue repair 14 x2", "repair.more-than-three limit=3 number=4" },
};

static const ReasonCase bombs[] = {
  { 2, "", "red build 00 S",
    "bomb.not-in-hand card=00 place=row; bomb.workers card=00 place=row crew=LLLL; "
    "bomb.fuel card=00 place=row need=uranium:3/0 (refused)" },
  { 2, "table adjust blue hand +11\n", "red build 11 SSEE ! \"so\"",
    "bomb.not-in-hand seat=blue card=11 place=hand; bomb.workers seat=blue card=11 place=hand "
    "crew=LLLL; bomb.fuel seat=blue card=11 place=hand need=uranium:5/0 (refused)" },
  { 2, "table adjust red hand +?\ntable adjust red uranium +8\ntable adjust red workers +SE\n",
    "red build 04 SE", "bomb.not-in-hand card=04" },
  { 2, "table adjust red hand +11\ntable adjust red uranium +4\ntable adjust red workers +SSEE\n",
    "red build 11 SSEE", "bomb.fuel seat=red card=11 place=hand need=uranium:5/4" },
  { 2, "table adjust red hand +16\ntable adjust red plutonium +4\ntable adjust red workers +SE\n",
    "red test 16", "test.not-built seat=red card=16 place=hand (refused)" },
  { 2,
    "table adjust red hand +16\ntable adjust red plutonium +4\ntable adjust red workers +SE\n"
    "red build 16 SE\nred test 16\n",
    "red test 16", "test.not-built card=16 place=under; test.once number=6 (refused)" },
  { 2,
    "table adjust red hand +11\ntable adjust red uranium +8\ntable adjust red workers +SSEE\n"
    "red build 11 SSEE\n",
    "red test 11", "test.uranium seat=red card=11 place=board" },
  { 2,
    "table adjust red hand +11\ntable adjust red uranium +8\ntable adjust red workers +SSEE\n"
    "red build 11 SSEE\nred load 11\ntable adjust red money -6\n",
    "red load 11",
    "load.once seat=red card=11 place=board; pay.short seat=red card=11 place=board "
    "need=money:3/1; load.no-bomber" },
  { 2, "", "red load 11", "load.not-built card=11 (refused)" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_reason_cases ("/actions/strike/", strikes, G_N_ELEMENTS (strikes));
  add_reason_cases ("/actions/repair/", repairs, G_N_ELEMENTS (repairs));
  add_reason_cases ("/actions/bomb/", bombs, G_N_ELEMENTS (bombs));
  return g_test_run ();
}
