/* about-pair.c: what is told of two persons who sat at the same table. */

#include "about-persons.h"

#include <glib/gi18n.h>

/* The two, and their games side by side. */
typedef struct {
  const char *names[2];
  GArray *games[2]; /* of YcPersonGame */
} Pair;

static void
pair_clear (Pair *pair)
{
  g_clear_pointer (&pair->games[0], g_array_unref);
  g_clear_pointer (&pair->games[1], g_array_unref);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Pair, pair_clear)

static gboolean
find (YcDatabase *database, Pair *pair, GError **error)
{
  for (int one = 0; one < 2; one++) {
    pair->games[one]
      = yc_person_games_beside (database, pair->names[one], pair->names[1 - one], error);
    if (pair->games[one] == NULL)
      return FALSE;
  }
  return TRUE;
}

/* ---- Who was ahead ---- */

static void
add_ahead (YcPersonGroups *groups, AdwPreferencesGroup *group, const Pair *pair)
{
  guint ahead[2] = { 0 }, n_even = 0;
  g_autofree char *words = NULL;

  for (guint i = 0; i < pair->games[0]->len; i++) {
    const YcPersonGame *mine = &g_array_index (pair->games[0], YcPersonGame, i);
    const YcPersonGame *theirs = &g_array_index (pair->games[1], YcPersonGame, i);

    ahead[0] += mine->ended && mine->points > theirs->points;
    ahead[1] += mine->ended && mine->points < theirs->points;
    n_even += mine->ended && mine->points == theirs->points;
  }
  for (int one = 0; one < 2; one++)
    yc_person_groups_note (groups, "ahead", pair->names[one], "games", ahead[one]);
  yc_person_groups_note (groups, "ahead", "", "games", n_even);
  /* Translators: a player and in how many games that player had more points than the other; the
   * same of the other; in how many games they had as many */
  words = g_strdup_printf (_ ("%1$s: %2$u, %3$s: %4$u, as many points: %5$u"), pair->names[0],
                           ahead[0], pair->names[1], ahead[1], n_even);
  yc_person_add_row (group, _ ("More points than the other"), words);
}

/* ---- By game and number ---- */

/* A row for each of the two in what the games have in common; nothing if they all have the same. */
static void
add_both_by (YcPersonGroups *groups, const Pair *pair, YcTallyBy by)
{
  g_autoptr (GArray) mine = yc_tally (pair->games[0], by);
  g_autoptr (GArray) theirs = yc_tally (pair->games[1], by);

  for (guint i = 0; mine->len > 1 && i < mine->len; i++) {
    const YcTallyRow *rows[]
      = { &g_array_index (mine, YcTallyRow, i), &g_array_index (theirs, YcTallyRow, i) };
    g_autofree char *common = yc_words_tally_by (by, rows[0]->example);
    AdwPreferencesGroup *group = yc_person_groups_add (groups, common);

    for (int one = 0; one < 2; one++) {
      g_autofree char *words = yc_words_tally (&rows[one]->tally);
      g_autofree char *of = g_strdup_printf ("%s: %s", pair->names[one], common);

      yc_person_add_row (group, pair->names[one], words);
      yc_person_groups_note_tally (groups, "pair", of, &rows[one]->tally);
    }
  }
}

/* ---- All of it ---- */

static void
add_games (YcPersonGroups *groups, const Pair *pair)
{
  AdwPreferencesGroup *group
    = yc_person_groups_add_summary (groups, pair->games[0], pair->names[0], yc_words_tally);
  g_autoptr (GArray) rows = yc_tally (pair->games[1], YC_TALLY_ALL);

  if (rows->len == 0)
    return;
  g_autofree char *words = yc_words_tally (&g_array_index (rows, YcTallyRow, 0).tally);
  yc_person_add_row (group, pair->names[1], words);
  yc_person_groups_note_tally (groups, "pair", pair->names[1],
                               &g_array_index (rows, YcTallyRow, 0).tally);
  add_ahead (groups, group, pair);
  for (int one = 0; one < 2; one++) {
    /* Translators: a player */
    g_autofree char *title = g_strdup_printf (_ ("Games won in a row by %s"), pair->names[one]);

    yc_person_groups_add_series (groups, group, title, pair->names[one], pair->games[one]);
  }
}

static void
add_tolls (YcPersonGroups *groups, const Pair *pair, const YcPersonTolls *tolls)
{
  /* Translators: two players: by how many plays the first took away what the second had, or struck
   * at it */
  const char *words = _ ("%1$s took something from %2$s");
  g_autofree char *took = g_strdup_printf (words, pair->names[0], pair->names[1]);
  g_autofree char *lost = g_strdup_printf (words, pair->names[1], pair->names[0]);

  yc_person_groups_add_tolls (groups, tolls, took, lost);
}

GArray *
yc_about_pair (YcPersonGroups *groups,
               YcDatabase *database,
               const char *name,
               const char *other,
               GError **error)
{
  g_auto (Pair) pair = { .names = { name, other } };
  YcPersonTolls tolls;

  if (!find (database, &pair, error) || !yc_pair_tolls (database, name, other, &tolls, error))
    return NULL;
  add_games (groups, &pair);
  /* Translators: two players */
  g_autofree char *bars = g_strdup_printf (
    _ (
      "The points of the latest games, %1$s on the left and %2$s on the right; filled for who won"),
    name, other);
  yc_person_groups_add_bars (groups, pair.games[0], pair.games[1], bars);
  add_tolls (groups, &pair, &tolls);
  add_both_by (groups, &pair, YC_TALLY_BY_GAME);
  add_both_by (groups, &pair, YC_TALLY_BY_PLAYERS);
  return g_steal_pointer (&pair.games[0]);
}
