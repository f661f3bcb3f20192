/* card-buttons.h: the cards of a wrap as buttons; those that are there are used again for the cards
 * that are shown next, so that the focus stays where it is and little is made anew. */

#pragma once

#include "card-button.h"
#include "wrap.h"

/* Where they stand, and what is called when one is clicked: `chosen (YcCardButton *, owner)`. */
typedef struct {
  YcWrap *wrap;
  GCallback chosen;
  gpointer owner; /* a GObject */
} YcCardPlace;

/* The cards of a place while they are shown. */
typedef struct {
  const YcCardPlace *place;
  GtkWidget *next; /* the next button to be used again, or NULL */
} YcCardButtons;

YcCardButtons yc_card_buttons_begin (const YcCardPlace *place);
/* The button of the next card, owned by the wrap. */
GtkWidget *yc_card_buttons_show (YcCardButtons *self, const YcCardState *state);
/* Takes away what is left; a wrap without cards is not seen. */
void yc_card_buttons_end (YcCardButtons *self);

/* ---- Buttons without a place: hands come again with their players, and questions with their cards
 * ---- */

/* Keeps what is put aside as long as `keeper` is there, or another that it is kept for. */
void yc_card_buttons_keep_for (GObject *keeper);
/* One that was put aside for the card, or a new one; the caller owns it. */
GtkWidget *yc_card_button_take (YcRef card);
/* Keeps a button until its card comes again, if it is kept for anybody and there is room; it is for
 * the caller to take it from its parent, and nobody may listen to it any more. */
void yc_card_button_put_aside (GtkWidget *button);
