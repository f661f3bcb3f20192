/* case-print.h: text for people on paper, page by page. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What prints paragraphs that are set apart by empty lines; none is broken between two pages unless
 * it is longer than one. The caller owns it. */
GtkPrintOperation *yc_case_print_new (const char *text);

G_END_DECLS
