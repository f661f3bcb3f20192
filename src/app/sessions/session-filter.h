/* session-filter.h: a button whose popover narrows the list of sessions, and orders it.
 *
 * Signal `changed` (): somebody chose otherwise. */

#pragma once

#include "query.h"

#include <adwaita.h>

#define YC_TYPE_SESSION_FILTER (yc_session_filter_get_type ())
G_DECLARE_FINAL_TYPE (YcSessionFilter, yc_session_filter, YC, SESSION_FILTER, AdwBin)

/* What there is to choose from is read when the popover opens. */
void yc_session_filter_set_database (YcSessionFilter *self, YcDatabase *database);
/* What was chosen, good until the next change. */
YcNarrowing yc_session_filter_get (YcSessionFilter *self);
/* Whether anything else than the newest of all sessions was. */
gboolean yc_session_filter_is_active (YcSessionFilter *self);
/* All sessions, the newest first. */
void yc_session_filter_reset (YcSessionFilter *self);
