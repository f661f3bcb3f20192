/* fact-reasons.h: why a fact cannot be, for the functions that carry facts out. */

#pragma once

#include "manhattan/pieces.h"

/* Says which card is in the way and where it is; false for the caller to return. */
bool yc_fact_elsewhere (YcReason *why, YcDrawer drawer, YcRef card, YcPlace place, int seat);
/* The same of a number that is over its limit. */
bool yc_fact_beyond (YcReason *why, int64_t limit, int64_t number);
/* Whether one of the first `before` items names a card. */
bool yc_fact_names (const YcPlay *play, YcRef ref, int before);
