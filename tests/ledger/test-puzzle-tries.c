/* test-puzzle-tries.c: of every puzzle the last try, and how often it was solved since a failure.
 */

#include "puzzle-tries.h"

#include "ledger-fixture.h"
#include "told-facts.h"

static void
begin_two (Ledger *ledger)
{
  const YcLedgerHead one = table_of_three ("one", NULL), two = table_of_two ("two", NULL);

  ledger_begin (ledger, &one);
  ledger_begin (ledger, &two);
}

static void
try_puzzle (Ledger *ledger, gint64 session, unsigned event, gboolean solved)
{
  g_autoptr (GError) error = NULL;

  yc_puzzle_tries_add (ledger->database, session, event, solved, &error);
  g_assert_no_error (error);
}

/* As `session.event:solved×n;`. Free with g_free(). */
static char *
tries (Ledger *ledger)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) all = yc_puzzle_tries_list (ledger->database, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < all->len; i++) {
    const YcPuzzleTry *one = &g_array_index (all, YcPuzzleTry, i);

    g_assert_true (g_str_has_suffix (one->tried_at, "Z"));
    g_string_append_printf (text, "%d.%u:%d×%u;", (int) one->session, one->event, one->solved,
                            one->n_solved);
  }
  return g_string_free (text, FALSE);
}

static void
assert_tries (Ledger *ledger, const char *expected)
{
  g_autofree char *found = tries (ledger);

  g_assert_cmpstr (found, ==, expected);
}

static void
the_last_try_is_told (Ledger *ledger, gconstpointer data)
{
  (void) data;
  begin_two (ledger);
  assert_tries (ledger, "");
  try_puzzle (ledger, 2, 30, FALSE);
  try_puzzle (ledger, 1, 12, TRUE);
  try_puzzle (ledger, 2, 8, TRUE);
  assert_tries (ledger, "1.12:1×1;2.8:1×1;2.30:0×0;");
  try_puzzle (ledger, 2, 30, TRUE);
  try_puzzle (ledger, 2, 30, TRUE);
  try_puzzle (ledger, 1, 12, FALSE);
  assert_tries (ledger, "1.12:0×0;2.8:1×1;2.30:1×2;");
}

static void
a_session_that_is_put_away_has_none (Ledger *ledger, gconstpointer data)
{
  (void) data;
  begin_two (ledger);
  try_puzzle (ledger, 1, 1, TRUE);
  try_puzzle (ledger, 2, 2, TRUE);
  g_assert_true (yc_told_tell (ledger->database, 1, YC_TOLD_AWAY, "yes", NULL));
  g_assert_true (yc_told_tell (ledger->database, 2, YC_TOLD_HIDDEN, "yes", NULL));
  assert_tries (ledger, "2.2:1×1;");
  g_assert_true (yc_told_tell (ledger->database, 1, YC_TOLD_AWAY, NULL, NULL));
  assert_tries (ledger, "1.1:1×1;2.2:1×1;");
}

#define ADD(name)                                                                                  \
  g_test_add ("/ledger/puzzle-tries/" #name, Ledger, NULL, ledger_set_up, name, ledger_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD (the_last_try_is_told);
  ADD (a_session_that_is_put_away_has_none);
  return g_test_run ();
}
