/* tooltip.h: tooltips that change while others wait for what they tell. */

#pragma once

#include <gtk/gtk.h>

/* `words` are shown as the tooltip of a widget, and nothing is done where they are already: GTK 4.8
 * then asks the display where the pointer is, and waits for the answer, so that what stands
 * somewhere gets them when there is nothing else to do. NULL: it has none. */
void yc_tooltip_show (GtkWidget *widget, const char *words);
/* Those words, whether they are there yet or not; NULL: it has none. Owned by the widget. */
const char *yc_tooltip_get (GtkWidget *widget);
