/* test-head-correct.c: a record whose head was corrected is judged as if the head had said so. */

#include "records.h"

#include <string.h>

#define PLAYS                                                                                      \
  "red place mine-2 L\nred end\nblue place construction L slot 1\nblue end\n"                      \
  "green place university-1 L\ngreen end\n"

/* What the head of board_text() says, what it is corrected to, and how the head is written then. */
static const struct {
  const char *correction, *was, *is;
} corrections[] = {
  { "date 2026-11-20T20:00:00+01:00", "rules 1\n", "rules 1\ndate 2026-11-20T20:00:00+01:00\n" },
  { "location \"At Bo's\"", "rules 1\n", "rules 1\nlocation \"At Bo's\"\n" },
  { "player blue \"Barbora\"", "player blue \"Bo\"\n", "player blue \"Barbora\"\n" },
  { "option bomb-workers-count no", "rules 1\n", "rules 1\noption bomb-workers-count no\n" },
  { "market 02 01 ? 12 21 22 14", "market 01 02 11 12 21 22 50\n", "market 02 01 ? 12 21 22 14\n" },
  { "bombs 04 ? 02 15", "bombs 00 01 02 15\n", "bombs 04 ? 02 15\n" },
  { "order green red blue", "player red \"Ana\"\nplayer blue \"Bo\"\nplayer green \"Cy\"\n",
    "player green \"Cy\"\nplayer red \"Ana\"\nplayer blue \"Bo\"\n" },
};

static char *
replaced (const char *text, const char *was, const char *is)
{
  GString *other = g_string_new (text);
  g_assert_cmpuint (g_string_replace (other, was, is, 1), ==, 1);
  return g_string_free (other, FALSE);
}

static void
assert_same (const YcTimeline *a, const YcTimeline *b, uint32_t n, size_t size)
{
  g_assert_true (memcmp (yc_timeline_position (a), yc_timeline_position (b), size) == 0);
  for (uint32_t event = 1; event <= n; event++) {
    g_autofree char *outcome = record_outcome (a, event);
    g_autofree char *other = record_outcome (b, event);
    g_assert_cmpstr (outcome, ==, other);
  }
}

/* Wherever it stands, and however the record came to have it. */
static void
check_correction (const char *text, const char *line, const char *otherwise)
{
  g_autofree char *statement = g_strdup_printf ("table head %s", line);
  g_autofree char *corrected = g_strdup_printf ("%s%s\n", text, statement);
  g_autoptr (YcRecord) record = record_of (corrected);
  g_autoptr (YcRecord) so = record_of (otherwise);
  g_autoptr (YcRecord) growing = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (YcTimeline) expected = yc_timeline_new (so, UINT32_MAX);
  g_autoptr (YcTimeline) following = yc_timeline_new (growing, UINT32_MAX);
  g_autoptr (YcTimeline) fork = yc_timeline_fork (following, 3);
  const size_t size = yc_record_game (record)->position_size;
  const uint32_t n = yc_record_n_events (so);
  assert_same (timeline, expected, n, size);
  g_assert_cmpint (yc_record_append (growing, statement, strlen (statement), NULL), ==, n + 1);
  yc_timeline_follow (following, UINT32_MAX);
  yc_timeline_follow (fork, UINT32_MAX);
  assert_same (following, expected, n, size);
  assert_same (fork, expected, n, size);
}

static void
test_corrections (void)
{
  g_autofree char *text = board_text (3, PLAYS "table amend 3 blue place mine-1 L\ntable undo\n");
  for (gsize i = 0; i < G_N_ELEMENTS (corrections); i++) {
    g_autofree char *so = replaced (text, corrections[i].was, corrections[i].is);
    check_correction (text, corrections[i].correction, so);
  }
}

/* Of several about the same the last counts: so one is taken back. */
static void
test_back (void)
{
  g_autofree char *text = board_text (3, PLAYS);
  g_autofree char *there = g_strdup_printf ("%stable head order blue green red\n"
                                            "table head market ? ? ? ? ? ? ?\n",
                                            text);
  g_autofree char *back = g_strdup_printf ("%stable head order red blue green\n"
                                           "table head market 01 02 11 12 21 22 50\n",
                                           there);
  g_autoptr (YcRecord) record = record_of (back);
  g_autoptr (YcRecord) so = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (YcTimeline) expected = yc_timeline_new (so, UINT32_MAX);
  assert_same (timeline, expected, yc_record_n_events (so), yc_record_game (so)->position_size);
}

/* What begins with the place stays with it. */
static void
test_bonus (void)
{
  g_autofree char *text = board_text (4, "table head order yellow blue green red\n"
                                         "table head player red \"Ann\" bonus E\n");
  g_autoptr (YcRecord) record = record_of (text);
  const YcSetup *setup = yc_record_setup (record);
  g_assert_cmpint (setup->seats[3].color, ==, YC_RED);
  g_assert_cmpint (setup->seats[3].bonus, ==, YC_ENGINEER);
  g_assert_cmpint (setup->seats[0].bonus, ==, -1);
  g_assert_cmpint (setup->seat_of_color[YC_YELLOW], ==, 0);
}

static void
test_refused (void)
{
  static const char *const lines[] = {
    "order red blue",
    "order red blue blue",
    "order red blue purple",
    "order red blue green green",
    "player purple \"Ed\"",
    "player red",
    "player red \"Ana\" bonus S",
    "option nonsense yes",
    "option bomb-workers-count maybe",
    "option bomb-workers-count yes no",
    "market 01 02 11",
    "date 2026-13-40T20:00:00+01:00",
    "date yesterday",
    "location Kitchen",
    "location",
    "market 14 02 11 12 21 22 50",
    "market 01 01 11 12 21 22 50",
    "market 01 02 11 12 21 22 50 14",
    "bombs 00 01 02 nothing",
  };
  g_autofree char *text = board_text (3, PLAYS);
  g_autoptr (YcRecord) before = record_of (text);
  g_autoptr (YcTimeline) expected = yc_timeline_new (before, UINT32_MAX);
  const uint32_t n = yc_record_n_events (before);
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autofree char *with = g_strdup_printf ("%stable head %s\n", text, lines[i]);
    g_autoptr (YcRecord) record = record_of (with);
    g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
    g_autofree char *outcome = record_outcome (timeline, n + 1);
    g_assert_cmpstr (outcome, ==, "illegal table.impossible");
    g_assert_false (yc_record_corrects_head (record, n + 1));
    assert_same (timeline, expected, n, yc_record_game (record)->position_size);
  }
}

/* Whose turn it is, is undone as any fact; nobody has the turn twice. */
static void
test_turn (void)
{
  g_autofree char *text = board_text (
    3, "red place mine-2 L\ntable turn green\ngreen place mine-1 L\ntable turn green\n"
       "table turn purple\ntable undo\ntable undo\nred end\n");
  static const char *const outcomes[]
    = { "legal", "undone", "undone", "illegal table.impossible", "illegal unknown.player",
        "legal", "legal",  "legal" };
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  for (uint32_t event = 1; event <= yc_record_n_events (record); event++) {
    g_autofree char *outcome = record_outcome (timeline, event);
    g_assert_cmpstr (outcome, ==, outcomes[event - 1]);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/head-correct/corrections", test_corrections);
  g_test_add_func ("/head-correct/back", test_back);
  g_test_add_func ("/head-correct/bonus", test_bonus);
  g_test_add_func ("/head-correct/refused", test_refused);
  g_test_add_func ("/head-correct/turn", test_turn);
  return g_test_run ();
}
