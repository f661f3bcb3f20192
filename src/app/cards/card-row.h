/* card-row.h: a card in the list of all cards: its icons, its name, how sure its numbers are, and
 * where they come from; or the heading of its kind. */

#pragma once

#include "collection.h"

#include <adwaita.h>

#define YC_TYPE_CARD_ROW (yc_card_row_get_type ())
G_DECLARE_FINAL_TYPE (YcCardRow, yc_card_row, YC, CARD_ROW, AdwBin)

GtkWidget *yc_card_row_new (void);
/* Shows what has this key in the collection, which is only read. Its menu leads to the actions
 * `cards.edit`, `cards.restore` and `cards.merge`, each with the key. */
void yc_card_row_show (YcCardRow *self, YcCollection *collection, const char *key);
void yc_card_row_show_heading (YcCardRow *self, const char *title, const char *counts);
/* What is said of the card, for the ear; owned by the row. */
const char *yc_card_row_get_words (YcCardRow *self);
