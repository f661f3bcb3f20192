/* turn.h: the plays of the running turn as they lie on the table. */

#pragma once

#include "view.h"

/* The plays in force since the last end of a turn, up to the event that is shown: an array of
 * YcPlay, the caller frees. Texts and times in them are left out. */
GArray *yc_turn_plays (YcView *view);
