/* touch.h: what is tapped with a finger is higher than what is clicked. */

#pragma once

#include <gtk/gtk.h>

/* As long as `page` is touched and not clicked, or while the table prefers it always, it has the
 * style class `yc-touch`. */
void yc_touch_follow (GtkWidget *page);
/* The same for one event; what is neither a touch nor a click changes nothing. */
void yc_touch_seen (GtkWidget *page, GdkEventType type);
