/* sheet-pictures.h: records that come as pictures of a printed sheet. */

#pragma once

#include <gio/gio.h>

/* Whether a file is a picture, by its name. */
gboolean yc_file_is_picture (GFile *file);
/* The record of the sheet in a picture: `length` bytes, the caller frees. A sheet with more than
 * one code may be in several pictures: what is missing in this one is looked for in those among
 * `files` (of GFile). NULL and `error`, a whole sentence, if it is not all there. May be called in
 * any thread. */
char *yc_picture_read_record (GFile *file, GPtrArray *files, gsize *length, GError **error);
