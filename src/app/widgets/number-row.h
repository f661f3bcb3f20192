/* number-row.h: a printed number in a list of rows; one step below the lowest stands for “not
 * known”. */

#pragma once

#include <adwaita.h>

#define YC_TYPE_NUMBER_ROW (yc_number_row_get_type ())
G_DECLARE_FINAL_TYPE (YcNumberRow, yc_number_row, YC, NUMBER_ROW, AdwActionRow)

/* Signal `changed` (). */
GtkWidget *yc_number_row_new (const char *title, int lowest, int highest);
/* `YC_UNKNOWN` if it is not known. Setting says nothing. */
int yc_number_row_get (YcNumberRow *self);
void yc_number_row_set (YcNumberRow *self, int number);
