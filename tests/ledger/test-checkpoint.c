/* test-checkpoint.c: a copy of the one file has everything once the ledger was left alone. */

#include "checkpoint.h"

#include "ledger-fixture.h"

#define UUID "0197c2f0-1111-7000-8000-000000000010"

static void
begin (Ledger *ledger)
{
  const YcLedgerHead head = table_of_three (UUID, NULL);

  ledger_append (ledger, ledger_begin (ledger, &head), 1, 20);
}

static gsize
bytes_beside (Ledger *ledger)
{
  g_autofree char *path = g_strconcat (ledger->path, "-wal", NULL);
  g_autofree char *bytes = NULL;
  gsize length = 0;

  return g_file_get_contents (path, &bytes, &length, NULL) ? length : 0;
}

/* Opens a copy of the one file alone. */
static void
assert_copy_is_whole (Ledger *ledger)
{
  Ledger copy = { .folder = ledger->folder, .path = g_strconcat (ledger->path, "-copy", NULL) };
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (ledger->path, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (copy.path, bytes, (gssize) length, NULL));
  ledger_open (&copy);
  g_assert_cmpuint (ledger_count (&copy, yc_journal_find (copy.database, UUID, NULL), NULL), ==,
                    20);
  ledger_close (&copy);
  g_free (copy.path);
}

static void
test_now (Ledger *ledger, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  begin (ledger);
  g_assert_cmpuint (bytes_beside (ledger), >, 0);
  g_assert_true (yc_database_checkpoint (ledger->database, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (bytes_beside (ledger), ==, 0);
  assert_copy_is_whole (ledger);
}

static void
test_at_rest (Ledger *ledger, gconstpointer data G_GNUC_UNUSED)
{
  const gint64 until = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  begin (ledger);
  yc_database_checkpoint_at_rest (ledger->database, 20);
  while (bytes_beside (ledger) > 0 && g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (bytes_beside (ledger), ==, 0);
  assert_copy_is_whole (ledger);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/checkpoint/now", Ledger, NULL, ledger_set_up, test_now, ledger_tear_down);
  g_test_add ("/checkpoint/at-rest", Ledger, NULL, ledger_set_up, test_at_rest, ledger_tear_down);
  return g_test_run ();
}
