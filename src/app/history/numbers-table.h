/* numbers-table.h: the numbers of some series as a table: a row for each event, a column for each
 * player. A row that is activated leads to its event. */

#pragma once

#include "study.h"

#include <gtk/gtk.h>

#define YC_TYPE_NUMBERS_TABLE (yc_numbers_table_get_type ())
G_DECLARE_FINAL_TYPE (YcNumbersTable, yc_numbers_table, YC, NUMBERS_TABLE, GtkWidget)

/* Signal `looked-at (guint event)`: somebody chose its row. */

/* Shows the series whose bits are in `chosen`; `study` is borrowed until the next call, NULL:
 * nothing is shown. */
void yc_numbers_table_set_series (YcNumbersTable *self, const YcStudy *study, guint64 chosen);
/* Brings the row of the event looked at into sight. */
void yc_numbers_table_set_event (YcNumbersTable *self, guint event);
