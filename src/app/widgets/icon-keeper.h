/* icon-keeper.h: no icon is let go that GTK's cache may still hand out. */

#pragma once

#include <gtk/gtk.h>

/* From now on every icon that GTK looks up by name lives until the program ends: one small picture
 * for each name, size and scale that was ever shown. Calling it again changes nothing.
 *
 * The cache of GtkIconTheme (4.8 to 4.18, at least) owns no reference. When the last one is dropped
 * by the thread that loads the picture, the next lookup can be given an icon that is being
 * finalized, and the program ends in g_object_ref(). */
void yc_icons_keep (void);
