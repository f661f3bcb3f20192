/* case-offer.h: what this table has decided before about a question that is asked again. */

#pragma once

#include "session.h"

#include <gtk/gtk.h>

#define YC_TYPE_CASE_OFFER (yc_case_offer_get_type ())
G_DECLARE_FINAL_TYPE (YcCaseOffer, yc_case_offer, YC, CASE_OFFER, GtkWidget)

/* Hides itself where nothing like the ruling on the play was settled; returns whether it shows any.
 */
gboolean yc_case_offer_show (YcCaseOffer *self,
                             YcSession *session,
                             const YcPlay *play,
                             const YcRuling *ruling);
/* What it shows, the same before similar ones, a line each; borrowed, empty where it is hidden. */
const char *yc_case_offer_get_words (YcCaseOffer *self);
