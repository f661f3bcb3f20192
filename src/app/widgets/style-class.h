/* style-class.h: how a widget looks for as long as something is so. */

#pragma once

#include <gtk/gtk.h>

/* Gives `widget` the class `style` of the style sheet, or takes it away. */
void yc_style_class_set (GtkWidget *widget, const char *style, gboolean wanted);
