/* cards-ahead.h: the buttons of cards are made before the cards come. */

#pragma once

#include "rules.h"

#include <gtk/gtk.h>

/* Puts a button aside (card-buttons.h) for each card of a drawer, one after the other while there
 * is nothing else to do, as long as `owner` is there; `shown`, of YcTrayCard, have one. Calling it
 * again only says where the catalogue is by now.
 *
 * A hand that is taken up after the pile was shuffled has some thirty cards that were not there
 * before, and each button takes a twentieth of a play to make. */
void yc_cards_make_ahead (GObject *owner,
                          const YcCatalogue *catalogue,
                          YcDrawer drawer,
                          const GArray *shown);
