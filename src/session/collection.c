/* collection.c: the catalogue with the table's own definitions over it. */

#include "yc-config.h"

#include "collection-private.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "card-name.h"
#include "merged.h"
#include "overlay.h"
#include "retelling.h"
#include "rulings.h"
#include "session-private.h"

struct _YcCollection {
  GObject parent_instance;

  YcDatabase *database;
  const YcGame *game;
  char *taught;       /* definitions, each with its line feed */
  GHashTable *merged; /* names by the names that stand for them */
  YcRecord *built_in;
  YcRecord *known; /* the built-in with what was taught */
};

G_DEFINE_FINAL_TYPE (YcCollection, yc_collection, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static const char *
game_id (YcCollection *self)
{
  return self->game->id;
}

/* A catalogue file with these definitions. */
static char *
catalogue_text (YcCollection *self, const char *definitions)
{
  return g_strdup_printf ("yellowcake 1\ngame %s\n%s", game_id (self), definitions);
}

YcRecord *
yc_catalogue_read (const char *text, gssize length, GError **error)
{
  YcError why;
  YcRecord *record
    = yc_record_read_catalogue (text, length < 0 ? strlen (text) : (size_t) length, &why);
  if (!record)
    yc_session_set_read_error (error, &why);
  return record;
}

static YcRecord *
read_definitions (YcCollection *self, const char *definitions, GError **error)
{
  g_autofree char *text = catalogue_text (self, definitions);
  return yc_catalogue_read (text, -1, error);
}

/* ---- What is known --------------------------------------------------------------------------- */

static void
take_over (YcCollection *self, YcRecord *record)
{
  g_clear_pointer (&self->known, yc_record_free);
  self->known = record;
}

/* Takes in what the ledger holds now. */
static gboolean
read_ledger (YcCollection *self, GError **error)
{
  g_autoptr (GHashTable) own = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *taught = yc_rulings_taught (self->database, game_id (self), error);
  g_autofree char *merged
    = taught ? yc_rulings_merged (self->database, game_id (self), error) : NULL;
  if (!merged)
    return FALSE;
  YcRecord *known = read_definitions (self, taught, NULL);
  if (known)
    take_over (self, known);
  g_free (self->taught);
  self->taught = g_steal_pointer (&taught);
  g_clear_pointer (&self->merged, g_hash_table_unref);
  self->merged = yc_merged_names (merged, own);
  return TRUE;
}

gboolean
yc_collection_tell_changed (YcCollection *self, GError **error)
{
  if (self->database && !read_ledger (self, error))
    return FALSE;
  if (self->database)
    yc_retelling_start_over (yc_retelling_of (self->database));
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

static const YcCatalogue *
built_in (YcCollection *self)
{
  return &yc_record_setup (self->built_in)->catalogue;
}

YcOrigin
yc_collection_get_origin (YcCollection *self, const char *key)
{
  g_autofree char *definition = yc_overlay_find (self->taught, key);
  if (!definition)
    return YC_ORIGIN_CATALOGUE;
  if (strcmp (key, "prices") == 0 || yc_catalogue_find (built_in (self), key))
    return YC_ORIGIN_CORRECTED;
  return YC_ORIGIN_TAUGHT;
}

const char *
yc_collection_get_merged (YcCollection *self, const char *key)
{
  const char *blank = strchr (key, ' ');
  return blank ? g_hash_table_lookup (self->merged, blank + 1) : NULL;
}

/* ---- Changes --------------------------------------------------------------------------------- */

/* The definitions in canonical form, one a line, checked among themselves. */
static char *
canonical_definitions (YcCollection *self, const char *const *definitions, GError **error)
{
  g_autofree char *joined = g_strjoinv ("\n", (char **) definitions);
  g_autofree char *lines = g_strconcat (joined, "\n", NULL);
  YcRecord *record = read_definitions (self, lines, error);
  if (!record)
    return NULL;
  char *written = yc_record_write (record, NULL);
  char *canonical = yc_overlay_definitions (written);
  free (written);
  yc_record_free (record);
  return canonical;
}

gboolean
yc_collection_fits_without (YcCollection *self, const char *key, const char *definition)
{
  g_autofree char *line = g_strconcat (definition, "\n", NULL);
  g_autofree char *rest = yc_overlay_without (self->taught, key);
  g_autofree char *taught = yc_overlay_exchange (rest, line);
  YcRecord *record = read_definitions (self, taught, NULL);
  const gboolean fits = record != NULL;
  yc_record_free (record);
  return fits;
}

static gboolean
keep_all (YcCollection *self, const char *canonical, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (canonical, "\n", -1);
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);
  for (char **line = lines; *line && **line; line++)
    g_ptr_array_add (keys, yc_overlay_key (*line));
  return yc_rulings_teach_all (self->database, game_id (self), (const char *const *) keys->pdata,
                               (const char *const *) lines, keys->len, error);
}

gboolean
yc_collection_teach_all (YcCollection *self, const char *const *definitions, GError **error)
{
  if (!definitions[0])
    return TRUE;
  g_autofree char *canonical = canonical_definitions (self, definitions, error);
  if (!canonical)
    return FALSE;
  g_autofree char *taught = yc_overlay_exchange (self->taught, canonical);
  YcRecord *known = read_definitions (self, taught, error);
  if (!known)
    return FALSE;
  if (self->database && !keep_all (self, canonical, error)) {
    yc_record_free (known);
    return FALSE;
  }
  take_over (self, known);
  g_free (self->taught);
  self->taught = g_steal_pointer (&taught);
  return yc_collection_tell_changed (self, error);
}

gboolean
yc_collection_teach (YcCollection *self, const char *definition, GError **error)
{
  const char *const definitions[] = { definition, NULL };
  if (strchr (definition, '\n')) {
    g_set_error_literal (error, YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE,
                         _ ("This is no definition of a card, space or price."));
    return FALSE;
  }
  return yc_collection_teach_all (self, definitions, error);
}

/* Without a ledger the definition is only forgotten. */
static gboolean
forget (YcCollection *self, const char *key, GError **error)
{
  g_autofree char *taught = yc_overlay_without (self->taught, key);
  YcRecord *known = read_definitions (self, taught, error);
  if (!known)
    return FALSE;
  take_over (self, known);
  g_free (self->taught);
  self->taught = g_steal_pointer (&taught);
  return TRUE;
}

gboolean
yc_collection_restore (YcCollection *self, const char *key, GError **error)
{
  g_autofree char *earlier = NULL;
  if (yc_collection_get_merged (self, key) && !yc_before_merge (self, key, &earlier, error))
    return FALSE;
  if (earlier)
    return yc_collection_teach (self, earlier, error);
  if (self->database && !yc_may_be_forgotten (self, key, error))
    return FALSE;
  if (self->database && !yc_rulings_restore (self->database, game_id (self), key, error))
    return FALSE;
  return (self->database || forget (self, key, error)) && yc_collection_tell_changed (self, error);
}

char *
yc_collection_export (YcCollection *self)
{
  return catalogue_text (self, self->taught);
}

/* ---- Life ------------------------------------------------------------------------------------ */

static void
yc_collection_finalize (GObject *object)
{
  YcCollection *self = YC_COLLECTION (object);
  g_clear_object (&self->database);
  g_clear_pointer (&self->known, yc_record_free);
  g_clear_pointer (&self->built_in, yc_record_free);
  g_clear_pointer (&self->merged, g_hash_table_unref);
  g_free (self->taught);
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
yc_collection_init (YcCollection *self)
{
  self->taught = g_strdup ("");
  self->merged = g_hash_table_new (g_str_hash, g_str_equal);
}

YcCollection *
yc_collection_new (YcDatabase *database, const YcGame *game, GError **error)
{
  g_autoptr (YcCollection) self = g_object_new (YC_TYPE_COLLECTION, NULL);
  self->game = game;
  self->built_in = read_definitions (self, "", error);
  self->known = read_definitions (self, "", error);
  if (!database)
    return g_steal_pointer (&self);
  self->database = g_object_ref (database);
  return read_ledger (self, error) ? g_steal_pointer (&self) : NULL;
}
