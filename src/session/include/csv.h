/* csv.h: fields of a table in text (RFC 4180). */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define YC_CSV_END "\r\n" /* of a row */

/* Adds a field to a row, in quotes if anything in it would be taken for something else. */
void yc_csv_add (GString *row, const char *text);

G_END_DECLS
