/* fuzz-readers.c: the smaller readers: the first byte says which, unless it is built for ONE of
 * them; the rest is what it reads. */

#include "fuzz-readers.h"
#include "rules.h"

#include <string.h>

#include "collection.h"
#include "query.h"
#include "seal.h"
#include "sheet-code.h"
#include "shorthand.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* ---- Cards of a table ------------------------------------------------------------------------ */

/* What is known of cards beside a record that says nothing of them. */
static void
read_cards (const char *text, gsize length)
{
  static const char *const heads[] = {
    "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\n",
    "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\n",
  };
  static YcPrintedCards *printed;
  YcKnown *known = yc_known_new ();
  YcError error;
  if (printed == NULL)
    printed = yc_printed_cards_new ();
  yc_known_add (known, text, length, &error);
  for (gsize i = 0; i < G_N_ELEMENTS (heads); i++) {
    const YcBasis basis = { .printed = printed, .under = known };
    YcRecord *record = yc_record_read_with (heads[i], strlen (heads[i]), &basis, &error);
    char *written = yc_known_write (known, yc_games[i]);
    yc_record_free (record);
    require (written != NULL);
    free (written);
  }
  yc_known_free (known);
}

/* The cards of another table, beside those that are known here: each is told of, or why none is. */
static void
compare_cards (YcCollection *ours, const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (YcImport) import = yc_collection_compare (ours, text, (gssize) length, &error);
  require (import != NULL || (error != NULL && *error->message != '\0'));
  for (guint i = 0; import && i < import->cards->len; i++) {
    const YcImportCard *card = g_ptr_array_index (import->cards, i);
    require (*card->key != '\0' && *card->definition != '\0');
    require (card->state == YC_IMPORT_NEW || card->ours || g_str_equal (card->key, "prices"));
  }
}

static void
read_catalogue (const char *text, gsize length)
{
  static YcCollection *ours[2];
  YcError why = { 0 };
  YcRecord *record = yc_record_read_catalogue (text, length, &why);
  require (record != NULL || why.line > 0);
  yc_record_free (record);
  for (gsize i = 0; i < G_N_ELEMENTS (ours); i++) {
    if (ours[i] == NULL)
      ours[i] = yc_collection_open (NULL, yc_games[i], NULL);
    compare_cards (ours[i], text, length);
  }
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
read_seal (const char *bytes, gsize size)
{
  g_autofree char *text = g_strndup (bytes, size);
  const gsize length = strlen (text);
  yc_seal_check (text, length);
  g_autofree char *lines = g_strconcat (text, "\n", NULL);
  g_autofree char *closed = yc_seal_close (lines);
  require (yc_seal_check (closed, strlen (closed)).state == YC_SEAL_WHOLE);
}

/* The parts of a sheet, each behind two bytes of its length. */
static void
read_sheet (const char *bytes, gsize size)
{
  const guint8 *data = (const guint8 *) bytes;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  gsize length;
  while (size >= 2) {
    const gsize n = MIN ((gsize) (data[0] << 8 | data[1]), size - 2);
    g_ptr_array_add (parts, g_bytes_new (data + 2, n));
    data += 2 + n;
    size -= 2 + n;
  }
  g_autofree char *text = yc_sheet_code_unpack (parts, &length, NULL);
  require (text == NULL || text[length] == '\0');
}

/* ---- Which ----------------------------------------------------------------------------------- */

/* Of each reader the one or the other. */
static const struct {
  char letter;
  void (*read_text) (const char *text);
  void (*read_bytes) (const char *bytes, gsize length);
} readers[] = {
  { 'c', NULL, read_cards },  { 'g', NULL, read_catalogue }, { 'i', NULL, read_import },
  { 'l', NULL, read_ledger }, { 'p', NULL, read_picture },   { 'j', NULL, read_state },
  { 's', NULL, read_seal },   { 'b', NULL, read_sheet },     { 'm', read_shorthand, NULL },
  { 'q', read_query, NULL },  { 't', read_typed, NULL },     { 'k', read_typed_card, NULL },
  { 'h', read_head, NULL },
};

#ifndef ONE
#define ONE 0
#endif

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const char letter = size == 0 || ONE != 0 ? ONE : (char) data[0];
  g_autofree char *text = size == 0 ? NULL : g_malloc (size);
  if (text == NULL)
    return 0;
  memcpy (text, data + 1, size - 1);
  text[size - 1] = '\0';
  for (gsize i = 0; i < G_N_ELEMENTS (readers); i++)
    if (readers[i].letter != letter)
      continue;
    else if (readers[i].read_bytes)
      readers[i].read_bytes (text, size - 1);
    else if (g_utf8_validate (text, (gssize) size - 1, NULL))
      readers[i].read_text (text);
  return 0;
}
