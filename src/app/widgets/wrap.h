/* wrap.h: a widget that lays out its children in lines, like words in a text. */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#define YC_TYPE_WRAP (yc_wrap_get_type ())
G_DECLARE_FINAL_TYPE (YcWrap, yc_wrap, YC, WRAP, GtkWidget)

/* `spacing` in pixels, between children and lines; `justify`: lines are stretched to the width. */
GtkWidget *yc_wrap_new (int spacing, gboolean justify);
void yc_wrap_set_spacing (YcWrap *self, int spacing, gboolean justify);
/* The most width that is asked for, in sizes of the text; 0 (default) for all in one line. */
void yc_wrap_set_natural_width (YcWrap *self, int width);
void yc_wrap_append (YcWrap *self, GtkWidget *child);
