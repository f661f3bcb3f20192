/* wish-link.h: the play being composed as it lies on the table: what is used, and in a strip beside
 * it what is laid under it.
 *
 * Signal: `removed (int item)`, when a card laid sideways is tapped: an index of `YcPlay.items`. */

#pragma once

#include "session.h"

#include <gtk/gtk.h>

#define YC_TYPE_WISH_LINK (yc_wish_link_get_type ())
G_DECLARE_FINAL_TYPE (YcWishLink, yc_wish_link, YC, WISH_LINK, GtkWidget)

GtkWidget *yc_wish_link_new (void);
/* What lies there already stays as it is. */
void yc_wish_link_show (YcWishLink *self, YcSession *session, const YcPlay *play);
