/* counter.h: an icon and a number. */

#pragma once

#include <gtk/gtk.h>

#define YC_TYPE_COUNTER (yc_counter_get_type ())
G_DECLARE_FINAL_TYPE (YcCounter, yc_counter, YC, COUNTER, GtkWidget)

/* `icon`: a short name for `yc_icon_new`. */
GtkWidget *yc_counter_new (const char *icon);
/* `words` says it: "Deck: 40 cards". */
void yc_counter_show (YcCounter *self, int number, const char *words);
