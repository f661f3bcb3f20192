/* collection-undo.c: the last change of the cards taken back, and cards that are put out of sight.
 */

#include "yc-config.h"

#include "collection-private.h"

#include <string.h>

#include "card-name.h"
#include "rulings.h"

/* ---- Taking back ----------------------------------------------------------------------------- */

const char *
yc_collection_get_last_new (YcCollection *self)
{
  const char *key = g_object_get_data (G_OBJECT (self), YC_COLLECTION_NEW);
  return key && yc_catalogue_find (yc_collection_get_catalogue (self), key) ? key : NULL;
}

const char *
yc_collection_get_last_change (YcCollection *self)
{
  const GPtrArray *before = g_object_get_data (G_OBJECT (self), YC_COLLECTION_BEFORE);
  const char *key = before && before->len > 0 ? g_ptr_array_index (before, 0) : NULL;
  return key && g_str_has_prefix (key, YC_HIDDEN) ? key + strlen (YC_HIDDEN) : key;
}

/* What was said of each before is said again. */
gboolean
yc_collection_undo (YcCollection *self, GError **error)
{
  g_autoptr (GPtrArray) before = g_object_steal_data (G_OBJECT (self), YC_COLLECTION_BEFORE);
  g_autoptr (GPtrArray) keys = g_ptr_array_new (), texts = g_ptr_array_new ();
  for (guint i = 0; before && i + 1 < before->len; i += 2) {
    g_ptr_array_add (keys, g_ptr_array_index (before, i));
    g_ptr_array_add (texts, g_ptr_array_index (before, i + 1));
  }
  return keys->len == 0
         || (yc_rulings_teach_all (yc_collection_get_database (self),
                                   yc_collection_get_game (self)->id,
                                   (const char *const *) keys->pdata,
                                   (const char *const *) texts->pdata, keys->len, error)
             && yc_collection_tell_changed (self, error));
}

/* ---- Out of sight ---------------------------------------------------------------------------- */

/* Read once, and again when anything was said. */
static GHashTable *
hidden_of (YcCollection *self)
{
  YcDatabase *database = yc_collection_get_database (self);
  GHashTable *hidden = g_object_get_data (G_OBJECT (self), YC_COLLECTION_OUT_OF_SIGHT);
  if (hidden)
    return hidden;
  g_autofree char *lines
    = database ? yc_rulings_hidden (database, yc_collection_get_game (self)->id, NULL) : NULL;
  g_auto (GStrv) keys = g_strsplit (lines ? lines : "", "\n", -1);
  hidden = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; keys[i]; i++)
    if (g_str_has_prefix (keys[i], YC_HIDDEN))
      g_hash_table_add (hidden, g_strdup (keys[i] + strlen (YC_HIDDEN)));
  g_object_set_data_full (G_OBJECT (self), YC_COLLECTION_OUT_OF_SIGHT, hidden,
                          (GDestroyNotify) g_hash_table_unref);
  return hidden;
}

gboolean
yc_collection_is_hidden (YcCollection *self, const char *key)
{
  return g_hash_table_contains (hidden_of (self), key);
}

gboolean
yc_collection_set_hidden (YcCollection *self, const char *key, gboolean hidden, GError **error)
{
  g_autofree char *hiding = g_strconcat (YC_HIDDEN, key, NULL);
  const char *const keys[] = { hiding };
  const char *const texts[] = { hidden ? hiding : "" };
  YcDatabase *database = yc_collection_get_database (self);
  if (!database)
    return TRUE;
  yc_collection_remember (self, keys, 1);
  return yc_rulings_teach_all (database, yc_collection_get_game (self)->id, keys, texts, 1, error)
         && yc_collection_tell_changed (self, error);
}
