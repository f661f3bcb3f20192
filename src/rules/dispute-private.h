/* dispute-private.h: what the record and its fold need of disputes. */

#pragma once

#include "record.h"

/* The rule that an objection or settlement breaks as event number `event`, or `YC_NO_RULE`. */
YcRule yc_dispute_rule (const YcRecord *record, uint32_t event, const YcPlay *play);
/* Takes in event `event`, which says `play`, if it is one of them and breaks no rule. */
void yc_dispute_keep (YcRecord *record, uint32_t event, const YcPlay *play);
