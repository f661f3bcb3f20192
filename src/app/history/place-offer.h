/* place-offer.h: leads back to where somebody looked last in a session that goes on. */

#pragma once

#include "session.h"

#include <gtk/gtk.h>

#define YC_TYPE_PLACE_OFFER (yc_place_offer_get_type ())
G_DECLARE_FINAL_TYPE (YcPlaceOffer, yc_place_offer, YC, PLACE_OFFER, GtkBox)

/* Shows the offer, and has it heard, until it is taken or the session goes on. */
void yc_place_offer_show (YcPlaceOffer *self, YcSession *session, guint event);
