/* test-persons-corrected.c: persons by names and days that were corrected since. */

#include "archive.h"
#include "caches.h"
#include "persons.h"

#include "ledger-fixture.h"

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

  g_test_add ("/persons/corrected", Ledger, NULL, ledger_set_up, test_corrected, ledger_tear_down);
  return g_test_run ();
}
