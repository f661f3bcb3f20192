/* ruling-json.c: rulings as JSON. */

#include "ruling-json.h"

#include "json-parts.h"
#include "ruling-json-private.h"
#include "words-private.h"

static const char *
verdict_name (YcStand stand, const YcRuling *ruling)
{
  static const char *const verdicts[] = {
    [YC_LEGAL] = "legal",
    [YC_UNSEEN] = "unseen",
    [YC_UNSAID] = "unsaid",
    [YC_ILLEGAL] = "illegal",
  };
  switch (stand) {
  case YC_UNDONE:
    return "undone";
  case YC_NOTHING:
    return "nothing";
  case YC_ACCEPTED:
    return "accepted";
  case YC_REFUSED:
    return "illegal";
  case YC_STANDS:
    break;
  }
  return verdicts[ruling ? ruling->verdict : YC_LEGAL];
}

/* Every other rule that the play breaks, each once. */
static void
add_also (JsonBuilder *json, const YcGame *game, const YcRuling *ruling, YcRule first)
{
  gboolean named[YC_NO_RULE] = { FALSE };
  named[first] = TRUE;
  json_builder_set_member_name (json, "also");
  json_builder_begin_array (json);
  for (int i = 0; i < ruling->n_reasons; i++) {
    const YcRule rule = ruling->reasons[i].rule;
    if (!named[rule])
      json_builder_add_string_value (json, yc_rule_id (game, rule));
    named[rule] = TRUE;
  }
  json_builder_end_array (json);
}

static void
add_goods (JsonBuilder *json, const char *key, const YcReason *reason, const gint16 *amounts)
{
  static const YcGood order[YC_GOODS]
    = { YC_YELLOWCAKE, YC_URANIUM, YC_PLUTONIUM, YC_FIGHTERS, YC_BOMBERS, YC_MONEY };
  json_builder_set_member_name (json, key);
  json_builder_begin_object (json);
  for (int i = 0; i < YC_GOODS; i++)
    if (reason->need[order[i]] != 0)
      yc_json_int (json, yc_good_name (order[i]), amounts[order[i]]);
  json_builder_end_object (json);
}

/* What is missing, so that nothing of it is there. */
static void
add_personnel (JsonBuilder *json, const YcReason *reason)
{
  static const char *const keys[YC_WORKER_TYPES + 1] = { "L", "E", "S", "?" };
  json_builder_set_member_name (json, "need");
  json_builder_begin_object (json);
  for (int i = 0; i <= YC_WORKER_TYPES; i++)
    if (reason->need_personnel[i] > reason->have_personnel[i])
      yc_json_int (json, keys[i], reason->need_personnel[i] - reason->have_personnel[i]);
  json_builder_end_object (json);
  json_builder_set_member_name (json, "have");
  json_builder_begin_object (json);
  json_builder_end_object (json);
}

static void
add_shortage (JsonBuilder *json, const YcGame *game, const YcReason *reason)
{
  switch (yc_words_of_rule (game, reason->rule)->shortage) {
  case YC_SHORT_OF_GOODS:
    add_goods (json, "need", reason, reason->need);
    add_goods (json, "have", reason, reason->have);
    break;
  case YC_SHORT_OF_PERSONNEL:
    add_personnel (json, reason);
    break;
  case YC_SHORT_OF_NOTHING:
    break;
  }
}

GStrv
yc_remedies (const YcRecord *record, const YcPosition *before, const YcPlay *play)
{
  GStrv remedies = g_new0 (char *, YC_REMEDIES + 1);
  g_autofree YcPlay *plays = g_new (YcPlay, YC_REMEDIES);
  g_autofree YcRemedies *search = g_new (YcRemedies, 1);
  const YcSetup *setup = yc_record_setup (record);
  const YcGame *game = yc_record_game (record);
  if (!yc_verb_is_move (play->verb) && !yc_verb_is_fact (play->verb))
    return remedies;
  yc_remedies_begin (search, setup, game, before, play);
  /* no play of anybody helps a fact */
  if (yc_verb_is_move (play->verb))
    game->suggest (setup, before, yc_remedies_consider, search);
  const size_t n = yc_remedies_end (search, plays, YC_REMEDIES);
  for (size_t i = 0; i < n; i++) {
    char line[YC_MAX_LINE + 1];
    yc_play_write (record, &plays[i], line, sizeof line);
    remedies[i] = g_strdup (line);
  }
  return remedies;
}

void
yc_json_remedies (JsonBuilder *json,
                  const YcRecord *record,
                  const YcPosition *before,
                  const YcPlay *play)
{
  g_auto (GStrv) remedies = yc_remedies (record, before, play);
  json_builder_set_member_name (json, "remedy");
  json_builder_begin_array (json);
  for (char **remedy = remedies; *remedy; remedy++)
    json_builder_add_string_value (json, *remedy);
  json_builder_end_array (json);
}

void
yc_json_rules (JsonBuilder *json, const YcRecord *record, const YcRuling *ruling)
{
  const YcGame *game = yc_record_game (record);
  const YcReason *first = yc_ruling_first (ruling);
  yc_json_text (json, "rule", yc_rule_id (game, first->rule));
  add_also (json, game, ruling, first->rule);
  add_shortage (json, game, first);
}

void
yc_json_why (JsonBuilder *json,
             const YcRecord *record,
             const YcPosition *before,
             const YcPlay *play,
             const YcRuling *ruling)
{
  g_autofree char *text = yc_words_reason (record, before, play, yc_ruling_first (ruling));
  yc_json_text (json, "text", text);
}

static void
add_ruling (JsonBuilder *json,
            const YcRecord *record,
            const YcTimeline *timeline,
            const YcPosition *before,
            guint event,
            const YcRuling *ruling)
{
  YcPlay play;
  yc_timeline_play (timeline, event, &play);
  yc_json_rules (json, record, ruling);
  yc_json_why (json, record, before, &play, ruling);
  if (yc_timeline_stand (timeline, event) == YC_REFUSED)
    yc_json_remedies (json, record, before, &play);
}

const char *
yc_verdict_id (const YcTimeline *timeline, guint event)
{
  return verdict_name (yc_timeline_stand (timeline, event), yc_timeline_ruling (timeline, event));
}

void
yc_json_stand (JsonBuilder *json, YcStand stand, const YcRuling *ruling, gboolean is_since)
{
  yc_json_text (json, "verdict", verdict_name (stand, ruling));
  if (stand == YC_ACCEPTED && is_since)
    yc_json_bool (json, "since", TRUE);
}

void
yc_json_verdict (JsonBuilder *json, const YcTimeline *timeline, guint event)
{
  yc_json_stand (json, yc_timeline_stand (timeline, event), yc_timeline_ruling (timeline, event),
                 yc_timeline_is_since (timeline, event));
}

JsonNode *
yc_ruling_json (const char *file,
                const YcRecord *record,
                const YcTimeline *timeline,
                const YcPosition *before,
                guint event)
{
  const YcStand stand = yc_timeline_stand (timeline, event);
  const YcRuling *ruling = yc_timeline_ruling (timeline, event);
  g_autoptr (JsonBuilder) json = json_builder_new ();
  YcDispute dispute;
  json_builder_begin_object (json);
  if (file)
    yc_json_text (json, "file", file);
  yc_json_int (json, "event", event);
  yc_json_int (json, "line", yc_record_event_line (record, event));
  yc_json_verdict (json, timeline, event);
  if (ruling && ruling->verdict != YC_LEGAL && stand != YC_NOTHING)
    add_ruling (json, record, timeline, before, event, ruling);
  if (yc_timeline_dispute (timeline, event, &dispute))
    yc_json_text (json, "dispute", yc_dispute_name (dispute.state));
  json_builder_end_object (json);
  return json_builder_get_root (json);
}
