/* card-slots.h: the face-up cards of a set-up, told by their icons or told later: the market or the
 * row of bombs (plans). Telling one asks for the next at once. */

#pragma once

#include "rules.h"

#include <adwaita.h>

#define YC_TYPE_CARD_SLOTS (yc_card_slots_get_type ())
G_DECLARE_FINAL_TYPE (YcCardSlots, yc_card_slots, YC, CARD_SLOTS, GtkWidget)

GtkWidget *yc_card_slots_new (void);
/* Seven slots of the market, the starting buildings in the first six; nothing told. The catalogue
 * must outlive the widget, or the next call. */
void yc_card_slots_set_market (YcCardSlots *self, const YcCatalogue *catalogue);
/* A row of `n` bombs or plans. What was told stays as far as there is room, if the catalogue is the
 * same. */
void yc_card_slots_set_row (YcCardSlots *self, const YcCatalogue *catalogue, guint n);
/* These cards lie nowhere: their names stand for others. */
void yc_card_slots_hide (YcCardSlots *self, const YcRef *refs, size_t n);
/* The id of a card, owned by the catalogue, or NULL if it is told later. */
const char *yc_card_slots_get_id (YcCardSlots *self, guint index);
/* Says which card lies there; `YC_UNTOLD` takes it back. */
void yc_card_slots_tell (YcCardSlots *self, guint index, YcRef ref);
