/* likely-row.h: one line of the cards that would cover sideways who is missing in the play being
 * composed, the likeliest first. It is as high when it is empty, and does not change its order
 * while cards are laid, so that nothing moves under the finger. */

#pragma once

#include "chain/tray-order.h"

#include <gtk/gtk.h>

#define YC_TYPE_LIKELY_ROW (yc_likely_row_get_type ())
G_DECLARE_FINAL_TYPE (YcLikelyRow, yc_likely_row, YC, LIKELY_ROW, GtkWidget)

/* Signal `card-chosen (int ref)`. */
GtkWidget *yc_likely_row_new (void);
/* Shows those of `cards` (of YcTrayCard) that are likely for `wish`, or for NULL what will be here;
 * while the wish is about the same thing only what is laid is marked. */
void
yc_likely_row_show (YcLikelyRow *self, YcSession *session, const GArray *cards, const YcPlay *wish);
/* The cards have changed: the next wish is looked at anew. */
void yc_likely_row_forget (YcLikelyRow *self);
