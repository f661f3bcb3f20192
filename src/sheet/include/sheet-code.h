/* sheet-code.h: a whole record as bytes that fit into the codes printed on a sheet, and back. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What one code may hold: QR version 33 with medium correction, 149 modules, 75 mm at half a
 * millimetre each. */
#define YC_SHEET_CODE_ROOM 1628

#define YC_SHEET_CODE_ERROR (yc_sheet_code_error_quark ())
GQuark yc_sheet_code_error_quark (void);

typedef enum {
  YC_SHEET_CODE_ERROR_TOO_LONG, /* it needs more codes than can be told apart */
  YC_SHEET_CODE_ERROR_FOREIGN,  /* no code of a sheet is there */
  YC_SHEET_CODE_ERROR_NEWER,    /* made with a dictionary that this program does not have */
  YC_SHEET_CODE_ERROR_MIXED,    /* codes of more than one sheet */
  YC_SHEET_CODE_ERROR_MISSING,  /* some of the codes of the sheet */
  YC_SHEET_CODE_ERROR_DAMAGED,  /* what comes out is not what was put in */
} YcSheetCodeError;

/* Each part begins with seven bytes: the version of the dictionary, the number of the part from 0,
 * how many there are, and the CRC-32 of the text, its highest byte first; what follows is its piece
 * of the text, deflated raw with that dictionary. The same text always gives the same bytes.
 * GBytes of at most YC_SHEET_CODE_ROOM; NULL and `error` if they would be more than 255. */
GPtrArray *yc_sheet_code_pack (const char *text, gsize length, GError **error);

/* The text that parts were made from, in whatever order they are, and some twice or of something
 * else. Terminated, `length` bytes; the caller frees. NULL and `error`, a whole sentence, if they
 * do not give it back byte for byte. */
char *yc_sheet_code_unpack (GPtrArray *parts, gsize *length, GError **error);

G_END_DECLS
