/* deeds-ledger.c: what was used and taken, on its way into the ledger. */

#include "deeds.h"

#include "card-name.h"

static void
add_row (JsonBuilder *json, int seat, int against, guint drawer, const char *thing, guint n)
{
  json_builder_begin_array (json);
  json_builder_add_int_value (json, seat + 1);
  json_builder_add_int_value (json, against + 1);
  json_builder_add_int_value (json, drawer);
  json_builder_add_string_value (json, thing);
  json_builder_add_int_value (json, n);
  json_builder_end_array (json);
}

/* What tells a card without its record: its name or, of one that the head itself defines, all that
 * the head says, for elsewhere the name may be another card's. The caller frees. */
static char *
thing_of (const YcRecord *record, const YcCard *card)
{
  for (guint i = 0; i < yc_record_n_definitions (record); i++) {
    const YcText definition = yc_record_definition (record, i);
    g_autofree char *key = yc_definition_dup_key (definition);
    if (key && g_str_equal (yc_key_name (key), card->id) && yc_record_defines (record, key))
      return g_strndup (definition.start, definition.length);
  }
  return g_strdup (card->id);
}

static void
add_use (JsonBuilder *json, const YcRecord *record, const YcTotal *use)
{
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  if (use->target < 0 || use->target >= catalogue->n[use->drawer])
    return;
  g_autofree char *thing = thing_of (record, &catalogue->cards[use->drawer][use->target]);
  for (int seat = 0; seat < yc_record_setup (record)->n_seats; seat++)
    if (use->by[seat] > 0)
      add_row (json, seat, -1, use->drawer, thing, use->by[seat]);
}

char *
yc_deeds_for_ledger (const YcRecord *record, YcTimeline *timeline)
{
  g_autoptr (GArray) deeds = yc_deeds_of (record, timeline);
  g_autoptr (GArray) uses = yc_deeds_uses (deeds);
  g_autoptr (GArray) tolls = yc_deeds_tolls (deeds);
  g_autoptr (JsonBuilder) json = json_builder_new ();
  json_builder_begin_array (json);
  for (guint i = 0; i < uses->len; i++)
    add_use (json, record, &g_array_index (uses, YcTotal, i));
  for (guint i = 0; i < tolls->len; i++) {
    const YcTotal *toll = &g_array_index (tolls, YcTotal, i);
    add_row (json, toll->seat, toll->against, 0, "", toll->events->len);
  }
  json_builder_end_array (json);
  g_autoptr (JsonNode) root = json_builder_get_root (json);
  return json_to_string (root, FALSE);
}
