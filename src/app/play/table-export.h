/* table-export.h: the session taken away from the table, as a file or on paper. */

#pragma once

#include "table-game.h"

/* Asks where to, and writes the record there. */
void yc_table_export_record (YcTablePage *self);
/* The same with the sheet, as PDF. */
void yc_table_save_sheet (YcTablePage *self);
/* Asks for a printer, and prints the sheet. */
void yc_table_print (YcTablePage *self);

/* The sheet of a record, ready to be printed or previewed; the caller owns it. `linked`: with the
 * code for BG Stats. NULL and `error` if the record is too long for one. */
GtkPrintOperation *yc_sheet_print_new (const YcRecord *record, gboolean linked, GError **error);
