/* card-form.h: everything that is printed on a card of one kind, to be tapped and counted. */

#pragma once

#include "rules.h"

#include <adwaita.h>

#define YC_TYPE_CARD_FORM (yc_card_form_get_type ())
G_DECLARE_FINAL_TYPE (YcCardForm, yc_card_form, YC, CARD_FORM, AdwBin)

/* Signal `changed` (): something was tapped. */
/* Asks for what a card of this kind has printed on it, beginning with what `card` says; only its
 * id and source are kept as they are, and borrowed. */
void yc_card_form_show (YcCardForm *self, const YcGame *game, const YcCard *card);
/* The card as it is filled in now. */
YcCard yc_card_form_get_card (YcCardForm *self);
