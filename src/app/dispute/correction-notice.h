/* correction-notice.h: says above the table that an event was corrected, until somebody has taken
 * that back or understood it, or something else is recorded. */

#pragma once

#include "session.h"

#include <gtk/gtk.h>

#define YC_TYPE_CORRECTION_NOTICE (yc_correction_notice_get_type ())
G_DECLARE_FINAL_TYPE (YcCorrectionNotice, yc_correction_notice, YC, CORRECTION_NOTICE, GtkBox)

/* Event `event` of the session has just been corrected; before it was the statement `was`, or NULL
 * if it had never happened. */
void yc_correction_notice_show (YcCorrectionNotice *self,
                                YcSession *session,
                                guint event,
                                const char *was);
