/* cases.c: disputes with what they were about, read off the record. */

#include "cases.h"

#include "json-parts.h"
#include "text.h"
#include "words.h"

/* ---- The question ---- */

static const char *
card_name (const YcRecord *record, YcDrawer drawer, YcRef ref)
{
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  if (ref == YC_NONE || drawer >= YC_DRAWERS)
    return "-";
  if (ref == YC_UNTOLD)
    return "?";
  if (ref < 0)
    return yc_record_unknown_name (record, ref);
  return ref < catalogue->n[drawer] ? catalogue->cards[drawer][ref].id : "-";
}

static void
add_play (GString *facts, const YcRecord *record, const YcPlay *play)
{
  const YcVerbInfo *info = yc_verb_info (yc_record_game (record), play->verb);
  g_string_append_printf (facts, " %s-%u %s", info ? info->name : "log",
                          info ? play->verb - info->first : play->verb,
                          card_name (record, (YcDrawer) play->target_drawer, play->target));
}

/* What nobody objects to for its own sake is who plays, whom it meets and when. */
static void
add_statement (GString *facts, const YcRecord *record, const YcPlay *play)
{
  g_autofree YcPlay *plain = g_memdup2 (play, sizeof *play);
  char line[YC_MAX_LINE + 1];
  if (!yc_verb_is_move (play->verb))
    return;
  plain->actor = YC_RED;
  plain->target_color = play->target_color == play->actor ? YC_RED : YC_BLUE;
  for (guint i = 0; i < play->n_items; i++)
    plain->items[i].color = play->items[i].color == play->actor ? YC_RED : YC_BLUE;
  plain->let_stand = FALSE;
  plain->text = plain->when = (YcText){ 0 };
  yc_play_write (record, plain, line, sizeof line);
  g_string_append_printf (facts, " | %s", line);
}

static void
add_option (GString *facts, const YcRecord *record, YcRule rule)
{
  const YcGame *game = yc_record_game (record);
  const char *id = yc_words_option_of_rule (game, rule);
  for (guint option = 0; id && option < game->n_options; option++)
    if (g_str_equal (game->options[option].id, id))
      g_string_append_printf (facts, " %s=%u", id, yc_record_setup (record)->options[option]);
}

/* Whose workers does not matter, only whether they are those of who plays. */
static void
add_crew (GString *facts, YcCrew crew, int seat)
{
  guint own[YC_WORKER_TYPES] = { 0 }, others[YC_WORKER_TYPES] = { 0 };
  for (int owner = 0; owner < YC_OWNERS; owner++)
    for (int type = 0; type < YC_WORKER_TYPES; type++)
      *(owner == seat ? &own[type] : &others[type]) += (guint) yc_crew_count (crew, owner, type);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    g_string_append_printf (facts, " %u/%u", own[type], others[type]);
}

static void
add_amounts (GString *facts, const YcReason *reason)
{
  for (int good = 0; good < YC_GOODS; good++)
    if (reason->need[good] != 0 || reason->have[good] != 0)
      g_string_append_printf (facts, " %s %d/%d", yc_good_name ((YcGood) good), reason->need[good],
                              reason->have[good]);
  for (int type = 0; type <= YC_WORKER_TYPES; type++)
    if (reason->need_personnel[type] != 0 || reason->have_personnel[type] != 0)
      g_string_append_printf (facts, " %d:%u/%u", type, reason->need_personnel[type],
                              reason->have_personnel[type]);
}

static void
add_reason (GString *facts, const YcRecord *record, const YcPlay *play, const YcReason *reason)
{
  const YcSetup *setup = yc_record_setup (record);
  const int seat = play->actor < YC_COLORS ? setup->seat_of_color[play->actor] : -1;
  const char *who = reason->seat < 0 ? "nobody" : reason->seat == seat ? "self" : "other";
  g_string_append_printf (facts, " | %s %s %d %d/%d", who,
                          card_name (record, reason->drawer, reason->card), (int) reason->place,
                          reason->number, reason->limit);
  add_amounts (facts, reason);
  if (reason->crew != 0)
    add_crew (facts, reason->crew, seat);
}

static const YcReason *
reason_of (const YcRuling *ruling)
{
  return ruling && ruling->verdict != YC_LEGAL ? yc_ruling_first (ruling) : NULL;
}

char *
yc_case_facts (const YcRecord *record, const YcPlay *play, const YcRuling *ruling)
{
  const YcReason *reason = reason_of (ruling);
  GString *facts
    = g_string_new (reason ? yc_rule_id (yc_record_game (record), reason->rule) : "legal");
  add_play (facts, record, play);
  if (reason) {
    add_option (facts, record, reason->rule);
    add_reason (facts, record, play, reason);
  } else
    add_statement (facts, record, play);
  return g_string_free (facts, FALSE);
}

/* ---- The cases ---- */

static guint
first_settlement (const YcRecord *record, guint statement)
{
  guint first = 0;
  for (; statement > 0; statement = yc_record_dispute_before (record, statement)) {
    YcPlay play;
    yc_record_event (record, statement, &play);
    if (play.verb == YC_SETTLE)
      first = statement;
  }
  return first;
}

/* As it was known when somebody objected: what was corrected since was not the question. */
static YcCase *
case_new (const YcRecord *record, YcTimeline *timeline, guint event, const YcDispute *dispute)
{
  YcTimeline *then = yc_timeline_fork (timeline, dispute->objection);
  const YcRuling *ruling = yc_timeline_ruling (then, event);
  const YcReason *reason = reason_of (ruling);
  YcCase *self = g_new0 (YcCase, 1);
  char line[YC_MAX_LINE + 1];
  YcPlay play;
  yc_timeline_play (then, event, &play);
  play.when.length = 0;
  yc_play_write (record, &play, line, sizeof line);
  self->event = event;
  self->play = g_strdup (line);
  self->rule = reason ? yc_rule_id (yc_record_game (record), reason->rule) : NULL;
  self->facts = yc_case_facts (record, &play, ruling);
  self->dispute = *dispute;
  self->settled = first_settlement (record, MAX (dispute->settlement, dispute->objection));
  yc_timeline_free (then);
  return self;
}

void
yc_case_free (YcCase *self)
{
  g_free (self->play);
  g_free (self->facts);
  g_free (self);
}

GPtrArray *
yc_cases_of (const YcRecord *record, YcTimeline *timeline)
{
  GPtrArray *cases = g_ptr_array_new_with_free_func ((GDestroyNotify) yc_case_free);
  const guint last = yc_timeline_event (timeline);
  YcDispute dispute;
  for (guint event = yc_record_next_disputed (record, 0); event > 0 && event <= last;
       event = yc_record_next_disputed (record, event))
    if (yc_timeline_dispute (timeline, event, &dispute))
      g_ptr_array_add (cases, case_new (record, timeline, event, &dispute));
  return cases;
}

/* ---- JSON ---- */

/* What was said in quotes, if anything was. */
static void
add_text (JsonBuilder *json, const char *key, YcText text)
{
  g_autofree char *plain = text.length > 0 ? yc_text_plain (text) : NULL;
  if (plain)
    yc_json_text (json, key, plain);
}

static void
add_settlement (JsonBuilder *json, const YcDispute *dispute)
{
  const char *scope = yc_scope_name (dispute->scope);
  yc_json_text (json, "scope", scope ? scope : "play");
  add_text (json, "decision", dispute->decision);
  yc_json_int (json, "settlement", dispute->settlement);
}

JsonNode *
yc_case_json (const YcCase *self, const char *file)
{
  const YcDispute *dispute = &self->dispute;
  const guint actor = dispute->objector;
  g_autoptr (JsonBuilder) json = json_builder_new ();
  json_builder_begin_object (json);
  if (file)
    yc_json_text (json, "file", file);
  yc_json_int (json, "event", self->event);
  yc_json_text (json, "play", self->play);
  if (self->rule)
    yc_json_text (json, "rule", self->rule);
  yc_json_text (json, "by", actor < YC_COLORS ? yc_color_name ((YcColor) actor) : "table");
  add_text (json, "why", dispute->why);
  yc_json_int (json, "objection", dispute->objection);
  yc_json_text (json, "dispute", yc_dispute_name (dispute->state));
  if (dispute->settlement > 0)
    add_settlement (json, dispute);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}
