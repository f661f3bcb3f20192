/* likely-row.h: the sides of the cards that would cover who is missing in the play being composed,
 * each once, the likeliest first. A tap lays the likeliest card with that side, or another one when
 * that lies there already. It is as high when it is empty, and does not change its order while
 * cards are laid, so that nothing moves under the finger. */

#pragma once

#include "chain/tray-order.h"

#include <gtk/gtk.h>

#define YC_TYPE_LIKELY_ROW (yc_likely_row_get_type ())
G_DECLARE_FINAL_TYPE (YcLikelyRow, yc_likely_row, YC, LIKELY_ROW, GtkWidget)

/* Signals: `card-chosen (int ref)`; `side-held (char *side)`: a side was pressed long, or with the
 * other mouse button, as it is searched for (card-search.h). */
GtkWidget *yc_likely_row_new (void);
/* Shows the sides of those of `cards` (of YcTrayCard) that are likely for `wish`, or for NULL what
 * will be here; while the wish is about the same thing only what is laid is marked. */
void
yc_likely_row_show (YcLikelyRow *self, YcSession *session, const GArray *cards, const YcPlay *wish);
/* The cards have changed: the next wish is looked at anew. */
void yc_likely_row_forget (YcLikelyRow *self);
