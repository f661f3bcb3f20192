/* test-perft.c: how many listed plays lead one, two and three plays on from fixed positions. What
 * changes a count changes the rules.
 *
 * The first position is counted by hand. Red has four laborers and $10, so what a space needs is
 * met by `L` alone:
 *   Construction: without a slot, declined, slots 1 to 5 ($14 is too much)                  7
 *   factory-2, fighters, bombers, mine-1, mine-2, strike-1, strike-2, repair, espionage:
 *     taken or declined; factory-1 lacks yellowcake, mine-3, factory-3, reactor,
 *     enrichment and Design other workers                                                  18
 *   university-1: declined, taken, or take of 0 to 3 contractors (own laborers are out)     6
 *   university-2, university-3: declined, taken, take -, E, e each                         10
 *   university-4: declined 1; for each of two sides choose alone, with take -, X, x;
 *     without choose take -, E, e, S, s                                                    14
 * together 55. Each of them may be followed by `end`; a strike space also by two attacks (blue has
 * a fighter and a bomber), 4 more; a purchase also by the use of the building: 01 and 02 declined
 * or with either output 3 each, 11 and 12 taken or declined 2 each, 21 declined, taken, take -, S,
 * s 5, 15 more: 74. */

#include "records.h"

typedef struct {
  const YcSetup *setup;
  const YcGame *game;
  YcPosition position;
  int depth;
  uint64_t n;
} Count;

static void count_plays (Count *count);

static void
count_below (const YcPlay *play, void *data)
{
  Count *count = data;
  Count below;

  if (count->depth == 1) {
    count->n++;
    return;
  }
  below = *count;
  below.depth--;
  below.n = 0;
  below.game->apply (below.setup, &below.position, play);
  count_plays (&below);
  count->n += below.n;
}

static void
count_plays (Count *count)
{
  count->game->suggest (count->setup, &count->position, count_below, count);
}

static void
check_counts (const char *name, const YcRecord *record, uint32_t until, const uint64_t counts[3])
{
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, until);

  for (int depth = 1; depth <= 3; depth++) {
    Count count = { .setup = yc_record_setup (record),
                    .game = yc_record_game (record),
                    .position = *yc_timeline_position (timeline),
                    .depth = depth };
    count_plays (&count);
    g_test_message ("%s, depth %d: %" G_GUINT64_FORMAT, name, depth, count.n);
    if (count.n != counts[depth - 1])
      g_test_fail ();
  }
}

typedef struct {
  const char *name;
  int players;
  const char *lines;
  uint64_t counts[3];
} Fixed;

static const Fixed positions[] = {
  { "set-up", 2, "", { 55, 74, 2728 } },
  { "the last worker is out",
    2,
    "table adjust red workers -LLL\nred place mine-2 L\n",
    { 1, 53, 72 } },
  { "nothing but to retrieve",
    2,
    "table adjust red workers -LLL\nred place mine-2 L\nred end\nblue place mine-1 L\nblue end\n",
    { 1, 55, 131 } },
  { "set-up for five", 5, "", { 55, 86, 2740 } },
  { "bombs in hand",
    3,
    "table adjust red hand +16\ntable adjust red hand +11\ntable adjust red hand +?\n"
    "table adjust red workers +SSSEEe\ntable adjust red plutonium +8\ntable adjust red uranium "
    "+8\n",
    { 276, 16682, 110257 } },
  { "spies out",
    3,
    "table adjust blue building +24\ntable adjust green building +47\ntable adjust red spies +1\n"
    "table adjust red building +03\ntable adjust red workers +SSes\n"
    "table adjust red yellowcake +3\nred place espionage L\n",
    { 177, 4266, 30107 } },
  { "strikes",
    3,
    "table adjust blue building +24\ntable adjust green building +47\n"
    "table adjust green fighters -1\ntable adjust red fighters +2\ntable adjust red bombers +1\n"
    "red place strike-1 L\n",
    { 5, 91, 1961 } },
  { "an untold building",
    2,
    "table adjust blue building +50\ntable adjust red money +10\n"
    "red place construction L slot 7\n",
    { 80, 134, 4419 } },
  { "strikes and a deal",
    3,
    "table adjust blue building +24\ntable adjust green building +47\n"
    "table adjust green fighters -1\ntable adjust red fighters +2\ntable adjust red bombers +1\n"
    "table deal blue red\nred place strike-1 L\n",
    { 3, 78, 1764 } },
  { "repairs",
    2,
    "table adjust red building +24\ntable adjust red building +14\n"
    "table adjust red damage +2 on 24\ntable adjust red damage +1 on 14\nred place repair L\n",
    { 4, 83, 329 } },
};

static void
test_position (const void *data)
{
  const Fixed *fixed = data;
  g_autofree char *text = board_text (fixed->players, fixed->lines);
  g_autoptr (YcRecord) record = record_of (text);

  check_counts (fixed->name, record, UINT32_MAX, fixed->counts);
}

/* Positions of the sample games. */
static const struct {
  const char *file;
  uint32_t event;
  uint64_t counts[3];
} games[] = {
  { "board-2p-told.ycr", 200, { 107, 9256, 629551 } },
  { "board-3p-told.ycr", 150, { 28, 407, 2605 } },
  { "board-4p-told.ycr", 300, { 1, 97, 1519 } },
  { "board-5p-told.ycr", 400, { 29, 668, 8683 } },
  { "board-2p.ycr", 200, { 25, 359, 13900 } },
  { "board-3p.ycr", 150, { 33, 99, 1833 } },
  { "board-4p.ycr", 300, { 17, 17, 93 } },
  { "board-5p.ycr", 400, { 13, 61, 163 } },
};

static void
test_games (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (games); i++) {
    g_autofree char *text = record_file ("playthroughs", games[i].file);
    g_autoptr (YcRecord) record = record_of (text);
    check_counts (games[i].file, record, games[i].event, games[i].counts);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (positions); i++) {
    g_autofree char *path = g_strconcat ("/perft/", positions[i].name, NULL);
    g_strdelimit (path, " ", '-');
    g_test_add_data_func (path, &positions[i], test_position);
  }
  g_test_add_func ("/perft/games", test_games);
  return g_test_run ();
}
