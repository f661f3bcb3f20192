/* test-remedies.c: what helps a play that is refused. */

#include "records.h"

typedef struct {
  const char *lines, *wish;
  const char *remedies[4]; /* the first ones */
} Case;

#define LINES_BUILDING "table adjust red building +14\ntable adjust red damage +2 on 14\n"
#define LINES_OTHER    "table adjust blue building +11\ntable adjust blue damage +2 on 11\n"
#define LINES_BOMB                                                                                 \
  "table adjust red hand +04\ntable adjust red workers +SE\ntable adjust red uranium +8\n"         \
  "red build 04 SE\n"

#define LINES_UNTOLD                                                                               \
  "table adjust red money +20\ntable adjust blue money +20\nred place construction L slot 7\n"     \
  "red end\nblue place construction L slot 7\n"

static const Case cases[] = {
  { "", "red place university-4 L", { "red place university-4 L choose E" } },
  { "", "red place mine-2 LL", { "red place mine-2 L" } },
  { "", "red place construction L slot 7", { "red place construction L slot 5" } },
  { "", "red place mine-2 L choose F", { "red place mine-2 L" } },
  { "", "red place university-1 L take llll", { "red place university-1 L take lll" } },
  { "", "red place university-1 L take LLLL", { "red place university-1 L take lll" } },
  { "red place mine-2 L\n", "red retrieve", { "red end" } },
  { "red place mine-2 L\n", "red place bombers L", { "red end" } },
  { LINES_BUILDING "red place repair L\n", "red repair 14 x3", { "red repair 14 x2" } },
  /* what makes it legal comes before what is another play */
  { LINES_BOMB "table adjust red bombers -1\n", "red load 04", { "red place bombers L", NULL } },
  { "table adjust blue building +11\n", "red use 11 L", { "red place espionage L" } },
  { LINES_BUILDING, "red repair 14", { "red place repair L" } },
  { "table adjust blue fighters +2\ntable adjust blue building +11\nred place strike-1 L\n"
    "table adjust red fighters +3\n",
    "red strike bomber 11",
    { "red strike fighter blue F x3" } },
  { "red place strike-1 L\ntable adjust red fighters +4\ntable adjust blue bombers +2\n",
    "red strike fighter blue B x4",
    { "red strike fighter blue B x3" } },
  /* an untold building is told first */
  { LINES_UNTOLD "blue end\nred place strike-1 L\nred strike fighter blue F\n",
    "red strike bomber 14",
    { "table building blue 14" } },
  { LINES_UNTOLD, "table adjust blue damage +1 on 14", { "table building blue 14" } },
  { LINES_UNTOLD, "table adjust blue building -16", { "table building blue 16" } },
  { LINES_UNTOLD, "table adjust red damage +1 on 14", { NULL } },
  /* nothing is guessed of a building or a hand that nobody told */
  { LINES_UNTOLD, "blue use 01 L", { "blue end", NULL } },
  { LINES_UNTOLD, "blue use 14 L", { "blue use 14 LL" } },
  { "table adjust red hand +? +?\ntable adjust red workers +SSEE\ntable adjust red uranium +8\n"
    "red place mine-2 L\n",
    "red build 00 S",
    { "red end", NULL } },
  { "", "table adjust red building -14", { NULL } },
  /* the turn of another is ended, no more; who repairs beside gets the own repairs */
  { "red place mine-2 L\n", "blue place mine-1 L", { "red end" } },
  { "", "blue place mine-2 L", { "red place mine-2 L" } },
  { LINES_OTHER "red place repair L\n",
    "blue repair 11 x3",
    { "blue repair 11 x2", "blue repair 11" } },
  { LINES_OTHER, "blue repair 11", { NULL } },
};

static gsize
remedies_of (YcRecord *record, const YcPosition *position, const char *line, YcPlay *plays)
{
  g_autofree YcRemedies *search = g_new (YcRemedies, 1);
  YcPlay wish;

  play_of (record, line, &wish);
  yc_remedies_begin (search, yc_record_setup (record), yc_record_game (record), position, &wish);
  yc_record_game (record)->suggest (yc_record_setup (record), position, yc_remedies_consider,
                                    search);
  return yc_remedies_end (search, plays, 3);
}

static void
check_case (const Case *c)
{
  g_autofree char *text = board_text (2, c->lines);
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  const YcPosition *position = yc_timeline_position (timeline);
  YcPlay plays[3];
  const gsize n = remedies_of (record, position, c->wish, plays);
  gsize expected = 0;

  for (gsize i = 0; i < n; i++) {
    YcRuling ruling;
    char line[YC_MAX_LINE + 1];
    yc_record_game (record)->judge (yc_record_setup (record), position, &plays[i], &ruling);
    g_assert_cmpint (ruling.verdict, !=, YC_ILLEGAL);
    yc_play_write (record, &plays[i], line, sizeof line);
    if (c->remedies[expected] && strcmp (line, c->remedies[expected]) != 0)
      g_error ("%s: %s, not %s", c->wish, line, c->remedies[expected]);
    expected += c->remedies[expected] != NULL;
  }
  if (c->remedies[expected])
    g_error ("%s: nothing, not %s", c->wish, c->remedies[expected]);
}

static void
test_cases (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    check_case (&cases[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/remedies/cases", test_cases);
  return g_test_run ();
}
