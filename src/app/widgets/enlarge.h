/* enlarge.h: a part of a window that is drawn larger where there is more room for it, so that it
 * can be read across a table. */

#pragma once

#include <gtk/gtk.h>

/* From now on the text of `widget`, and with it what is drawn in sizes of the text, is as much
 * larger as its window is than `width` times `height` pixels, in the steps of the style sheet and
 * never smaller than usual. */
void yc_enlarge_with_window (GtkWidget *widget, int width, int height);
