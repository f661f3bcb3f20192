/* fuzz-readers.h: what a fuzzer gives to each of the smaller readers: any bytes, or any text. What
 * is made of them is an answer or a refusal. */

#pragma once

#include <glib.h>
#include <stdlib.h>

/* Ends the program, as a find. */
static inline void
require (gboolean condition)
{
  if (!condition)
    abort ();
}

/* ---- fuzz-table.c: what somebody types at a table; the text is UTF-8 ---------------------------
 */

void read_typed (const char *text);
void read_typed_card (const char *text);
void read_head (const char *text);

/* ---- fuzz-files.c: what comes from elsewhere ---------------------------------------------------
 */

void read_import (const char *bytes, gsize length);
void read_ledger (const char *bytes, gsize length);
void read_picture (const char *bytes, gsize length);
void read_state (const char *bytes, gsize length);
