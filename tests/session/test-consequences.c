/* test-consequences.c: what would be different had an event been another. */

#include "consequences.h"
#include "setup-head.h"
#include "ruling-json.h"
#include "samples.h"
#include "state-json.h"
#include "told.h"

#include <string.h>

/* What is said of a record that was read whole: the verdicts of its first `n` events, and the state
 * after the last. */
static char *
said_of (const YcRecord *record, YcTimeline *timeline, guint n)
{
  GString *said = g_string_new (NULL);
  const YcGame *game = yc_record_game (record);
  for (guint event = 1; event <= n; event++) {
    const YcRuling *ruling = yc_timeline_ruling (timeline, event);
    g_string_append_printf (said, "%u %s %s\n", event, yc_verdict_id (timeline, event),
                            ruling && ruling->verdict != YC_LEGAL
                              ? yc_rule_id (game, yc_ruling_first (ruling)->rule)
                              : "");
  }
  g_autoptr (JsonNode) state = yc_state_json (record, yc_timeline_position (timeline), n);
  g_autofree char *text = json_to_string (state, TRUE);
  return g_string_append (said, text), g_string_free (said, FALSE);
}

/* The same of the record with an amend at its end, read from the beginning. */
static char *
said_when_amended (const char *text, guint n, guint event, const char *really)
{
  YcError why;
  g_autofree char *amended = g_strdup_printf ("%s\ntable amend %u %s\n", text, event, really);
  YcRecord *record = yc_record_read (amended, strlen (amended), &why);
  g_assert_nonnull (record);
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  char *said = said_of (record, timeline, n);
  yc_timeline_free (timeline);
  yc_record_free (record);
  return said;
}

static void
check_amendment (YcRecord *record,
                 YcTimeline *timeline,
                 const char *text,
                 guint event,
                 const char *really)
{
  g_autofree YcPlay *play = g_new0 (YcPlay, 1);
  const guint n = yc_record_n_events (record);
  const gboolean nothing = strcmp (really, "nothing") == 0;
  if (!nothing) {
    YcError why;
    if (!yc_record_read_play (record, really, strlen (really), play, &why)
        || !(yc_verb_is_move (play->verb) || yc_verb_is_fact (play->verb)))
      return;
    play->when.length = 0;
  }
  g_autoptr (YcConsequences) consequences
    = yc_consequences_new (record, timeline, event, nothing ? NULL : play);
  if (!consequences)
    return;
  g_autofree char *is = said_of (record, consequences->supposed, n);
  g_autofree char *should = said_when_amended (text, n, event, really);
  g_assert_cmpstr (is, ==, should);
  g_autofree char *was = said_of (record, timeline, n);
  g_assert_cmpint (strcmp (was, is) != 0, ==,
                   consequences->verdicts->len + consequences->state->len > 0);
}

/* Had each of some events never happened, or been what another was: the same as reading it all
 * again. */
static void
test_sample (gconstpointer data)
{
  YcError why;
  g_autofree char *text = yc_sample_text (data);
  g_auto (GStrv) events = yc_sample_events (text);
  const guint n = g_strv_length (events);
  YcRecord *record = yc_record_read (text, strlen (text), &why);
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  const guint step = MAX (1, n / 7);
  for (guint event = 1; event <= n; event += step) {
    check_amendment (record, timeline, text, event, "nothing");
    const char *other = events[(event + n / 3) % n];
    check_amendment (record, timeline, text, event,
                     other[0] == '@' ? strchr (other, ' ') + 1 : other);
  }
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* What a set-up was really like, and back. */
static void
check_head (YcHead *head, const YcRecord *record, const char *expected)
{
  g_auto (GStrv) lines = yc_head_corrections (head, record);
  g_autofree char *said = g_strjoinv ("; ", lines);
  g_assert_cmpstr (said, ==, expected);
}

static void
test_set_up (void)
{
  YcRecord *record
    = told_read_board ("red place mine-2 L\nred end\nblue place mine-1 L\nblue end\n");
  g_auto (YcHead) head = { 0 };
  yc_head_take_record (&head, record);
  check_head (&head, record, "");
  yc_head_set_name (&head, 0, "A \"B\"");
  yc_head_set_option (&head, "bomb-workers-count", 0);
  head.rows[0][1] = g_strdup ("11");
  g_free (head.location);
  g_free (head.date);
  head.location = g_strdup ("Bo's \"shed\"");
  head.date = g_strdup ("2026-11-20T20:00:00+01:00");
  check_head (&head, record,
              "date 2026-11-20T20:00:00+01:00; location \"Bo's \\\"shed\\\"\"; option "
              "bomb-workers-count no; player red \"A \\\"B\\\"\"; "
              "market ? 11 ? ? ? ? ?");
  head.first = 1;
  g_auto (GStrv) lines = yc_head_corrections (&head, record);
  g_assert_cmpstr (lines[4], ==, "order blue red");
  yc_record_free (record);
}

/* Had the set-up been another: the same as reading it with a head that says so. */
static void
test_head (void)
{
  static const char *const lines[] = { "order blue red", "player red \"Anna\"", NULL };
  static const char *const wrong[] = { "order blue red", "option nonsense yes", NULL };
  YcRecord *record
    = told_read_board ("red place mine-2 L\nred end\nblue place mine-1 L\nblue end\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (YcConsequences) consequences = yc_consequences_of_head (record, timeline, lines);
  g_autoptr (JsonNode) node = yc_consequences_json (consequences, record, timeline);
  g_autofree char *json = json_to_string (node, FALSE);
  g_assert_true (g_str_has_prefix (
    json, "{\"event\":0,\"verdicts\":[{\"event\":1,\"was\":{\"verdict\":\"legal\"},"
          "\"is\":{\"verdict\":\"illegal\",\"rule\":\"turn.not-yours\"}}"));
  g_assert_nonnull (
    strstr (json, "{\"path\":\"players.red.name\",\"was\":\"Ana\",\"is\":\"Anna\"}"));
  g_assert_null (yc_consequences_of_head (record, timeline, wrong));
  yc_timeline_free (timeline);
  yc_record_free (record);
}

static void
test_json (void)
{
  YcRecord *record
    = told_read_board ("red place mine-2 L\nred end\nblue place mine-2 L\nblue end\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (YcConsequences) consequences = yc_consequences_new (record, timeline, 1, NULL);
  g_autoptr (JsonNode) node = yc_consequences_json (consequences, record, timeline);
  g_autofree char *json = json_to_string (node, FALSE);
  g_assert_true (g_str_has_prefix (
    json, "{\"event\":1,\"verdicts\":[{\"event\":1,\"was\":{\"verdict\":\"legal\"},"
          "\"is\":{\"verdict\":\"nothing\"}},{\"event\":2,\"was\":{\"verdict\":\"legal\"},"
          "\"is\":{\"verdict\":\"illegal\",\"rule\":\"turn.nothing-placed\"}}"));
  g_assert_nonnull (strstr (json, "{\"path\":\"spaces.mine-2.red\",\"was\":\"L\",\"is\":null}"));
  g_assert_nonnull (strstr (json, "{\"path\":\"players.red.yellowcake\",\"was\":3,\"is\":0}"));
  g_assert_null (strstr (json, "\"path\":\"event\""));
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* What it means for people: by track and seat, and by event. */
static void
test_words (void)
{
  YcRecord *record
    = told_read_board ("red place mine-2 L\nred end\nblue place mine-1 L\nblue end\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (YcConsequences) consequences = yc_consequences_new (record, timeline, 1, NULL);
  g_autofree char *red = yc_words_tracks (consequences, record, 0);
  g_autofree char *others = yc_words_off_tracks (consequences, record);
  g_autofree char *end = yc_words_judged_otherwise (consequences, 1, timeline);
  g_assert_nonnull (strstr (red, "Yellowcake: 3 → 0"));
  g_assert_nonnull (others);
  g_assert_true (g_str_has_prefix (end, "Legal → Against the rules. "));
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* Where nothing is another, there is nothing to say. */
static void
test_no_words (void)
{
  YcRecord *record = told_read_board ("table adjust red money +0\nred place mine-2 L\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (YcConsequences) consequences = yc_consequences_new (record, timeline, 1, NULL);
  g_assert_null (yc_words_tracks (consequences, record, 0));
  g_assert_null (yc_words_off_tracks (consequences, record));
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* Notes, and events that are not there, are no plays that might have been others. */
static void
test_no_target (void)
{
  YcRecord *record = told_read_board ("red place mine-2 L\ntable note \"x\"\ntable undo\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  for (guint event = 2; event <= 4; event++)
    g_assert_null (yc_consequences_new (record, timeline, event, NULL));
  g_assert_null (yc_consequences_new (record, timeline, 0, NULL));
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* What is supposed does not touch what is. */
static void
test_apart (void)
{
  YcRecord *record = told_read_board ("red place mine-2 L\nred end\nblue place mine-1 L\n");
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  g_autofree char *before = said_of (record, timeline, 3);
  YcTimeline *supposed = yc_timeline_suppose (timeline, 1, NULL);
  g_autofree char *between = said_of (record, timeline, 3);
  YcTimeline *fork = yc_timeline_fork (supposed, 3);
  g_autofree char *once = said_of (record, supposed, 3);
  g_autofree char *forked = said_of (record, fork, 3);
  yc_timeline_free (supposed);
  yc_timeline_free (fork);
  g_autofree char *after = said_of (record, timeline, 3);
  g_assert_cmpstr (before, ==, between);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (once, ==, forked);
  g_assert_cmpstr (once, !=, before);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* The events from the one in question on are judged once, no others. */
static void
test_work (void)
{
  g_autoptr (GString) events = g_string_new (NULL);
  for (int i = 0; i < 200; i++)
    g_string_append (events, "table adjust red money +1\n");
  YcRecord *record = told_read_board (events->str);
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  YcTimeline *supposed = yc_timeline_suppose (timeline, 151, NULL);
  g_assert_cmpuint (yc_timeline_n_judged (supposed), ==, 49);
  yc_timeline_free (supposed);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  yc_samples_add_tests ("/consequences/samples", test_sample);
  g_test_add_func ("/consequences/set-up", test_set_up);
  g_test_add_func ("/consequences/head", test_head);
  g_test_add_func ("/consequences/json", test_json);
  g_test_add_func ("/consequences/words", test_words);
  g_test_add_func ("/consequences/no-words", test_no_words);
  g_test_add_func ("/consequences/no-target", test_no_target);
  g_test_add_func ("/consequences/apart", test_apart);
  g_test_add_func ("/consequences/work", test_work);
  return g_test_run ();
}
