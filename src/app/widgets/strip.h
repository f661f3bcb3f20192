/* strip.h: what is put together piece by piece, in a place of the same height from the first on:
 * what is tapped below it stays where it is. */

#pragma once

#include <gtk/gtk.h>

/* A part shows its end from now on where its content is larger. */
void yc_strip_follow (GtkScrolledWindow *strip);
/* `child` in such a part, in one line. Its height is that of its style. */
GtkWidget *yc_strip_new (GtkWidget *child);
/* A part as wide as its window, and as high as its content is there, up to `most` pixels: what
 * scrolls would be as high as at its natural width. */
void yc_strip_give_height (GtkScrolledWindow *strip, GtkWidget *content, int most);
