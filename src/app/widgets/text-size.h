/* text-size.h: how large the text of a widget is, for what is drawn beside it and grows with it. */

#pragma once

#include <gtk/gtk.h>

/* In pixels; what style sheets call 1em. */
double yc_text_size (GtkWidget *widget);
