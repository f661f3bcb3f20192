/* ruling-json-private.h: the members of a ruling as JSON, for all that writes one. */

#pragma once

#include <json-glib/json-glib.h>

#include "rules.h"

G_BEGIN_DECLS

/* `verdict`, and `since` if it is accepted only because the record is live. */
void yc_json_stand (JsonBuilder *json, YcStand stand, const YcRuling *ruling, gboolean is_since);
/* `rule`, `also`, `need` and `have` of a ruling that is not plainly legal. */
void yc_json_rules (JsonBuilder *json, const YcRecord *record, const YcRuling *ruling);
/* `text`: why, by the reason that names the ruling. */
void yc_json_why (JsonBuilder *json,
                  const YcRecord *record,
                  const YcPosition *before,
                  const YcPlay *play,
                  const YcRuling *ruling);
/* `remedy`. */
void yc_json_remedies (JsonBuilder *json,
                       const YcRecord *record,
                       const YcPosition *before,
                       const YcPlay *play);

G_END_DECLS
