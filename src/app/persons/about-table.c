/* about-table.c: what is told of all games of a table. */

#include "about-persons.h"

#include <glib/gi18n.h>

/* ---- Who was best ---- */

static void
add_best (YcPersonGroups *groups, const GArray *bests)
{
  AdwPreferencesGroup *group
    = bests->len > 0 ? yc_person_groups_add (groups, _ ("Most Points")) : NULL;

  for (guint i = 0; i < bests->len; i++) {
    const YcWholeBest *best = &g_array_index (bests, YcWholeBest, i);
    const YcPersonGame example = { .game = best->game };
    g_autofree char *game = yc_words_tally_by (YC_TALLY_BY_GAME, &example);
    g_autofree char *day = yc_person_day (best->begun_at);
    g_autofree char *words = g_strdup_printf (
      /* Translators: points, a player, a day */
      ngettext ("%1$d point, by %2$s on %3$s", "%1$d points, by %2$s on %3$s",
                (gulong) ABS (best->points)),
      best->points, best->name, day);

    yc_person_add_row (group, game, words);
    yc_person_groups_note (groups, "best", best->game, best->name, best->points);
  }
}

static void
add_series (YcPersonGroups *groups, AdwPreferencesGroup *group, const YcWholeSeries *series)
{
  if (series->name == NULL || series->n < 2)
    return;
  /* Translators: a player, and how many games in a row that player has won */
  g_autofree char *words = g_strdup_printf (
    ngettext ("%1$s, %2$u game", "%1$s, %2$u games", series->n), series->name, series->n);

  yc_person_add_row (group, _ ("Most games won in a row"), words);
  yc_person_groups_note (groups, "series", series->name, "most", series->n);
}

/* ---- All of it ---- */

/* What the ledger says of all games. */
typedef struct {
  GArray *games, *bests, *uses;
  YcWholeSeries series;
  YcPersonDisputes disputes;
} Found;

static void
found_clear (Found *found)
{
  g_clear_pointer (&found->games, g_array_unref);
  g_clear_pointer (&found->bests, g_array_unref);
  g_clear_pointer (&found->uses, g_array_unref);
  g_clear_pointer (&found->series.name, g_free);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Found, found_clear)

static gboolean
find (YcDatabase *database, Found *found, GError **error)
{
  found->games = yc_whole_games (database, error);
  if (found->games != NULL)
    found->bests = yc_whole_best (database, error);
  if (found->bests != NULL)
    found->uses = yc_whole_uses (database, error);
  return found->uses != NULL && yc_whole_series (database, &found->series, error)
         && yc_whole_disputes (database, &found->disputes, error);
}

static void
add_disputes (YcPersonGroups *groups, const YcPersonDisputes *disputes)
{
  /* Translators: how many rulings the table overruled, how many it upheld, and how many it left
   * open
   */
  g_autofree char *words = g_strdup_printf (_ ("%1$u overruled, %2$u upheld, %3$u left open"),
                                            disputes->n_won, disputes->n_lost, disputes->n_left);

  yc_person_groups_add_disputes (groups, disputes, words);
}

static void
add_games (YcPersonGroups *groups, const Found *found)
{
  AdwPreferencesGroup *summary = yc_person_groups_add_summary (
    groups, found->games, _ ("Games played to their end"), yc_words_tally_table);

  add_series (groups, summary, &found->series);
  yc_person_groups_add_tallies (groups, found->games, YC_TALLY_BY_GAME, _ ("By Game"), 2,
                                yc_words_tally_table);
  yc_person_groups_add_bars (
    groups, found->games, NULL,
    _ ("The most points of each of the latest games, the oldest of them first"));
  add_best (groups, found->bests);
}

GArray *
yc_about_table (YcPersonGroups *groups, YcDatabase *database, GError **error)
{
  g_auto (Found) found = { 0 };

  if (!find (database, &found, error))
    return NULL;
  add_games (groups, &found);
  if (!yc_person_groups_add_favourites (groups, database, found.games, found.uses, error))
    return NULL;
  yc_person_groups_add_paces (groups, found.games);
  yc_person_groups_add_tallies (groups, found.games, YC_TALLY_BY_YEAR, _ ("By Year"), 1,
                                yc_words_tally_table);
  yc_person_groups_add_tallies (groups, found.games, YC_TALLY_BY_PLAYERS,
                                _ ("By Number of Players"), 2, yc_words_tally_table);
  yc_person_groups_add_tallies (groups, found.games, YC_TALLY_BY_LOCATION, _ ("By Place"), 1,
                                yc_words_tally_table);
  add_disputes (groups, &found.disputes);
  return g_steal_pointer (&found.games);
}
