/* taps.h: what was tapped on a score sheet and is not yet passed on, kept at once, so that no power
 * cut takes it away. */

#pragma once

#include "session.h"

/* Keeps these statements of the table, or nothing any more: `lines` may be empty. */
void yc_taps_keep (YcSession *session, char *const *lines);
/* Those kept before, unless the session has gone on since; the caller frees. */
char **yc_taps_recall (YcSession *session);
