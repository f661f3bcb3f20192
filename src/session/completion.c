/* completion.c: see completion.h. */

#include "completion.h"

#include <string.h>

typedef struct {
  const char *play;
  guint rank, place;
} Match;

static const char *
after_actor (const char *play)
{
  const char *blank = strchr (play, ' ');

  return blank != NULL ? blank + 1 : play;
}

/* How well one typed word fits: 0 begins a word, 1 is within one; 2 is nowhere. */
static guint
word_rank (const char *play, const char *word)
{
  const char *found = strstr (play, word);

  if (found == NULL)
    return 2;
  for (const char *next = found; next != NULL; next = strstr (next + 1, word))
    if (next == play || next[-1] == ' ')
      return 0;
  return 1;
}

/* G_MAXUINT: it cannot be this play. Worker letters tell permanent workers from contractors, so
 * case counts. */
static guint
rank_of (const char *play, const char *text, const char *const *words)
{
  guint rank = 4;

  if (g_str_has_prefix (play, text))
    return 0;
  if (g_str_has_prefix (after_actor (play), text))
    return 1;
  for (; *words != NULL; words++) {
    guint word = word_rank (play, *words);

    if (word == 2)
      return G_MAXUINT;
    rank += word;
  }
  return rank;
}

static gint
compare_matches (gconstpointer a, gconstpointer b)
{
  const Match *first = a;
  const Match *second = b;

  if (first->rank != second->rank)
    return first->rank < second->rank ? -1 : 1;
  return first->place < second->place ? -1 : 1;
}

GStrv
yc_completions (const char *const *plays, const char *text, guint max)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (GArray) matches = g_array_new (FALSE, FALSE, sizeof (Match));
  g_autoptr (GStrvBuilder) best = g_strv_builder_new ();

  for (guint i = 0; plays[i] != NULL; i++) {
    Match match = { plays[i], rank_of (plays[i], text, (const char *const *) words), i };

    if (match.rank != G_MAXUINT)
      g_array_append_val (matches, match);
  }
  g_array_sort (matches, compare_matches);
  for (guint i = 0; i < MIN (matches->len, max); i++)
    g_strv_builder_add (best, g_array_index (matches, Match, i).play);
  return g_strv_builder_end (best);
}
