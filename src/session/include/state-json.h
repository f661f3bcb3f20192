/* state-json.h: a position and a ruling as JSON, in the keys and order of the record format,
 * section 5. The caller owns what is returned. */

#pragma once

#include <json-glib/json-glib.h>

#include "rules.h"

G_BEGIN_DECLS

/* The whole state after event `event`, as `yellowcake-cli state --json` prints it. */
JsonNode *yc_state_json (const YcRecord *record, const YcPosition *position, guint event);

G_END_DECLS
