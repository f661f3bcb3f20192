/* test-nearest.c: the legal plays that come nearest to a wish. */

#include "records.h"

static const struct {
  const char *lines, *wish, *nearest;
} cases[] = {
  { "", "red place university-4 L", "red place university-4 L choose E" },
  { "", "red place mine-2 LL", "red place mine-2 L" },
  { "", "red place construction L slot 7", "red place construction L slot 5" },
  { "", "red place mine-2 L choose F", "red place mine-2 L" },
  { "", "red place university-1 L take llll", "red place university-1 L take lll" },
  { "red place mine-2 L\n", "red retrieve", "red end" },
  { "red place mine-2 L\n", "red place bombers L", "red end" },
  { "table adjust red building +14\ntable adjust red damage +2 on 14\nred place repair L\n",
    "red repair 14 x3", "red repair 14 x2" },
};

static void
test_nearest (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text = board_text (2, cases[i].lines);
    g_autoptr (YcRecord) record = record_of (text);
    g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
    const YcPosition *position = yc_timeline_position (timeline);
    YcPlay wish, nearest[3];
    char line[YC_MAX_LINE + 1];
    size_t n;

    play_of (record, cases[i].wish, &wish);
    n = yc_nearest (yc_record_setup (record), yc_record_game (record), position, &wish, nearest, 3);
    g_assert_cmpuint (n, >=, 1);
    g_assert_cmpuint (n, <=, 3);
    for (size_t j = 0; j < n; j++) {
      YcRuling ruling;
      yc_record_game (record)->judge (yc_record_setup (record), position, &nearest[j], &ruling);
      g_assert_cmpint (ruling.verdict, !=, YC_ILLEGAL);
    }
    yc_play_write (record, &nearest[0], line, sizeof line);
    g_assert_cmpstr (line, ==, cases[i].nearest);
    g_assert_cmpuint (
      yc_nearest (yc_record_setup (record), yc_record_game (record), position, &wish, NULL, 0), ==,
      0);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/nearest/cases", test_nearest);
  return g_test_run ();
}
