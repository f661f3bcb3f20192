/* keep-in-view.h: what was pointed at in a pane stays in view when the pane gets lower. */

#pragma once

#include <gtk/gtk.h>

/* Scrolls `pane`, whenever its height changes, just as far as shows the whole of the widget in it
 * that has the focus; and back again, once there is room, unless somebody has scrolled since. */
void yc_keep_in_view (GtkScrolledWindow *pane);
/* As long as `next`, which is tapped next in such a pane, is in view, it is what is kept there
 * instead, and nothing is scrolled that need not be. */
void yc_keep_next_in_view (GtkScrolledWindow *pane, GtkWidget *next);
