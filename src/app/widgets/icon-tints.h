/* icon-tints.h: an icon is given its colour once. */

#pragma once

#include <gtk/gtk.h>

/* From now on GTK draws an icon of a colour it was drawn in before from a picture that is coloured
 * already. Calling it again changes nothing.
 *
 * GTK keeps one picture for all colours, and without a graphics card works the colour of each of
 * its points out whenever it is drawn (4.8 to 4.14, at least): for a table full of icons a quarter
 * of the frame. What it makes of an icon in another way is drawn as it is. */
void yc_icons_tint (void);

/* How many were coloured so far. */
guint yc_icons_count_tinted (void);
