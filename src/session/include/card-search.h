/* card-search.h: whether what somebody types means a card, by its icons or by its words. */

#pragma once

#include <glib.h>

#include "rules.h"

G_BEGIN_DECLS

typedef enum {
  YC_NOT_FOUND,
  YC_FOUND,         /* it has all that was typed, and perhaps more */
  YC_FOUND_EXACTLY, /* its id, or just the icons */
} YcFound;

/* Every word must mean the card: `ee` personnel that it needs or brings, `/ss` what it gives
 * sideways (`/-` nobody), `y3` an amount that it costs or brings, `2/2` and `13/26` its two
 * numbers, `6` one of its numbers, `3 uranium` as many of just that; anything else begins its id or
 * a word that is said of it in the language of the user. Upper and lower case, and accents, are
 * alike. Nothing typed means every card. */
YcFound yc_card_search (const YcCard *card, const char *typed);

G_END_DECLS
