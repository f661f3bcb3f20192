/* test-persons-joined.c: several names that are one person. */

#include "archive.h"
#include "caches.h"
#include "persons.h"

#include "ledger-fixture.h"

static const char *const others[] = { "Ana", "Bo", "Cy", "Di", "Ed", "Flo" };

enum { N_OTHERS = G_N_ELEMENTS (others), N_PAIRS = 50 };

/* Who sat down to a game of two, which the second won. */
typedef struct {
  unsigned seat[2];
} Pair;

static void
play_pairs (Ledger *ledger, Pair *pairs)
{
  static const int points[] = { 3, 60 };
  static const gboolean won[] = { FALSE, TRUE };

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
    const YcOutcome outcome
      = { .session = session, .over = TRUE, .points = points, .winner = won, .n_seats = 2 };
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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/persons/joined", Ledger, NULL, ledger_set_up, test_joined, ledger_tear_down);
  g_test_add ("/persons/same-table", Ledger, NULL, ledger_set_up, test_same_table,
              ledger_tear_down);
  return g_test_run ();
}
