/* words-last-chance.c: what could have stopped a winner, in sentences and as JSON. */

#include "words-private.h"

#include "json-parts.h"

/* ---- In words -------------------------------------------------------------------------------- */

char *
yc_words_plays (const YcRecord *record, const GArray *plays)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < plays->len; i++)
    g_ptr_array_add (sentences, yc_words_entry (record, NULL, &g_array_index (plays, YcPlay, i)));
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv (" ", (char **) sentences->pdata);
}

static char *
found_words (const YcSetup *setup, const YcLastChance *chance)
{
  g_autofree char *winner = yc_words_player (setup, chance->winner);
  g_autofree char *player = yc_words_player (setup, chance->seat);
  if (chance->after == 0)
    /* Translators: the winner, another player */
    return g_strdup_printf (_ ("The last chance to stop %1$s: %2$s, with the first play of all."),
                            winner, player);
  /* Translators: the winner, another player, number of a play */
  return g_strdup_printf (_ ("The last chance to stop %1$s: %2$s, after play %3$u."), winner,
                          player, chance->after);
}

static char *
unsure_words (const YcSetup *setup, const YcLastChance *chance)
{
  g_autofree char *winner = yc_words_player (setup, chance->winner);
  if (chance->n_turns == 0)
    /* Translators: the winner */
    return g_strdup_printf (
      _ ("Whether %s could have been stopped within one turn was not looked at to the end."),
      winner);
  /* Translators: the winner, number of a play */
  return g_strdup_printf (_ ("From play %2$u on nobody could have stopped %1$s within one turn; "
                             "what was before was not looked at to the end."),
                          winner, chance->since);
}

char *
yc_words_last_chance (const YcRecord *record, const YcLastChance *chance)
{
  const YcSetup *setup = yc_record_setup (record);
  g_autofree char *winner = yc_words_player (setup, chance->winner);
  switch (chance->end) {
  case YC_CHANCE_FOUND:
    return found_words (setup, chance);
  case YC_CHANCE_NOT_ONE:
    return yc_telling_of (yc_record_game (record))->acts->none_words (winner, chance);
  case YC_CHANCE_UNSURE:
    return unsure_words (setup, chance);
  case YC_CHANCE_NONE:
  default:
    return g_strdup ("");
  }
}

/* Why the play of the winner is illegal then. */
static char *
refused_words (const YcRecord *record, const YcTimeline *timeline, const YcLastChance *chance)
{
  YcPlay play;
  yc_timeline_play (timeline, chance->stopped, &play);
  g_autofree char *winner = yc_words_player (yc_record_setup (record), chance->winner);
  g_autofree char *reason
    = yc_words_reason (record, chance->position, &play, yc_ruling_first (&chance->ruling));
  return g_strdup_printf (
    /* Translators: number of a play, the winner, a whole sentence that says why */
    _ ("Play %1$u of %2$s would then have been against the rules. %3$s"), chance->stopped, winner,
    reason);
}

char *
yc_words_last_chance_why (const YcRecord *record,
                          const YcTimeline *timeline,
                          const YcLastChance *chance)
{
  if (chance->end != YC_CHANCE_FOUND)
    return g_strdup ("");
  g_autofree char *winner = yc_words_player (yc_record_setup (record), chance->winner);
  char *plays = yc_words_plays (record, chance->plays);
  if (chance->stopped > 0)
    return yc_words_join (plays, refused_words (record, timeline, chance));
  return yc_words_join (
    plays,
    /* Translators: the winner */
    g_strdup_printf (_ ("The last turn of %s would then not have won the game."), winner));
}

/* ---- JSON ------------------------------------------------------------------------------------ */

void
yc_json_plays (JsonBuilder *json, const YcRecord *record, const GArray *plays)
{
  char line[YC_MAX_LINE + 1];
  json_builder_set_member_name (json, "plays");
  json_builder_begin_array (json);
  for (guint i = 0; i < plays->len; i++) {
    yc_play_write (record, &g_array_index (plays, YcPlay, i), line, sizeof line);
    json_builder_add_string_value (json, line);
  }
  json_builder_end_array (json);
}

static void
add_found (JsonBuilder *json, const YcRecord *record, const YcLastChance *chance)
{
  const YcReason *first = yc_ruling_first (&chance->ruling);
  yc_json_text (json, "player",
                yc_color_name (yc_record_setup (record)->seats[chance->seat].color));
  yc_json_int (json, "after", chance->after);
  yc_json_plays (json, record, chance->plays);
  if (chance->stopped == 0)
    return;
  yc_json_int (json, "stops", chance->stopped);
  yc_json_text (json, "rule", yc_rule_id (yc_record_game (record), first->rule));
}

JsonNode *
yc_last_chance_json (const YcRecord *record, const YcLastChance *chance)
{
  static const char *const ends[]
    = { NULL, "found", "not-within-one-turn", "not-looked-to-the-end" };
  g_autoptr (JsonBuilder) json = json_builder_new ();
  if (chance->end == YC_CHANCE_NONE)
    return json_node_new (JSON_NODE_NULL);
  json_builder_begin_object (json);
  yc_json_text (json, "end", ends[chance->end]);
  yc_json_text (json, "winner",
                yc_color_name (yc_record_setup (record)->seats[chance->winner].color));
  yc_json_int (json, "turn", chance->turn);
  if (chance->end == YC_CHANCE_FOUND)
    add_found (json, record, chance);
  yc_json_int (json, "turns", chance->n_turns);
  if (chance->n_turns > 0)
    yc_json_int (json, "since", chance->since);
  yc_json_int (json, "tried", chance->n_tried);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}
