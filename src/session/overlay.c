/* overlay.c: definitions into a head and out of it again. */

#include "overlay.h"

#include <string.h>

#include "merged.h"

char *
yc_overlay_word (const char *line, guint n)
{
  g_auto (GStrv) words = g_strsplit_set (line, " \t\r", -1);
  for (char **word = words; *word; word++)
    if (**word && n-- == 0)
      return g_strdup (*word);
  return NULL;
}

char *
yc_overlay_key (const char *line)
{
  static const char *const with_id[] = { "card", "bomb", "space", "plan", "landmark", NULL };
  static const char *const alone[] = { "prices", "loaded", NULL };
  g_autofree char *what = yc_overlay_word (line, 0);
  g_autofree char *id = yc_overlay_word (line, 1);
  if (what && g_strv_contains (alone, what))
    return g_steal_pointer (&what);
  if (what && id && g_strv_contains (with_id, what))
    return g_strjoin (" ", what, id, NULL);
  return NULL;
}

/* The keys of every definition in a text, as a set. */
static GHashTable *
keys_of (const char *text)
{
  GHashTable *keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line; line++) {
    char *key = yc_overlay_key (*line);
    if (key)
      g_hash_table_add (keys, key);
  }
  return keys;
}

static gboolean
is_defined (GHashTable *keys, const char *line)
{
  g_autofree char *key = yc_overlay_key (line);
  return key && g_hash_table_contains (keys, key);
}

/* The lines of `text` that define something of `keys`, or all the others. */
static char *
lines_with (const char *text, GHashTable *keys, gboolean defined)
{
  GString *kept = g_string_new (NULL);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line && (**line || line[1]); line++)
    if (is_defined (keys, *line) == defined)
      g_string_append_printf (kept, "%s\n", *line);
  return g_string_free (kept, FALSE);
}

/* Puts definitions where they belong: behind the players. */
static char *
insert (const char *text, const char *definitions)
{
  GString *with = g_string_new (text);
  const char *last = NULL;
  for (const char *at = strstr (text, "\nplayer "); at; at = strstr (at + 1, "\nplayer "))
    last = at;
  const char *end = last ? strchr (last + 1, '\n') : NULL;
  if (end)
    g_string_insert (with, end + 1 - text, definitions);
  return g_string_free (with, FALSE);
}

char *
yc_overlay_definitions (const char *text)
{
  g_autoptr (GHashTable) all = keys_of (text);
  return lines_with (text, all, TRUE);
}

GHashTable *
yc_overlay_merged_names (const char *text, const char *lines)
{
  g_autoptr (GHashTable) own = keys_of (text);
  return yc_merged_names (lines, own);
}

char *
yc_overlay_add (const char *text, const char *taught)
{
  g_autoptr (GHashTable) own = keys_of (text);
  g_autoptr (GHashTable) names = yc_merged_names (taught, own);
  g_autofree char *definitions = yc_overlay_definitions (taught);
  g_autofree char *missing = lines_with (definitions, own, FALSE);
  g_autofree char *renamed = yc_merged_rename (text, names);
  return insert (renamed, missing);
}

char *
yc_overlay_remove (const char *head, const char *text, const char *taught)
{
  g_autoptr (GHashTable) own = keys_of (text);
  g_autofree char *added = lines_with (taught, own, FALSE);
  g_autoptr (GHashTable) keys = keys_of (added);
  return lines_with (head, keys, FALSE);
}

char *
yc_overlay_replace (const char *text, const char *definition)
{
  g_autofree char *line = g_strconcat (definition, "\n", NULL);
  g_autoptr (GHashTable) keys = keys_of (line);
  g_autofree char *rest = lines_with (text, keys, FALSE);
  return insert (rest, line);
}

char *
yc_overlay_find (const char *definitions, const char *key)
{
  g_auto (GStrv) lines = g_strsplit (definitions, "\n", -1);
  for (char **line = lines; *line; line++) {
    g_autofree char *its = yc_overlay_key (*line);
    if (g_strcmp0 (its, key) == 0)
      return g_strdup (*line);
  }
  return NULL;
}

char *
yc_overlay_without (const char *definitions, const char *key)
{
  g_autoptr (GHashTable) keys = g_hash_table_new (g_str_hash, g_str_equal);
  g_hash_table_add (keys, (gpointer) key);
  return lines_with (definitions, keys, FALSE);
}

char *
yc_overlay_exchange (const char *definitions, const char *newer)
{
  g_autoptr (GHashTable) keys = keys_of (newer);
  g_autofree char *rest = lines_with (definitions, keys, FALSE);
  return g_strconcat (rest, newer, NULL);
}
