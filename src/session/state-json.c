/* state-json.c: a position as JSON, whichever game it is of. */

#include "state-json.h"

#include "json-parts.h"
#include "telling.h"

JsonNode *
yc_state_json (const YcRecord *record, const YcPosition *position, guint event)
{
  const YcGame *game = yc_record_game (record);
  const YcGameTelling *telling = yc_telling_of (game);
  g_autoptr (JsonBuilder) json = json_builder_new ();
  json_builder_begin_object (json);
  yc_json_text (json, "game", game->id);
  if (telling->add_state)
    telling->add_state (json, record, position, event);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}
