/* json-parts.c: the small turns of phrase that the JSON writers share. */

#include "json-parts.h"

#include "sources.h"
#include "text.h"

void
yc_json_int (JsonBuilder *json, const char *key, gint64 value)
{
  json_builder_set_member_name (json, key);
  json_builder_add_int_value (json, value);
}

void
yc_json_bool (JsonBuilder *json, const char *key, gboolean value)
{
  json_builder_set_member_name (json, key);
  json_builder_add_boolean_value (json, value);
}

void
yc_json_text (JsonBuilder *json, const char *key, const char *value)
{
  json_builder_set_member_name (json, key);
  if (value)
    json_builder_add_string_value (json, value);
  else
    json_builder_add_null_value (json);
}

void
yc_json_seat (JsonBuilder *json, const YcSetup *setup, int seat)
{
  g_autofree char *name = yc_text_plain (setup->seats[seat].name);
  yc_json_text (json, "color", yc_color_name (setup->seats[seat].color));
  yc_json_text (json, "name", name);
}

void
yc_json_sources (JsonBuilder *json, const GArray *sources)
{
  json_builder_set_member_name (json, "sources");
  json_builder_begin_array (json);
  for (guint i = 0; sources && i < sources->len; i++) {
    const YcSource *source = &g_array_index (sources, YcSource, i);
    json_builder_begin_object (json);
    yc_json_text (json, "book", yc_book_id (source->book));
    yc_json_text (json, "heading", source->print->heading);
    if (source->print->page > 0)
      yc_json_int (json, "page", source->print->page);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}
