/* option-row.h: one table option: what it is, why there is a choice, and the choice. */

#pragma once

#include <adwaita.h>

#include "rules.h"

#define YC_TYPE_OPTION_ROW (yc_option_row_get_type ())
G_DECLARE_FINAL_TYPE (YcOptionRow, yc_option_row, YC, OPTION_ROW, AdwActionRow)

/* A row for the option of a game with this id (`bomb-workers-count` …), yes or no, or a number. Its
 * property `value` is the choice: 1 for yes. */
GtkWidget *
yc_option_row_new (const YcGame *game, const char *option, gboolean is_number, int value);
const char *yc_option_row_get_option (YcOptionRow *self);
int yc_option_row_get_value (YcOptionRow *self);
