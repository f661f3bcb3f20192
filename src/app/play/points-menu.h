/* points-menu.h: a button behind which every number stands that bombs or plans bring. */

#pragma once

#include "setup.h"

#include <gtk/gtk.h>

typedef void (*YcPointsTappedFunc) (gpointer data, int points);

/* Calls `chosen` with `data`, which outlives the button, and the points that were tapped. */
GtkWidget *yc_points_menu_new (const YcSetup *setup, YcPointsTappedFunc chosen, gpointer data);
