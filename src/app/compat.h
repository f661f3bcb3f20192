/* compat.h: what newer versions of GTK and libadwaita than those written for want otherwise. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A message dialog has its heading large in one line and small in several, and measures both for
 * widths that only the small one can have: since 4.18 GTK warns of that. From here on both fit. */
void yc_dialog_let_heading_wrap (GtkWidget *dialog);
/* Has GTK say a sentence to the screen reader, at the focus or not: `priority` from 0, which may
 * wait, to 2, which may not. FALSE if this GTK cannot. */
gboolean yc_gtk_announce (GtkWidget *widget, const char *sentence, int priority);
/* Empties a menu that was shown, with its sections and submenus: GTK (seen: 4.8) keeps each section
 * for ever. */
void yc_menu_let_go (GMenuModel *menu);
/* Each scrolled window that GTK (seen: 4.8) realizes listens to the settings for ever, also when it
 * is gone and somebody changes how windows scroll. From here on none does that is not realized. */
void yc_scrolled_windows_let_go (void);
/* What was drawn on an image surface of ARGB32, point by point, to be drawn again and again:
 * without a graphics card GTK before 4.10 turns points that are as it wants them into floating
 * point and back each time, and is five times as fast with those that it has to multiply by their
 * opacity. Takes the surface; the caller unrefs the texture. */
GdkTexture *yc_texture_take_surface (cairo_surface_t *surface);
/* What starting took and is not needed any more goes back to the system, where the C library does
 * not do so by itself. Takes about a millisecond. */
void yc_memory_give_back (void);

G_END_DECLS
