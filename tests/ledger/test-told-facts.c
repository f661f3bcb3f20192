/* test-told-facts.c: what is told of a session as a whole: the last word counts, in the list, in
 * the search and after the caches were made anew. */

#include "told-facts.h"

#include "archive.h"
#include "caches.h"
#include "ledger-fixture.h"

static void
tell (Ledger *ledger, gint64 session, YcToldKind kind, const char *value)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;

  yc_told_tell (ledger->database, session, kind, value, &error);
  g_assert_no_error (error);
  told = yc_told_get (ledger->database, session, kind, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (told, ==, value && *value ? value : NULL);
}

static gint64
begin (Ledger *ledger, const char *uuid)
{
  const YcLedgerHead head = table_of_three (uuid, "2026-03-01T19:30:00+01:00");

  return ledger_begin (ledger, &head);
}

/* How many sessions of these shelves have the word; NULL: any. */
static unsigned
count (Ledger *ledger, const char *word, unsigned shelves)
{
  const YcForm form = { .field = YC_FIELD_ANY, .text = (char *) word };
  const YcTerm term = { .forms = &form, .n_forms = 1 };
  const YcChoice choice
    = { .words = { .terms = &term, .n_terms = word ? 1 : 0 }, .shelves = shelves };
  g_autoptr (GPtrArray) list = yc_archive_list (ledger->database, &choice, NULL, 99, NULL);

  g_assert_cmpuint (list->len, ==, yc_archive_count (ledger->database, &choice));
  return list->len;
}

static void
the_last_word_counts (Ledger *ledger, gconstpointer data)
{
  g_autoptr (YcArchiveEntry) told = NULL;
  g_autoptr (YcArchiveEntry) taken_back = NULL;
  const gint64 session = begin (ledger, "one");

  (void) data;
  tell (ledger, session, YC_TOLD_NAME, "Semifinal");
  tell (ledger, session, YC_TOLD_NAME, "Final");
  tell (ledger, session, YC_TOLD_PLACE, "The attic");
  tell (ledger, session, YC_TOLD_NOTE, "candles");
  tell (ledger, session, YC_TOLD_MATCH, "uuid-match");
  told = yc_archive_get (ledger->database, session, NULL);
  g_assert_cmpstr (told->name, ==, "Final");
  g_assert_cmpstr (told->location, ==, "The attic");
  g_assert_cmpstr (told->note, ==, "candles");
  g_assert_cmpstr (told->match, ==, "uuid-match");
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM told"), ==, 5);

  tell (ledger, session, YC_TOLD_NAME, NULL);
  tell (ledger, session, YC_TOLD_PLACE, "");
  tell (ledger, session, YC_TOLD_MATCH, NULL);
  taken_back = yc_archive_get (ledger->database, session, NULL);
  g_assert_null (taken_back->name);
  g_assert_null (taken_back->match);
  g_assert_cmpstr (taken_back->location, ==, "Kitchen table");
}

static void
assert_found (Ledger *ledger)
{
  g_assert_cmpuint (count (ledger, "final", 0), ==, 1);
  g_assert_cmpuint (count (ledger, "attic", 0), ==, 1);
  g_assert_cmpuint (count (ledger, "candle", 0), ==, 1);
  g_assert_cmpuint (count (ledger, "semifinal", 0), ==, 0);
  g_assert_cmpuint (count (ledger, "kitchen", 0), ==, 1);
}

/* At once, and as well when somebody reads the session again. */
static void
it_is_found (Ledger *ledger, gconstpointer data)
{
  const int points[] = { 1, 2, 3 };
  const gboolean winner[] = { FALSE, FALSE, FALSE };
  const gint64 session = begin (ledger, "one");
  YcOutcome outcome = { .session = session, .points = points, .winner = winner, .n_seats = 3 };

  (void) data;
  begin (ledger, "two");
  tell (ledger, session, YC_TOLD_NAME, "Semifinal");
  tell (ledger, session, YC_TOLD_NAME, "Final");
  tell (ledger, session, YC_TOLD_PLACE, "Attic");
  tell (ledger, session, YC_TOLD_NOTE, "by candlelight");
  assert_found (ledger);
  g_assert_true (yc_caches_drop (ledger->database, NULL));
  g_assert_cmpuint (count (ledger, "final", 0), ==, 0);
  g_assert_true (yc_caches_tell_read (ledger->database, &outcome, 1, 0, NULL));
  outcome.session = 2;
  g_assert_true (yc_caches_tell_read (ledger->database, &outcome, 1, 0, NULL));
  assert_found (ledger);
}

/* Hidden: not in the list, and still there to be asked for. Away outweighs hidden. */
static void
assert_shelves (Ledger *ledger, unsigned open, unsigned hidden, unsigned away)
{
  const char *const words[] = { NULL, "ana" };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++) {
    g_assert_cmpuint (count (ledger, words[i], 0), ==, open);
    g_assert_cmpuint (count (ledger, words[i], YC_SHELF_HIDDEN), ==, hidden);
    g_assert_cmpuint (count (ledger, words[i], YC_SHELF_AWAY), ==, away);
    g_assert_cmpuint (count (ledger, words[i], YC_SHELVES_ALL), ==, open + hidden + away);
  }
}

static void
a_session_can_be_left_out (Ledger *ledger, gconstpointer data)
{
  const gint64 first = begin (ledger, "one"), second = begin (ledger, "two");

  (void) data;
  assert_shelves (ledger, 2, 0, 0);
  tell (ledger, first, YC_TOLD_HIDDEN, "yes");
  assert_shelves (ledger, 1, 1, 0);
  tell (ledger, first, YC_TOLD_AWAY, "yes");
  tell (ledger, second, YC_TOLD_AWAY, "yes");
  assert_shelves (ledger, 0, 0, 2);
  g_assert_null (yc_archive_get_running (ledger->database, NULL));
  tell (ledger, second, YC_TOLD_AWAY, NULL);
  tell (ledger, first, YC_TOLD_AWAY, NULL);
  assert_shelves (ledger, 1, 1, 0);
  tell (ledger, first, YC_TOLD_HIDDEN, NULL);
  assert_shelves (ledger, 2, 0, 0);
}

static gint64
sum_of_aside (Ledger *ledger)
{
  return ledger_number (ledger, "SELECT ifnull (sum (session * 10 + how), 0) FROM aside");
}

/* The cache that is kept up is the one that is made of the facts. */
static void
what_is_left_out_is_known_again (Ledger *ledger, gconstpointer data)
{
  static const YcToldKind kinds[] = { YC_TOLD_HIDDEN, YC_TOLD_AWAY };

  (void) data;
  for (int i = 0; i < 8; i++) {
    g_autofree char *uuid = g_strdup_printf ("uuid-%d", i);

    begin (ledger, uuid);
  }
  for (int round = 0; round < 40; round++) {
    gint64 kept_up;

    tell (ledger, g_test_rand_int_range (1, 9), kinds[g_test_rand_bit ()],
          g_test_rand_bit () ? "yes" : NULL);
    kept_up = sum_of_aside (ledger);
    g_assert_true (yc_caches_drop (ledger->database, NULL));
    g_assert_cmpint (sum_of_aside (ledger), ==, kept_up);
  }
}

static void
a_session_that_is_not_there_is_refused (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  (void) data;
  g_assert_false (yc_told_tell (ledger->database, 7, YC_TOLD_NAME, "Nothing", &error));
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_NOT_FOUND);
  begin (ledger, "one");
  tell (ledger, 1, YC_TOLD_NAME, "Something");
}

/* What is told in a batch comes and goes with it. */
static void
a_batch_is_taken_whole_or_not (Ledger *ledger, gconstpointer data)
{
  const gint64 session = begin (ledger, "one");

  (void) data;
  g_assert_true (yc_journal_begin_batch (ledger->database, NULL));
  tell (ledger, session, YC_TOLD_NAME, "Final");
  tell (ledger, session, YC_TOLD_NOTE, "candles");
  yc_journal_drop_batch (ledger->database);
  g_assert_null (yc_told_get (ledger->database, session, YC_TOLD_NAME, NULL));
  g_assert_true (yc_journal_begin_batch (ledger->database, NULL));
  tell (ledger, session, YC_TOLD_NAME, "Final");
  g_assert_true (yc_journal_end_batch (ledger->database, NULL));
  tell (ledger, session, YC_TOLD_NAME, "Final");
  ledger_close (ledger);
  ledger_open (ledger);
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM told"), ==, 2);
}

#define ADD(name)                                                                                  \
  g_test_add ("/ledger/told-facts/" #name, Ledger, NULL, ledger_set_up, name, ledger_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD (the_last_word_counts);
  ADD (it_is_found);
  ADD (a_session_can_be_left_out);
  ADD (what_is_left_out_is_known_again);
  ADD (a_session_that_is_not_there_is_refused);
  ADD (a_batch_is_taken_whole_or_not);
  return g_test_run ();
}
