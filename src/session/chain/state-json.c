/* state-json.c: a position of Chain Reaction as JSON. */

#include "parts.h"

#include "json-parts.h"
#include "outcome.h"
#include "chain/chain.h"

static const char *
id_of (const YcSetup *setup, YcDrawer drawer, guint8 index)
{
  return index == YC_CHAIN_UNTOLD ? "?" : setup->catalogue.cards[drawer][index].id;
}

static void
ids (JsonBuilder *json,
     const YcSetup *setup,
     const char *key,
     YcDrawer drawer,
     const guint8 *cards,
     int n)
{
  json_builder_set_member_name (json, key);
  json_builder_begin_array (json);
  for (int i = 0; i < n; i++)
    json_builder_add_string_value (json, id_of (setup, drawer, cards[i]));
  json_builder_end_array (json);
}

static void
pool (JsonBuilder *json, const YcChain *chain)
{
  json_builder_set_member_name (json, "pool");
  json_builder_begin_object (json);
  for (YcWorkerType type = 0; type < YC_WORKER_TYPES; type++) {
    const char letter[] = { yc_worker_letter (type), '\0' };
    yc_json_int (json, letter, chain->pool[type]);
  }
  json_builder_end_object (json);
}

static void
hand (JsonBuilder *json, const YcSetup *setup, const YcChainPlayer *player)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  for (int i = 0; i < player->n_known; i++)
    g_ptr_array_add (known, (gpointer) id_of (setup, YC_CARDS, player->known[i]));
  json_builder_set_member_name (json, "hand");
  json_builder_begin_object (json);
  yc_json_int (json, "count", player->hand);
  yc_json_sorted (json, "known", known);
  json_builder_end_object (json);
}

static void
bombs (JsonBuilder *json, const YcSetup *setup, const YcChainPlayer *player)
{
  json_builder_set_member_name (json, "bombs");
  json_builder_begin_array (json);
  for (int i = 0; i < player->n_bombs; i++) {
    json_builder_begin_object (json);
    yc_json_text (json, "plan", id_of (setup, YC_BOMBS, player->bombs[i]));
    yc_json_bool (json, "loaded", player->loaded >> i & 1);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

void
yc_chain_add_player (JsonBuilder *json,
                     const YcRecord *record,
                     const YcPosition *position,
                     int seat)
{
  const YcChain *chain = yc_chain_of (position);
  const YcSetup *setup = yc_record_setup (record);
  const YcChainPlayer *self = &chain->players[seat];
  hand (json, setup, self);
  yc_json_int (json, "yellowcake", self->yellowcake);
  yc_json_int (json, "uranium", self->uranium);
  bombs (json, setup, self);
  yc_json_text (json, "stash",
                self->stash == YC_CHAIN_NONE ? NULL : id_of (setup, YC_BOMBS, self->stash));
  yc_json_int (json, "points", yc_record_game (record)->score (setup, position, seat));
  if (chain->over)
    yc_json_int (json, "score", yc_outcome_points (record, position, seat));
}

static void
winners (JsonBuilder *json, const YcRecord *record, const YcPosition *position)
{
  const YcSetup *setup = yc_record_setup (record);
  json_builder_set_member_name (json, "winners");
  json_builder_begin_array (json);
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (yc_outcome_is_winner (record, position, seat))
      json_builder_add_string_value (json, yc_color_name (setup->seats[seat].color));
  json_builder_end_array (json);
}

void
yc_chain_add_table (JsonBuilder *json, const YcRecord *record, const YcPosition *position)
{
  const YcChain *chain = yc_chain_of (position);
  const YcSetup *setup = yc_record_setup (record);
  yc_json_text (json, "phase", chain->over ? "over" : "turn");
  winners (json, record, position);
  yc_json_int (json, "target", setup->options[YC_OPTION_TARGET]);
  yc_json_bool (json, "last_round", chain->last_round);
  pool (json, chain);
  yc_json_int (json, "deck", chain->deck);
  ids (json, setup, "discard", YC_CARDS, chain->discard.cards, chain->discard.n);
  ids (json, setup, "played", YC_CARDS, chain->played.cards, chain->played.n);
  ids (json, setup, "row", YC_BOMBS, chain->row, chain->n_row);
  yc_json_int (json, "plan_deck", chain->plan_deck);
  yc_json_int (json, "loaded_left", chain->loaded_left);
}
