/* sheet-read.h: the record that a printed sheet holds, read from pictures of it. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Reads the codes in the pictures at these paths (whatever gdk-pixbuf reads; ended by NULL) and
 * joins them. The text of the record, terminated, `length` bytes, just as it was when the sheet was
 * made; the caller frees. NULL and `error`, a whole sentence, if that cannot be. Takes some tenths
 * of a second a picture; needs no display and may be called in any thread. */
char *yc_sheet_read (const char *const *paths, gsize *length, GError **error);

G_END_DECLS
