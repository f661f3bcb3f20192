/* test-manhattan-checks.c: the facts of the reasons against placing, on the board and on buildings,
 * and their order. */

#include "board-reasons.h"

static const ReasonCase spaces[] = {
  { 2, "", "red place mine-2 L", "legal" },
  { 2, "red place mine-2 L\nred end\n", "blue place mine-2 L",
    "place.occupied card=mine-2 crew=L" },
  { 2, "", "red place mine-2 LLL", "place.worker-count card=mine-2 limit=1 number=3" },
  { 2, "", "red place mine-3 L", "place.worker-type card=mine-3" },
  { 2, "", "red place mine-2 e", "place.no-such-worker crew=LLLL" },
  { 2, "table adjust red money -7\n", "red place mine-1 L", "pay.short need=money:5/3" },
  { 2, "table adjust red money -8\ntable adjust red workers +S\n", "red place enrichment S",
    "pay.short need=money:3/2 need=yellowcake:2/0" },
  { 2, "table adjust red money -7\ntable adjust red workers +S\n", "red place enrichment S",
    "pay.short need=yellowcake:2/0" },
  { 2, "", "red place university-4 L", "choice.missing card=university-4" },
  { 2, "", "red place university-4 L choose F", "choice.not-offered card=university-4" },
  { 2, "", "red place university-1 L take S", "take.not-offered card=university-1" },
  { 2, "", "red place university-1 L take llll",
    "take.too-many card=university-1 limit=3 number=4" },
  { 2, "table adjust blue workers +lll\n", "red place university-1 L take ll",
    "take.not-available limit=2 number=1 crew=EEEESSSSEEEESSSSleeeessss" },
  { 2, "", "red place construction L", "legal" },
  { 2, "", "red place construction L slot 5", "legal" },
  { 2, "", "red place construction L slot 6", "pay.short need=money:14/10" },
  { 2, "", "red place construction L slot 6 choose F take L",
    "pay.short need=money:14/10; choice.not-offered card=construction; "
    "take.not-offered card=construction" },
  { 2, "red place mine-2 L\n", "red place bombers L", "place.second card=bombers" },
  { 2, "table adjust red building +14\nred use 14 LL\n", "red place bombers L",
    "place.after-buildings card=bombers" },
  { 3, "table adjust red workers +ES\n", "red place design ES picks blue:00 green:01 blue:02",
    "picks.order seat=blue" },
  { 3, "table adjust red workers +ES\n", "red place design ES picks red:00 blue:09",
    "picks.not-in-row card=09" },
  { 3, "table adjust red workers +ES\n", "red place design ES picks red:00 blue:00",
    "picks.not-in-row card=00 number=2" },
  { 3, "table adjust red workers +ES\n", "red place design ES decline",
    "design.no-decline card=design" },
  { 3, "", "blue place mine-3 LL ! \"so\"",
    "turn.not-yours seat=red; place.worker-count card=mine-3 limit=1 number=2" },
};

static const ReasonCase buildings[] = {
  { 2, "", "red use 12 LL", "building.not-built card=12 place=market number=4 (refused)" },
  { 2, "", "red use 14 LL", "building.not-built card=14 place=deck (refused)" },
  { 2, "table adjust blue building +12\n", "red use 14 LL",
    "building.not-built card=14 (refused)" },
  { 2, "table adjust blue building +50\nred place construction L slot 7 ! \"lent\"\n",
    "red use 14 LL", "building.not-built seat=red card=14" },
  { 2, "table adjust blue building +50\nred place construction L slot 7 ! \"lent\"\n",
    "red use 14 S",
    "building.not-built seat=red card=14; place.worker-count card=14 limit=2 number=1; "
    "place.no-such-worker crew=LLL" },
  { 2, "table adjust blue building +50\nred place construction L slot 7 ! \"lent\"\n",
    "red use 12 LL", "building.not-built card=12 place=market number=4 (refused)" },
  { 2, "table adjust blue building +14\n", "red use 14 LL",
    "building.not-yours seat=blue card=14" },
  { 2, "table adjust blue building +14\nred place espionage L\ntable adjust red spies -1\n",
    "red use 14 LL", "spy.none seat=blue card=14" },
  { 2,
    "table adjust blue building +14\ntable adjust blue building +11\nred place espionage L\n"
    "red use 11 L\n",
    "red use 14 LL", "spy.limit seat=blue card=14 limit=1 number=1" },
  { 2, "table adjust red building +14\ntable adjust red damage +3 on 14\n", "red use 14 LL",
    "building.damaged card=14 number=3" },
  { 2,
    "table adjust red building +14\ntable adjust red workers +le\n"
    "table adjust red workers +le on 14\ntable adjust red damage +1 on 14\n",
    "red use 14 L",
    "building.damaged card=14 number=1; place.occupied card=14 crew=le; "
    "place.worker-count card=14 limit=2 number=1" },
  { 2, "table adjust red building +47\ntable adjust red workers +SS\n", "red use 47 SS pay U",
    "pay.short need=uranium:1/0" },
  { 2, "table adjust red building +47\ntable adjust red workers +SS\n", "red use 47 SS",
    "choice.missing card=47" },
  { 2, "table adjust red building +32\ntable adjust red money +10\n", "red use 32 LL take L",
    "place.worker-type card=32; pay.short need=yellowcake:6/0; take.not-offered card=32; "
    "take.not-available limit=1 crew=EEEESSSSEEEESSSSlllleeeessss" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_reason_cases ("/checks/space/", spaces, G_N_ELEMENTS (spaces));
  add_reason_cases ("/checks/building/", buildings, G_N_ELEMENTS (buildings));
  return g_test_run ();
}
