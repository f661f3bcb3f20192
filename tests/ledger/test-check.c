/* test-check.c: a large file is looked through later, and what is found is still told. */

#include "check.h"

#include "ledger-fixture.h"

#define UUID "0197c2f0-1111-7000-8000-000000000009"
#define PAGE 4096

/* More than is looked through when it is opened. */
static void
write_large (Ledger *ledger)
{
  const YcLedgerHead head = table_of_three (UUID, NULL);
  g_autoptr (GPtrArray) plays = g_ptr_array_new_with_free_func (g_free);

  for (unsigned i = 1; i <= 20000; i++)
    g_ptr_array_add (plays, play_text (i));
  g_ptr_array_add (plays, NULL);
  ledger_open (ledger);
  g_assert_cmpint (
    yc_journal_begin (ledger->database, &head, (const char *const *) plays->pdata, NULL), >, 0);
  ledger_close (ledger);
}

static void
damage_the_middle (Ledger *ledger)
{
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (ledger->path, &bytes, &length, NULL));
  memset (bytes + length / PAGE / 2 * PAGE, 'y', PAGE);
  g_assert_true (g_file_set_contents (ledger->path, bytes, (gssize) length, NULL));
}

typedef struct {
  gboolean done;
  gboolean sound;
  GError *error;
} Found;

static void
found (GObject *database, GAsyncResult *result, gpointer data)
{
  Found *what = data;

  what->sound = yc_database_check_finish (YC_DATABASE (database), result, &what->error);
  what->done = TRUE;
}

/* Until the thread, too, has let go of the file. */
static void
settle (Ledger *ledger, Found *what)
{
  while (!what->done)
    g_main_context_iteration (NULL, TRUE);
  while (g_atomic_int_get (&G_OBJECT (ledger->database)->ref_count) > 1) {
    g_main_context_iteration (NULL, FALSE);
    g_usleep (1000);
  }
}

static void
a_small_file_is_not_looked_through_again (Ledger *ledger, gconstpointer data)
{
  Found what = { 0 };

  (void) data;
  ledger_open (ledger);
  yc_database_check_async (ledger->database, NULL, found, &what);
  settle (ledger, &what);
  g_assert_no_error (what.error);
  g_assert_true (what.sound);
}

static void
damage_in_a_large_file_is_told_later (Ledger *ledger, gconstpointer data)
{
  Found what = { 0 };

  (void) data;
  write_large (ledger);
  damage_the_middle (ledger);
  ledger_open (ledger);
  yc_database_check_async (ledger->database, NULL, found, &what);
  settle (ledger, &what);
  g_assert_error (what.error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_DAMAGED);
  g_assert_false (what.sound);
  g_clear_error (&what.error);
}

/* Nobody who asks waits for the thread, and what it had found by then does not count. */
static void
whoever_asks_comes_first (Ledger *ledger, gconstpointer data)
{
  Found what = { 0 };
  const gint64 until = g_get_monotonic_time () + 3 * G_USEC_PER_SEC;
  g_autofree char *text = play_text (20001);

  (void) data;
  write_large (ledger);
  ledger_open (ledger);
  yc_database_check_async (ledger->database, NULL, found, &what);
  while (g_get_monotonic_time () < until) {
    g_main_context_iteration (NULL, FALSE);
    if (!what.done)
      g_assert_cmpint (yc_journal_find (ledger->database, UUID, NULL), ==, 1);
  }
  g_assert_true (yc_journal_append (ledger->database, 1, 20001, text, NULL));
  settle (ledger, &what);
  g_assert_no_error (what.error);
  g_assert_true (what.sound);
  g_assert_cmpuint (ledger_count (ledger, 1, NULL), ==, 20001);
}

static void
giving_up_lets_the_file_go (Ledger *ledger, gconstpointer data)
{
  Found what = { 0 };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  (void) data;
  write_large (ledger);
  ledger_open (ledger);
  yc_database_check_async (ledger->database, cancellable, found, &what);
  g_main_context_iteration (NULL, FALSE);
  g_cancellable_cancel (cancellable);
  settle (ledger, &what);
  g_assert_error (what.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&what.error);
}

#define ADD(name)                                                                                  \
  g_test_add ("/ledger/check/" #name, Ledger, NULL, ledger_set_up_folder, name, ledger_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD (a_small_file_is_not_looked_through_again);
  ADD (damage_in_a_large_file_is_told_later);
  ADD (whoever_asks_comes_first);
  ADD (giving_up_lets_the_file_go);
  return g_test_run ();
}
