/* icon-row.h: what a card needs, costs and brings, drawn by icons and said in one sentence. */

#pragma once

#include "icon.h"

#include <gtk/gtk.h>

#define YC_TYPE_ICON_ROW (yc_icon_row_get_type ())
G_DECLARE_FINAL_TYPE (YcIconRow, yc_icon_row, YC, ICON_ROW, GtkWidget)

/* An empty row. */
GtkWidget *yc_icon_row_new (void);
/* Draws needs, cost, arrow, output, what the others get and the bribe dollar of any card; for bombs
 * needs and fuel, for spaces with a rule of their own what they do. `/` stands between choices, `?`
 * for what is not known. The card is only read. */
void yc_icon_row_show_card (YcIconRow *self, const YcCard *card);
/* Draws one side alone: `$5 Y2`, `EE` … (a price, what a play will pay or bring). */
void yc_icon_row_show_side (YcIconRow *self, const YcSide *side);

/* What is drawn at `index`, from the beginning of the line: the short name of an icon, or else a
 * text, which stays until another card is shown; the other one is NULL. FALSE: there is no more. */
gboolean yc_icon_row_get_piece (YcIconRow *self, guint index, const char **icon, const char **text);
