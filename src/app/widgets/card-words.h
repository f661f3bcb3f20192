/* card-words.h: the sentences that say for the ear what the icons of a card show to the eye. */

#pragma once

#include "rules.h"

/* What the card is called: its kind, or the name of a special card; the caller frees. */
char *yc_card_words_title (const YcCard *card);
/* Its kind and what its icons say, and for bombs points and loading; the caller frees. */
char *yc_card_words_face (const YcCard *card);
/* What a main-board space needs, costs and does, those with a rule of their own included; the
 * caller frees. */
char *yc_card_words_space (const YcCard *space);
