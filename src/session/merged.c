/* merged.c: one name for another, word by word. */

#include "merged.h"

#include <string.h>

#include "overlay.h"

static void
add_pair (GHashTable *names, const char *line, GHashTable *own)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  if (g_strv_length (words) != 5 || strcmp (words[0], "same") != 0)
    return;
  g_autofree char *key = g_strjoin (" ", words[1], words[2], NULL);
  if (!g_hash_table_contains (own, key))
    g_hash_table_insert (names, g_strdup (words[2]), g_strdup (words[4]));
}

/* The last name of the chain that begins with `name`; one that runs in a circle ends anywhere. */
static const char *
end_of_chain (GHashTable *next, const char *name)
{
  for (guint left = g_hash_table_size (next); left > 0; left--) {
    const char *other = g_hash_table_lookup (next, name);
    if (!other)
      break;
    name = other;
  }
  return name;
}

GHashTable *
yc_merged_names (const char *lines, GHashTable *own)
{
  g_autoptr (GHashTable) next = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_auto (GStrv) each = g_strsplit (lines, "\n", -1);
  for (char **line = each; *line; line++)
    add_pair (next, *line, own);
  GHashTableIter iter;
  gpointer name;
  g_hash_table_iter_init (&iter, next);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    g_hash_table_insert (names, g_strdup (name), g_strdup (end_of_chain (next, name)));
  return names;
}

/* Where the word or quoted text at `at` ends. */
static const char *
end_of_word (const char *at)
{
  if (*at != '"')
    return at + strcspn (at, " \t\r\n\"");
  for (at++; *at && *at != '"'; at++)
    if (*at == '\\' && at[1])
      at++;
  return *at ? at + 1 : at;
}

static void
rename_line (GString *renamed, const char *line, GHashTable *names)
{
  while (*line) {
    const size_t blanks = strspn (line, " \t\r");
    const char *word = line + blanks;
    const char *end = end_of_word (word);
    g_autofree char *name = g_strndup (word, (gsize) (end - word));
    const char *other = g_hash_table_lookup (names, name);
    g_string_append_len (renamed, line, (gssize) blanks);
    g_string_append (renamed, other ? other : name);
    line = end;
  }
}

char *
yc_merged_rename (const char *text, GHashTable *names)
{
  if (g_hash_table_size (names) == 0)
    return g_strdup (text);
  GString *renamed = g_string_sized_new (strlen (text));
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line; line++) {
    g_autofree char *key = yc_overlay_key (*line);
    if (line != lines)
      g_string_append_c (renamed, '\n');
    if (key)
      g_string_append (renamed, *line);
    else
      rename_line (renamed, *line, names);
  }
  return g_string_free (renamed, FALSE);
}
