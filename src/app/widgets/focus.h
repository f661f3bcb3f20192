/* focus.h: where the keyboard is. */

#pragma once

#include <gtk/gtk.h>

/* What has the focus in the window of `widget`, or NULL: nothing, or it is in none. */
GtkWidget *yc_focus_beside (GtkWidget *widget);
/* The same if that is `part` or within it, and NULL otherwise. */
GtkWidget *yc_focus_in (GtkWidget *part);
