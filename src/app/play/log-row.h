/* log-row.h: one event of the log: the player's shape, the sentence, how it stands, its menu. */

#pragma once

#include "entry.h"

#include <gtk/gtk.h>

#define YC_TYPE_LOG_ROW (yc_log_row_get_type ())
G_DECLARE_FINAL_TYPE (YcLogRow, yc_log_row, YC, LOG_ROW, GtkWidget)

GtkWidget *yc_log_row_new (void);
/* Shows `entry` and follows its changes; NULL: nothing. */
void yc_log_row_set_entry (YcLogRow *self, YcEntry *entry);
/* NULL: nothing is shown. */
YcEntry *yc_log_row_get_entry (YcLogRow *self);
