/* search-text.h: what the statements of a session can be found by. */

#pragma once

#include "rules.h"
#include "search.h"

G_BEGIN_DECLS

/* What was said in a record, and the cards that were played in it; what only a player knows is left
 * out. */
void yc_search_text_of (const YcRecord *record, YcSearchText *text);

G_END_DECLS
