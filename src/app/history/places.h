/* places.h: where in a session somebody looked last.
 *
 * It is kept beside the size of the window and not in the file of the sessions: it is no fact of
 * theirs. */

#pragma once

#include "view.h"

/* Remembers the event that is looked at, 0 for the beginning; `YC_VIEW_NOW` forgets it. Only the
 * sessions looked at last are remembered. */
void yc_place_remember (const char *session, int event);
/* `YC_VIEW_NOW` where nothing is remembered. */
int yc_place_recall (const char *session);
