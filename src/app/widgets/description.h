/* description.h: what is told of a widget to who points at it, and to who hears it: its tooltip,
 * and its description where that is another. */

#pragma once

#include <gtk/gtk.h>

/* What a widget is described by while nothing is said at it; NULL: by its tooltip, "": by nothing.
 * To be used for every description: one set otherwise would be lost with the next sentence. That of
 * a dialog is read out when it opens. */
void yc_describe (GtkWidget *widget, const char *description);
/* Says a sentence where the description stands, until that is given back. Only for announce.c. */
void yc_description_lend (GtkWidget *widget, const char *sentence);
void yc_description_give_back (GtkWidget *widget);

/* `words` are shown as the tooltip of a widget, and describe it. Were they given to GTK 4.8, it
 * would ask the display each time where the pointer is, and wait for the answer; so it asks for
 * them when there is one to show. NULL: it has none. */
void yc_tooltip_show (GtkWidget *widget, const char *words);
/* Those words, or what GTK has where none were shown; NULL: it has none. Owned by the widget. */
const char *yc_tooltip_get (GtkWidget *widget);
