/* strip.h: what is put together piece by piece, in a place of the same height from the first on:
 * what is tapped below it stays where it is. */

#pragma once

#include <gtk/gtk.h>

/* `child` in a GtkScrolledWindow that shows its end where it is larger; in one line, unless another
 * policy is set. Its height is that of its style. */
GtkWidget *yc_strip_new (GtkWidget *child);
