/* test-persons.c: what everybody has played, against a plain array of the same games. */

#include "caches.h"
#include "persons.h"

#include "ledger-fixture.h"
#include "told-facts.h"

#define N_GAMES 60

static const char *const names[] = { "Ana", "Bo", "Cy" };

static const char *const things[] = { "mine-1", "m5", "l2", "factory \\\"x\\\"" };

#define N_THINGS G_N_ELEMENTS (things)

/* What the ledger was told of one game of the table of three. */
typedef struct {
  gboolean over;
  int points[3];
  gboolean won[3];
  unsigned used[3][N_THINGS]; /* by seat; odd things lie in the second drawer */
  unsigned took[3][3];        /* by seat, from seat */
  YcLedgerPace paces[3];
} Told;

static void
add_deed (GString *deeds,
          unsigned seat,
          unsigned against,
          unsigned drawer,
          const char *thing,
          unsigned n)
{
  if (n > 0)
    g_string_append_printf (deeds, "%s[%u,%u,%u,\"%s\",%u]", deeds->len > 1 ? "," : "", seat + 1,
                            against, drawer, thing, n);
}

static char *
deeds_of (const Told *told)
{
  GString *deeds = g_string_new ("[");

  for (unsigned seat = 0; seat < 3; seat++) {
    for (unsigned thing = 0; thing < N_THINGS; thing++)
      add_deed (deeds, seat, 0, thing % 2, things[thing], told->used[seat][thing]);
    for (unsigned other = 0; other < 3; other++)
      add_deed (deeds, seat, other + 1, 0, "", told->took[seat][other]);
  }
  g_string_append_c (deeds, ']');
  return g_string_free (deeds, FALSE);
}

static void
tell (Ledger *ledger, gint64 session, const Told *told)
{
  g_autofree char *deeds = deeds_of (told);
  const YcOutcome outcome = { .session = session,
                              .over = told->over,
                              .deeds = deeds,
                              .points = told->points,
                              .winner = told->won,
                              .paces = told->paces,
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
      told->paces[seat].thought = g_test_rand_int_range (0, G_MAXINT32);
      told->paces[seat].n_timed = (unsigned) g_test_rand_int_range (0, 300);
      told->paces[seat].n_breaks = (unsigned) g_test_rand_int_range (0, 3);
      for (unsigned thing = 0; thing < N_THINGS; thing++)
        told->used[seat][thing] = (unsigned) g_test_rand_int_range (0, 4);
      for (unsigned other = 0; other < 3; other++)
        told->took[seat][other] = other == seat ? 0 : (unsigned) g_test_rand_int_range (0, 3);
    }
    const gint64 session = ledger_begin (ledger, &head);
    tell (ledger, session, told);
    tell (ledger, session, told); /* again: nothing counts twice */
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
    g_assert_cmpint (game->thought, ==, told->paces[seat].thought);
    g_assert_cmpuint (game->n_timed, ==, told->paces[seat].n_timed);
    g_assert_cmpuint (game->n_breaks, ==, told->paces[seat].n_breaks);
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

/* Each thing with its plays, the most first. */
static void
assert_uses (Ledger *ledger, const Told *games, unsigned seat)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) uses = yc_person_uses (ledger->database, names[seat], &error);
  unsigned seen = 0;

  g_assert_no_error (error);
  g_assert_cmpuint (uses->len, ==, N_THINGS);
  for (unsigned index = 0; index < uses->len; index++) {
    const YcPersonUse *use = &g_array_index (uses, YcPersonUse, index);
    unsigned thing = 0, n = 0;

    while (thing + 1 < N_THINGS && (thing == 3 || strcmp (use->thing, things[thing]) != 0))
      thing++;
    for (unsigned number = 0; number < N_GAMES; number++)
      n += games[number].over ? games[number].used[seat][thing] : 0;
    g_assert_cmpuint (use->n, ==, n);
    g_assert_cmpuint (use->drawer, ==, thing % 2);
    g_assert_cmpstr (use->game, ==, "manhattan-project");
    g_assert_true (index == 0 || use[-1].n >= use->n);
    seen |= 1u << thing;
  }
  g_assert_cmpuint (seen, ==, (1u << N_THINGS) - 1);
}

static void
assert_tolls (Ledger *ledger, const Told *games, unsigned seat)
{
  YcPersonTolls tolls;
  unsigned n_took = 0, n_lost = 0;

  g_assert_true (yc_person_tolls (ledger->database, names[seat], &tolls, NULL));
  for (unsigned number = 0; number < N_GAMES; number++)
    for (unsigned other = 0; games[number].over && other < 3; other++) {
      n_took += games[number].took[seat][other];
      n_lost += games[number].took[other][seat];
    }
  g_assert_cmpuint (tolls.n_took, ==, n_took);
  g_assert_cmpuint (tolls.n_lost, ==, n_lost);
}

/* The games of two side by side, and what they took from each other. */
static void
assert_pair (Ledger *ledger, const Told *games, unsigned seat, unsigned other)
{
  g_autoptr (GArray) mine
    = yc_person_games_beside (ledger->database, names[seat], names[other], NULL);
  g_autoptr (GArray) theirs
    = yc_person_games_beside (ledger->database, names[other], names[seat], NULL);
  unsigned n_took = 0, n_lost = 0;
  YcPersonTolls tolls;

  g_assert_cmpuint (mine->len, ==, N_GAMES);
  g_assert_cmpuint (theirs->len, ==, N_GAMES);
  for (unsigned number = 0; number < N_GAMES; number++) {
    const Told *told = &games[number];

    g_assert_cmpint (g_array_index (mine, YcPersonGame, number).session, ==,
                     g_array_index (theirs, YcPersonGame, number).session);
    g_assert_cmpint (g_array_index (theirs, YcPersonGame, number).points, ==,
                     told->over ? told->points[other] : 0);
    n_took += told->over ? told->took[seat][other] : 0;
    n_lost += told->over ? told->took[other][seat] : 0;
  }
  g_assert_true (yc_pair_tolls (ledger->database, names[seat], names[other], &tolls, NULL));
  g_assert_cmpuint (tolls.n_took, ==, n_took);
  g_assert_cmpuint (tolls.n_lost, ==, n_lost);
}

static int
most_of (const Told *told)
{
  return MAX (told->points[0], MAX (told->points[1], told->points[2]));
}

static void
assert_whole_games (Ledger *ledger, const Told *games)
{
  g_autoptr (GArray) all = yc_whole_games (ledger->database, NULL);

  g_assert_cmpuint (all->len, ==, N_GAMES);
  for (unsigned number = 0; number < N_GAMES; number++) {
    const YcPersonGame *game = &g_array_index (all, YcPersonGame, number);
    const Told *told = &games[number];

    g_assert_cmpuint (game->n_seats, ==, 3);
    g_assert_cmpint (game->ended, ==, told->over);
    g_assert_cmpint (game->points, ==, told->over ? most_of (told) : 0);
    g_assert_cmpint (game->thought, ==,
                     told->paces[0].thought + told->paces[1].thought + told->paces[2].thought);
    g_assert_cmpuint (game->n_timed, ==,
                      told->paces[0].n_timed + told->paces[1].n_timed + told->paces[2].n_timed);
  }
}

/* The longest series, the most points and every thing that was used, of all. */
static void
assert_whole (Ledger *ledger, const Told *games)
{
  g_autoptr (GArray) bests = yc_whole_best (ledger->database, NULL);
  g_autoptr (GArray) uses = yc_whole_uses (ledger->database, NULL);
  unsigned now[3] = { 0 }, most = 0, n_used = 0, n_told = 0;
  YcWholeSeries series;
  int best = -9;

  for (unsigned number = 0; number < N_GAMES; number++)
    for (unsigned seat = 0; games[number].over && seat < 3; seat++) {
      now[seat] = games[number].won[seat] ? now[seat] + 1 : 0;
      most = MAX (most, now[seat]);
      best = MAX (best, games[number].points[seat]);
      for (unsigned thing = 0; thing < N_THINGS; thing++)
        n_used += games[number].used[seat][thing];
    }
  for (guint i = 0; i < uses->len; i++)
    n_told += g_array_index (uses, YcPersonUse, i).n;
  g_assert_cmpuint (uses->len, ==, N_THINGS);
  g_assert_cmpuint (n_told, ==, n_used);
  g_assert_cmpuint (bests->len, ==, 1);
  g_assert_cmpint (g_array_index (bests, YcWholeBest, 0).points, ==, best);
  g_assert_true (yc_whole_series (ledger->database, &series, NULL));
  g_assert_cmpuint (series.n, ==, most);
  g_assert_nonnull (series.name);
  g_free (series.name);
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
    assert_uses (ledger, games, seat);
    assert_tolls (ledger, games, seat);
    assert_pair (ledger, games, seat, (seat + 1) % 3);
  }
  assert_whole_games (ledger, games);
  assert_whole (ledger, games);
}

/* Once a game goes on, its result is not known any more. */
static void
test_gone_on (Ledger *ledger, gconstpointer data)
{
  const YcLedgerHead head = table_of_three ("uuid", "2026-03-01T19:30:00+01:00");
  const Told told = { .over = TRUE, .points = { 60, 3, 2 }, .won = { TRUE }, .used = { { 2 } } };
  gint64 session = ledger_begin (ledger, &head);
  g_autoptr (GArray) games = NULL, rivals = NULL, uses = NULL, gone = NULL;

  (void) data;
  tell (ledger, session, &told);
  uses = yc_person_uses (ledger->database, "Ana", NULL);
  g_assert_cmpuint (uses->len, ==, 1);
  ledger_append (ledger, session, 1, 1);
  gone = yc_person_uses (ledger->database, "Ana", NULL);
  g_assert_cmpuint (gone->len, ==, 0);
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
  YcWholeSeries series;

  (void) data;
  g_assert_true (yc_whole_series (ledger->database, &series, NULL));
  g_assert_null (series.name);
  g_assert_cmpuint (persons->len, ==, 0);
  g_assert_cmpuint (games->len, ==, 0);
}

static void
test_put_away (Ledger *ledger, gconstpointer data)
{
  const YcLedgerHead head = table_of_three ("uuid", "2026-03-01T19:30:00+01:00");
  const Told told = { .over = TRUE,
                      .points = { 60, 3, 2 },
                      .won = { TRUE },
                      .used = { { 2 } },
                      .took = { { 0, 1, 0 } } };
  const gint64 session = ledger_begin (ledger, &head);
  g_autoptr (GArray) hidden = NULL, away = NULL, rivals = NULL;
  g_autoptr (GArray) uses_hidden = NULL, uses_away = NULL;
  YcPersonTolls tolls;

  (void) data;
  tell (ledger, session, &told);
  g_assert_true (yc_told_tell (ledger->database, session, YC_TOLD_HIDDEN, "yes", NULL));
  hidden = yc_persons_list (ledger->database, NULL);
  g_assert_cmpuint (hidden->len, ==, 3);
  uses_hidden = yc_person_uses (ledger->database, "Ana", NULL);
  g_assert_cmpuint (uses_hidden->len, ==, 1);
  g_assert_true (yc_person_tolls (ledger->database, "Bo", &tolls, NULL));
  g_assert_cmpuint (tolls.n_lost, ==, 1);
  g_assert_true (yc_told_tell (ledger->database, session, YC_TOLD_AWAY, "yes", NULL));
  away = yc_persons_list (ledger->database, NULL);
  rivals = yc_person_rivals (ledger->database, "Ana", NULL);
  uses_away = yc_person_uses (ledger->database, "Ana", NULL);
  g_assert_cmpuint (away->len + rivals->len + uses_away->len, ==, 0);
  g_assert_true (yc_person_tolls (ledger->database, "Bo", &tolls, NULL));
  g_assert_cmpuint (tolls.n_lost, ==, 0);
  g_assert_true (yc_told_tell (ledger->database, session, YC_TOLD_AWAY, NULL, NULL));
  g_assert_true (yc_person_tolls (ledger->database, "Bo", &tolls, NULL));
  g_assert_cmpuint (tolls.n_lost, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/persons/random-games", Ledger, NULL, ledger_set_up, test_random_games,
              ledger_tear_down);
  g_test_add ("/persons/gone-on", Ledger, NULL, ledger_set_up, test_gone_on, ledger_tear_down);
  g_test_add ("/persons/put-away", Ledger, NULL, ledger_set_up, test_put_away, ledger_tear_down);
  g_test_add ("/persons/nobody", Ledger, NULL, ledger_set_up, test_nobody, ledger_tear_down);
  return g_test_run ();
}
