/* about-person.c: what is told of a person. */

#include "about-persons.h"

#include <glib/gi18n.h>

/* A record against somebody is told from so many games on: fewer say nothing. */
#define FEWEST_AGAINST 3

/* ---- Against others ---- */

static char *
tell_rival (const char *name, const YcRival *rival)
{
  g_autofree char *games
    = g_strdup_printf (ngettext ("%u game", "%u games", rival->n_games), rival->n_games);

  /* Translators: how many games, as words; a player and how many of them that player won; the same
   * of the other */
  return g_strdup_printf (_ ("%1$s: %2$s won %3$u, %4$s won %5$u"), games, name, rival->n_won,
                          rival->name, rival->n_lost);
}

/* The row leads to what there is of the two. */
static void
add_rival (AdwPreferencesGroup *group, const char *name, const YcRival *rival)
{
  g_autofree char *words = tell_rival (name, rival);
  GtkWidget *row = yc_person_add_row (group, rival->name, words);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.pair");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "(ss)", name, rival->name);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
}

static void
add_rivals (YcPersonGroups *groups, const char *name, const GArray *rivals)
{
  AdwPreferencesGroup *group = NULL;

  for (guint index = 0; index < rivals->len; index++) {
    const YcRival *rival = &g_array_index (rivals, YcRival, index);

    if (rival->n_games < FEWEST_AGAINST)
      return;
    if (group == NULL)
      group = yc_person_groups_add (groups, _ ("At the Same Table"));
    add_rival (group, name, rival);
    yc_person_groups_note (groups, "against", rival->name, "games", rival->n_games);
    yc_person_groups_note (groups, "against", rival->name, "won", rival->n_won);
    yc_person_groups_note (groups, "against", rival->name, "lost", rival->n_lost);
  }
}

/* ---- All of it ---- */

/* What the ledger says of a person. */
typedef struct {
  GArray *games, *rivals, *uses;
  YcPersonDisputes disputes;
  YcPersonTolls tolls;
} Found;

static void
found_clear (Found *found)
{
  g_clear_pointer (&found->games, g_array_unref);
  g_clear_pointer (&found->rivals, g_array_unref);
  g_clear_pointer (&found->uses, g_array_unref);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Found, found_clear)

static gboolean
find (YcDatabase *database, const char *name, Found *found, GError **error)
{
  found->games = yc_person_games (database, name, error);
  if (found->games != NULL)
    found->rivals = yc_person_rivals (database, name, error);
  if (found->rivals != NULL)
    found->uses = yc_person_uses (database, name, error);
  return found->uses != NULL && yc_person_disputes (database, name, &found->disputes, error)
         && yc_person_tolls (database, name, &found->tolls, error);
}

static void
add_disputes (YcPersonGroups *groups, const YcPersonDisputes *disputes)
{
  /* Translators: how many objections were settled in somebody's favour, how many were not, and how
   * many were left open */
  g_autofree char *words = g_strdup_printf (_ ("%1$u won, %2$u lost, %3$u left open"),
                                            disputes->n_won, disputes->n_lost, disputes->n_left);

  yc_person_groups_add_disputes (groups, disputes, words);
}

static void
add_games (YcPersonGroups *groups, GArray *games)
{
  AdwPreferencesGroup *summary
    = yc_person_groups_add_summary (groups, games, _ ("Games played to their end"), yc_words_tally);

  yc_person_groups_add_series (groups, summary, _ ("Games won in a row"), "", games);
  yc_person_groups_add_bars (
    groups, games, NULL,
    _ ("The points of the latest games, the oldest of them first; filled where it was won"));
  yc_person_groups_add_tallies (groups, games, YC_TALLY_BY_GAME, _ ("By Game"), 2, yc_words_tally);
}

GArray *
yc_about_person (YcPersonGroups *groups, YcDatabase *database, const char *name, GError **error)
{
  g_auto (Found) found = { 0 };

  if (!find (database, name, &found, error))
    return NULL;
  add_games (groups, found.games);
  if (!yc_person_groups_add_favourites (groups, database, found.games, found.uses, error))
    return NULL;
  /* Translators: by how many plays a player took away what another had, or struck at it */
  yc_person_groups_add_tolls (groups, &found.tolls, _ ("Took something from others"),
                              /* Translators: by how many plays others took away what a player had,
                               * or struck at it */
                              _ ("Lost something to others"));
  yc_person_groups_add_paces (groups, found.games);
  add_rivals (groups, name, found.rivals);
  yc_person_groups_add_tallies (groups, found.games, YC_TALLY_BY_PLAYERS,
                                _ ("By Number of Players"), 2, yc_words_tally);
  yc_person_groups_add_tallies (groups, found.games, YC_TALLY_BY_SEAT, _ ("By Seat"), 2,
                                yc_words_tally);
  yc_person_groups_add_tallies (groups, found.games, YC_TALLY_BY_LOCATION, _ ("By Place"), 1,
                                yc_words_tally);
  add_disputes (groups, &found.disputes);
  return g_steal_pointer (&found.games);
}
