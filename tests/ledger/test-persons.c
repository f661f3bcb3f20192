/* test-persons.c: what everybody has played, against a plain array of the same games. */

#include "archive.h"
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

/* ---- Names that are one person --------------------------------------------------------------- */

static const char *const others[] = { "Ana", "Bo", "Cy", "Di", "Ed", "Flo" };

enum { N_OTHERS = G_N_ELEMENTS (others), N_PAIRS = 50 };

/* Who sat down to a game of two, which the second won. */
typedef struct {
  unsigned seat[2];
} Pair;

static void
play_pairs (Ledger *ledger, Pair *pairs)
{
  const Told told = { .over = TRUE, .points = { 3, 60, 0 }, .won = { FALSE, TRUE, FALSE } };

  for (unsigned i = 0; i < N_PAIRS; i++) {
    g_autofree char *uuid = g_strdup_printf ("uuid-%u", i);
    YcLedgerHead head = table_of_two (uuid, "2026-03-01T19:30:00+01:00");

    pairs[i].seat[0] = (unsigned) g_test_rand_int_range (0, N_OTHERS);
    pairs[i].seat[1]
      = (pairs[i].seat[0] + (unsigned) g_test_rand_int_range (1, N_OTHERS)) % N_OTHERS;
    const YcLedgerSeat seats[]
      = { { "red", others[pairs[i].seat[0]] }, { "blue", others[pairs[i].seat[1]] } };
    head.seats = seats;
    const gint64 session = ledger_begin (ledger, &head);
    const YcOutcome outcome = {
      .session = session, .over = told.over, .points = told.points, .winner = told.won, .n_seats = 2
    };
    g_assert_true (yc_caches_tell (ledger->database, &outcome, NULL));
  }
}

/* Who somebody really is, by the joins that hold. */
static unsigned
root_of (const int *joins, unsigned person)
{
  while (joins[person] >= 0)
    person = (unsigned) joins[person];
  return person;
}

/* Every number against the pairs with their real names, whichever name is asked for. */
static void
assert_pairs (Ledger *ledger, const Pair *pairs, const int *joins)
{
  g_autoptr (GArray) list = yc_persons_list (ledger->database, NULL);
  unsigned n_roots = 0;

  for (unsigned person = 0; person < N_OTHERS; person++) {
    const unsigned root = root_of (joins, person);
    g_autoptr (GArray) games = yc_person_games (ledger->database, others[person], NULL);
    g_autoptr (GArray) rivals = yc_person_rivals (ledger->database, others[person], NULL);
    g_auto (GStrv) also = yc_persons_also_called (ledger->database, others[person], NULL);
    unsigned n = 0, n_won = 0, beside = 0, names_of = 0;

    for (unsigned i = 0; i < N_PAIRS; i++)
      for (unsigned seat = 0; seat < 2; seat++) {
        n += root_of (joins, pairs[i].seat[seat]) == root;
        n_won += seat == 1 && root_of (joins, pairs[i].seat[1]) == root;
      }
    for (unsigned other = 0; other < N_OTHERS; other++)
      names_of += other != root && root_of (joins, other) == root;
    for (guint i = 0; i < rivals->len; i++)
      beside += g_array_index (rivals, YcRival, i).n_games;
    g_assert_cmpuint (games->len, ==, n);
    g_assert_cmpuint (beside, ==, n);
    g_assert_cmpuint (g_strv_length (also), ==, names_of);
    n_roots += root == person && n > 0;
    for (guint i = 0; i < list->len && root == person; i++) {
      const YcPerson *listed = &g_array_index (list, YcPerson, i);

      if (strcmp (listed->name, others[person]) == 0) {
        g_assert_cmpuint (listed->n_sessions, ==, n);
        g_assert_cmpuint (listed->n_won, ==, n_won);
      }
    }
  }
  g_assert_cmpuint (list->len, ==, n_roots);
}

static void
test_joined (Ledger *ledger, gconstpointer data)
{
  Pair pairs[N_PAIRS];
  int joins[N_OTHERS];

  (void) data;
  play_pairs (ledger, pairs);
  memset (joins, -1, sizeof joins);
  assert_pairs (ledger, pairs, joins);
  for (unsigned round = 0; round < 40; round++) {
    const unsigned one = (unsigned) g_test_rand_int_range (0, N_OTHERS);
    const unsigned other = (unsigned) g_test_rand_int_range (0, N_OTHERS);

    if (g_test_rand_int_range (0, 3) == 0) {
      g_assert_true (yc_persons_part (ledger->database, others[one], NULL));
      joins[one] = -1;
    } else {
      g_assert_true (yc_persons_join (ledger->database, others[one], others[other], NULL));
      if (root_of (joins, one) != root_of (joins, other))
        joins[root_of (joins, one)] = (int) root_of (joins, other);
    }
    assert_pairs (ledger, pairs, joins);
  }
}

static void
test_same_table (Ledger *ledger, gconstpointer data)
{
  const YcLedgerHead head = table_of_three ("uuid", "2026-03-01T19:30:00+01:00");
  const YcLedgerHead other = table_of_two ("other", "2026-04-01T19:30:00+01:00");
  const int points[] = { 1, 2 };
  const gboolean winner[] = { FALSE, TRUE };
  g_autoptr (GArray) uses = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) apart = NULL, together = NULL, by_join = NULL, completed = NULL;

  (void) data;
  ledger_begin (ledger, &head);
  const YcOutcome decided = { .session = ledger_begin (ledger, &other),
                              .over = TRUE,
                              .points = points,
                              .winner = winner,
                              .n_seats = 2,
                              .deeds = "[[2,0,0,\"mine-1\",4]]" };
  apart = yc_persons_days_together (ledger->database, "Ana", "Žofie", NULL);
  g_assert_cmpuint (g_strv_length (apart), ==, 0);
  together = yc_persons_days_together (ledger->database, "Ana", "Cy", NULL);
  g_assert_cmpstr (together[0], ==, "2026-03-01T19:30:00+01:00");
  g_assert_true (yc_persons_join (ledger->database, "Žofie", "Ana", NULL));
  by_join = yc_persons_days_together (ledger->database, "Cy", "Žofie", NULL);
  g_assert_cmpstr (by_join[0], ==, "2026-03-01T19:30:00+01:00");
  g_assert_true (yc_caches_tell (ledger->database, &decided, NULL));
  uses = yc_person_uses (ledger->database, "Ana", NULL);
  g_assert_cmpuint (uses->len, ==, 1);
  g_assert_cmpuint (g_array_index (uses, YcPersonUse, 0).n, ==, 4);
  completed = yc_archive_names (ledger->database, "žof", 9, NULL);
  g_assert_cmpuint (g_strv_length (completed), ==, 1);
  g_assert_cmpstr (completed[0], ==, "Ana");
  g_assert_false (yc_persons_join (ledger->database, "Nobody", "Ana", &error));
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_NOT_FOUND);
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

/* ---- What was corrected since ---------------------------------------------------------------- */

enum { N_CORRECTED = 40, N_NEW_NAMES = 8 };

/* A game of two as the table says by now. */
typedef struct {
  gint64 session;
  unsigned seat[2]; /* numbers of names */
  unsigned day;
  unsigned used; /* by the first */
} Corrected;

static char *
name_of (unsigned number)
{
  return g_strdup_printf ("Name %u", number);
}

static char *
day_of (unsigned day)
{
  return g_strdup_printf ("2026-05-%02uT19:30:00+02:00", 1 + day);
}

/* Tells who sat where on which day, and what came of it. */
static void
correct (Ledger *ledger, Corrected *game)
{
  static const int points[] = { 7, 60 };
  static const gboolean winner[] = { FALSE, TRUE };

  game->seat[0] = (unsigned) g_test_rand_int_range (0, N_NEW_NAMES);
  game->seat[1] = (game->seat[0] + (unsigned) g_test_rand_int_range (1, N_NEW_NAMES)) % N_NEW_NAMES;
  game->day = (unsigned) g_test_rand_int_range (0, 28);
  game->used = (unsigned) g_test_rand_int_range (1, 9);
  g_autofree char *first = name_of (game->seat[0]), *second = name_of (game->seat[1]);
  g_autofree char *begun_at = day_of (game->day);
  g_autofree char *deeds
    = g_strdup_printf ("[[1,0,0,\"mine-1\",%u],[2,1,0,\"\",%u]]", game->used, game->used);
  const YcLedgerSeat seats[] = { { "blue", first }, { "red", second } };
  const YcLedgerHead really
    = { .begun_at = begun_at, .location = "Bo\342\200\231s", .seats = seats, .n_seats = 2 };
  const YcOutcome outcome = { .session = game->session,
                              .over = TRUE,
                              .points = points,
                              .winner = winner,
                              .n_seats = 2,
                              .deeds = deeds,
                              .really = &really };
  g_assert_true (yc_caches_tell (ledger->database, &outcome, NULL));
}

static void
assert_corrected (Ledger *ledger, const Corrected *games, unsigned person)
{
  g_autofree char *name = name_of (person);
  g_autoptr (GArray) found = yc_person_games (ledger->database, name, NULL);
  g_autoptr (GArray) uses = yc_person_uses (ledger->database, name, NULL);
  unsigned n = 0, n_used = 0, n_lost = 0;
  YcPersonTolls tolls;

  for (unsigned i = 0; i < N_CORRECTED; i++) {
    n += games[i].seat[0] == person || games[i].seat[1] == person;
    n_used += games[i].seat[0] == person ? games[i].used : 0;
    n_lost += games[i].seat[0] == person ? games[i].used : 0;
  }
  g_assert_cmpuint (found->len, ==, n);
  for (guint i = 0; i < found->len; i++) {
    const YcPersonGame *game = &g_array_index (found, YcPersonGame, i);

    g_assert_cmpuint (games[game->session - 1].seat[game->seat - 1], ==, person);
    g_assert_cmpuint (game->place, ==, game->won ? 1 : 2);
    g_assert_cmpstr (game->location, ==, "Bo\342\200\231s");
    g_assert_true (i == 0 || strcmp (game[-1].begun_at, game->begun_at) <= 0);
  }
  g_assert_cmpuint (uses->len, ==, n_used > 0);
  g_assert_true (uses->len == 0 || g_array_index (uses, YcPersonUse, 0).n == n_used);
  g_assert_true (yc_person_tolls (ledger->database, name, &tolls, NULL));
  g_assert_cmpuint (tolls.n_lost, ==, n_lost);
}

/* By pages, the newest day first, each with the names and the day that hold by now. */
static void
assert_list (Ledger *ledger, const Corrected *games)
{
  g_autoptr (YcArchiveEntry) last = NULL;

  for (unsigned n = 0; n < N_CORRECTED; n += 5) {
    g_autoptr (GPtrArray) page = yc_archive_list (ledger->database, NULL, last, 5, NULL);

    g_assert_cmpuint (page->len, ==, 5);
    for (guint i = 0; i < page->len; i++) {
      const YcArchiveEntry *entry = g_ptr_array_index (page, i);
      const Corrected *game = &games[entry->id - 1];
      g_autofree char *begun_at = day_of (game->day), *first = name_of (game->seat[0]);

      g_assert_cmpstr (entry->begun_at, ==, begun_at);
      g_assert_cmpstr (entry->seats[0].person, ==, first);
      g_assert_cmpstr (entry->seats[0].color, ==, "blue");
      g_assert_true (last == NULL || strcmp (last->begun_at, entry->begun_at) >= 0);
      g_clear_pointer (&last, yc_archive_entry_free);
      last = yc_archive_get (ledger->database, entry->id, NULL);
    }
  }
}

/* A name finds whom it is corrected to, and only them. */
static void
assert_found (Ledger *ledger, const Corrected *games, unsigned person)
{
  g_autofree char *name = name_of (person);
  const YcForm form = { .field = YC_FIELD_PLAYER, .text = name, .whole = TRUE };
  const YcTerm term = { &form, 1 };
  const YcChoice search = { .words = { .terms = &term, .n_terms = 1 } };
  unsigned n = 0;

  for (unsigned i = 0; i < N_CORRECTED; i++)
    n += games[i].seat[0] == person || games[i].seat[1] == person;
  g_assert_cmpuint (yc_archive_count (ledger->database, &search), ==, n);
}

/* Whatever the heads said first: the facts keep it, and nothing else does. */
static void
test_corrected (Ledger *ledger, gconstpointer data)
{
  Corrected games[N_CORRECTED];

  (void) data;
  for (unsigned i = 0; i < N_CORRECTED; i++) {
    g_autofree char *uuid = g_strdup_printf ("uuid-%u", i);
    const YcLedgerHead head = table_of_two (uuid, "2026-03-01T19:30:00+01:00");

    games[i].session = ledger_begin (ledger, &head);
    correct (ledger, &games[i]);
  }
  const gint64 heads
    = ledger_number (ledger, "SELECT sum (person) + count (DISTINCT begun_at) * 1000 FROM seat"
                             " JOIN session ON id = session");
  for (unsigned i = 0; i < N_CORRECTED; i += 2)
    correct (ledger, &games[i]);
  for (unsigned person = 0; person < N_NEW_NAMES; person++) {
    assert_corrected (ledger, games, person);
    assert_found (ledger, games, person);
  }
  assert_list (ledger, games);
  g_assert_cmpint (ledger_number (ledger,
                                  "SELECT sum (person) + count (DISTINCT begun_at) * 1000 FROM seat"
                                  " JOIN session ON id = session"),
                   ==, heads);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/persons/random-games", Ledger, NULL, ledger_set_up, test_random_games,
              ledger_tear_down);
  g_test_add ("/persons/gone-on", Ledger, NULL, ledger_set_up, test_gone_on, ledger_tear_down);
  g_test_add ("/persons/joined", Ledger, NULL, ledger_set_up, test_joined, ledger_tear_down);
  g_test_add ("/persons/same-table", Ledger, NULL, ledger_set_up, test_same_table,
              ledger_tear_down);
  g_test_add ("/persons/put-away", Ledger, NULL, ledger_set_up, test_put_away, ledger_tear_down);
  g_test_add ("/persons/corrected", Ledger, NULL, ledger_set_up, test_corrected, ledger_tear_down);
  g_test_add ("/persons/nobody", Ledger, NULL, ledger_set_up, test_nobody, ledger_tear_down);
  return g_test_run ();
}
