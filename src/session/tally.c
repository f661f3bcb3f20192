/* tally.c: see tally.h. */

#include "yc-config.h"

#include "tally.h"

#include "csv.h"
#include "words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The length of a year at the beginning of a time. */
#define YEAR 4

/* ---- Counting -------------------------------------------------------------------------------- */

static gboolean
belong_together (const YcPersonGame *one, const YcPersonGame *other, YcTallyBy by)
{
  switch (by) {
  case YC_TALLY_BY_GAME:
    return g_str_equal (one->game, other->game);
  case YC_TALLY_BY_PLAYERS:
    return one->n_seats == other->n_seats;
  case YC_TALLY_BY_SEAT:
    return one->seat == other->seat;
  case YC_TALLY_BY_LOCATION:
    return g_strcmp0 (one->location, other->location) == 0;
  case YC_TALLY_BY_YEAR:
    return strncmp (one->begun_at, other->begun_at, YEAR) == 0;
  case YC_TALLY_ALL:
  default:
    return TRUE;
  }
}

/* The row that the game belongs to, made if there is none; there are few. */
static YcTallyRow *
row_for (GArray *rows, const YcPersonGame *game, YcTallyBy by)
{
  const YcTallyRow fresh = { .example = game };

  for (guint index = 0; index < rows->len; index++) {
    YcTallyRow *row = &g_array_index (rows, YcTallyRow, index);

    if (belong_together (row->example, game, by))
      return row;
  }
  g_array_append_val (rows, fresh);
  return &g_array_index (rows, YcTallyRow, rows->len - 1);
}

static void
count (YcTally *tally, const YcPersonGame *game)
{
  tally->best = tally->n_games == 0 ? game->points : MAX (tally->best, game->points);
  tally->n_games++;
  tally->n_won += game->won ? 1 : 0;
  tally->points += game->points;
  tally->thought += game->thought;
  tally->n_timed += game->n_timed;
  tally->n_timed_games += game->n_timed > 0;
  tally->n_breaks += game->n_breaks;
}

static int
compare_rows (gconstpointer one, gconstpointer other)
{
  const YcTallyRow *left = one, *right = other;

  return (int) right->tally.n_games - (int) left->tally.n_games;
}

GArray *
yc_tally (GArray *games, YcTallyBy by)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (YcTallyRow));

  for (guint index = 0; index < games->len; index++) {
    const YcPersonGame *game = &g_array_index (games, YcPersonGame, index);

    if (game->ended && (by != YC_TALLY_BY_LOCATION || game->location != NULL))
      count (&row_for (rows, game, by)->tally, game);
  }
  if (by != YC_TALLY_BY_YEAR)
    g_array_sort (rows, compare_rows);
  return rows;
}

void
yc_tally_series (GArray *games, guint *most, guint *now)
{
  *most = *now = 0;
  for (guint index = 0; index < games->len; index++) {
    const YcPersonGame *game = &g_array_index (games, YcPersonGame, index);

    if (game->ended)
      *now = game->won ? *now + 1 : 0;
    *most = MAX (*most, *now);
  }
}

/* ---- Words ----------------------------------------------------------------------------------- */

char *
yc_words_tally (const YcTally *tally)
{
  g_autofree char *games
    = g_strdup_printf (ngettext ("%u game", "%u games", tally->n_games), tally->n_games);

  if (tally->n_games == 0)
    return g_strdup (_ ("No game was played to its end yet."));
  return g_strdup_printf (
    /* Translators: how many games, as words; how many were won; points with one decimal; points */
    _ ("%1$s, %2$u won. %3$.1f points on average, %4$d at best."), games, tally->n_won,
    (double) tally->points / tally->n_games, tally->best);
}

char *
yc_words_tally_table (const YcTally *tally)
{
  g_autofree char *games
    = g_strdup_printf (ngettext ("%u game", "%u games", tally->n_games), tally->n_games);

  if (tally->n_games == 0)
    return g_strdup (_ ("No game was played to its end yet."));
  return g_strdup_printf (
    /* Translators: how many games, as words; points with one decimal; points */
    _ ("%1$s. The most points of a game were %2$.1f on average, %3$d at best."), games,
    (double) tally->points / tally->n_games, tally->best);
}

char *
yc_words_tally_pace (const YcTally *tally)
{
  g_autofree char *games = g_strdup_printf (ngettext ("%u game", "%u games", tally->n_timed_games),
                                            tally->n_timed_games);
  g_autofree char *plays
    = g_strdup_printf (ngettext ("%u play", "%u plays", tally->n_timed), tally->n_timed);
  g_autofree char *pace = NULL;
  int seconds;

  if (tally->n_timed == 0)
    return NULL;
  seconds = (int) ((tally->thought / tally->n_timed + 500) / 1000);
  pace = g_strdup_printf (
    /* Translators: seconds; how many games, as words; how many plays, as words */
    ngettext ("%1$d second for a play on average (%2$s, %3$s).",
              "%1$d seconds for a play on average (%2$s, %3$s).", (gulong) seconds),
    seconds, games, plays);
  if (tally->n_breaks == 0)
    return g_steal_pointer (&pace);
  return g_strdup_printf (
    /* Translators: a whole sentence, how many breaks */
    ngettext ("%1$s %2$u break of more than 15 minutes was left out.",
              "%1$s %2$u breaks of more than 15 minutes were left out.", tally->n_breaks),
    pace, tally->n_breaks);
}

/* The name of a game by its id; the id itself of a game that this program does not know. */
static const char *
game_name (const char *id)
{
  const YcGame *game = yc_game_find (id);

  return game != NULL ? yc_words_game (game) : id;
}

static char *
seat_words (guint seat)
{
  static const char *const names[]
    = { N_ ("First in turn order"), N_ ("Second in turn order"), N_ ("Third in turn order"),
        N_ ("Fourth in turn order"), N_ ("Fifth in turn order") };

  if (seat >= 1 && seat <= G_N_ELEMENTS (names))
    return g_strdup (_ (names[seat - 1]));
  /* Translators: the number of a seat in turn order, from 1 */
  return g_strdup_printf (_ ("Number %u in turn order"), seat);
}

char *
yc_words_tally_by (YcTallyBy by, const YcPersonGame *example)
{
  switch (by) {
  case YC_TALLY_BY_GAME:
    return g_strdup (game_name (example->game));
  case YC_TALLY_BY_PLAYERS:
    return g_strdup_printf (ngettext ("%u player", "%u players", example->n_seats),
                            example->n_seats);
  case YC_TALLY_BY_SEAT:
    return seat_words (example->seat);
  case YC_TALLY_BY_LOCATION:
    return g_strdup (example->location);
  case YC_TALLY_BY_YEAR:
    return g_strndup (example->begun_at, YEAR);
  case YC_TALLY_ALL:
  default:
    return g_strdup (_ ("All games"));
  }
}

/* ---- Rows ------------------------------------------------------------------------------------ */

char *
yc_tally_csv (GArray *games)
{
  GString *csv = g_string_new ("date,game,location,players,seat,over,won,points,place" YC_CSV_END);

  for (guint index = 0; index < games->len; index++) {
    const YcPersonGame *game = &g_array_index (games, YcPersonGame, index);

    yc_csv_add (csv, game->begun_at);
    g_string_append_c (csv, ',');
    yc_csv_add (csv, game->game);
    g_string_append_c (csv, ',');
    yc_csv_add (csv, game->location != NULL ? game->location : "");
    g_string_append_printf (csv, ",%u,%u,%d", game->n_seats, game->seat, game->ended ? 1 : 0);
    if (game->ended)
      g_string_append_printf (csv, ",%d,%d,%u" YC_CSV_END, game->won ? 1 : 0, game->points,
                              game->place);
    else
      g_string_append (csv, ",,," YC_CSV_END);
  }
  return g_string_free (csv, FALSE);
}
