/* merging.h: asks which other card of its kind a card is, and whether the two shall be merged. */

#pragma once

#include "cards-page.h"

/* Opens a picker of the other cards over the page; what is picked is settled by
 * `yc_cards_page_merge`, once somebody has read what that does. FALSE, and nothing opened, if there
 * is no other card of this kind. */
gboolean yc_merging_ask (YcCardsPage *page, const char *key);
