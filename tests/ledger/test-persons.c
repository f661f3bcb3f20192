/* test-persons.c: what everybody has played, against a plain array of the same games. */

#include "caches.h"
#include "persons.h"

#include "ledger-fixture.h"

#define N_GAMES 60

static const char *const names[] = { "Ana", "Bo", "Cy" };

/* What the ledger was told of one game of the table of three. */
typedef struct {
  gboolean over;
  int points[3];
  gboolean won[3];
} Told;

static void
tell (Ledger *ledger, gint64 session, const Told *told)
{
  const YcOutcome outcome = { .session = session,
                              .over = told->over,
                              .points = told->points,
                              .winner = told->won,
                              .n_seats = 3 };
  g_autoptr (GError) error = NULL;

  g_assert_true (yc_caches_tell (ledger->database, &outcome, &error));
  g_assert_no_error (error);
}

/* Games of random points; those that were not ended have winners that must not count. */
static void
play (Ledger *ledger, Told *games)
{
  for (unsigned number = 0; number < N_GAMES; number++) {
    g_autofree char *uuid = g_strdup_printf ("uuid-%u", number);
    g_autofree char *begun_at
      = g_strdup_printf ("2026-%02u-%02uT19:30:00+01:00", 1 + number / 28, 1 + number % 28);
    const YcLedgerHead head = table_of_three (uuid, begun_at);
    Told *told = &games[number];

    told->over = g_test_rand_int_range (0, 4) > 0;
    for (unsigned seat = 0; seat < 3; seat++) {
      told->points[seat] = g_test_rand_int_range (-3, 60);
      told->won[seat] = g_test_rand_bit ();
    }
    tell (ledger, ledger_begin (ledger, &head), told);
  }
}

static unsigned
place_of (const Told *told, unsigned seat)
{
  unsigned place = 1;

  for (unsigned other = 0; other < 3; other++)
    place += told->points[other] > told->points[seat];
  return place;
}

static void
assert_games (Ledger *ledger, const Told *games, unsigned seat)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) found = yc_person_games (ledger->database, names[seat], &error);

  g_assert_no_error (error);
  g_assert_cmpuint (found->len, ==, N_GAMES);
  for (unsigned number = 0; number < N_GAMES; number++) {
    const YcPersonGame *game = &g_array_index (found, YcPersonGame, number);
    const Told *told = &games[number];

    g_assert_cmpuint (game->n_seats, ==, 3);
    g_assert_cmpuint (game->seat, ==, seat + 1);
    g_assert_cmpint (game->ended, ==, told->over);
    g_assert_cmpint (game->won, ==, told->over && told->won[seat]);
    g_assert_cmpint (game->points, ==, told->over ? told->points[seat] : 0);
    g_assert_cmpuint (game->place, ==, told->over ? place_of (told, seat) : 0);
  }
}

static void
assert_person (Ledger *ledger, const Told *games, unsigned seat)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) persons = yc_persons_list (ledger->database, &error);
  const YcPerson *person;
  unsigned n_ended = 0, n_won = 0;

  g_assert_no_error (error);
  g_assert_cmpuint (persons->len, ==, 3);
  for (unsigned number = 0; number < N_GAMES; number++) {
    n_ended += games[number].over;
    n_won += games[number].over && games[number].won[seat];
  }
  /* as many sessions each: by name */
  person = &g_array_index (persons, YcPerson, seat);
  g_assert_cmpstr (person->name, ==, names[seat]);
  g_assert_cmpuint (person->n_sessions, ==, N_GAMES);
  g_assert_cmpuint (person->n_ended, ==, n_ended);
  g_assert_cmpuint (person->n_won, ==, n_won);
}

static void
assert_rivals (Ledger *ledger, const Told *games, unsigned seat)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) rivals = yc_person_rivals (ledger->database, names[seat], &error);

  g_assert_no_error (error);
  g_assert_cmpuint (rivals->len, ==, 2);
  for (unsigned index = 0; index < rivals->len; index++) {
    const YcRival *rival = &g_array_index (rivals, YcRival, index);
    unsigned other = index + (index >= seat), n_ended = 0, n_won = 0, n_lost = 0;

    for (unsigned number = 0; number < N_GAMES; number++) {
      const Told *told = &games[number];

      n_ended += told->over;
      n_won += told->over && told->won[seat] && !told->won[other];
      n_lost += told->over && told->won[other] && !told->won[seat];
    }
    g_assert_cmpstr (rival->name, ==, names[other]);
    g_assert_cmpuint (rival->n_games, ==, n_ended);
    g_assert_cmpuint (rival->n_won, ==, n_won);
    g_assert_cmpuint (rival->n_lost, ==, n_lost);
  }
}

static void
test_random_games (Ledger *ledger, gconstpointer data)
{
  Told games[N_GAMES];

  (void) data;
  play (ledger, games);
  for (unsigned seat = 0; seat < 3; seat++) {
    assert_games (ledger, games, seat);
    assert_person (ledger, games, seat);
    assert_rivals (ledger, games, seat);
  }
}

/* Once a game goes on, its result is not known any more. */
static void
test_gone_on (Ledger *ledger, gconstpointer data)
{
  const YcLedgerHead head = table_of_three ("uuid", "2026-03-01T19:30:00+01:00");
  const Told told = { .over = TRUE, .points = { 60, 3, 2 }, .won = { TRUE } };
  gint64 session = ledger_begin (ledger, &head);
  g_autoptr (GArray) games = NULL, rivals = NULL;

  (void) data;
  tell (ledger, session, &told);
  ledger_append (ledger, session, 1, 1);
  games = yc_person_games (ledger->database, "Ana", NULL);
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_false (g_array_index (games, YcPersonGame, 0).ended);
  rivals = yc_person_rivals (ledger->database, "Ana", NULL);
  g_assert_cmpuint (rivals->len, ==, 0);
}

static void
test_nobody (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GArray) persons = yc_persons_list (ledger->database, NULL);
  g_autoptr (GArray) games = yc_person_games (ledger->database, "Nobody", NULL);

  (void) data;
  g_assert_cmpuint (persons->len, ==, 0);
  g_assert_cmpuint (games->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/persons/random-games", Ledger, NULL, ledger_set_up, test_random_games,
              ledger_tear_down);
  g_test_add ("/persons/gone-on", Ledger, NULL, ledger_set_up, test_gone_on, ledger_tear_down);
  g_test_add ("/persons/nobody", Ledger, NULL, ledger_set_up, test_nobody, ledger_tear_down);
  return g_test_run ();
}
