/* consequences.c: two ways that a record might have gone, side by side. */

#include "consequences.h"

#include <stdlib.h>
#include <string.h>

#include "json-parts.h"
#include "ruling-json.h"

/* ---- Verdicts ---- */

/* The rule that a ruling names, or `YC_NO_RULE`. */
static YcRule
rule_of (const YcTimeline *timeline, guint event)
{
  const YcRuling *ruling = yc_timeline_ruling (timeline, event);
  return ruling && ruling->verdict != YC_LEGAL ? yc_ruling_first (ruling)->rule : YC_NO_RULE;
}

static gboolean
is_judged_the_same (const YcTimeline *timeline, const YcTimeline *supposed, guint event)
{
  const YcRuling *was = yc_timeline_ruling (timeline, event);
  const YcRuling *is = yc_timeline_ruling (supposed, event);
  if (yc_timeline_stand (timeline, event) != yc_timeline_stand (supposed, event))
    return FALSE;
  if (!was && !is) /* legal, as most are */
    return TRUE;
  return (was ? was->verdict : YC_LEGAL) == (is ? is->verdict : YC_LEGAL)
         && yc_timeline_is_since (timeline, event) == yc_timeline_is_since (supposed, event)
         && rule_of (timeline, event) == rule_of (supposed, event);
}

/* An event before the one in question may stand otherwise, too: a later undo would find another
 * play to take away. */
static GArray *
compare_verdicts (const YcTimeline *timeline, const YcTimeline *supposed)
{
  GArray *verdicts = g_array_new (FALSE, FALSE, sizeof (YcJudgedOtherwise));
  for (guint event = 1; event <= yc_timeline_event (timeline); event++) {
    if (is_judged_the_same (timeline, supposed, event))
      continue;
    const YcJudgedOtherwise otherwise = {
      .event = event,
      .was = yc_timeline_stand (timeline, event),
      .is = yc_timeline_stand (supposed, event),
    };
    g_array_append_val (verdicts, otherwise);
  }
  return verdicts;
}

/* ---- Public ---- */

YcConsequences *
yc_consequences_new (const YcRecord *record,
                     YcTimeline *timeline,
                     guint event,
                     const YcPlay *really)
{
  YcTimeline *supposed = yc_timeline_suppose (timeline, event, really);
  if (!supposed)
    return NULL;
  YcConsequences *self = g_new0 (YcConsequences, 1);
  self->event = event;
  self->supposed = supposed;
  self->verdicts = compare_verdicts (timeline, supposed);
  self->state = yc_state_changes (record, timeline, record, supposed);
  return self;
}

/* The record with these statements at its end; NULL if one of them cannot be. */
static YcRecord *
read_corrected (const YcRecord *record, const char *const *lines)
{
  char *written = yc_record_write (record, NULL);
  GString *text = g_string_new (written);
  const guint n = yc_record_n_events (record);
  YcError why;
  for (guint i = 0; lines[i]; i++) {
    const YcPlay play = yc_play_head ((YcText){ lines[i], strlen (lines[i]) });
    char line[YC_MAX_LINE + 1];
    yc_play_write (record, &play, line, sizeof line);
    g_string_append_printf (text, "%s\n", line);
  }
  YcRecord *corrected = yc_record_read (text->str, text->len, &why);
  free (written);
  g_string_free (text, TRUE);
  for (guint event = n + 1; corrected && event <= yc_record_n_events (corrected); event++)
    if (!yc_record_corrects_head (corrected, event))
      g_clear_pointer (&corrected, yc_record_free);
  return corrected;
}

YcConsequences *
yc_consequences_of_head (const YcRecord *record, YcTimeline *timeline, const char *const *lines)
{
  YcRecord *corrected = read_corrected (record, lines);
  if (!corrected)
    return NULL;
  YcConsequences *self = g_new0 (YcConsequences, 1);
  self->record = corrected;
  self->supposed = yc_timeline_new (corrected, yc_timeline_event (timeline));
  self->verdicts = compare_verdicts (timeline, self->supposed);
  self->state = yc_state_changes (record, timeline, corrected, self->supposed);
  return self;
}

void
yc_consequences_free (YcConsequences *self)
{
  yc_timeline_free (self->supposed);
  g_clear_pointer (&self->record, yc_record_free);
  g_array_unref (self->verdicts);
  g_ptr_array_unref (self->state);
  g_free (self);
}

static void
add_verdict (JsonBuilder *json,
             const char *key,
             const YcRecord *record,
             const YcTimeline *timeline,
             guint event)
{
  json_builder_set_member_name (json, key);
  json_builder_begin_object (json);
  yc_json_verdict (json, timeline, event);
  const YcRule rule = rule_of (timeline, event);
  if (rule != YC_NO_RULE && yc_timeline_stand (timeline, event) != YC_NOTHING)
    yc_json_text (json, "rule", yc_rule_id (yc_record_game (record), rule));
  json_builder_end_object (json);
}

static void
add_verdicts (JsonBuilder *json,
              const YcConsequences *self,
              const YcRecord *record,
              const YcTimeline *timeline)
{
  json_builder_set_member_name (json, "verdicts");
  json_builder_begin_array (json);
  for (guint i = 0; i < self->verdicts->len; i++) {
    const guint event = g_array_index (self->verdicts, YcJudgedOtherwise, i).event;
    json_builder_begin_object (json);
    yc_json_int (json, "event", event);
    add_verdict (json, "was", record, timeline, event);
    add_verdict (json, "is", record, self->supposed, event);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
add_state (JsonBuilder *json, const YcConsequences *self)
{
  json_builder_set_member_name (json, "state");
  json_builder_begin_array (json);
  for (guint i = 0; i < self->state->len; i++) {
    const YcStateChange *change = g_ptr_array_index (self->state, i);
    json_builder_begin_object (json);
    yc_json_text (json, "path", change->path);
    json_builder_set_member_name (json, "was");
    json_builder_add_value (json, json_node_copy (change->was));
    json_builder_set_member_name (json, "is");
    json_builder_add_value (json, json_node_copy (change->is));
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

JsonNode *
yc_consequences_json (const YcConsequences *self,
                      const YcRecord *record,
                      const YcTimeline *timeline)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  json_builder_begin_object (json);
  yc_json_int (json, "event", self->event);
  add_verdicts (json, self, record, timeline);
  add_state (json, self);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}
