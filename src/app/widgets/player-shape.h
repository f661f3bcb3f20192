/* player-shape.h: the coloured shape that stands for a player everywhere in the window.
 *
 * Colour is never the only sign: red is a circle, blue a square, green a triangle, yellow a
 * diamond, purple a hexagon. The colours themselves are in ui/style.css. */

#pragma once

#include "rules.h"

#include <adwaita.h>

#define YC_TYPE_PLAYER_SHAPE (yc_player_shape_get_type ())
G_DECLARE_FINAL_TYPE (YcPlayerShape, yc_player_shape, YC, PLAYER_SHAPE, GtkWidget)

/* A shape as large as the style says, growing with the text. Property `color` is a `YcColor`, or
 * `YC_COLORS` for none (grey). */
GtkWidget *yc_player_shape_new (YcColor color);
void yc_player_shape_set_color (YcPlayerShape *self, YcColor color);

/* The colour that the record calls `red` …; `YC_COLORS` for any other word. */
YcColor yc_color_of_name (const char *name);
/* “circle” … for people; static, translated. */
const char *yc_color_shape_label (YcColor color);
/* The style class that sets the CSS colour of a widget to the player's: `player-red` … */
const char *yc_color_style_class (YcColor color);
