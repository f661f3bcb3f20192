/* words-missed.c: what could have been built in a turn and was not, in sentences and as JSON. */

#include "words-private.h"

#include "json-parts.h"

char *
yc_words_missed (const YcRecord *record, const YcMissed *missed)
{
  g_autofree char *player = yc_words_player (yc_record_setup (record), missed->seat);
  if (missed->ends_game)
    return g_strdup_printf (
      /* Translators: player, points, number of a play, points */
      ngettext ("%1$s could have reached %2$d point in the turn of play %3$u, and had %4$d.",
                "%1$s could have reached %2$d points in the turn of play %3$u, and had %4$d.",
                (gulong) missed->points),
      player, missed->points, missed->turn, missed->had);
  return g_strdup_printf (
    /* Translators: player, points, number of a play, points */
    ngettext ("%1$s could have built up to %2$d point in the turn of play %3$u, and had %4$d.",
              "%1$s could have built up to %2$d points in the turn of play %3$u, and had %4$d.",
              (gulong) missed->points),
    player, missed->points, missed->turn, missed->had);
}

char *
yc_words_missed_turns (const YcMissedTurns *self)
{
  if (self->n_turns == 0)
    return g_strdup ("");
  g_autofree char *looked = g_strdup_printf (
    ngettext ("%u turn was looked at for what its told hand could have built.",
              "%u turns were looked at for what their told hands could have built.", self->n_turns),
    self->n_turns);
  if (self->n_unfinished > 0)
    return g_strdup_printf (
      /* Translators: a whole sentence, and in how many turns the search was given up */
      ngettext ("%1$s %2$u of them was not looked at to the end.",
                "%1$s %2$u of them were not looked at to the end.", self->n_unfinished),
      looked, self->n_unfinished);
  if (self->found->len > 0)
    return g_steal_pointer (&looked);
  /* Translators: a whole sentence */
  return g_strdup_printf (_ ("%s None could have built more than was built."), looked);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void
add_missed (JsonBuilder *json, const YcRecord *record, const YcMissed *missed)
{
  json_builder_begin_object (json);
  yc_json_int (json, "after", missed->after);
  yc_json_text (json, "player",
                yc_color_name (yc_record_setup (record)->seats[missed->seat].color));
  yc_json_int (json, "points", missed->points);
  yc_json_int (json, "had", missed->had);
  yc_json_bool (json, "ends_game", missed->ends_game);
  yc_json_bool (json, "complete", missed->complete);
  yc_json_plays (json, record, missed->plays);
  json_builder_end_object (json);
}

JsonNode *
yc_missed_json (const YcRecord *record, const YcMissedTurns *self)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  json_builder_begin_object (json);
  yc_json_int (json, "turns", self->n_turns);
  yc_json_int (json, "unfinished", self->n_unfinished);
  json_builder_set_member_name (json, "found");
  json_builder_begin_array (json);
  for (guint i = 0; i < self->found->len; i++)
    add_missed (json, record, g_ptr_array_index (self->found, i));
  json_builder_end_array (json);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}
