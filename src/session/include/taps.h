/* taps.h: what was tapped on a score sheet and is not yet passed on, kept at once, so that no power
 * cut takes it away. */

#pragma once

#include "session.h"

/* Keeps these corrections of the table, or nothing any more: `plays` is of YcPlay and may be empty.
 */
void yc_taps_keep (YcSession *session, const GArray *plays);
/* Those kept before, unless the session has gone on since. */
GArray *yc_taps_recall (YcSession *session);
