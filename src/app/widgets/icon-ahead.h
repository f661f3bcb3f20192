/* icon-ahead.h: the icons of the games are read before they are first drawn. */

#pragma once

#include <gtk/gtk.h>

/* To be told of every icon that is drawn for the first time, at `scale` points to a pixel. Once a
 * few of the program's own were drawn in a size, the others are read in that size while there is
 * nothing else to do.
 *
 * GTK reads an icon while it draws the frame that the icon is first in, as a play that buys a
 * building or takes a hand up may bring a dozen: that took longer than all else of the play. */
void yc_icon_first_drawn (GtkIconPaintable *icon, int scale);

/* How many were read ahead so far. */
guint yc_icons_count_read_ahead (void);
