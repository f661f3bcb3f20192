/* bleed.h: a scrolled pane that goes on beneath what stands below it, and is cut off by that. */

#pragma once

#include <gtk/gtk.h>

#define YC_TYPE_BLEED (yc_bleed_get_type ())
G_DECLARE_FINAL_TYPE (YcBleed, yc_bleed, YC, BLEED, GtkWidget)

/* Its `child` (a property) is a GtkScrolledWindow with a viewport. Whatever stands below has to be
 * opaque, as wide, and drawn after it.
 *
 * GTK draws all of a place that cuts off what is in it whenever that has another size (4.8 to 4.18,
 * at least), and so the whole table at each answer that takes room from it, though nothing changes
 * there. Here the place that cuts off is always the same. */
