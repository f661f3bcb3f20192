/* card-button.h: a card that can be chosen, with what lies and stands on it: market slots, bombs of
 * the row, buildings and bombs of players, cards in the picker. */

#pragma once

#include "rules.h"

#include <gtk/gtk.h>

#define YC_TYPE_CARD_BUTTON (yc_card_button_get_type ())
G_DECLARE_FINAL_TYPE (YcCardButton, yc_card_button, YC, CARD_BUTTON, GtkButton)

/* How a card lies there. What is left out (0, NULL, FALSE) is not drawn. */
typedef struct {
  YcRef ref;            /* what `get_ref` answers */
  const YcCard *card;   /* NULL: nobody told which … */
  const char *untold;   /* … and what is known of it, in a word or two */
  const char *caption;  /* above the card: a price */
  const char *aside;    /* beside the caption, after the sign of the bribe pile */
  const char *where;    /* said first to the ear: "Slot 3, $5." */
  const YcSetup *setup; /* needed for the crew */
  YcCrew crew;
  int damage;
  gboolean loaded, tested, compact;
  gboolean built;   /* a bomb face up before its owner: what it needs is no longer drawn */
  gboolean in_hand; /* a secret card that the table knows */
} YcCardState;

GtkWidget *yc_card_button_new (void);
/* Draws the state; nothing of it is kept but `ref` and what is drawn. */
void yc_card_button_show (YcCardButton *self, const YcCardState *state);
void yc_card_button_set_legal (YcCardButton *self, gboolean legal);
/* Whether the play being composed is about this card. */
void yc_card_button_set_wished (YcCardButton *self, gboolean wished);
/* The number drawn on it by which keys choose it; 0: none. */
void yc_card_button_set_key (YcCardButton *self, guint key);
YcRef yc_card_button_get_ref (YcCardButton *self);
/* What is drawn, in sentences; also the button's accessible name. Owned by the button. */
const char *yc_card_button_get_words (YcCardButton *self);
