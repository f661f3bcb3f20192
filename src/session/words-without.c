/* words-without.c: what a play that stands against the rules was worth, in sentences. */

#include "words-private.h"

#include "json-parts.h"
#include "without.h"

static char *
lost_words (const YcRecord *record, const YcWithout *without)
{
  g_autofree char *player = yc_words_player (yc_record_setup (record), without->seat);
  if (without->n_lost == 0)
    /* Translators: number of a play, player */
    return g_strdup_printf (
      _ ("Play %1$u of %2$s was against the rules; all that was played later could have been "
         "played without it."),
      without->event, player);
  return g_strdup_printf (
    /* Translators: number of a play, player, how many later plays, the number of the first */
    ngettext ("Play %1$u of %2$s was against the rules; without it %3$u later play could not have "
              "been made (play %4$u).",
              "Play %1$u of %2$s was against the rules; without it %3$u later plays could not have "
              "been made, the first is play %4$u.",
              without->n_lost),
    without->event, player, without->n_lost, without->first);
}

char *
yc_words_without (const YcRecord *record, const YcWithout *without)
{
  const char *end = _ ("Nobody would have had other points in the end.");
  if (without->result)
    end = _ ("The result would have been another.");
  else if (without->points)
    end = _ ("The result would have been the same, with other points.");
  return yc_words_join (lost_words (record, without), g_strdup (end));
}

static void
add_without (JsonBuilder *json, const YcRecord *record, const YcWithout *without)
{
  json_builder_begin_object (json);
  yc_json_int (json, "event", without->event);
  yc_json_text (json, "player",
                yc_color_name (yc_record_setup (record)->seats[without->seat].color));
  yc_json_int (json, "lost", without->n_lost);
  if (without->n_lost > 0)
    yc_json_int (json, "first", without->first);
  yc_json_bool (json, "result", without->result);
  yc_json_bool (json, "points", without->points);
  json_builder_end_object (json);
}

JsonNode *
yc_without_json (const YcRecord *record, const GArray *all)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  json_builder_begin_array (json);
  for (guint i = 0; i < all->len; i++)
    add_without (json, record, &g_array_index (all, YcWithout, i));
  json_builder_end_array (json);
  return json_builder_get_root (json);
}
