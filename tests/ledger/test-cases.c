/* test-cases.c: the case book as the ledger keeps it. */

#include "casebook.h"

#include "caches.h"
#include "ledger-fixture.h"

static const int points[] = { 1, 2, 3 };
static const gboolean winner[] = { FALSE, FALSE, FALSE };

static YcLedgerCase
case_of (unsigned event, unsigned settled, const char *rule, const char *facts)
{
  return (YcLedgerCase){ .event = event,
                         .settled = settled,
                         .rule = (char *) rule,
                         .facts = (char *) facts,
                         .play = (char *) "red place mine-2 L",
                         .objector = (char *) "red",
                         .state = (char *) "upheld" };
}

static void
tell (Ledger *ledger, gint64 session, const YcLedgerCase *cases, unsigned n)
{
  g_autoptr (GError) error = NULL;
  const YcOutcome outcome = { .session = session,
                              .n_events = 4,
                              .points = points,
                              .winner = winner,
                              .n_seats = 3,
                              .cases = cases,
                              .n_cases = n };

  yc_caches_tell (ledger->database, &outcome, &error);
  g_assert_no_error (error);
}

static gint64
begin_session (Ledger *ledger, const char *uuid)
{
  const YcLedgerHead head = table_of_three (uuid, NULL);
  const gint64 session = ledger_begin (ledger, &head);

  ledger_append (ledger, session, 1, 4);
  return session;
}

static const YcLedgerCase *
case_at (GArray *cases, guint i)
{
  return &g_array_index (cases, YcLedgerCase, i);
}

/* Over all sessions, in the order in which they were settled first. */
static void
cases_are_numbered (Ledger *ledger, gconstpointer data)
{
  const gint64 first = begin_session (ledger, "one"), second = begin_session (ledger, "two");
  const YcLedgerCase of_first[]
    = { case_of (1, 4, "pay.short", "b"), case_of (2, 3, "place.second", "a") };
  const YcLedgerCase of_second[] = { case_of (1, 2, NULL, "legal") };

  (void) data;
  tell (ledger, second, of_second, 1);
  tell (ledger, first, of_first, 2);
  g_autoptr (GArray) all = yc_casebook_list (ledger->database, NULL);
  g_assert_cmpuint (all->len, ==, 3);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (case_at (all, i)->number, ==, i + 1);
  g_assert_cmpstr (case_at (all, 0)->rule, ==, "place.second");
  g_assert_cmpstr (case_at (all, 0)->uuid, ==, "one");
  g_assert_nonnull (case_at (all, 0)->person);
  g_assert_nonnull (case_at (all, 0)->settled_at);
  g_assert_cmpstr (case_at (all, 2)->rule, ==, NULL);

  /* one rule alone, with the numbers of all */
  g_autoptr (GArray) short_of
    = yc_casebook_of_rule (ledger->database, case_at (all, 0)->game, "pay.short", NULL);
  g_assert_cmpuint (short_of->len, ==, 1);
  g_assert_cmpuint (case_at (short_of, 0)->number, ==, 2);
  g_autoptr (GArray) legal
    = yc_casebook_of_rule (ledger->database, case_at (all, 0)->game, NULL, NULL);
  g_assert_cmpuint (legal->len, ==, 1);
  g_autoptr (GArray) elsewhere
    = yc_casebook_of_rule (ledger->database, "no-game", "pay.short", NULL);
  g_assert_cmpuint (elsewhere->len, ==, 0);
}

/* What is told of a session takes the place of what was; the numbers of the others stay. */
static void
a_case_keeps_its_number (Ledger *ledger, gconstpointer data)
{
  const gint64 first = begin_session (ledger, "one"), second = begin_session (ledger, "two");
  YcLedgerCase one = case_of (1, 2, "pay.short", "b"), two = case_of (1, 2, "pay.short", "c");

  (void) data;
  tell (ledger, first, &one, 1);
  tell (ledger, second, &two, 1);
  one.state = (char *) "open";
  tell (ledger, first, &one, 1);
  g_autoptr (GArray) all = yc_casebook_list (ledger->database, NULL);
  g_assert_cmpuint (all->len, ==, 2);
  g_assert_cmpstr (case_at (all, 0)->state, ==, "open");
  g_assert_cmpstr (case_at (all, 1)->facts, ==, "c");
  g_assert_cmpuint (case_at (all, 1)->number, ==, 2);
}

/* It is a cache: it goes with the others, and what was settled is to be read again. */
static void
it_can_be_dropped (Ledger *ledger, gconstpointer data)
{
  const gint64 session = begin_session (ledger, "one");
  const YcLedgerCase one = case_of (1, 2, "pay.short", "b");

  (void) data;
  tell (ledger, session, &one, 1);
  g_assert_true (yc_caches_drop (ledger->database, NULL));
  g_autoptr (GArray) none = yc_casebook_list (ledger->database, NULL);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpint (yc_caches_get_unread (ledger->database, NULL), ==, session);
}

#define ADD(name)                                                                                  \
  g_test_add ("/ledger/cases/" #name, Ledger, NULL, ledger_set_up, name, ledger_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD (cases_are_numbered);
  ADD (a_case_keeps_its_number);
  ADD (it_can_be_dropped);
  return g_test_run ();
}
