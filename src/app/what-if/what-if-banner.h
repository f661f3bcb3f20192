/* what-if-banner.h: says over the table that what is played here did not happen, and leads back. */

#pragma once

#include "session.h"

#include <adwaita.h>

#define YC_TYPE_WHAT_IF_BANNER (yc_what_if_banner_get_type ())
G_DECLARE_FINAL_TYPE (YcWhatIfBanner, yc_what_if_banner, YC, WHAT_IF_BANNER, GtkBox)

/* Is shown, and heard, if the session is a branch, and hidden if it is none. */
void yc_what_if_banner_show (YcWhatIfBanner *self, YcSession *session);
