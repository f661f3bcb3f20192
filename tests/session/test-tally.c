/* test-tally.c: games counted, and told. */

#include "tally.h"

#define ANA_S_HOUSE ((char *) "Ana's")
#define CLUB        ((char *) "The \"Club\"")
#define BOARD       ((char *) "manhattan-project")
#define CARDS       ((char *) "chain-reaction")

static const YcPersonGame played[] = {
  { 1, BOARD, (char *) "2026-01-01T19:30:00+01:00", ANA_S_HOUSE, 3, 1, TRUE, TRUE, 60, 1, 90000, 4,
    1 },
  { 2, BOARD, (char *) "2026-01-02T19:30:00+01:00", NULL, 3, 2, TRUE, TRUE, 55, 1, 30500, 2, 0 },
  { 3, CARDS, (char *) "2026-01-03T19:30:00+01:00", CLUB, 2, 1, FALSE, FALSE, 0, 0, 7000, 7, 0 },
  { 4, BOARD, (char *) "2026-01-04T19:30:00+01:00", CLUB, 5, 3, TRUE, FALSE, 7, 4, 0, 0, 0 },
  { 5, CARDS, (char *) "2026-01-05T19:30:00+01:00", CLUB, 2, 2, TRUE, TRUE, 12, 1, 12000, 1, 0 },
};

static GArray *
games_new (guint n)
{
  GArray *games = g_array_new (FALSE, FALSE, sizeof (YcPersonGame));

  return g_array_append_vals (games, played, n);
}

static void
assert_row (GArray *rows, guint index, YcTallyBy by, const char *common, const char *words)
{
  const YcTallyRow *row = &g_array_index (rows, YcTallyRow, index);
  g_autofree char *told_common = yc_words_tally_by (by, row->example);
  g_autofree char *told = yc_words_tally (&row->tally);

  g_assert_cmpstr (told_common, ==, common);
  g_assert_cmpstr (told, ==, words);
}

static void
test_all (void)
{
  g_autoptr (GArray) games = games_new (5), rows = yc_tally (games, YC_TALLY_ALL);

  g_assert_cmpuint (rows->len, ==, 1);
  assert_row (rows, 0, YC_TALLY_ALL, "All games",
              "4 games, 3 won. 33.5 points on average, 60 at best.");
}

static void
test_by (void)
{
  g_autoptr (GArray) games = games_new (5);
  g_autoptr (GArray) by_game = yc_tally (games, YC_TALLY_BY_GAME);
  g_autoptr (GArray) by_players = yc_tally (games, YC_TALLY_BY_PLAYERS);
  g_autoptr (GArray) by_seat = yc_tally (games, YC_TALLY_BY_SEAT);
  g_autoptr (GArray) by_location = yc_tally (games, YC_TALLY_BY_LOCATION);

  g_assert_cmpuint (by_game->len, ==, 2);
  assert_row (by_game, 0, YC_TALLY_BY_GAME, "The Manhattan Project",
              "3 games, 2 won. 40.7 points on average, 60 at best.");
  assert_row (by_game, 1, YC_TALLY_BY_GAME, "Chain Reaction",
              "1 game, 1 won. 12.0 points on average, 12 at best.");
  g_assert_cmpuint (by_players->len, ==, 3);
  assert_row (by_players, 0, YC_TALLY_BY_PLAYERS, "3 players",
              "2 games, 2 won. 57.5 points on average, 60 at best.");
  g_assert_cmpuint (by_seat->len, ==, 3);
  assert_row (by_seat, 0, YC_TALLY_BY_SEAT, "Second in turn order",
              "2 games, 2 won. 33.5 points on average, 55 at best.");
  g_assert_cmpuint (by_location->len, ==, 2);
  assert_row (by_location, 0, YC_TALLY_BY_LOCATION, "The \"Club\"",
              "2 games, 1 won. 9.5 points on average, 12 at best.");
}

/* Over the decided games that say when their plays were. */
static void
test_pace (void)
{
  g_autoptr (GArray) games = games_new (5);
  g_autoptr (GArray) by_game = yc_tally (games, YC_TALLY_BY_GAME);
  g_autofree char *board = yc_words_tally_pace (&g_array_index (by_game, YcTallyRow, 0).tally);
  g_autofree char *cards = yc_words_tally_pace (&g_array_index (by_game, YcTallyRow, 1).tally);
  g_autofree char *none = yc_words_tally_pace (&(YcTally){ 0 });

  g_assert_cmpstr (board, ==,
                   "20 seconds for a play on average (2 games, 6 plays). 1 break of more than 15 "
                   "minutes was left out.");
  g_assert_cmpstr (cards, ==, "12 seconds for a play on average (1 game, 1 play).");
  g_assert_null (none);
}

/* Years stand in their turn, whatever was played in them. */
static void
test_table (void)
{
  g_autoptr (GArray) games = games_new (5);
  g_array_index (games, YcPersonGame, 0).begun_at = (char *) "2025-12-31T23:30:00+01:00";
  g_autoptr (GArray) by_year = yc_tally (games, YC_TALLY_BY_YEAR);
  g_autofree char *words = yc_words_tally_table (&g_array_index (by_year, YcTallyRow, 1).tally);

  g_assert_cmpuint (by_year->len, ==, 2);
  assert_row (by_year, 0, YC_TALLY_BY_YEAR, "2025",
              "1 game, 1 won. 60.0 points on average, 60 at best.");
  g_assert_cmpstr (words, ==,
                   "3 games. The most points of a game were 24.7 on average, 55 at best.");
}

static void
test_none (void)
{
  const YcTally none = { 0 };
  g_autoptr (GArray) games = games_new (0), rows = yc_tally (games, YC_TALLY_ALL);
  g_autofree char *words = yc_words_tally (&none);

  g_assert_cmpuint (rows->len, ==, 0);
  g_assert_cmpstr (words, ==, "No game was played to its end yet.");
}

/* A game that was not ended neither breaks a series nor makes it longer. */
static void
test_series (void)
{
  static const guint expected[][2] = { { 0, 0 }, { 1, 1 }, { 2, 2 }, { 2, 2 }, { 2, 0 }, { 2, 1 } };

  for (guint n = 0; n < G_N_ELEMENTS (expected); n++) {
    g_autoptr (GArray) games = games_new (n);
    guint most, now;

    yc_tally_series (games, &most, &now);
    g_assert_cmpuint (most, ==, expected[n][0]);
    g_assert_cmpuint (now, ==, expected[n][1]);
  }
}

static void
test_csv (void)
{
  g_autoptr (GArray) games = games_new (3);
  g_autofree char *csv = yc_tally_csv (games);

  g_assert_cmpstr (csv, ==,
                   "date,game,location,players,seat,over,won,points,place\r\n"
                   "2026-01-01T19:30:00+01:00,manhattan-project,Ana's,3,1,1,1,60,1\r\n"
                   "2026-01-02T19:30:00+01:00,manhattan-project,,3,2,1,1,55,1\r\n"
                   "2026-01-03T19:30:00+01:00,chain-reaction,\"The \"\"Club\"\"\",2,1,0,,,\r\n");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tally/all", test_all);
  g_test_add_func ("/tally/by", test_by);
  g_test_add_func ("/tally/pace", test_pace);
  g_test_add_func ("/tally/table", test_table);
  g_test_add_func ("/tally/none", test_none);
  g_test_add_func ("/tally/series", test_series);
  g_test_add_func ("/tally/csv", test_csv);
  return g_test_run ();
}
