/* count-row.h: how much of something there is, to be counted again; marked once it is another
 * number. */

#pragma once

#include <adwaita.h>

#define YC_TYPE_COUNT_ROW (yc_count_row_get_type ())
G_DECLARE_FINAL_TYPE (YcCountRow, yc_count_row, YC, COUNT_ROW, AdwActionRow)

/* Signal `changed`: another number was counted. */
GtkWidget *yc_count_row_new (const char *title, int now);
int yc_count_row_get_counted (YcCountRow *self);

/* Marks a row whose content is not what the program believes, or takes the mark away. */
void yc_row_mark_different (GtkWidget *row, gboolean different);
