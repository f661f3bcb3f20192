/* case-offer.h: what this table has decided before about a question that is asked again. */

#pragma once

#include "session.h"

#include <gtk/gtk.h>

#define YC_TYPE_CASE_OFFER (yc_case_offer_get_type ())
G_DECLARE_FINAL_TYPE (YcCaseOffer, yc_case_offer, YC, CASE_OFFER, GtkWidget)

/* Hides itself where nothing like the ruling on the play was settled. */
void yc_case_offer_show (YcCaseOffer *self,
                         YcSession *session,
                         const YcPlay *play,
                         const YcRuling *ruling);
