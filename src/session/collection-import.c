/* collection-import.c: the cards of another table beside our own. */

#include "yc-config.h"

#include "collection.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "card-name.h"
#include "read-error.h"
#include "telling.h"

static void
import_card_free (gpointer data)
{
  YcImportCard *card = data;
  g_free (card->key);
  g_free (card->ours);
  g_free (card->definition);
  g_free (card->both);
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

/* ---- Which card of ours it is ---- */

/* Names are the table's own where cards are taught: another table has others. */
static gboolean
is_named_by_tables (const YcCard *card)
{
  const YcPrinted *printed = yc_printed_of_kind (card->game, card->kind);
  return printed && printed->taught;
}

/* Whether anything is known of it. */
static gboolean
tells_something (const YcCard *card)
{
  const YcCard blank = yc_card_blank (card->game, card->kind, card->id);
  return yc_card_tells_more (card, &blank);
}

typedef struct {
  YcCollection *collection;
  YcImport *import;
  GHashTable *matched; /* keys of ours */
} Comparison;

static gboolean
is_free (const Comparison *self, const YcCard *ours)
{
  g_autofree char *key = yc_card_key (ours);
  return !yc_collection_get_merged (self->collection, key)
         && !g_hash_table_contains (self->matched, key);
}

/* The one with the same icons, or that may be it as far as is known of both. */
static const YcCard *
find_by_icons (const Comparison *self, const YcCard *theirs, gboolean in_part)
{
  const YcCatalogue *catalogue = yc_collection_get_catalogue (self->collection);
  const YcDrawer drawer = yc_kind_info (catalogue->game, theirs->kind)->drawer;
  for (int i = 0; i < catalogue->n[drawer]; i++) {
    const YcCard *ours = &catalogue->cards[drawer][i];
    const gboolean is_it = in_part ? yc_card_agrees (ours, theirs) && tells_something (ours)
                                       && tells_something (theirs)
                                   : yc_card_same_numbers (ours, theirs);
    if (is_it && is_free (self, ours))
      return ours;
  }
  return NULL;
}

static const YcCard *
find_ours (const Comparison *self, const char *key, const YcCard *theirs)
{
  const YcCard *named = yc_collection_get_merged (self->collection, key)
                          ? NULL
                          : yc_catalogue_find (yc_collection_get_catalogue (self->collection), key);
  const YcCard *found = NULL;
  if (!is_named_by_tables (theirs))
    return named;
  if (named && yc_card_same_numbers (named, theirs))
    return named;
  found = find_by_icons (self, theirs, FALSE);
  if (!found && named && yc_card_agrees (named, theirs))
    return named;
  if (!found)
    found = find_by_icons (self, theirs, TRUE);
  return found ? found : named;
}

/* ---- What taking it over would do ---- */

/* Ours with what is known there. */
static YcCard
filled (const YcCard *ours, const YcCard *theirs)
{
  YcCard card = *ours;
  yc_card_fill (&card, theirs);
  card.confidence = theirs->confidence;
  card.source = theirs->source;
  return card;
}

static gboolean
is_counted_otherwise (const YcCard *ours, const YcCard *theirs)
{
  return ours->copies > 0 && theirs->copies > 0 && ours->copies != theirs->copies;
}

static void
compare_with (YcImportCard *card, const YcCard *ours, const YcCard *theirs)
{
  const YcCard both = filled (ours, theirs);
  card->state = YC_IMPORT_DIFFERS;
  if (!yc_card_agrees (ours, theirs))
    return;
  if (is_counted_otherwise (ours, theirs)) {
    YcCard counted = both;
    counted.copies = theirs->copies;
    g_free (card->definition);
    card->definition = yc_card_definition (&counted);
    return;
  }
  card->state = yc_card_same_numbers (&both, ours) && both.copies == ours->copies ? YC_IMPORT_SAME
                                                                                  : YC_IMPORT_FILLS;
  g_free (card->definition);
  card->definition = yc_card_definition (&both);
}

static gboolean
is_taken (const char *name, gpointer data)
{
  const Comparison *self = data;
  const YcCatalogue *theirs = yc_import_get_catalogue (self->import);
  for (int drawer = 0; drawer < YC_DRAWERS; drawer++)
    for (int i = 0; i < theirs->n[drawer]; i++)
      if (strcmp (theirs->cards[drawer][i].id, name) == 0)
        return TRUE;
  return yc_teachable_has_name (YC_TEACHABLE (self->collection), name);
}

/* Cards of other numbers that only have one name are two cards. */
static char *
define_beside (Comparison *self, const YcCard *ours, const YcCard *theirs)
{
  YcCard card = *theirs;
  if (!is_named_by_tables (theirs) || yc_card_agrees (ours, theirs))
    return NULL;
  g_autofree char *name = yc_card_propose_name (theirs, is_taken, self);
  card.id = name;
  return yc_card_definition (&card);
}

static void
compare_card (Comparison *self, YcImportCard *card)
{
  const YcCard *theirs = yc_catalogue_find (yc_import_get_catalogue (self->import), card->key);
  const YcCard *ours = find_ours (self, card->key, theirs);
  if (!ours)
    return;
  card->ours = yc_card_key (ours);
  compare_with (card, ours, theirs);
  card->both = define_beside (self, ours, theirs);
  if (!card->both)
    g_hash_table_add (self->matched, g_strdup (card->ours));
}

static void
add_card (Comparison *self, YcText definition)
{
  YcImportCard *card = g_new0 (YcImportCard, 1);
  card->key = yc_definition_dup_key (definition);
  card->definition = g_strndup (definition.start, definition.length);
  if (strcmp (card->key, "prices") == 0)
    card->state = compare_prices (self->collection, self->import);
  else
    compare_card (self, card);
  g_ptr_array_add (self->import->cards, card);
}

/* A catalogue, or else a record for the cards of its head. What it was meant to be is what could be
 * read further. */
static YcRecord *
read_file (const char *text, gsize length, YcError *why)
{
  YcError not_a_record;
  YcRecord *record = yc_record_read_catalogue (text, length, why);
  if (record)
    return record;
  record = yc_record_read (text, length, &not_a_record);
  if (!record && not_a_record.line > why->line)
    *why = not_a_record;
  return record;
}

YcImport *
yc_collection_compare (YcCollection *self, const char *text, gssize length, GError **error)
{
  YcError why;
  YcRecord *record = read_file (text, length < 0 ? strlen (text) : (gsize) length, &why);
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
  g_autoptr (GHashTable) matched = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Comparison comparison = { self, import, matched };
  for (guint i = 0; i < yc_record_n_definitions (record); i++)
    add_card (&comparison, yc_record_definition (record, i));
  return g_steal_pointer (&import);
}
