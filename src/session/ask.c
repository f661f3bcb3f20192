/* ask.c: questions to the judge. */

#include "yc-config.h"

#include "ask.h"

#include <glib/gi18n.h>
#include <string.h>

#include "json-parts.h"
#include "ruling-json-private.h"
#include "sources.h"
#include "words.h"

/* ---- The rules asked ---- */

/* `kept`, `broken` … */
static const char *
answer_id (YcAnswer answer)
{
  static const char *const ids[] = {
    [YC_ANSWER_KEPT] = "kept",     [YC_ANSWER_BROKEN] = "broken", [YC_ANSWER_UNSEEN] = "unseen",
    [YC_ANSWER_UNSAID] = "unsaid", [YC_ANSWER_MOOT] = "moot",
  };
  return ids[answer];
}

const char *
yc_words_answer (YcAnswer answer)
{
  switch (answer) {
  case YC_ANSWER_KEPT:
    /* Translators: what a rule says to a play */
    return C_ ("answer", "Kept");
  case YC_ANSWER_BROKEN:
    return C_ ("answer", "Broken");
  case YC_ANSWER_UNSEEN:
    return C_ ("answer", "Not known");
  case YC_ANSWER_UNSAID:
    return C_ ("answer", "The book is silent");
  case YC_ANSWER_MOOT:
  default:
    /* Translators: a rule that was not asked, because another answer left nothing to ask */
    return C_ ("answer", "Not asked");
  }
}

static const YcReason *
gravest_reason (const YcRuling *ruling, YcRule rule)
{
  const YcReason *gravest = NULL;
  for (int i = 0; i < ruling->n_reasons; i++)
    if (ruling->reasons[i].rule == rule
        && (!gravest || ruling->reasons[i].verdict > gravest->verdict))
      gravest = &ruling->reasons[i];
  return gravest;
}

static YcAnswer
answer_of (const YcRuling *ruling, YcRule rule, const YcReason *reason, gboolean stopped)
{
  static const YcAnswer answers[] = {
    [YC_LEGAL] = YC_ANSWER_KEPT,
    [YC_UNSEEN] = YC_ANSWER_UNSEEN,
    [YC_UNSAID] = YC_ANSWER_UNSAID,
    [YC_ILLEGAL] = YC_ANSWER_BROKEN,
  };
  if (reason)
    return answers[reason->verdict];
  return stopped || yc_ruling_leaves (ruling, rule) ? YC_ANSWER_MOOT : YC_ANSWER_KEPT;
}

/* Whether every rule was asked, and none has anything against the play. */
static gboolean
all_is_kept (const YcRuling *ruling)
{
  gboolean kept = ruling->n_reasons == 0 && ruling->stopped_by == YC_NO_RULE;
  for (gsize i = 0; i < G_N_ELEMENTS (ruling->moot); i++)
    kept &= ruling->moot[i] == 0;
  return kept;
}

static void
fill_asked (YcInquiry *self, const YcSetup *setup)
{
  const YcRuling *ruling = &self->ruling;
  const gboolean kept = all_is_kept (ruling);
  YcRule rules[YC_MAX_RULES];
  gboolean stopped = FALSE;
  self->n_asked = yc_rules_of_play (setup, &self->play, rules);
  for (guint i = 0; i < self->n_asked; i++) {
    const YcReason *reason = kept ? NULL : gravest_reason (ruling, rules[i]);
    const YcAnswer answer = kept ? YC_ANSWER_KEPT : answer_of (ruling, rules[i], reason, stopped);
    self->asked[i] = (YcAsked){ rules[i], answer, reason };
    stopped |= rules[i] == ruling->stopped_by;
  }
}

/* ---- Questions ---- */

/* Without the room for items that it does not name: an answer has to come at every tap. */
static void
copy_play (YcPlay *copy, const YcPlay *play)
{
  memcpy (copy, play, offsetof (YcPlay, items) + play->n_items * sizeof *play->items);
}

/* As if the turn before were over; what the log says about itself knows no turns. */
static gboolean
pass_turn (YcInquiry *self, const YcRecord *record)
{
  const YcSetup *setup = yc_record_setup (record);
  const int seat = yc_verb_is_move (self->play.verb) ? setup->seat_of_color[self->play.actor] : -1;
  return seat >= 0 && yc_position_pass_turn (setup, &self->position, seat);
}

YcInquiry *
yc_inquiry_new (const YcRecord *record, YcTimeline *timeline, const YcPlay *play, gboolean in_turn)
{
  YcInquiry *self = g_new (YcInquiry, 1);
  copy_play (&self->play, play);
  memcpy (&self->position, yc_timeline_position (timeline), yc_record_game (record)->position_size);
  self->event = yc_timeline_event (timeline);
  self->live = yc_record_is_live (record);
  if (in_turn && pass_turn (self, record))
    yc_record_game (record)->judge (yc_record_setup (record), &self->position, &self->play,
                                    &self->ruling);
  else
    yc_timeline_judge (timeline, &self->play, &self->ruling);
  fill_asked (self, yc_record_setup (record));
  return self;
}

void
yc_inquiry_free (YcInquiry *self)
{
  g_free (self);
}

/* ---- JSON ---- */

YcStand
yc_inquiry_stand (const YcInquiry *self)
{
  if (self->ruling.verdict != YC_ILLEGAL)
    return YC_STANDS;
  return (self->live || self->play.let_stand) && !self->ruling.refused ? YC_ACCEPTED : YC_REFUSED;
}

static void
add_play (JsonBuilder *json, const YcInquiry *self, const YcRecord *record)
{
  char line[YC_MAX_LINE + 1];
  yc_play_write (record, &self->play, line, sizeof line);
  yc_json_text (json, "play", line);
}

static void
add_asked (JsonBuilder *json, const YcInquiry *self, const YcRecord *record)
{
  json_builder_set_member_name (json, "asked");
  json_builder_begin_array (json);
  for (guint i = 0; i < self->n_asked; i++) {
    const YcAsked *asked = &self->asked[i];
    json_builder_begin_object (json);
    yc_json_text (json, "rule", yc_rule_id (yc_record_game (record), asked->rule));
    yc_json_text (json, "answer", answer_id (asked->answer));
    if (asked->reason) {
      g_autofree char *text = yc_words_reason (record, &self->position, &self->play, asked->reason);
      yc_json_text (json, "text", text);
    }
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
add_sources (JsonBuilder *json, const YcInquiry *self, const YcRecord *record)
{
  const YcFacts facts = { record, &self->position, &self->play, yc_ruling_first (&self->ruling) };
  g_autoptr (GArray) sources = facts.reason ? yc_sources_of_reason (&facts) : NULL;
  yc_json_sources (json, sources);
}

JsonNode *
yc_inquiry_json (const YcInquiry *self, const YcRecord *record)
{
  const YcStand stand = yc_inquiry_stand (self);
  g_autoptr (JsonBuilder) json = json_builder_new ();
  json_builder_begin_object (json);
  yc_json_int (json, "event", self->event);
  add_play (json, self, record);
  yc_json_stand (json, stand, &self->ruling, stand == YC_ACCEPTED && !self->play.let_stand);
  if (self->ruling.verdict != YC_LEGAL)
    yc_json_rules (json, record, &self->ruling);
  add_asked (json, self, record);
  if (self->ruling.verdict != YC_LEGAL)
    yc_json_why (json, record, &self->position, &self->play, &self->ruling);
  add_sources (json, self, record);
  if (stand == YC_REFUSED)
    yc_json_remedies (json, record, &self->position, &self->play);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}
