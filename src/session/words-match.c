/* words-match.c: see words-match.h. */

#include "yc-config.h"

#include "words-match.h"

#include "matches.h"

#include <glib/gi18n-lib.h>

/* Everybody, those who have won most first. */
static char *
words_of_scores (GArray *scores)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < scores->len; i++) {
    const YcMatchScore *score = &g_array_index (scores, YcMatchScore, i);
    /* Translators: a name, and how many games of a match were won */
    g_ptr_array_add (parts, g_strdup_printf (_ ("%1$s won %2$u"), score->name, score->n_won));
  }
  g_ptr_array_add (parts, NULL);
  /* Translators: stands between who won how many games of a match */
  return g_strjoinv (C_ ("scores", ", "), (char **) parts->pdata);
}

char *
yc_words_match (YcDatabase *database, const char *uuid)
{
  g_autoptr (YcMatch) match = yc_matches_get (database, uuid, NULL);
  if (!match)
    return NULL;
  g_autofree char *scores = words_of_scores (match->scores);
  if (match->n_ended == 0)
    return g_strdup_printf (
      /* Translators: how many games are one match */
      ngettext ("One match of %u game", "One match of %u games", match->n_sessions),
      match->n_sessions);
  /* Translators: how many games are one match; who won how many of them */
  return g_strdup_printf (
    ngettext ("One match of %1$u game: %2$s", "One match of %1$u games: %2$s", match->n_sessions),
    match->n_sessions, scores);
}
