/* test-kills.c: the program is killed at any moment; what it had said was written is there.
 *
 * A child works and says through a pipe what it has done; the parent kills it, opens the ledger and
 * counts. A short campaign runs with all tests; `test-ledger-kills -m slow` kills a thousand times.
 */

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "caches.h"
#include "ledger-fixture.h"
#include "persons.h"

/* Microseconds after which a child is killed, at the most. */
#define LONGEST_LIFE 40000

#define SHORT_CAMPAIGN 8
#define LONG_CAMPAIGN  200

/* What a child does over and over: `n` is how often it has. FALSE where it could not. */
typedef struct {
  const char *name;
  gboolean (*work) (Ledger *ledger, unsigned n);
  void (*count) (Ledger *ledger, unsigned done);
  const char *source; /* the file that the ledger is at first, or NULL: a new one */
} Labour;

/* ---- What is done, and what has to be there ------------------------------------------------- */

static char *
nth_uuid (unsigned n)
{
  return g_strdup_printf ("0197c2f0-1111-7000-8000-%012u", n);
}

static gboolean
begin_nth (Ledger *ledger, unsigned n, const char *const *events)
{
  g_autofree char *uuid = nth_uuid (n);
  const YcLedgerHead head = table_of_three (uuid, "2026-11-21T19:30:00+01:00");

  return yc_journal_begin (ledger->database, &head, events, NULL) != 0;
}

/* The first time it begins the session. */
static gboolean
record_play (Ledger *ledger, unsigned n)
{
  g_autofree char *text = play_text (n);

  if (ledger_number (ledger, "SELECT count (*) FROM session") == 0 && !begin_nth (ledger, 0, NULL))
    return FALSE;
  return yc_journal_append (ledger->database, 1, n, text, NULL);
}

static void
count_plays (Ledger *ledger, unsigned done)
{
  const unsigned found = done > 0 ? ledger_count (ledger, 1, NULL) : 0;

  g_assert_cmpuint (found, >=, done);
  g_assert_cmpuint (found, <=, done + 1);
}

#define EVENTS 50

static gboolean
import_session (Ledger *ledger, unsigned n)
{
  g_autoptr (GPtrArray) plays = g_ptr_array_new_with_free_func (g_free);

  for (unsigned i = 1; i <= EVENTS; i++)
    g_ptr_array_add (plays, play_text (i));
  g_ptr_array_add (plays, NULL);
  return begin_nth (ledger, n, (const char *const *) plays->pdata);
}

/* A session is there as a whole, or not at all. */
static void
count_sessions (Ledger *ledger, unsigned done)
{
  const gint64 sessions = ledger_number (ledger, "SELECT count (*) FROM session");

  g_assert_cmpint (sessions, >=, done);
  g_assert_cmpint (sessions, <=, done + 1);
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM event"), ==, sessions * EVENTS);
}

static gboolean
rebuild_caches (Ledger *ledger, unsigned n)
{
  return import_session (ledger, n) && yc_caches_drop (ledger->database, NULL)
         && yc_caches_forget (ledger->database, NULL);
}

static gboolean
merge_persons (Ledger *ledger, unsigned n)
{
  return (n > 1 || import_session (ledger, n))
         && (n % 2 ? yc_persons_join (ledger->database, "Ana", "Bo", NULL)
                   : yc_persons_part (ledger->database, "Ana", NULL));
}

static void
count_merges (Ledger *ledger, unsigned done)
{
  const gint64 merges = ledger_number (ledger, "SELECT count (*) FROM same_person");

  g_assert_cmpint (merges, >=, done);
  g_assert_cmpint (merges, <=, done + 1);
}

/* An older file: all of it is there, before, between and after. */
static gboolean
open_older (Ledger *ledger, unsigned n)
{
  (void) n;
  return ledger_number (ledger, "PRAGMA user_version") > 0;
}

static void
count_all (Ledger *ledger, unsigned done)
{
  (void) done;
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM session"), >, 0);
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM event"), >, 0);
}

static const Labour labours[] = {
  { "record", record_play, count_plays, NULL },
  { "import", import_session, count_sessions, NULL },
  { "rebuild", rebuild_caches, count_sessions, NULL },
  { "merge", merge_persons, count_merges, NULL },
  { "migrate", open_older, count_all, VERSION_ONE },
};

/* ---- Killing --------------------------------------------------------------------------------- */

/* Never comes back. */
static void
labour (Ledger *ledger, const Labour *what, int done)
{
  ledger_open (ledger);
  for (unsigned n = 1; what->work (ledger, n); n++)
    if (write (done, "", 1) != 1)
      break;
  pause ();
  _exit (1);
}

/* How often the child has said that it was done. */
static unsigned
read_done (int done)
{
  char bytes[4096];
  unsigned n = 0;
  gssize length;

  while ((length = read (done, bytes, sizeof bytes)) > 0)
    n += (unsigned) length;
  g_assert_cmpint (length, ==, 0);
  return n;
}

static unsigned
live_and_die (Ledger *ledger, const Labour *what)
{
  int done[2];
  pid_t child;

  g_assert_cmpint (pipe (done), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0) {
    close (done[0]);
    labour (ledger, what, done[1]);
  }
  close (done[1]);
  g_usleep ((gulong) g_test_rand_int_range (0, LONGEST_LIFE));
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  {
    const unsigned n = read_done (done[0]);

    close (done[0]);
    return n;
  }
}

static void
copy_file (const char *from, const char *to)
{
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (from, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (to, bytes, (gssize) length, NULL));
}

static void
kill_once (const Labour *what)
{
  Ledger ledger = { 0 };
  unsigned done;

  ledger_set_up_folder (&ledger, NULL);
  if (what->source)
    copy_file (what->source, ledger.path);
  done = live_and_die (&ledger, what);
  ledger_open (&ledger);
  g_assert_cmpint (
    ledger_number (&ledger,
                   "SELECT count (*) FROM pragma_integrity_check WHERE integrity_check <> 'ok'"),
    ==, 0);
  what->count (&ledger, done);
  ledger_close (&ledger);
  ledger_tear_down (&ledger, NULL);
}

static void
nothing_said_is_lost (gconstpointer data)
{
  const unsigned kills = g_test_slow () ? LONG_CAMPAIGN : SHORT_CAMPAIGN;

  for (unsigned i = 0; i < kills; i++)
    kill_once (data);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (labours); i++) {
    g_autofree char *path = g_strconcat ("/ledger/kills/", labours[i].name, NULL);

    g_test_add_data_func (path, &labours[i], nothing_said_is_lost);
  }
  return g_test_run ();
}
