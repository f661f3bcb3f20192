/* sheet-qr.h: bytes as a QR code, drawn and found. */

#pragma once

#include <cairo.h>
#include <gdk-pixbuf/gdk-pixbuf.h>

G_BEGIN_DECLS

/* The margin that a code needs on each side, in modules. */
#define YC_SHEET_QR_QUIET 4

typedef struct _YcSheetQr YcSheetQr;

/* A code with medium correction; `part` has at most YC_SHEET_CODE_ROOM bytes. */
YcSheetQr *yc_sheet_qr_new (GBytes *part);
void yc_sheet_qr_free (YcSheetQr *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcSheetQr, yc_sheet_qr_free)

/* Modules along a side, without the quiet margin. */
int yc_sheet_qr_get_size (const YcSheetQr *self);
/* Draws it, a module being one unit, from the origin, in the current colour. */
void yc_sheet_qr_draw (const YcSheetQr *self, cairo_t *cr);

/* What the codes in a picture hold, as GBytes in no order; none if there is none. NULL and `error`
 * if the library that finds them is not there. */
GPtrArray *yc_sheet_qr_find (GdkPixbuf *picture, GError **error);

G_END_DECLS
