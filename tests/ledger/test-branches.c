/* test-branches.c: a what-if is written and read as a session, and nobody else knows of it. */

#include "branches.h"

#include "archive.h"
#include "casebook.h"
#include "caches.h"
#include "ledger-fixture.h"
#include "persons.h"

static const char *const events[]
  = { "red place mine-2 L", "red end", "blue place mine-3 L", NULL };

static void
begin_origin (Ledger *ledger)
{
  const YcLedgerHead head = table_of_three ("origin", "2026-03-01T19:30:00+01:00");

  ledger_append (ledger, ledger_begin (ledger, &head), 1, 5);
}

static gint64
begin_branch (Ledger *ledger, const char *uuid, const char *name)
{
  const YcLedgerHead head = table_of_two (uuid, "2026-03-01T19:30:00+01:00");
  g_autoptr (GError) error = NULL;
  const gint64 session
    = yc_branches_begin (ledger->database, &head, events, "origin", 2, name, &error);

  g_assert_no_error (error);
  g_assert_cmpint (session, >, 0);
  return session;
}

/* Their names in order, with a comma after each. Free with g_free(). */
static char *
names (Ledger *ledger)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) branches = yc_branches_list (ledger->database, "origin", &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < branches->len; i++)
    g_string_append_printf (text, "%s,", g_array_index (branches, YcBranch, i).name);
  return g_string_free (text, FALSE);
}

static void
assert_names (Ledger *ledger, const char *expected)
{
  g_autofree char *found = names (ledger);

  g_assert_cmpstr (found, ==, expected);
}

static void
branches_are_listed_by_their_origin (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GArray) branches = NULL;
  const YcBranch *branch;
  gint64 session;

  (void) data;
  begin_origin (ledger);
  assert_names (ledger, "");
  session = begin_branch (ledger, "branch-1", "Bolder");
  begin_branch (ledger, "branch-2", "Meeker");
  assert_names (ledger, "Bolder,Meeker,");
  g_assert_true (yc_journal_append (ledger->database, session, 4, "blue end", NULL));
  branches = yc_branches_list (ledger->database, "origin", NULL);
  branch = &g_array_index (branches, YcBranch, 0);
  g_assert_cmpint (branch->session, ==, session);
  g_assert_cmpstr (branch->uuid, ==, "branch-1");
  g_assert_cmpuint (branch->event, ==, 2);
  g_assert_cmpuint (branch->n_events, ==, 4);
  g_assert_cmpint (yc_journal_find (ledger->database, "branch-1", NULL), ==, session);
}

static void
a_branch_is_renamed_and_thrown_away (Ledger *ledger, gconstpointer data)
{
  gint64 session;

  (void) data;
  begin_origin (ledger);
  session = begin_branch (ledger, "branch-1", "Bolder");
  begin_branch (ledger, "branch-2", "Meeker");
  g_assert_true (yc_branches_rename (ledger->database, session, "Wilder", NULL));
  assert_names (ledger, "Wilder,Meeker,");
  g_assert_true (yc_branches_throw_away (ledger->database, session, TRUE, NULL));
  assert_names (ledger, "Meeker,");
  g_assert_true (yc_branches_throw_away (ledger->database, session, FALSE, NULL));
  assert_names (ledger, "Wilder,Meeker,");
}

static void
tell_outcome (Ledger *ledger, gint64 session)
{
  const int points[] = { 30, 62 };
  const gboolean winner[] = { FALSE, TRUE };
  const YcLedgerCase one = { .event = 1,
                             .settled = 3,
                             .facts = (char *) "f",
                             .play = (char *) "p",
                             .objector = (char *) "table",
                             .state = (char *) "upheld" };
  const YcOutcome outcome = { .session = session,
                              .n_events = 3,
                              .over = TRUE,
                              .points = points,
                              .winner = winner,
                              .n_seats = 2,
                              .cases = &one,
                              .n_cases = 1,
                              .text.said = (char *) "lamp\n" };

  g_assert_true (yc_caches_tell (ledger->database, &outcome, NULL));
}

static void
assert_unknown (Ledger *ledger)
{
  const YcForm form = { .field = YC_FIELD_ANY, .text = (char *) "lamp" };
  const YcTerm term = { .forms = &form, .n_forms = 1 };
  const YcChoice found = { .words = { .terms = &term, .n_terms = 1 } };
  const YcChoice all = { .shelves = YC_SHELVES_ALL }, played = { .shelves = YC_SHELVES_PLAYED };
  g_autoptr (GArray) persons = yc_persons_list (ledger->database, NULL);
  g_autoptr (GArray) cases = yc_casebook_list (ledger->database, NULL);
  g_autoptr (GArray) games = yc_person_games (ledger->database, "Cy", NULL);
  g_auto (GStrv) completed = yc_archive_names (ledger->database, "", 9, NULL);

  g_assert_cmpuint (yc_archive_count (ledger->database, NULL), ==, 1);
  g_assert_cmpuint (yc_archive_count (ledger->database, &played), ==, 1);
  g_assert_cmpuint (yc_archive_count (ledger->database, &all), ==, 2);
  g_assert_cmpuint (yc_archive_count (ledger->database, &found), ==, 0);
  g_assert_cmpint (yc_search_is_found (ledger->database, &term, YC_SHELVES_PLAYED, NULL), ==, 0);
  g_assert_cmpuint (persons->len, ==, 3);
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_cmpuint (cases->len, ==, 0);
  g_assert_cmpuint (g_strv_length (completed), ==, 3);
}

/* Whatever is told of it, and whenever the caches are made. */
static void
nobody_else_knows_of_a_branch (Ledger *ledger, gconstpointer data)
{
  g_autoptr (YcArchiveEntry) running = NULL;
  gint64 session;

  (void) data;
  begin_origin (ledger);
  session = begin_branch (ledger, "branch-1", "Bolder");
  assert_unknown (ledger);
  running = yc_archive_get_running (ledger->database, NULL);
  g_assert_cmpstr (running->uuid, ==, "origin");
  tell_outcome (ledger, session);
  assert_unknown (ledger);
  g_assert_true (yc_branches_rename (ledger->database, session, "lamp", NULL));
  g_assert_true (yc_branches_throw_away (ledger->database, session, TRUE, NULL));
  assert_unknown (ledger);
  g_assert_true (yc_branches_throw_away (ledger->database, session, FALSE, NULL));
  g_assert_true (yc_caches_drop (ledger->database, NULL));
  tell_outcome (ledger, session);
  assert_unknown (ledger);
}

static YcShelf
shelf_of (Ledger *ledger, gint64 session)
{
  g_autoptr (YcArchiveEntry) entry = yc_archive_get (ledger->database, session, NULL);

  g_assert_cmpstr (entry->name, ==, "Bolder");
  return entry->shelf;
}

static unsigned
count_found (Ledger *ledger, const char *word)
{
  const YcForm form = { .field = YC_FIELD_ANY, .text = (char *) word };
  const YcTerm term = { .forms = &form, .n_forms = 1 };

  return yc_archive_count (ledger->database,
                           &(YcChoice){ .words = { .terms = &term, .n_terms = 1 } });
}

/* Somebody has to find it, until its origin is brought in; but it did not happen, either. */
static void
a_branch_without_its_origin_is_listed (Ledger *ledger, gconstpointer data)
{
  const gint64 session = begin_branch (ledger, "branch-1", "Bolder");
  static const YcChoice counted = { .shelves = YC_SHELVES_PLAYED };

  (void) data;
  tell_outcome (ledger, session);
  for (unsigned round = 0; round < 2; round++) {
    g_autoptr (GArray) persons = yc_persons_list (ledger->database, NULL);
    g_autoptr (GArray) cases = yc_casebook_list (ledger->database, NULL);

    g_assert_cmpint (shelf_of (ledger, session), ==, YC_SHELF_STRAY);
    g_assert_cmpuint (yc_archive_count (ledger->database, NULL), ==, 1);
    g_assert_cmpuint (count_found (ledger, "lamp"), ==, 1);
    g_assert_cmpuint (count_found (ledger, "bold"), ==, 1);
    g_assert_cmpuint (yc_archive_count (ledger->database, &counted), ==, 0);
    g_assert_cmpuint (persons->len + cases->len, ==, 0);
    g_assert_true (yc_branches_throw_away (ledger->database, session, TRUE, NULL));
    g_assert_cmpuint (yc_archive_count (ledger->database, NULL), ==, 0);
    g_assert_true (yc_branches_throw_away (ledger->database, session, FALSE, NULL));
    g_assert_true (yc_caches_drop (ledger->database, NULL));
    tell_outcome (ledger, session);
  }
  begin_origin (ledger);
  g_assert_cmpint (shelf_of (ledger, session), ==, YC_SHELF_BRANCH);
  g_assert_cmpuint (yc_archive_count (ledger->database, NULL), ==, 1);
  g_assert_cmpuint (count_found (ledger, "lamp"), ==, 0);
  assert_names (ledger, "Bolder,");
}

/* A branch that cannot be written leaves nothing behind. */
static void
a_branch_is_taken_whole_or_not (Ledger *ledger, gconstpointer data)
{
  static const char *const torn[] = { "red place mine-2 L", "", NULL };
  const YcLedgerHead head = table_of_two ("branch-1", NULL);
  g_autoptr (GError) error = NULL;

  (void) data;
  begin_origin (ledger);
  g_assert_cmpint (yc_branches_begin (ledger->database, &head, torn, "origin", 1, "Torn", &error),
                   ==, 0);
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_REFUSED);
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM session"), ==, 1);
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM branch"), ==, 0);
  begin_branch (ledger, "branch-1", "Whole");
}

#define ADD(name)                                                                                  \
  g_test_add ("/ledger/branches/" #name, Ledger, NULL, ledger_set_up, name, ledger_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD (branches_are_listed_by_their_origin);
  ADD (a_branch_is_renamed_and_thrown_away);
  ADD (nobody_else_knows_of_a_branch);
  ADD (a_branch_without_its_origin_is_listed);
  ADD (a_branch_is_taken_whole_or_not);
  return g_test_run ();
}
