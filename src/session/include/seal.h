/* seal.h: the closing lines of a record that was exported: a mark for each line above them, which
 * rests on all lines before it. Whatever changed in the file since, the first line that is another
 * is known by its mark.
 *
 *     # sealed 431 9f86d081884c7d65…
 *     # marks 5kQzJxA0…
 *
 * They are comments of the record format: whoever does not know them passes over them. A mark is
 * two letters of base64, so one change in 4096 is noticed only a line late; one of the last line by
 * the hash of the whole alone, which does not tell it from a change of the closing lines. This is
 * against accidents: who wants to deceive can seal anew. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum {
  YC_SEAL_WHOLE,   /* every byte is as it was sealed */
  YC_SEAL_BROKEN,  /* something was changed */
  YC_SEAL_MISSING, /* there are no such closing lines */
} YcSealState;

typedef struct {
  YcSealState state;
  /* From 1: the first that is not as it was sealed. 0 unless it is broken; and where only the
   * closing lines are another, or the last line is and its mark does not show it. */
  guint line;
} YcSealFound;

/* The closing lines for a text of whole lines, each with its line feed. The caller frees. */
char *yc_seal_of (const char *text);

/* The text with its closing lines. The caller frees. */
char *yc_seal_close (const char *text);

/* What became of a text since it was closed. */
YcSealFound yc_seal_check (const char *text, gsize length);

/* What became of a text that was sealed apart, and may have got more lines since: the first line
 * that is not as `seal` says; WHOLE where all that were sealed are. */
YcSealFound yc_seal_check_apart (const char *text, const char *seal);

/* Whether a seal begins with the marks of an older one: lines were added since, and none changed.
 */
gboolean yc_seal_goes_on (const char *seal, const char *before);

G_END_DECLS
