/* enlarge.h: a part of a window that is drawn larger where there is more room for it, so that it
 * can be read across a table. */

#pragma once

#include <gtk/gtk.h>

/* From now on the text of `widget`, and with it what is drawn in sizes of the text, is as much
 * larger as its window is than `width` times `height` pixels, in the steps of the style sheet and
 * never smaller than usual. */
void yc_enlarge_with_window (GtkWidget *widget, int width, int height);

/* How high `widget` wants to be at this width, with its text as it is now. */
typedef int (*YcHeightFunc) (GtkWidget *widget, int width);
/* The text of `widget` is from now on as large as all of it has room for in its window, in the same
 * steps, and smaller ones. */
void yc_enlarge_to_fit (GtkWidget *widget, YcHeightFunc height_at);
/* To be called when something else is in it. */
void yc_enlarge_again (GtkWidget *widget);
