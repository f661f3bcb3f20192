/* collection-import.c: the cards of another table beside our own. */

#include "yc-config.h"

#include "collection-private.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "card-name.h"
#include "overlay.h"
#include "session.h"

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
compare_lines (YcCollection *self, YcImport *import, const char *definitions)
{
  g_auto (GStrv) lines = g_strsplit (definitions, "\n", -1);
  for (char **line = lines; *line && **line; line++) {
    YcImportCard *card = g_new0 (YcImportCard, 1);
    card->key = yc_overlay_key (*line);
    card->definition = g_strdup (*line);
    card->state = compare_card (self, import, card->key);
    g_ptr_array_add (import->cards, card);
  }
}

YcImport *
yc_collection_compare (YcCollection *self, const char *text, gssize length, GError **error)
{
  YcRecord *record = yc_catalogue_read (text, length, error);
  if (!record)
    return NULL;
  g_autoptr (YcImport) import = g_new0 (YcImport, 1);
  import->record = record;
  import->cards = g_ptr_array_new_with_free_func (import_card_free);
  if (yc_import_get_catalogue (import)->game != yc_collection_get_game (self)) {
    g_set_error_literal (error, YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE,
                         _ ("These are cards of the other game."));
    return NULL;
  }
  char *written = yc_record_write (record, NULL);
  g_autofree char *definitions = yc_overlay_definitions (written);
  free (written);
  compare_lines (self, import, definitions);
  return g_steal_pointer (&import);
}
