/* test-journal.c: sessions and plays are written whole or not at all, and read back as written. */

#include "ledger-fixture.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#define UUID "0197c2f0-1111-7000-8000-000000000001"

static void
a_session_reads_back_as_written (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  const YcLedgerHead head = table_of_three (UUID, "2026-11-21T19:30:00+01:00");
  const gint64 session = ledger_begin (ledger, &head);
  g_autofree char *first = play_text (1);
  g_autofree char *second = play_text (2);
  g_autofree char *expected = g_strconcat (head.head, first, "\n", second, "\n", NULL);
  g_autofree char *record = NULL;

  (void) data;
  ledger_append (ledger, session, 1, 2);
  ledger_close (ledger);
  ledger_open (ledger);
  g_assert_cmpint (yc_journal_find (ledger->database, UUID, &error), ==, session);
  record = yc_journal_read_record (ledger->database, session, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (record, ==, expected);
}

static void
a_record_comes_in_whole (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  const YcLedgerHead head = table_of_two (UUID, NULL);
  const char *const events[] = { "purple end", "@2026-11-21T20:05:12+01:00 yellow end", NULL };
  const gint64 session = yc_journal_begin (ledger->database, &head, events, &error);
  g_autofree char *record = yc_journal_read_record (ledger->database, session, NULL);

  (void) data;
  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (
    record, "player purple \"Cy\"\npurple end\n@2026-11-21T20:05:12+01:00 yellow end\n"));
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM seat"), ==, 2);
}

static void
the_same_uuid_is_refused (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  const YcLedgerHead head = table_of_three (UUID, NULL);
  const YcLedgerHead again = table_of_two (UUID, NULL);

  (void) data;
  ledger_begin (ledger, &head);
  g_assert_cmpint (yc_journal_begin (ledger->database, &again, NULL, &error), ==, 0);
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_EXISTS);
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM session"), ==, 1);
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM person"), ==, 3);
}

/* The last event cannot be written, so neither is the head. */
static void
a_record_that_fails_leaves_nothing (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  const YcLedgerHead head = table_of_three (UUID, NULL);
  const char *const events[] = { "red end", "blue end", "", NULL };

  (void) data;
  g_assert_cmpint (yc_journal_begin (ledger->database, &head, events, &error), ==, 0);
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_REFUSED);
  g_assert_cmpint (
    ledger_number (ledger, "SELECT (SELECT count (*) FROM session) + (SELECT count (*) FROM person)"
                           " + (SELECT count (*) FROM seat) + (SELECT count (*) FROM event)"),
    ==, 0);
  ledger_begin (ledger, &head);
}

static void
assert_append_fails (Ledger *ledger, gint64 session, unsigned number, YcLedgerError kind)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (yc_journal_append (ledger->database, session, number, "red end", &error));
  g_assert_error (error, YC_LEDGER_ERROR, (int) kind);
}

static void
events_come_one_after_another (Ledger *ledger, gconstpointer data)
{
  const YcLedgerHead head = table_of_three (UUID, NULL);
  const gint64 session = ledger_begin (ledger, &head);

  (void) data;
  assert_append_fails (ledger, session, 2, YC_LEDGER_ERROR_REFUSED);
  assert_append_fails (ledger, session, 0, YC_LEDGER_ERROR_REFUSED);
  ledger_append (ledger, session, 1, 3);
  assert_append_fails (ledger, session, 3, YC_LEDGER_ERROR_EXISTS);
  assert_append_fails (ledger, session, 5, YC_LEDGER_ERROR_REFUSED);
  assert_append_fails (ledger, session + 1, 1, YC_LEDGER_ERROR_NOT_FOUND);
  ledger_append (ledger, session, 4, 4);
  g_assert_cmpuint (ledger_count (ledger, session, NULL), ==, 4);
}

static void
an_unknown_session_is_not_found (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GError) no_uuid = NULL;
  g_autoptr (GError) no_id = NULL;

  (void) data;
  g_assert_cmpint (yc_journal_find (ledger->database, UUID, &no_uuid), ==, 0);
  g_assert_error (no_uuid, YC_LEDGER_ERROR, YC_LEDGER_ERROR_NOT_FOUND);
  g_assert_null (yc_journal_read_record (ledger->database, 7, &no_id));
  g_assert_error (no_id, YC_LEDGER_ERROR, YC_LEDGER_ERROR_NOT_FOUND);
}

/* The list is sorted by the time of the beginning, so that whatever was told has to become one. */
static void
a_time_that_is_none_becomes_now (Ledger *ledger, gconstpointer data)
{
  const YcLedgerHead head = table_of_three (UUID, "now");

  (void) data;
  ledger_begin (ledger, &head);
  g_assert_cmpint (
    ledger_number (ledger, "SELECT abs (unixepoch (begun_at) - unixepoch ()) < 60 FROM session"),
    ==, 1);
}

/* Appends without end, and says of each play that it was written only after it was. */
G_NORETURN static void
write_until_killed (const char *path, int pipe_end)
{
  Ledger ledger = { .path = (char *) path };
  gint64 session;
  unsigned number;

  ledger_open (&ledger);
  session = yc_journal_find (ledger.database, UUID, NULL);
  for (number = ledger_count (&ledger, session, NULL) + 1;; number++) {
    ledger_append (&ledger, session, number, number);
    if (write (pipe_end, &number, sizeof number) != (ssize_t) sizeof number)
      _exit (1);
  }
}

/* Returns the number of the last play that the killed process said was written. If `waits`, it is
 * not killed before the first; else it may be while it still opens the file. */
static unsigned
kill_a_writer (Ledger *ledger, unsigned before, gboolean waits)
{
  int ends[2], status;
  unsigned number, last = before;
  pid_t writer;

  g_assert_cmpint (pipe (ends), ==, 0);
  writer = fork ();
  g_assert_cmpint (writer, >=, 0);
  if (writer == 0)
    write_until_killed (ledger->path, ends[1]);
  close (ends[1]);
  if (waits && read (ends[0], &number, sizeof number) == (ssize_t) sizeof number)
    last = number;
  g_usleep ((gulong) g_test_rand_int_range (0, 30000));
  g_assert_cmpint (kill (writer, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (writer, &status, 0), ==, writer);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
  while (read (ends[0], &number, sizeof number) == (ssize_t) sizeof number)
    last = number;
  close (ends[0]);
  return last;
}

static void
no_shown_play_is_lost_by_a_kill (Ledger *ledger, gconstpointer data)
{
  const YcLedgerHead head = table_of_three (UUID, NULL);
  const gint64 session = ledger_begin (ledger, &head);
  unsigned written = 0, writers_that_wrote = 0;

  (void) data;
  for (int round = 0; round < 50; round++) {
    unsigned shown, found;

    ledger_close (ledger);
    shown = kill_a_writer (ledger, written, round % 2);
    ledger_open (ledger);
    found = ledger_count (ledger, session, NULL);
    g_assert_cmpuint (found, >=, shown);
    g_assert_cmpuint (found, <=, shown + 1);
    writers_that_wrote += shown > written;
    written = found;
  }
  g_test_message ("%u plays written by %u of 50 killed writers", written, writers_that_wrote);
  g_assert_cmpuint (writers_that_wrote, >=, 25);
}

#define ADD(name)                                                                                  \
  g_test_add ("/ledger/journal/" #name, Ledger, NULL, ledger_set_up, name, ledger_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_setenv ("TZ", "Asia/Kathmandu", TRUE); /* an offset with minutes */
  ADD (a_session_reads_back_as_written);
  ADD (a_record_comes_in_whole);
  ADD (the_same_uuid_is_refused);
  ADD (a_record_that_fails_leaves_nothing);
  ADD (events_come_one_after_another);
  ADD (an_unknown_session_is_not_found);
  ADD (a_time_that_is_none_becomes_now);
  ADD (no_shown_play_is_lost_by_a_kill);
  return g_test_run ();
}
