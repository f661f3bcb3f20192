/* collection-import.c: the cards of another table beside our own. */

#include "yc-config.h"

#include "collection.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "card-name.h"
#include "read-error.h"

static void
import_card_free (gpointer data)
{
  YcImportCard *card = data;
  g_free (card->key);
  g_free (card->definition);
  g_free (card);
}

void
yc_import_free (YcImport *import)
{
  yc_record_free (import->record);
  g_ptr_array_unref (import->cards);
  g_free (import);
}

const YcCatalogue *
yc_import_get_catalogue (const YcImport *import)
{
  return &yc_record_setup (import->record)->catalogue;
}

static YcImportState
compare_prices (YcCollection *self, const YcImport *import)
{
  g_autofree char *ours = yc_prices_definition (yc_collection_get_catalogue (self));
  g_autofree char *theirs = yc_prices_definition (yc_import_get_catalogue (import));
  return strcmp (ours, theirs) == 0 ? YC_IMPORT_SAME : YC_IMPORT_DIFFERS;
}

static YcImportState
compare_card (YcCollection *self, const YcImport *import, const char *key)
{
  if (strcmp (key, "prices") == 0)
    return compare_prices (self, import);
  const YcCard *ours = yc_catalogue_find (yc_collection_get_catalogue (self), key);
  const YcCard *theirs = yc_catalogue_find (yc_import_get_catalogue (import), key);
  if (!ours || yc_collection_get_merged (self, key))
    return YC_IMPORT_NEW;
  return yc_card_same_numbers (ours, theirs) && ours->copies == theirs->copies ? YC_IMPORT_SAME
                                                                               : YC_IMPORT_DIFFERS;
}

static void
add_card (YcCollection *self, YcImport *import, YcText definition)
{
  YcImportCard *card = g_new0 (YcImportCard, 1);
  card->key = yc_definition_dup_key (definition);
  card->definition = g_strndup (definition.start, definition.length);
  card->state = compare_card (self, import, card->key);
  g_ptr_array_add (import->cards, card);
}

YcImport *
yc_collection_compare (YcCollection *self, const char *text, gssize length, GError **error)
{
  YcError why;
  YcRecord *record
    = yc_record_read_catalogue (text, length < 0 ? strlen (text) : (size_t) length, &why);
  if (!record) {
    yc_set_read_error (error, &why);
    return NULL;
  }
  g_autoptr (YcImport) import = g_new0 (YcImport, 1);
  import->record = record;
  import->cards = g_ptr_array_new_with_free_func (import_card_free);
  if (yc_record_game (record) != yc_collection_get_game (self)) {
    g_set_error_literal (error, YC_COLLECTION_ERROR, YC_COLLECTION_ERROR_OTHER_GAME,
                         _ ("These are cards of the other game."));
    return NULL;
  }
  for (guint i = 0; i < yc_record_n_definitions (record); i++)
    add_card (self, import, yc_record_definition (record, i));
  return g_steal_pointer (&import);
}
