/* reach-plays.h: the plays that the solver has found, drawn one below the other. */

#pragma once

#include "session.h"

#include <gtk/gtk.h>

/* `plays` (of YcPlay) in the place of what the list has shown, and the list hidden without any;
 * they may be NULL. */
void yc_reach_plays_show (GtkListBox *list, YcSession *session, GArray *plays);
