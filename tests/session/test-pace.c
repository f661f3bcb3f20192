/* test-pace.c: how long each player took for a play, where the plays say when they were. */

#include "findings.h"

#include <string.h>

#define HEAD                                                                                       \
  "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\nplayer green "    \
  "\"Cy\"\nmarket 01 11 21 02 12 22 37\nbombs 03 15 24 07\n"

static YcRecord *
read (const char *text)
{
  YcRecord *record = yc_record_read (text, strlen (text), NULL);
  g_assert_nonnull (record);
  return record;
}

static GArray *
findings_of (const YcRecord *record)
{
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  GArray *findings = yc_findings_of (record, timeline);
  yc_timeline_free (timeline);
  return findings;
}

/* The only one of a seat, or NULL. */
static const YcFinding *
pace_of (const GArray *findings, int seat)
{
  const YcFinding *found = NULL;
  for (guint i = 0; i < findings->len; i++) {
    const YcFinding *finding = &g_array_index (findings, YcFinding, i);
    if (finding->kind != YC_FINDING_PACE || finding->seat != seat)
      continue;
    g_assert_null (found);
    found = finding;
  }
  return found;
}

/* From what stood before to the play; neither a break nor what nobody timed counts. */
static void
test_pace (void)
{
  YcRecord *record = read (HEAD "@2026-11-21T20:00:00+01:00 red place mine-2 L\n"
                                "@2026-11-21T20:00:30+01:00 red end\n"
                                "@2026-11-21T20:02:30+01:00 blue place fighters L\n"
                                "@2026-11-21T20:02:40+01:00 table pause\n"
                                "@2026-11-21T21:02:40+01:00 table resume\n"
                                "@2026-11-21T21:02:41+01:00 blue end\n"
                                "@2026-11-21T21:18:00+01:00 green place bombers L\n"
                                "green end\n"
                                "@2026-11-21T21:19:00+01:00 red place mine-1 L\n");
  g_autoptr (GArray) findings = findings_of (record);
  const YcFinding *red = pace_of (findings, 0);
  const YcFinding *blue = pace_of (findings, 1);
  g_assert_cmpint (red->number, ==, 30);
  g_assert_cmpuint (red->event, ==, 2);
  g_assert_cmpint (blue->number, ==, 61); /* of 120 and 1 */
  g_assert_cmpuint (blue->event, ==, 3);
  g_assert_cmpuint (blue->set, ==, 0);
  g_assert_null (pace_of (findings, 2));
  yc_record_free (record);
}

/* A break is left out, and said to be. */
static void
test_break (void)
{
  YcRecord *record = read (HEAD "@2026-11-21T20:00:00+01:00 red place mine-2 L\n"
                                "@2026-11-21T20:15:00+01:00 red end\n"
                                "@2026-11-21T20:30:01+01:00 blue place fighters L\n"
                                "@2026-11-21T20:30:10+01:00 blue end\n");
  g_autoptr (GArray) findings = findings_of (record);
  const YcFinding *red = pace_of (findings, 0);
  const YcFinding *blue = pace_of (findings, 1);
  g_autofree char *words = yc_words_finding (record, blue);
  g_assert_cmpint (red->number, ==, 900);
  g_assert_cmpuint (red->set, ==, 0);
  g_assert_cmpint (blue->number, ==, 9);
  g_assert_cmpstr (words, ==,
                   "Bo took 9 seconds for a play on average, longest for play 4. 1 break of more "
                   "than 15 minutes was left out.");
  yc_record_free (record);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pace/pace", test_pace);
  g_test_add_func ("/pace/break", test_break);
  return g_test_run ();
}
