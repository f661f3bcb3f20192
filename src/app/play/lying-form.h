/* lying-form.h: a row for everything that lies before each player, to be set as it lies there; what
 * differs from what the program believes is marked. */

#pragma once

#include "session.h"

#include <adwaita.h>

#define YC_TYPE_LYING_FORM (yc_lying_form_get_type ())
G_DECLARE_FINAL_TYPE (YcLyingForm, yc_lying_form, YC, LYING_FORM, AdwPreferencesGroup)

/* Fills in what the program believes after the last event; once. Signal `changed`: something was
 * set. */
void yc_lying_form_fill (YcLyingForm *self, YcSession *session);
/* Whether something was written that means nothing. */
gboolean yc_lying_form_is_unclear (YcLyingForm *self);
/* Adds the corrections (YcPlay, g_free) that bring the program there. */
void yc_lying_form_correct (YcLyingForm *self, GPtrArray *plays);
