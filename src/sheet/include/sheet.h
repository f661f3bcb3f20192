/* sheet.h: a session on one printed page: who played, where the points come from, how it went, what
 * was argued about, and a code that holds the whole record. */

#pragma once

#include "rules.h"

#include <cairo.h>
#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum { YC_PAPER_A4, YC_PAPER_LETTER } YcPaper;

typedef struct _YcSheet YcSheet;

/* Folds the record, which is not needed any more afterwards; the caller frees. NULL and `error` if
 * the record is too long for the codes of a sheet. */
YcSheet *yc_sheet_new (const YcRecord *record, GError **error);
void yc_sheet_free (YcSheet *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcSheet, yc_sheet_free)

/* Draws a second code beside the title, with a link (at most YC_SHEET_CODE_ROOM bytes) that other
 * programs take the play from; NULL: none, as before. */
void yc_sheet_set_link (YcSheet *self, const char *link);

/* One, unless more codes are needed than the first page has room for. */
guint yc_sheet_get_n_pages (const YcSheet *self);
/* Draws a page, from 0, as large as given, in points (72 to an inch), with its margins. */
void yc_sheet_draw_page (const YcSheet *self, guint page, cairo_t *cr, double width, double height);
/* Writes a PDF file: the same record always gives the same bytes on a machine. FALSE and `error`, a
 * whole sentence, if it cannot be written; what stood there before is then still there. */
gboolean yc_sheet_save (const YcSheet *self, YcPaper paper, GFile *file, GError **error);

G_END_DECLS
