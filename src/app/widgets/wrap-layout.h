/* wrap-layout.h: children in lines like words in a text, each line stretched to the full width. */

#pragma once

#include <gtk/gtk.h>

#define YC_TYPE_WRAP_LAYOUT (yc_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (YcWrapLayout, yc_wrap_layout, YC, WRAP_LAYOUT, GtkLayoutManager)

/* Properties: `spacing`, `line-spacing` in pixels; `natural-width`, the most that is asked for
 * in sizes of the text, 0 for all children in one line; `justify`, whether what is left over of a
 * line is shared among its children (default no). */
