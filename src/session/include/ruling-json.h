/* ruling-json.h: what the judge says of one event, as a line of `yellowcake-cli check --json`. */

#pragma once

#include <json-glib/json-glib.h>

#include "rules.h"

G_BEGIN_DECLS

/* How many remedies are offered. */
#define YC_REMEDIES 3

/* Event `event` as it stands; `before` is the position it was played in (not
 * needed of one that is plainly legal). `file` is NULL where only
 * one record is read. The caller owns the node. */
JsonNode *yc_ruling_json (const char *file,
                          const YcRecord *record,
                          const YcTimeline *timeline,
                          const YcPosition *before,
                          guint event);

/* `legal`, `unseen` … of event `event`. */
const char *yc_verdict_id (const YcTimeline *timeline, guint event);
/* `verdict` and `since` of event `event`, as members of an object. */
void yc_json_verdict (JsonBuilder *json, const YcTimeline *timeline, guint event);

/* The statements that help a refused play, the best first; the caller frees. */
GStrv yc_remedies (const YcRecord *record, const YcPosition *before, const YcPlay *play);

G_END_DECLS
