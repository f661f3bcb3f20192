/* link-view.h: one play of a turn as it lies on the table: what is used upright, the cards laid
 * sideways and the personnel from the pool under it. */

#pragma once

#include "view.h"

#include <gtk/gtk.h>

/* A play that was made. */
GtkWidget *yc_link_view_new (YcView *view, const YcPlay *play);
/* The same as `YcTableGame.picture_new`, of all that is told of it. */
GtkWidget *yc_link_picture_new (YcSession *session, const YcPlay *play);
/* The play being composed: `removed (GtkButton *, owner)` is called when a sideways card is taken
 * back; the item is the button's data "item". `owner` is a GObject. */
GtkWidget *
yc_link_view_new_wish (YcSession *session, const YcPlay *play, GCallback removed, gpointer owner);
/* What a play is done with, in one short line: the sideways cards and the personnel of the pool. */
GtkWidget *yc_link_means_new (YcSession *session, const YcPlay *play);
