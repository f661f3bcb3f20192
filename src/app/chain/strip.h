/* strip.h: what is put together piece by piece, in one line of the same height from the first on:
 * what is tapped below it stays where it is. */

#pragma once

#include <gtk/gtk.h>

/* `child` in a line that shows its end where it is wider than the window. */
GtkWidget *yc_strip_new (GtkWidget *child);
