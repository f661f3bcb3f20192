/* card-slots.h: the face-up cards of a set-up, told by their icons or told later: a market, a
 * row of bombs. Telling one asks for the next at once. Signal `changed` (): one was told or taken
 * back. */

#pragma once

#include "table-cards.h"
#include "teachable.h"

#include <adwaita.h>

#define YC_TYPE_CARD_SLOTS (yc_card_slots_get_type ())
G_DECLARE_FINAL_TYPE (YcCardSlots, yc_card_slots, YC, CARD_SLOTS, GtkWidget)

GtkWidget *yc_card_slots_new (void);
/* A row of `n` cards. What was told stays as far as there is room, if the catalogue is the same; it
 * must outlive the widget, or the next call. */
void
yc_card_slots_set (YcCardSlots *self, const YcCatalogue *catalogue, const YcTableRow *row, guint n);
/* A card that is not there can be taught to `cards`, whose catalogue is the one shown and must
 * outlive the widget; NULL: none can. */
void yc_card_slots_set_teachable (YcCardSlots *self, YcTeachable *cards);
/* These cards lie nowhere: their names stand for others. */
void yc_card_slots_hide (YcCardSlots *self, const YcRef *refs, size_t n);
/* The id of a card, owned by the catalogue, or NULL if it is told later. */
const char *yc_card_slots_get_id (YcCardSlots *self, guint index);
/* Says which card lies there; `YC_UNTOLD` takes it back. */
void yc_card_slots_tell (YcCardSlots *self, guint index, YcRef ref);
