/* link-view.h: one play of a turn as it lies on the table: what is used upright, the cards laid
 * sideways and the personnel from the pool under it. */

#pragma once

#include "view.h"
#include "widgets/wrap.h"

#include <gtk/gtk.h>

/* The plays of the running turn, one behind the other; those stay that are there already, and none
 * is marked as changed. */
void yc_links_show (YcWrap *links, YcView *view);
/* The same as `YcTableGame.picture_new`, of all that is told of it. */
GtkWidget *yc_link_picture_new (YcSession *session, const YcPlay *play);
/* What a play is done with, in one short line: the sideways cards and the personnel of the pool. */
GtkWidget *yc_link_means_new (YcSession *session, const YcPlay *play);

/* ---- Parts of a play; the caller owns the widgets, and NULL is none ---- */

/* What lies upright: the card that is activated, or the special card that is used; NULL: a card
 * that nobody knows. Owned by `setup`. */
const YcCard *yc_link_upright (const YcSetup *setup, const YcPlay *play);
/* The Landmark, plan or card that a special card is used on, or the plan that is loaded. */
GtkWidget *yc_link_object_new (const YcSetup *setup, const YcPlay *play);
/* The personnel of the pool. */
GtkWidget *yc_link_pool_new (const YcPlay *play);
