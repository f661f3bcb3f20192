/* collection.c: the catalogue with the table's own definitions over it. */

#include "yc-config.h"

#include "collection-private.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "card-name.h"
#include "read-error.h"
#include "retelling.h"
#include "rulings.h"

struct _YcCollection {
  GObject parent_instance;

  YcDatabase *database;
  const YcGame *game;
  YcTaught *taught;
  YcRecord *built_in;
  YcRecord *known; /* the built-in with what was taught */
};

static void teachable_init (YcTeachableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (YcCollection,
                               yc_collection,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (YC_TYPE_TEACHABLE, teachable_init))

G_DEFINE_QUARK (yc - collection - error - quark, yc_collection_error)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- What is known --------------------------------------------------------------------------- */

YcTaught *
yc_collection_get_taught (YcCollection *self)
{
  return self->taught;
}

static const YcKnown *
known_of (YcCollection *self)
{
  return yc_taught_get (self->taught, YC_CARDS_MERGED);
}

void
yc_collection_take_over (YcCollection *self, YcTaught *taught)
{
  g_clear_pointer (&self->taught, yc_taught_unref);
  self->taught = taught;
  YcRecord *known = yc_record_new_catalogue (self->game, known_of (self), NULL);
  if (!known)
    return;
  yc_record_free (self->known);
  self->known = known;
}

static void
forget_hidden (YcCollection *self)
{
  g_object_set_data (G_OBJECT (self), YC_COLLECTION_OUT_OF_SIGHT, NULL);
}

gboolean
yc_collection_tell_changed (YcCollection *self, GError **error)
{
  forget_hidden (self);
  if (self->database) {
    YcTaught *taught = yc_taught_load (self->database, self->game, error);
    if (!taught)
      return FALSE;
    yc_collection_take_over (self, taught);
    yc_retelling_start_over (yc_retelling_of (self->database));
  }
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

YcDatabase *
yc_collection_get_database (YcCollection *self)
{
  return self->database;
}

const YcGame *
yc_collection_get_game (YcCollection *self)
{
  return self->game;
}

const YcCatalogue *
yc_collection_get_catalogue (YcCollection *self)
{
  return &yc_record_setup (self->known)->catalogue;
}

const YcSetup *
yc_collection_get_setup (YcCollection *self)
{
  return yc_record_setup (self->known);
}

YcOrigin
yc_collection_get_origin (YcCollection *self, const char *key)
{
  if (!yc_known_definition (known_of (self), key))
    return YC_ORIGIN_CATALOGUE;
  if (strcmp (key, "prices") == 0
      || yc_catalogue_find (&yc_record_setup (self->built_in)->catalogue, key))
    return YC_ORIGIN_CORRECTED;
  return YC_ORIGIN_TAUGHT;
}

GStrv
yc_collection_get_merged_keys (YcCollection *self)
{
  g_autofree char *lines
    = self->database ? yc_rulings_merged (self->database, self->game->id, NULL) : NULL;
  g_auto (GStrv) all = g_strsplit (lines ? lines : "", "\n", -1);
  g_autoptr (GStrvBuilder) keys = g_strv_builder_new ();
  for (guint i = 0; all[i]; i++) {
    g_auto (GStrv) words = g_strsplit (all[i], " ", 4);
    g_autofree char *key
      = g_strv_length (words) == 4 ? g_strjoin (" ", words[1], words[2], NULL) : NULL;
    if (key)
      g_strv_builder_add (keys, key);
  }
  return g_strv_builder_end (keys);
}

const char *
yc_collection_get_merged (YcCollection *self, const char *key)
{
  return yc_known_alias_of (known_of (self), yc_key_name (key));
}

/* ---- Changes --------------------------------------------------------------------------------- */

/* That of which nothing was ever said is as the catalogue has it, if it has it at all. */
static gboolean
is_about_known (YcCollection *self, const char *key)
{
  return g_str_has_prefix (key, YC_HIDDEN) || strcmp (key, "prices") == 0
         || yc_catalogue_find (yc_collection_get_catalogue (self), key);
}

void
yc_collection_remember (YcCollection *self, const char *const *keys, guint n)
{
  GPtrArray *before = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; self->database && i < n; i++) {
    char *said = yc_rulings_said (self->database, self->game->id, keys[i], NULL);
    if (!said && !is_about_known (self, keys[i]))
      continue;
    g_ptr_array_add (before, g_strdup (keys[i]));
    g_ptr_array_add (before, said ? said : g_strdup (""));
  }
  g_object_set_data_full (G_OBJECT (self), YC_COLLECTION_NEW,
                          self->database && before->len == 0 && n == 1 ? g_strdup (keys[0]) : NULL,
                          g_free);
  g_object_set_data_full (G_OBJECT (self), YC_COLLECTION_BEFORE, before,
                          (GDestroyNotify) g_ptr_array_unref);
}

/* A definition in canonical form and what it is about. */
typedef struct {
  GPtrArray *keys, *texts;
} Canonical;

/* Those definitions of a record that `newer` makes. */
static Canonical
canonical_of (const YcRecord *record, const YcKnown *newer)
{
  Canonical canonical
    = { g_ptr_array_new_with_free_func (g_free), g_ptr_array_new_with_free_func (g_free) };
  for (guint i = 0; i < yc_record_n_definitions (record); i++) {
    const YcText text = yc_record_definition (record, i);
    g_autofree char *key = yc_definition_dup_key (text);
    if (!yc_known_definition (newer, key))
      continue;
    g_ptr_array_add (canonical.keys, g_steal_pointer (&key));
    g_ptr_array_add (canonical.texts, g_strndup (text.start, text.length));
  }
  return canonical;
}

static void
canonical_clear (Canonical *canonical)
{
  g_ptr_array_unref (canonical->keys);
  g_ptr_array_unref (canonical->texts);
}

/* Without a ledger it is kept here. */
static gboolean
keep (YcCollection *self, const Canonical *canonical, GError **error)
{
  const char *const *keys = (const char *const *) canonical->keys->pdata;
  const char *const *texts = (const char *const *) canonical->texts->pdata;
  yc_collection_remember (self, keys, canonical->keys->len);
  if (self->database)
    return yc_rulings_teach_all (self->database, self->game->id, keys, texts, canonical->keys->len,
                                 error);
  YcKnown *known = yc_known_copy (known_of (self));
  for (guint i = 0; i < canonical->keys->len; i++)
    yc_known_add (known, texts[i], strlen (texts[i]), NULL);
  yc_collection_take_over (self, yc_taught_new (known));
  return TRUE;
}

/* What is known with these definitions over it; NULL if it does not go together. */
static YcRecord *
read_with (YcCollection *self, const char *const *definitions, YcKnown *newer, GError **error)
{
  YcKnown *known = yc_known_copy (known_of (self));
  YcRecord *record = NULL;
  YcError why;
  gboolean fine = TRUE;
  for (; fine && *definitions; definitions++)
    fine = yc_known_add (newer, *definitions, strlen (*definitions), &why)
           && yc_known_add (known, *definitions, strlen (*definitions), &why);
  if (fine)
    record = yc_record_new_catalogue (self->game, known, &why);
  if (!record)
    yc_set_definition_error (error, &why);
  yc_known_free (known);
  return record;
}

gboolean
yc_collection_teach_all (YcCollection *self, const char *const *definitions, GError **error)
{
  if (!definitions[0])
    return TRUE;
  YcKnown *newer = yc_known_new ();
  YcRecord *record = read_with (self, definitions, newer, error);
  gboolean kept = FALSE;
  if (record) {
    Canonical canonical = canonical_of (record, newer);
    kept = keep (self, &canonical, error);
    canonical_clear (&canonical);
  }
  yc_record_free (record);
  yc_known_free (newer);
  return kept && yc_collection_tell_changed (self, error);
}

gboolean
yc_is_definition (const char *text, GError **error)
{
  g_autofree char *key = yc_definition_dup_key ((YcText){ text, strlen (text) });
  if (!key)
    g_set_error_literal (error, YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE,
                         _ ("This is no definition of a card, space or price."));
  return key != NULL;
}

gboolean
yc_collection_teach (YcCollection *self, const char *definition, GError **error)
{
  const char *const definitions[] = { definition, NULL };
  return yc_is_definition (definition, error) && yc_collection_teach_all (self, definitions, error);
}

gboolean
yc_collection_fits_without (YcCollection *self, const char *key, const char *definition)
{
  YcKnown *known = yc_known_copy (known_of (self));
  yc_known_remove (known, key);
  yc_known_add (known, definition, strlen (definition), NULL);
  YcRecord *record = yc_record_new_catalogue (self->game, known, NULL);
  const gboolean fits = record != NULL;
  yc_record_free (record);
  yc_known_free (known);
  return fits;
}

char *
yc_collection_export (YcCollection *self)
{
  char *written = yc_known_write (known_of (self), self->game);
  char *text = g_strdup (written);
  free (written);
  return text;
}

/* ---- For whoever teaches --------------------------------------------------------------------- */

static const YcCatalogue *
teachable_get_catalogue (YcTeachable *self)
{
  return yc_collection_get_catalogue (YC_COLLECTION (self));
}

static const char *
teachable_get_merged (YcTeachable *self, const char *key)
{
  return yc_collection_get_merged (YC_COLLECTION (self), key);
}

static gboolean
teachable_teach (YcTeachable *self, const char *definition, GError **error)
{
  return yc_collection_teach (YC_COLLECTION (self), definition, error);
}

static void
teachable_init (YcTeachableInterface *iface)
{
  iface->get_catalogue = teachable_get_catalogue;
  iface->get_merged = teachable_get_merged;
  iface->teach = teachable_teach;
}

/* ---- Life ------------------------------------------------------------------------------------ */

/* The collections that are there of a database, by their games; they keep it, not it them. */
static GHashTable *
collections_of (YcDatabase *database)
{
  GHashTable *collections = g_object_get_data (G_OBJECT (database), "collections");
  if (!collections) {
    collections = g_hash_table_new (g_direct_hash, g_direct_equal);
    g_object_set_data_full (G_OBJECT (database), "collections", collections,
                            (GDestroyNotify) g_hash_table_unref);
  }
  return collections;
}

static void
yc_collection_finalize (GObject *object)
{
  YcCollection *self = YC_COLLECTION (object);
  if (self->database)
    g_hash_table_remove (collections_of (self->database), self->game);
  g_clear_object (&self->database);
  g_clear_pointer (&self->taught, yc_taught_unref);
  g_clear_pointer (&self->built_in, yc_record_free);
  g_clear_pointer (&self->known, yc_record_free);
  G_OBJECT_CLASS (yc_collection_parent_class)->finalize (object);
}

static void
yc_collection_class_init (YcCollectionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = yc_collection_finalize;
  signals[CHANGED] = g_signal_new ("changed", YC_TYPE_COLLECTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
yc_collection_init (YcCollection *self G_GNUC_UNUSED)
{
}

YcCollection *
yc_collection_open (YcDatabase *database, const YcGame *game, GError **error)
{
  YcCollection *there = database ? g_hash_table_lookup (collections_of (database), game) : NULL;
  if (there)
    return g_object_ref (there);
  YcTaught *taught = yc_taught_load (database, game, error);
  if (!taught)
    return NULL;
  YcCollection *self = g_object_new (YC_TYPE_COLLECTION, NULL);
  self->game = game;
  self->built_in = yc_record_new_catalogue (game, NULL, NULL);
  self->known = yc_record_new_catalogue (game, NULL, NULL);
  yc_collection_take_over (self, taught);
  if (database) {
    self->database = g_object_ref (database);
    g_hash_table_insert (collections_of (database), (gpointer) game, self);
  }
  return self;
}
