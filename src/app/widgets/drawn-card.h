/* drawn-card.h: whether a card is drawn already. */

#pragma once

#include "rules.h"

#include <glib.h>

/* Notes in `drawn` what is drawn of `card`; NULL: none. FALSE if that was noted there before: two
 * cards are the same that look and read alike, whichever record they come from, so that nothing is
 * drawn anew because a record was read again. All zeroes: nothing was noted. */
gboolean yc_drawn_card_note (YcCard *drawn, const YcCard *card);
/* The same without noting it. */
gboolean yc_drawn_card_is (const YcCard *drawn, const YcCard *card);
