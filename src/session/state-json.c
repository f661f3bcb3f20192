/* state-json.c: a position as JSON, whichever game it is of. */

#include "state-json.h"

static JsonNode *
list_json (const YcStatePart *list)
{
  g_autoptr (JsonArray) array = json_array_new ();
  for (const YcStatePart *part = yc_state_first (list); part < yc_state_next (list);
       part = yc_state_next (part))
    json_array_add_element (array, yc_state_part_json (part));
  return json_node_init_array (json_node_alloc (), array);
}

static JsonNode *
object_json (const YcStatePart *object)
{
  g_autoptr (JsonObject) members = json_object_new ();
  for (const YcStatePart *part = yc_state_first (object); part < yc_state_next (object);
       part = yc_state_next (part))
    json_object_set_member (members, part->key, yc_state_part_json (part));
  return json_node_init_object (json_node_alloc (), members);
}

JsonNode *
yc_state_part_json (const YcStatePart *part)
{
  switch (part->kind) {
  case YC_STATE_INT:
    return json_node_init_int (json_node_alloc (), part->number);
  case YC_STATE_BOOL:
    return json_node_init_boolean (json_node_alloc (), part->number != 0);
  case YC_STATE_TEXT:
    return json_node_init_string (json_node_alloc (), part->text);
  case YC_STATE_LIST:
    return list_json (part);
  case YC_STATE_OBJECT:
    return object_json (part);
  case YC_STATE_NULL:
  default:
    return json_node_new (JSON_NODE_NULL);
  }
}

JsonNode *
yc_state_json (const YcRecord *record, const YcPosition *position, guint event)
{
  g_autoptr (YcState) state = yc_state_new (record, position, event);
  return yc_state_part_json (yc_state_get_root (state));
}
