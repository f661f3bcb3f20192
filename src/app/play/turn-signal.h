/* turn-signal.h: says to a whole room that a turn has passed, by a sound and by a notification,
 * where the table prefers that. */

#pragma once

#include "session.h"

#include <gtk/gtk.h>

/* From here on whenever something is recorded that passes the turn, as long as `page` is there. */
void yc_turn_signal_follow (GtkWidget *page, YcSession *session);
