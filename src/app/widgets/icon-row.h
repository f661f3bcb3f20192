/* icon-row.h: what a card needs, costs and brings, drawn by icons and said in one sentence. */

#pragma once

#include "icon-pieces.h"
#include "icon.h"

#include <gtk/gtk.h>

#define YC_TYPE_ICON_ROW (yc_icon_row_get_type ())
G_DECLARE_FINAL_TYPE (YcIconRow, yc_icon_row, YC, ICON_ROW, GtkWidget)

/* An empty row. */
GtkWidget *yc_icon_row_new (void);
/* Draws what is printed on a card (icon-pieces.h). The card is only read. */
void yc_icon_row_show_card (YcIconRow *self, const YcCard *card);
/* Draws one side alone. */
void yc_icon_row_show_side (YcIconRow *self, const YcSide *side);

/* What is drawn at `index`, from the beginning of the line, until something else is shown; NULL:
 * there is no more. */
const YcIconPiece *yc_icon_row_get_piece (YcIconRow *self, guint index);
