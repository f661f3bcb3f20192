/* state-json.h: a position as JSON, in the keys and order of the record format,
 * section 5. The caller owns what is returned. */

#pragma once

#include <json-glib/json-glib.h>

#include "state.h"

G_BEGIN_DECLS

/* The whole state after event `event`, as `yellowcake-cli state --json` prints it. */
JsonNode *yc_state_json (const YcRecord *record, const YcPosition *position, guint event);
/* The same of one part of it. */
JsonNode *yc_state_part_json (const YcStatePart *part);

G_END_DECLS
