/* card-filter.h: of the cards in a row, only those are shown that somebody searches for. */

#pragma once

#include "card-search.h"

#include <gtk/gtk.h>

/* The card that was found best, the first of several; NULL if there is none. */
typedef struct {
  GtkWidget *card;
  YcFound found;
} YcFirstFound;

/* Shows of the children of `row`, YcCardButtons with cards of a drawer, those that `typed` means,
 * and takes a better one for `first`. A card that nobody told is shown while nothing is typed, and
 * `YC_NONE` is the one that lies in no drawer. Returns whether any is shown. */
gboolean yc_card_filter (GtkWidget *row,
                         const YcCatalogue *catalogue,
                         YcDrawer drawer,
                         const char *typed,
                         YcFirstFound *first);
