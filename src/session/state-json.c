/* state-json.c: a position as JSON, whichever game it is of. */

#include "state-json.h"

#include "json-parts.h"
#include "telling.h"

static void
add_player (JsonBuilder *json, const YcRecord *record, const YcPosition *position, int seat)
{
  const YcGameTelling *telling = yc_telling_of (yc_record_game (record));
  json_builder_begin_object (json);
  yc_json_seat (json, yc_record_setup (record), seat);
  if (telling->add_player)
    telling->add_player (json, record, position, seat);
  json_builder_end_object (json);
}

JsonNode *
yc_state_json (const YcRecord *record, const YcPosition *position, guint event)
{
  const YcSetup *setup = yc_record_setup (record);
  const YcGame *game = yc_record_game (record);
  const YcGameTelling *telling = yc_telling_of (game);
  g_autoptr (JsonBuilder) json = json_builder_new ();
  json_builder_begin_object (json);
  yc_json_text (json, "game", game->id);
  yc_json_int (json, "event", event);
  yc_json_text (json, "active", yc_color_name (setup->seats[game->active_seat (position)].color));
  if (telling->add_table)
    telling->add_table (json, record, position);
  json_builder_set_member_name (json, "players");
  json_builder_begin_array (json);
  for (int seat = 0; seat < setup->n_seats; seat++)
    add_player (json, record, position, seat);
  json_builder_end_array (json);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}
