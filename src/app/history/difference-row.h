/* difference-row.h: what a session says and what a record from elsewhere says in its place, side by
 * side. */

#pragma once

#include "intake.h"

#include <gtk/gtk.h>

#define YC_TYPE_DIFFERENCE_ROW (yc_difference_row_get_type ())
G_DECLARE_FINAL_TYPE (YcDifferenceRow, yc_difference_row, YC, DIFFERENCE_ROW, GtkListBoxRow)

/* Of an arrival that differs. */
GtkWidget *yc_difference_row_new (const YcArrival *arrival);
