/* fuzz-readers.c: the smaller readers: the first byte says which, the rest is what it reads. What
 * they make of anything is an answer or a refusal. */

#include "rules.h"

#include <glib.h>
#include <string.h>

#include "query.h"
#include "seal.h"
#include "sheet-code.h"
#include "shorthand.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
require (bool condition)
{
  if (!condition)
    abort ();
}

/* ---- Cards of a table ------------------------------------------------------------------------ */

static void
read_known (const char *text, size_t length)
{
  YcKnown *known = yc_known_new ();
  YcError error;
  yc_known_add (known, text, length, &error);
  for (const YcGame *const *game = yc_games; *game; game++) {
    YcRecord *catalogue = yc_record_new_catalogue (*game, known, &error);
    char *written = yc_known_write (known, *game);
    yc_record_free (catalogue);
    require (written != NULL);
    free (written);
  }
  yc_known_free (known);
}

/* ---- What is typed --------------------------------------------------------------------------- */

static void
read_shorthand (const char *text)
{
  for (const YcGame *const *game = yc_games; *game; game++) {
    YcCard card = { 0 };
    yc_shorthand_read (*game, text, &card);
    g_free (yc_shorthand_words (*game, text));
  }
}

static void
read_query (const char *text)
{
  g_autoptr (YcQuery) query = yc_query_new (text);
  require (yc_query_get_choice (query) != NULL);
}

/* ---- What comes back ------------------------------------------------------------------------- */

/* What was closed is whole, and nothing else is: but for a text that ends as its own seal. */
static void
read_seal (const char *text, size_t length)
{
  yc_seal_check (text, length);
  g_autofree char *lines = g_strconcat (text, "\n", NULL);
  g_autofree char *closed = yc_seal_close (lines);
  require (yc_seal_check (closed, strlen (closed)).state == YC_SEAL_WHOLE);
}

/* The parts of a sheet, each behind two bytes of its length. */
static void
read_sheet (const uint8_t *data, size_t size)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  gsize length;
  while (size >= 2) {
    const size_t n = MIN ((size_t) (data[0] << 8 | data[1]), size - 2);
    g_ptr_array_add (parts, g_bytes_new (data + 2, n));
    data += 2 + n;
    size -= 2 + n;
  }
  g_autofree char *text = yc_sheet_code_unpack (parts, &length, NULL);
  require (text == NULL || text[length] == '\0');
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  if (size == 0)
    return 0;
  g_autofree char *text = g_strndup ((const char *) data + 1, size - 1);
  const bool is_text = g_utf8_validate (text, -1, NULL);
  switch (data[0]) {
  case 'c':
    read_known ((const char *) data + 1, size - 1);
    break;
  case 'm':
    if (is_text)
      read_shorthand (text);
    break;
  case 'q':
    if (is_text)
      read_query (text);
    break;
  case 's':
    read_seal (text, strlen (text));
    break;
  default:
    read_sheet (data + 1, size - 1);
  }
  return 0;
}
