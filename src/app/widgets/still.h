/* still.h: what seldom changes is drawn once and then shown as one picture. */

#pragma once

#include <gtk/gtk.h>

/* `node` as a picture with `scale` points to a pixel, in whole pixels. It is painted by cairo and
 * no texture: without a graphics card GTK (seen: 4.8) copies the points of each texture in the
 * window for each frame, whichever part of it is drawn, and cairo only looks where it is. The
 * caller unrefs it. NULL: it takes no place, or more than a picture is good for. */
GskRenderNode *yc_still_new (GskRenderNode *node, int scale);

/* Adds `node` (nothing, if NULL), which is unrefed, as it is drawn quickest where `widget` is: with
 * a graphics card as it is; without one as a picture, since GTK goes through all parts of all that
 * is in the window for each frame, whichever part of it is drawn. */
void yc_still_append (GtkSnapshot *snapshot, GtkWidget *widget, GskRenderNode *node);

/* All zeroes: nothing was drawn. */
typedef struct {
  GskRenderNode *of; /* what is drawn */
  GskRenderNode *picture;
  int scale;
} YcStill;

/* Draws a child of `widget` like that; the picture is kept as long as nothing changes in the child,
 * whatever changes around it. */
void
yc_still_append_child (YcStill *self, GtkSnapshot *snapshot, GtkWidget *widget, GtkWidget *child);
/* Lets go of the picture; to be called when the widget is unmapped. */
void yc_still_clear (YcStill *self);
