/* untold.h: what lies in the market and the bomb row, and nobody has told. */

#pragma once

#include "manhattan/pieces.h"

#include <glib.h>

/* How many buildings of the market; `last`, if not NULL: the last slot of those, from 1, and left
 * alone if there is none. */
guint yc_untold_in_market (const YcBoard *board, int *last);
/* Those and the bombs of the row. */
guint yc_untold_on_table (const YcBoard *board);
/* What asks for it, as a button says it, or NULL if all is told. The caller frees. */
char *yc_untold_words (const YcBoard *board);
