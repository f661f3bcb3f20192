/* test-dispute.c: objections and settlements: what becomes of an event, at any event. */

#include "reading.h"

static const char text[] = "yellowcake 1\ngame manhattan-project\n"
                           "player red \"R\"\nplayer blue \"B\"\n"
                           "red place mine-2 L\n"                       /* 1 */
                           "red dispute 1 \"mine\"\n"                   /* 2 */
                           "table settle 1 upheld \"stands\" session\n" /* 3 */
                           "table settle 1 overruled table\n"           /* 4 */
                           "table undo\n"                               /* 5 */
                           "blue dispute 1\n"                           /* 6 */
                           "table adjust red money +1 \"found\"\n"      /* 7 */
                           "table dispute 7 \"whose\"\n"                /* 8 */
                           "table settle 7 left\n"                      /* 9 */
                           "table dispute 2\n"                          /* 10: no play */
                           "blue dispute 11\n"                          /* 11: not earlier */
                           "green dispute 1\n"                          /* 12: nobody */
                           "table settle 5 left\n"                      /* 13: no play */
                           "table settle 14 left\n"                     /* 14: not earlier */
                           "table amend 1 nothing\n";                   /* 15 */

typedef struct {
  uint32_t event, until;
  YcDisputeState state;
  uint8_t objector;
  uint32_t objection, settlement;
} Stand;

static void
test_states (void)
{
  static const Stand all[] = {
    { 1, 1, YC_UNDISPUTED, YC_TABLE, 0, 0 },      { 1, 2, YC_DISPUTE_OPEN, YC_RED, 2, 0 },
    { 1, 3, YC_DISPUTE_UPHELD, YC_RED, 2, 3 },    { 1, 4, YC_DISPUTE_OVERRULED, YC_RED, 2, 4 },
    { 1, 5, YC_DISPUTE_OVERRULED, YC_RED, 2, 4 }, { 1, 6, YC_DISPUTE_OPEN, YC_BLUE, 6, 0 },
    { 1, 15, YC_DISPUTE_OPEN, YC_BLUE, 6, 0 },    { 2, 15, YC_UNDISPUTED, YC_TABLE, 0, 0 },
    { 5, 15, YC_UNDISPUTED, YC_TABLE, 0, 0 },     { 7, 15, YC_DISPUTE_LEFT, YC_TABLE, 8, 9 },
    { 14, 15, YC_UNDISPUTED, YC_TABLE, 0, 0 },
  };
  YcRecord *record = read_text (text);
  for (size_t i = 0; i < G_N_ELEMENTS (all); i++) {
    YcTimeline *timeline = yc_timeline_new (record, all[i].until);
    YcDispute dispute;
    g_assert_cmpint (yc_timeline_dispute (timeline, all[i].event, &dispute), ==,
                     all[i].state != YC_UNDISPUTED);
    g_assert_cmpint (dispute.state, ==, all[i].state);
    g_assert_cmpint (dispute.objector, ==, all[i].objector);
    g_assert_cmpuint (dispute.objection, ==, all[i].objection);
    g_assert_cmpuint (dispute.settlement, ==, all[i].settlement);
    yc_timeline_free (timeline);
  }
  yc_record_free (record);
}

static void
test_texts (void)
{
  YcRecord *record = read_text (text);
  YcDispute dispute;
  char why[20];
  g_assert_true (yc_record_dispute (record, 1, 3, &dispute));
  yc_text_unquote (dispute.why, why, sizeof why);
  g_assert_cmpstr (why, ==, "mine");
  yc_text_unquote (dispute.decision, why, sizeof why);
  g_assert_cmpstr (why, ==, "stands");
  g_assert_cmpstr (yc_scope_name (dispute.scope), ==, "session");
  g_assert_cmpstr (yc_dispute_name (dispute.state), ==, "upheld");
  g_assert_true (yc_record_dispute (record, 1, 4, &dispute));
  g_assert_cmpuint (dispute.decision.length, ==, 0);
  g_assert_cmpstr (yc_scope_name (dispute.scope), ==, "table");
  yc_record_free (record);
}

static void
test_chains (void)
{
  YcRecord *record = read_text (text);
  g_assert_cmpuint (yc_record_next_disputed (record, 0), ==, 1);
  g_assert_cmpuint (yc_record_next_disputed (record, 1), ==, 7);
  g_assert_cmpuint (yc_record_next_disputed (record, 7), ==, 0);
  g_assert_cmpuint (yc_record_disputed (record, 9), ==, 7);
  g_assert_cmpuint (yc_record_disputed (record, 7), ==, 0);
  g_assert_cmpuint (yc_record_disputed (record, 10), ==, 0);
  g_assert_cmpuint (yc_record_dispute_before (record, 6), ==, 4);
  g_assert_cmpuint (yc_record_dispute_before (record, 4), ==, 3);
  g_assert_cmpuint (yc_record_dispute_before (record, 2), ==, 0);
  g_assert_cmpuint (yc_record_dispute_before (record, 1), ==, 0);
  yc_record_free (record);
}

/* What may not be said is refused, and counts for nothing. */
static void
test_refused (void)
{
  static const struct {
    uint32_t event;
    YcRule rule;
  } all[] = {
    { 10, YC_RULE_DISPUTE_NO_SUCH_PLAY }, { 11, YC_RULE_DISPUTE_NO_SUCH_PLAY },
    { 12, YC_RULE_UNKNOWN_PLAYER },       { 13, YC_RULE_SETTLE_NO_DISPUTE },
    { 14, YC_RULE_SETTLE_NO_DISPUTE },
  };
  YcRecord *record = read_text (text);
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  for (size_t i = 0; i < G_N_ELEMENTS (all); i++) {
    g_assert_cmpint (yc_timeline_stand (timeline, all[i].event), ==, YC_REFUSED);
    g_assert_cmpint (yc_ruling_first (yc_timeline_ruling (timeline, all[i].event))->rule, ==,
                     all[i].rule);
  }
  for (uint32_t event = 6; event < 10; event++)
    g_assert_null (yc_timeline_ruling (timeline, event));
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* In a look at the past nobody has objected yet. */
static void
test_past (void)
{
  YcRecord *record = read_text (text);
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  YcTimeline *past = yc_timeline_fork (timeline, 1);
  YcPlay settle = yc_play_settle (1, YC_DISPUTE_LEFT, YC_SCOPE_PLAY, (YcText){ NULL, 0 });
  YcPlay dispute = yc_play_dispute (YC_BLUE, 1, (YcText){ NULL, 0 });
  YcRuling ruling;
  YcDispute found;
  g_assert_false (yc_timeline_dispute (past, 1, &found));
  yc_timeline_judge (past, &settle, &ruling);
  g_assert_cmpint (yc_ruling_first (&ruling)->rule, ==, YC_RULE_SETTLE_NO_DISPUTE);
  yc_timeline_judge (past, &dispute, &ruling);
  g_assert_cmpint (ruling.verdict, ==, YC_LEGAL);
  yc_timeline_judge (timeline, &settle, &ruling);
  g_assert_cmpint (ruling.verdict, ==, YC_LEGAL);
  yc_timeline_free (past);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* However long an argument is, taking it in is linear: a statement looks at no other. */
static void
test_long (void)
{
  GString *long_text = g_string_new ("yellowcake 1\ngame manhattan-project\n"
                                     "player red \"R\"\nplayer blue \"B\"\nred end\n");
  for (int i = 0; i < 20000; i++)
    g_string_append (long_text, i % 2 == 0 ? "red dispute 1\n" : "table settle 1 left\n");
  YcRecord *record = read_text (long_text->str);
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  YcDispute dispute;
  g_assert_true (yc_timeline_dispute (timeline, 1, &dispute));
  g_assert_cmpuint (dispute.settlement, ==, 20001);
  g_assert_cmpuint (dispute.objection, ==, 20000);
  g_assert_cmpuint (yc_timeline_n_judged (timeline), ==, 20001);
  yc_timeline_free (timeline);
  yc_record_free (record);
  g_string_free (long_text, TRUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dispute/states", test_states);
  g_test_add_func ("/dispute/texts", test_texts);
  g_test_add_func ("/dispute/chains", test_chains);
  g_test_add_func ("/dispute/refused", test_refused);
  g_test_add_func ("/dispute/past", test_past);
  g_test_add_func ("/dispute/long", test_long);
  return g_test_run ();
}
