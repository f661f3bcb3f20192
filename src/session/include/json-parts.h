/* json-parts.h: the small turns of phrase that the JSON writers share. */

#pragma once

#include <json-glib/json-glib.h>

#include "rules.h"

G_BEGIN_DECLS

void yc_json_int (JsonBuilder *json, const char *key, gint64 value);
void yc_json_bool (JsonBuilder *json, const char *key, gboolean value);
/* NULL is written as null. */
void yc_json_text (JsonBuilder *json, const char *key, const char *value);
/* A player's `color` and `name`. */
void yc_json_seat (JsonBuilder *json, const YcSetup *setup, int seat);

/* `sources`: what is printed where (an array of YcSource, or NULL for none). */
void yc_json_sources (JsonBuilder *json, const GArray *sources);

G_END_DECLS
