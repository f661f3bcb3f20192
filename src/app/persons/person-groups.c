/* person-groups.c: see person-groups.h. */

#include "person-groups.h"

#include "csv.h"
#include "favourites.h"
#include "points-bars.h"

#include <glib/gi18n.h>

#define HEADER "about,of,what,number" YC_CSV_END

/* ---- The whole ---- */

void
yc_person_groups_begin (YcPersonGroups *self, AdwPreferencesPage *content)
{
  self->content = content;
  self->shown = g_ptr_array_new ();
  self->rows = g_string_new (HEADER);
}

void
yc_person_groups_clear (YcPersonGroups *self)
{
  while (self->shown->len > 0)
    adw_preferences_page_remove (self->content,
                                 g_ptr_array_steal_index (self->shown, self->shown->len - 1));
  g_string_assign (self->rows, HEADER);
}

void
yc_person_groups_end (YcPersonGroups *self)
{
  g_ptr_array_unref (self->shown);
  g_string_free (self->rows, TRUE);
}

AdwPreferencesGroup *
yc_person_groups_add (YcPersonGroups *self, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_page_add (self->content, ADW_PREFERENCES_GROUP (group));
  g_ptr_array_add (self->shown, group);
  return ADW_PREFERENCES_GROUP (group);
}

GtkWidget *
yc_person_add_row (AdwPreferencesGroup *group, const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_preferences_group_add (group, row);
  return row;
}

void
yc_person_groups_note (YcPersonGroups *self,
                       const char *about,
                       const char *of,
                       const char *what,
                       gint64 number)
{
  yc_csv_add (self->rows, about);
  g_string_append_c (self->rows, ',');
  yc_csv_add (self->rows, of);
  g_string_append_printf (self->rows, ",%s,%" G_GINT64_FORMAT YC_CSV_END, what, number);
}

char *
yc_person_day (const char *iso)
{
  g_autoptr (GDateTime) read = g_date_time_new_from_iso8601 (iso, NULL);

  /* Translators: a day in the past, see strftime(3) */
  return read != NULL ? g_date_time_format (read, _ ("%-d %B %Y")) : g_strdup (iso);
}

/* ---- Games counted ---- */

void
yc_person_groups_note_tally (YcPersonGroups *self,
                             const char *about,
                             const char *of,
                             const YcTally *tally)
{
  yc_person_groups_note (self, about, of, "games", tally->n_games);
  yc_person_groups_note (self, about, of, "won", tally->n_won);
  yc_person_groups_note (self, about, of, "points", tally->points);
  yc_person_groups_note (self, about, of, "best", tally->best);
}

/* What the rows of a tally are about in the file, and of what: numbers and ids rather than words.
 */
static char *
id_of (YcTallyBy by, const YcPersonGame *example, const char **about)
{
  static const char *const abouts[] = {
    [YC_TALLY_ALL] = "all",
    [YC_TALLY_BY_GAME] = "by-game",
    [YC_TALLY_BY_PLAYERS] = "by-players",
    [YC_TALLY_BY_SEAT] = "by-seat",
    [YC_TALLY_BY_LOCATION] = "by-location",
    [YC_TALLY_BY_YEAR] = "by-year",
  };

  *about = abouts[by];
  if (by == YC_TALLY_BY_GAME)
    return g_strdup (example->game);
  if (by == YC_TALLY_BY_PLAYERS || by == YC_TALLY_BY_SEAT)
    return g_strdup_printf ("%u", by == YC_TALLY_BY_SEAT ? example->seat : example->n_seats);
  return yc_words_tally_by (by, example);
}

void
yc_person_groups_add_tallies (YcPersonGroups *self,
                              GArray *games,
                              YcTallyBy by,
                              const char *title,
                              guint fewest,
                              YcTallyWords words)
{
  g_autoptr (GArray) rows = yc_tally (games, by);
  AdwPreferencesGroup *group;

  if (rows->len < fewest)
    return;
  group = yc_person_groups_add (self, title);
  for (guint index = 0; index < rows->len; index++) {
    const YcTallyRow *row = &g_array_index (rows, YcTallyRow, index);
    const char *about;
    g_autofree char *of = id_of (by, row->example, &about);
    g_autofree char *common = yc_words_tally_by (by, row->example);
    g_autofree char *told = words (&row->tally);

    yc_person_add_row (group, common, told);
    yc_person_groups_note_tally (self, about, of, &row->tally);
  }
}

static guint
count_running (GArray *games)
{
  guint n = 0;

  for (guint index = 0; index < games->len; index++)
    n += !g_array_index (games, YcPersonGame, index).ended;
  return n;
}

AdwPreferencesGroup *
yc_person_groups_add_summary (YcPersonGroups *self,
                              GArray *games,
                              const char *title,
                              YcTallyWords words)
{
  const YcTally none = { 0 };
  g_autoptr (GArray) rows = yc_tally (games, YC_TALLY_ALL);
  const YcTally *tally = rows->len > 0 ? &g_array_index (rows, YcTallyRow, 0).tally : &none;
  g_autofree char *told = words (tally);
  const guint n_running = count_running (games);
  AdwPreferencesGroup *group = yc_person_groups_add (self, NULL);

  yc_person_add_row (group, title, told);
  yc_person_groups_note_tally (self, "all", "", tally);
  yc_person_groups_note (self, "all", "", "not-ended", n_running);
  if (n_running > 0) {
    g_autofree char *running
      = g_strdup_printf (ngettext ("%u session", "%u sessions", n_running), n_running);

    yc_person_add_row (group, _ ("Not ended, and not counted here"), running);
  }
  return group;
}

void
yc_person_groups_add_series (YcPersonGroups *self,
                             AdwPreferencesGroup *group,
                             const char *title,
                             const char *of,
                             GArray *games)
{
  g_autofree char *words = NULL;
  guint most, now;

  yc_tally_series (games, &most, &now);
  yc_person_groups_note (self, "series", of, "most", most);
  yc_person_groups_note (self, "series", of, "now", now);
  if (most < 2)
    return;
  /* Translators: how many games in a row were won at most, and how many without a break until now
   */
  words = g_strdup_printf (_ ("%1$u at most, %2$u now"), most, now);
  yc_person_add_row (group, title, words);
}

/* ---- The points, game by game ---- */

static void
note_bars (YcPersonGroups *self, const GArray *games, const char *game, const char *what)
{
  for (guint index = 0; index < games->len; index++) {
    const YcPersonGame *one = &g_array_index (games, YcPersonGame, index);

    if (one->ended && g_str_equal (one->game, game))
      yc_person_groups_note (self, what, one->begun_at, "points", one->points);
  }
}

void
yc_person_groups_add_bars (YcPersonGroups *self,
                           const GArray *games,
                           const GArray *others,
                           const char *description)
{
  g_autoptr (GArray) rows = yc_tally ((GArray *) games, YC_TALLY_BY_GAME);
  g_autofree char *plain = g_markup_escape_text (description, -1);

  for (guint index = 0; index < rows->len; index++) {
    const YcPersonGame *example = g_array_index (rows, YcTallyRow, index).example;
    GtkWidget *bars = yc_points_bars_new (games, others, example->game);
    g_autofree char *name = yc_words_tally_by (YC_TALLY_BY_GAME, example);
    AdwPreferencesGroup *group;

    note_bars (self, games, example->game, "game");
    if (others != NULL)
      note_bars (self, others, example->game, "game-of-other");
    if (bars == NULL)
      continue;
    group = yc_person_groups_add (self, name);
    adw_preferences_group_set_description (group, plain);
    adw_preferences_group_add (group, bars);
  }
}

/* ---- What was used, and how long it took ---- */

static void
add_favourites (YcPersonGroups *self,
                AdwPreferencesGroup *group,
                const char *game,
                const GArray *favourites)
{
  for (guint i = 0; i < favourites->len; i++) {
    const YcFavourite *favourite = &g_array_index (favourites, YcFavourite, i);
    g_autofree char *of = g_strdup_printf ("%s: %s", game, favourite->words);
    /* Translators: how often somebody used a space or card in all games */
    g_autofree char *words
      = g_strdup_printf (ngettext ("%u time", "%u times", favourite->n), favourite->n);

    yc_person_add_row (group, favourite->words, words);
    yc_person_groups_note (self, "used", of, "plays", favourite->n);
  }
}

gboolean
yc_person_groups_add_favourites (YcPersonGroups *self,
                                 YcDatabase *database,
                                 GArray *games,
                                 const GArray *uses,
                                 GError **error)
{
  g_autoptr (GArray) rows = yc_tally (games, YC_TALLY_BY_GAME);

  for (guint index = 0; index < rows->len; index++) {
    const YcPersonGame *example = g_array_index (rows, YcTallyRow, index).example;
    g_autofree char *name = yc_words_tally_by (YC_TALLY_BY_GAME, example);
    g_autoptr (GArray) favourites = yc_favourites (database, example->game, uses, error);
    AdwPreferencesGroup *group;

    if (favourites == NULL)
      return FALSE;
    if (favourites->len == 0)
      continue;
    group = yc_person_groups_add (self, _ ("Used Most"));
    adw_preferences_group_set_description (group, name);
    add_favourites (self, group, example->game, favourites);
  }
  return TRUE;
}

void
yc_person_groups_add_paces (YcPersonGroups *self, GArray *games)
{
  g_autoptr (GArray) rows = yc_tally (games, YC_TALLY_BY_GAME);
  AdwPreferencesGroup *group = NULL;

  for (guint index = 0; index < rows->len; index++) {
    const YcTallyRow *row = &g_array_index (rows, YcTallyRow, index);
    g_autofree char *name = yc_words_tally_by (YC_TALLY_BY_GAME, row->example);
    g_autofree char *words = yc_words_tally_pace (&row->tally);

    if (words == NULL)
      continue;
    if (group == NULL)
      group = yc_person_groups_add (self, _ ("Time for a Play"));
    yc_person_add_row (group, name, words);
    yc_person_groups_note (self, "pace", row->example->game, "milliseconds", row->tally.thought);
    yc_person_groups_note (self, "pace", row->example->game, "plays", row->tally.n_timed);
    yc_person_groups_note (self, "pace", row->example->game, "games", row->tally.n_timed_games);
    yc_person_groups_note (self, "pace", row->example->game, "breaks", row->tally.n_breaks);
  }
}

/* ---- What was taken and settled ---- */

void
yc_person_groups_add_tolls (YcPersonGroups *self,
                            const YcPersonTolls *tolls,
                            const char *took,
                            const char *lost)
{
  g_autofree char *n_took
    = g_strdup_printf (ngettext ("%u play", "%u plays", tolls->n_took), tolls->n_took);
  g_autofree char *n_lost
    = g_strdup_printf (ngettext ("%u play", "%u plays", tolls->n_lost), tolls->n_lost);
  AdwPreferencesGroup *group;

  yc_person_groups_note (self, "taken", "", "took", tolls->n_took);
  yc_person_groups_note (self, "taken", "", "lost", tolls->n_lost);
  if (tolls->n_took + tolls->n_lost == 0)
    return;
  group = yc_person_groups_add (self, NULL);
  yc_person_add_row (group, took, n_took);
  yc_person_add_row (group, lost, n_lost);
}

void
yc_person_groups_add_disputes (YcPersonGroups *self,
                               const YcPersonDisputes *disputes,
                               const char *words)
{
  yc_person_groups_note (self, "objections", "", "won", disputes->n_won);
  yc_person_groups_note (self, "objections", "", "lost", disputes->n_lost);
  yc_person_groups_note (self, "objections", "", "left", disputes->n_left);
  if (disputes->n_won + disputes->n_lost + disputes->n_left > 0)
    yc_person_add_row (yc_person_groups_add (self, NULL), _ ("Objections"), words);
}
