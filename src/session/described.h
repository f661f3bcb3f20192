/* described.h: a table as people told it, to be compared with positions.
 *
 * Most positions differ in a number that can be compared at once; only the others are written as
 * JSON, which is what people told, too. */

#pragma once

#include "explain.h"

G_BEGIN_DECLS

typedef struct _YcDescribed YcDescribed;

/* Both are borrowed; the state can be one of the record. */
YcDescribed *yc_described_new (const YcRecord *record, JsonNode *state);
void yc_described_free (YcDescribed *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcDescribed, yc_described_free)

JsonObject *yc_described_get_table (const YcDescribed *self);
/* Whether a position is as was told, as far as both know. */
gboolean yc_described_is (YcDescribed *self, const YcPosition *position);

G_END_DECLS
