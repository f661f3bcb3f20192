/* focus.h: where the keyboard is. */

#pragma once

#include <gtk/gtk.h>

/* What has the focus in the window of `widget`, or had it when it was hidden or taken away, until
 * it is elsewhere; NULL: nothing, or it is in none. */
GtkWidget *yc_focus_beside (GtkWidget *widget);
/* The same if that is `part` or within it, and NULL otherwise. */
GtkWidget *yc_focus_in (GtkWidget *part);
/* When something in `window` got it last, in microseconds of the monotonic clock; 0 where nothing
 * did, or the window does not let it go (below). */
gint64 yc_focus_came (GtkWidget *window);
/* GTK, up to 4.22 at least, holds for ever what is hidden or taken away with the focus in it when
 * something around it goes, too, before the next frame. From here on `window` lets the focus go
 * with what had it. */
void yc_focus_let_go (GtkWindow *window);
