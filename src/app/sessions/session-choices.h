/* session-choices.h: what narrows the list of sessions, and orders it, in a popover.
 *
 * Signal `changed` (): somebody chose otherwise. */

#pragma once

#include "query.h"

#include <adwaita.h>

#define YC_TYPE_SESSION_CHOICES (yc_session_choices_get_type ())
G_DECLARE_FINAL_TYPE (YcSessionChoices, yc_session_choices, YC, SESSION_CHOICES, GtkPopover)

/* What there is to choose from is read when the popover opens. */
GtkWidget *yc_session_choices_new (YcDatabase *database);
/* What was chosen, good until the next change. */
YcNarrowing yc_session_choices_get (YcSessionChoices *self);
/* Whether anything else than the newest of all sessions was. */
gboolean yc_session_choices_is_active (YcSessionChoices *self);
/* All sessions, the newest first. */
void yc_session_choices_reset (YcSessionChoices *self);
