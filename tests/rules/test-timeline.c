/* test-timeline.c: what is in force after undo, redo and amend. */

#include "reading.h"
#include "manhattan/board.h"

#define HEAD                                                                                       \
  "yellowcake 1\ngame manhattan-project\nplayer red \"R\"\nplayer blue \"B\"\n"                    \
  "market 01 02 11 12 21 22 14\n"

static int
money (const YcTimeline *timeline, int seat)
{
  return yc_board_of (yc_timeline_position (timeline))->players[seat].money;
}

static void
assert_refused (const YcTimeline *timeline, uint32_t event, YcRule rule)
{
  g_assert_cmpint (yc_timeline_stand (timeline, event), ==, YC_REFUSED);
  const YcRuling *ruling = yc_timeline_ruling (timeline, event);
  g_assert_nonnull (ruling);
  g_assert_cmpstr (yc_rule_id (&yc_manhattan_game, yc_ruling_first (ruling)->rule), ==,
                   yc_rule_id (&yc_manhattan_game, rule));
}

static void
test_undo_redo (void)
{
  YcRecord *record = read_text (HEAD "table undo\n"
                                     "red place factory-2 L\n"
                                     "table note \"n\"\n"
                                     "red use 30 S\n"
                                     "table undo\n"
                                     "table undo\n"
                                     "table redo\n"
                                     "table redo\n");
  YcTimeline *timeline = yc_timeline_new (record, 5);
  assert_refused (timeline, 1, YC_RULE_UNDO_NOTHING);
  g_assert_cmpint (yc_timeline_stand (timeline, 2), ==, YC_UNDONE);
  g_assert_cmpint (yc_timeline_stand (timeline, 3), ==, YC_STANDS);
  g_assert_cmpint (yc_timeline_stand (timeline, 4), ==, YC_REFUSED);
  g_assert_cmpint (money (timeline, 0), ==, 10);
  g_assert_cmpuint (yc_timeline_redo_target (timeline), ==, 2);
  g_assert_cmpuint (yc_timeline_undo_target (timeline), ==, 0);
  yc_timeline_follow (timeline, UINT32_MAX);
  g_assert_cmpuint (yc_timeline_event (timeline), ==, 8);
  assert_refused (timeline, 6, YC_RULE_UNDO_NOTHING);
  assert_refused (timeline, 8, YC_RULE_REDO_NOTHING);
  g_assert_cmpint (yc_timeline_stand (timeline, 2), ==, YC_STANDS);
  g_assert_null (yc_timeline_ruling (timeline, 2));
  g_assert_cmpint (money (timeline, 0), ==, 15);
  g_assert_cmpuint (yc_timeline_redo_target (timeline), ==, 0);
  g_assert_cmpuint (yc_timeline_undo_target (timeline), ==, 2);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* Another play empties what redo could bring back; notes and refused plays do not. */
static void
test_redo_list (void)
{
  YcRecord *record = read_text (HEAD "table adjust red money +1\n"
                                     "table undo\n"
                                     "table note \"n\"\n"
                                     "blue end\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  g_assert_cmpuint (yc_timeline_redo_target (timeline), ==, 1);
  append (record, "table adjust red money +2");
  yc_timeline_follow (timeline, UINT32_MAX);
  g_assert_cmpuint (yc_timeline_redo_target (timeline), ==, 0);
  g_assert_cmpint (money (timeline, 0), ==, 12);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* A play let stand stays accepted when it is undone and brought back. */
static void
test_accepted (void)
{
  YcRecord *record = read_text (HEAD "blue place factory-2 L ! \"out of turn\"\n"
                                     "table undo\ntable redo\n");
  YcTimeline *timeline = yc_timeline_new (record, 2);
  g_assert_cmpint (yc_timeline_stand (timeline, 1), ==, YC_UNDONE);
  yc_timeline_follow (timeline, 3);
  g_assert_cmpint (yc_timeline_stand (timeline, 1), ==, YC_ACCEPTED);
  g_assert_cmpint (yc_timeline_ruling (timeline, 1)->verdict, ==, YC_ILLEGAL);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

static void
test_amend (void)
{
  YcRecord *record = read_text (HEAD "red place factory-2 L\n"
                                     "red end\n"
                                     "blue place factory-2 L\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  g_assert_cmpint (yc_timeline_stand (timeline, 3), ==, YC_REFUSED);
  append (record, "table amend 1 red place mine-2 L");
  yc_timeline_follow (timeline, UINT32_MAX);
  g_assert_cmpint (yc_timeline_stand (timeline, 3), ==, YC_STANDS);
  g_assert_null (yc_timeline_ruling (timeline, 3));
  g_assert_cmpint (money (timeline, 1), ==, 17);
  YcPlay play;
  char text[YC_MAX_LINE + 1];
  yc_timeline_play (timeline, 1, &play);
  yc_play_write (record, &play, text, sizeof text);
  g_assert_cmpstr (text, ==, "red place mine-2 L");
  /* the last one counts, and events 1 to N only */
  append (record, "table amend 1 nothing");
  yc_timeline_follow (timeline, UINT32_MAX);
  g_assert_cmpint (yc_timeline_stand (timeline, 1), ==, YC_NOTHING);
  g_assert_null (yc_timeline_ruling (timeline, 1));
  g_assert_cmpint (yc_timeline_stand (timeline, 2), ==, YC_REFUSED);
  yc_timeline_free (timeline);
  timeline = yc_timeline_new (record, 4);
  g_assert_cmpint (yc_timeline_stand (timeline, 1), ==, YC_STANDS);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

static void
test_amend_no_such_play (void)
{
  YcRecord *record = read_text (HEAD "table note \"n\"\n"
                                     "table amend 1 nothing\n"
                                     "table amend 3 nothing\n"
                                     "table amend 5 nothing\n"
                                     "red place mine-2 L\n"
                                     "table amend 0 nothing\n"
                                     "table amend 2 nothing\n"
                                     "table amend 99999 nothing\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  for (uint32_t event = 2; event <= 8; event++)
    if (event != 5)
      assert_refused (timeline, event, YC_RULE_AMEND_NO_SUCH_PLAY);
  g_assert_cmpint (yc_timeline_stand (timeline, 5), ==, YC_STANDS);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* A statement that is only thought of is judged like one that is there. */
static void
test_judge (void)
{
  YcRecord *record = read_text (HEAD "red place mine-2 L\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  static const struct {
    const char *text;
    YcVerdict verdict;
  } cases[] = {
    { "table undo", YC_LEGAL },
    { "table redo", YC_ILLEGAL },
    { "table amend 1 nothing", YC_LEGAL },
    { "table amend 2 nothing", YC_ILLEGAL },
    { "table note \"n\"", YC_LEGAL },
    { "blue place bombers L", YC_ILLEGAL },
    { "red end", YC_LEGAL },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++) {
    YcPlay play;
    YcRuling ruling;
    g_assert_true (
      yc_record_read_play (record, cases[i].text, strlen (cases[i].text), &play, NULL));
    yc_timeline_judge (timeline, &play, &ruling);
    g_test_message ("%s", cases[i].text);
    g_assert_cmpint (ruling.verdict, ==, cases[i].verdict);
  }
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* Undo at any depth gives the position that was there, across the copies that are kept. */
static void
test_depth (void)
{
  enum { PLAYS = 300 };
  YcRecord *record = read_text (HEAD);
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  YcPosition *before = g_new0 (YcPosition, PLAYS + 1);
  size_t bytes = yc_record_game (record)->position_size;
  for (int i = 0; i < PLAYS; i++) {
    memcpy (&before[i], yc_timeline_position (timeline), bytes);
    append (record, i % 3 == 0 ? "table adjust red money +2" : "table adjust blue yellowcake +3");
    yc_timeline_follow (timeline, UINT32_MAX);
  }
  memcpy (&before[PLAYS], yc_timeline_position (timeline), bytes);
  for (int i = PLAYS - 1; i >= 0; i--) {
    append (record, "table undo");
    yc_timeline_follow (timeline, UINT32_MAX);
    g_assert_cmpmem (&before[i], bytes, yc_timeline_position (timeline), bytes);
    g_assert_cmpuint (yc_timeline_redo_target (timeline), ==, (guint) i + 1);
  }
  for (int i = 1; i <= PLAYS; i++) {
    append (record, "table redo");
    yc_timeline_follow (timeline, UINT32_MAX);
    g_assert_cmpmem (&before[i], bytes, yc_timeline_position (timeline), bytes);
  }
  g_free (before);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* The position that each event was judged in, all amends known. */
static void
test_judged_in (void)
{
  YcRecord *record = read_text (HEAD "red place mine-2 L\nred end\nblue place factory-2 L\n"
                                     "table undo\ntable amend 1 red place factory-2 L\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  g_assert_cmpint (yc_board_of (yc_timeline_position_judged (timeline, 2))->players[0].money, ==,
                   15);
  g_assert_cmpint (yc_board_of (yc_timeline_position_after (timeline, 2))->players[0].money, ==,
                   10);
  g_assert_cmpint (yc_timeline_stand (timeline, 3), ==, YC_REFUSED);
  g_assert_cmpuint (yc_timeline_edited (timeline, 4), ==, 3);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* A live record keeps every play that `!` could let stand, and its undos mean what they meant. */
static void
test_live (void)
{
  YcRecord *record = read_text (HEAD "live\nred place factory-2 L\n"
                                     "red place mine-1 L\n"
                                     "red use 14 LL\n"
                                     "table adjust red money -99\n"
                                     "red place fighters L ! \"agreed\"\n"
                                     "table undo\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  g_assert_cmpint (yc_timeline_stand (timeline, 2), ==, YC_ACCEPTED);
  g_assert_true (yc_timeline_is_since (timeline, 2));
  g_assert_cmpint (yc_timeline_ruling (timeline, 2)->verdict, ==, YC_ILLEGAL);
  assert_refused (timeline, 3, YC_RULE_BUILDING_NOT_BUILT);
  assert_refused (timeline, 4, YC_RULE_TABLE_IMPOSSIBLE);
  g_assert_cmpint (yc_timeline_stand (timeline, 5), ==, YC_UNDONE);
  g_assert_false (yc_timeline_is_since (timeline, 5));
  g_assert_cmpint (money (timeline, 0), ==, 10);
  /* once nothing is wrong with it, nothing is said of it */
  append (record, "table amend 1 nothing");
  yc_timeline_follow (timeline, UINT32_MAX);
  g_assert_cmpint (yc_timeline_stand (timeline, 2), ==, YC_STANDS);
  g_assert_false (yc_timeline_is_since (timeline, 2));
  yc_timeline_free (timeline);
  yc_record_free (record);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/timeline/undo-redo", test_undo_redo);
  g_test_add_func ("/timeline/redo-list", test_redo_list);
  g_test_add_func ("/timeline/accepted", test_accepted);
  g_test_add_func ("/timeline/live", test_live);
  g_test_add_func ("/timeline/amend", test_amend);
  g_test_add_func ("/timeline/amend-no-such-play", test_amend_no_such_play);
  g_test_add_func ("/timeline/judge", test_judge);
  g_test_add_func ("/timeline/depth", test_depth);
  g_test_add_func ("/timeline/judged-in", test_judged_in);
  return g_test_run ();
}
