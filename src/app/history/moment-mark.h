/* moment-mark.h: the sign of what stands out in a session, the same wherever it is drawn. */

#pragma once

#include "moments.h"

#include <gtk/gtk.h>

#define YC_MOMENT_MARK 4 /* half the size of a sign, in pixels */

/* Draws the sign of `kind` around a point. Each has a shape of its own, so that the colour, that of
 * the player, is never the only difference. */
void yc_moment_mark_draw (cairo_t *cr, YcMomentKind kind, double x, double y, const GdkRGBA *color);
/* The colour of a seat where `widget` is drawn; of nobody (-1) that of its text. */
void yc_seat_color (GtkWidget *widget, const YcSetup *setup, int seat, GdkRGBA *color);
