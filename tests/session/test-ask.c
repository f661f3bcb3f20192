/* test-ask.c: questions to the judge. */

#include "ask.h"
#include "ruling-json.h"
#include "samples.h"
#include "told.h"

#include <string.h>

static const char *
member_text (JsonObject *object, const char *key)
{
  JsonNode *node = json_object_get_member (object, key);
  return node ? json_to_string (node, FALSE) : g_strdup ("-");
}

/* What `check` says of the event is what asking said before it. */
static void
check_same (JsonNode *asked, JsonNode *checked)
{
  static const char *const keys[]
    = { "verdict", "since", "rule", "also", "need", "have", "text", "remedy" };
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++) {
    g_autofree const char *is = member_text (json_node_get_object (asked), keys[i]);
    g_autofree const char *should = member_text (json_node_get_object (checked), keys[i]);
    g_assert_cmpstr (is, ==, should);
  }
}

static const YcAsked *
asked_of (const YcInquiry *inquiry, YcRule rule)
{
  const YcAsked *found = NULL;
  for (guint i = 0; i < inquiry->n_asked; i++) {
    const YcAsked *asked = &inquiry->asked[i];
    if (asked->rule != rule)
      continue;
    g_assert_null (found); /* each once */
    found = asked;
  }
  return found;
}

/* Every reason is told by a rule that the play is subject to, and what is left is one of those. */
static void
check_asked (const YcInquiry *inquiry, const YcGame *game)
{
  for (int i = 0; i < inquiry->ruling.n_reasons; i++)
    if (!asked_of (inquiry, inquiry->ruling.reasons[i].rule))
      g_error ("%s is not of this kind of play",
               yc_rule_id (game, inquiry->ruling.reasons[i].rule));
  for (YcRule rule = 0; yc_rule_info (game, rule); rule++)
    if (yc_ruling_leaves (&inquiry->ruling, rule))
      g_assert_nonnull (asked_of (inquiry, rule));
  if (inquiry->ruling.verdict == YC_LEGAL)
    for (guint i = 0; i < inquiry->n_asked; i++)
      g_assert_cmpint (inquiry->asked[i].answer, ==, YC_ANSWER_KEPT);
}

/* A record that ends with the event, judged as far as it goes. */
static void
ask_before (const YcRecord *record, YcTimeline *timeline, guint event)
{
  g_autofree YcPlay *play = g_new (YcPlay, 1);
  yc_record_event (record, event, play);
  g_autoptr (YcInquiry) inquiry = yc_inquiry_new (record, timeline, play, FALSE);
  g_autoptr (JsonNode) asked = yc_inquiry_json (inquiry, record);
  check_asked (inquiry, yc_record_game (record));
  yc_timeline_follow (timeline, event);
  g_autoptr (JsonNode) checked
    = yc_ruling_json (NULL, record, timeline, yc_timeline_position_judged (timeline, event), event);
  check_same (asked, checked);
}

static void
test_sample (gconstpointer data)
{
  YcError why;
  g_autofree char *text = yc_sample_text (data);
  YcRecord *record = yc_record_read (text, strlen (text), &why);
  YcTimeline *timeline = yc_timeline_new (record, 0);
  for (guint event = 1; event <= yc_record_n_events (record); event++)
    ask_before (record, timeline, event);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

/* ---- One board ---- */

static char *
json_of (const char *events, const char *line, gboolean in_turn)
{
  YcError why;
  YcRecord *record = told_read_board (events);
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  g_autofree YcPlay *play = g_new (YcPlay, 1);
  g_assert_true (yc_record_read_play (record, line, strlen (line), play, &why));
  g_autoptr (YcInquiry) inquiry = yc_inquiry_new (record, timeline, play, in_turn);
  g_autoptr (JsonNode) node = yc_inquiry_json (inquiry, record);
  char *json = json_to_string (node, FALSE);
  yc_timeline_free (timeline);
  yc_record_free (record);
  return json;
}

static void
assert_says (const char *json, const char *what)
{
  if (!strstr (json, what))
    g_error ("%s is not in %s", what, json);
}

static void
test_legal (void)
{
  g_autofree char *json = json_of ("", "red  place mine-2 L", FALSE);
  assert_says (json, "{\"event\":0,\"play\":\"red place mine-2 L\",\"verdict\":\"legal\",");
  assert_says (json, "{\"rule\":\"game.over\",\"answer\":\"kept\"}");
  assert_says (json, "{\"rule\":\"place.occupied\",\"answer\":\"kept\"}");
}

static void
test_broken (void)
{
  g_autofree char *json = json_of ("red place mine-2 L\nred end\n", "blue place mine-2 L", FALSE);
  assert_says (json, "\"verdict\":\"illegal\",\"rule\":\"place.occupied\",\"also\":[]");
  assert_says (json, "{\"rule\":\"place.occupied\",\"answer\":\"broken\",\"text\":");
  assert_says (json, "\"sources\":[{\"book\":");
  assert_says (json, "\"remedy\":[");
}

static void
test_moot (void)
{
  g_autofree char *json = json_of ("", "red use 99 L", FALSE);
  assert_says (json, "{\"rule\":\"unknown.card\",\"answer\":\"broken\"");
  assert_says (json, "{\"rule\":\"game.over\",\"answer\":\"moot\"}");
}

static void
test_in_turn (void)
{
  g_autofree char *out = json_of ("red place mine-1 L\n", "blue place mine-2 L", FALSE);
  g_autofree char *in = json_of ("red place mine-1 L\n", "blue place mine-2 L", TRUE);
  assert_says (out, "\"rule\":\"turn.not-yours\"");
  assert_says (in, "\"verdict\":\"legal\"");
}

static void
test_log (void)
{
  g_autofree char *json = json_of ("", "table undo", FALSE);
  assert_says (json, "\"asked\":[{\"rule\":\"undo.nothing\",\"answer\":\"broken\"");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  yc_samples_add_tests ("/ask/samples", test_sample);
  g_test_add_func ("/ask/legal", test_legal);
  g_test_add_func ("/ask/broken", test_broken);
  g_test_add_func ("/ask/moot", test_moot);
  g_test_add_func ("/ask/in-turn", test_in_turn);
  g_test_add_func ("/ask/log", test_log);
  return g_test_run ();
}
