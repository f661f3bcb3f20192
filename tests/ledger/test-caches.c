/* test-caches.c: what is below the line of schema.sql can go at any time, and comes back. */

#include "caches.h"

#include "archive.h"
#include "cache-tables.h"
#include "ledger-fixture.h"

static const int points[] = { 30, 62, 11 };
static const gboolean winner[] = { FALSE, TRUE, FALSE };

static YcOutcome
won_by_bo (gint64 session, unsigned n_events)
{
  return (YcOutcome){ .session = session,
                      .n_events = n_events,
                      .over = TRUE,
                      .points = points,
                      .winner = winner,
                      .n_seats = 3 };
}

/* Three sessions of four plays each; the third was won. */
static void
play_three (Ledger *ledger)
{
  const YcOutcome outcome = won_by_bo (3, 4);

  for (int i = 1; i <= 3; i++) {
    g_autofree char *uuid = g_strdup_printf ("uuid-%d", i);
    const YcLedgerHead head = table_of_three (uuid, NULL);

    ledger_append (ledger, ledger_begin (ledger, &head), 1, 4);
  }
  g_assert_true (yc_caches_tell (ledger->database, &outcome, NULL));
}

static void
run (Ledger *ledger, const char *sql)
{
  char *message = NULL;

  sqlite3_exec (yc_database_get_handle (ledger->database), sql, NULL, NULL, &message);
  g_assert_cmpstr (message, ==, NULL);
}

static void
a_fresh_file_has_nothing_to_read (Ledger *ledger, gconstpointer data)
{
  (void) data;
  g_assert_cmpint (yc_caches_get_unread (ledger->database, NULL), ==, 0);
  g_assert_cmpint (ledger_number (ledger, "SELECT version FROM cache"), ==, YC_CACHES_VERSION);
  play_three (ledger);
  ledger_close (ledger);
  ledger_open (ledger);
  g_assert_cmpint (yc_caches_get_unread (ledger->database, NULL), ==, 0);
  g_assert_cmpint (ledger_number (ledger, "SELECT count (points) FROM sitting"), ==, 3);
}

/* They go and come back empty, in the shape that a fresh file gives them; the facts stay. */
static void
dropped_by_hand_they_are_made_anew (Ledger *ledger, gconstpointer data)
{
  static const char *const drops[] = {
    "DROP TABLE deed; DROP TABLE outcome; DROP TABLE sitting",
    "DROP TABLE listed",
    "DROP TABLE habit",
    "DROP TRIGGER deed_is_habit",
    "DROP TABLE deed",
    "DROP TABLE cache",
    "DROP TABLE latest",
    "DROP TRIGGER event_is_latest",
    "UPDATE cache SET version = 1",
    "UPDATE cache SET version = 12; CREATE TABLE standing (session INTEGER) STRICT",
    "UPDATE cache SET version = 99",
  };
  const gint64 shape = ledger_number (ledger, "SELECT count (*) FROM sqlite_schema");

  (void) data;
  play_three (ledger);
  for (gsize i = 0; i < G_N_ELEMENTS (drops); i++) {
    run (ledger, drops[i]);
    ledger_close (ledger);
    ledger_open (ledger);
    g_assert_cmpint (yc_caches_get_unread (ledger->database, NULL), ==, 3);
    g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM sqlite_schema"), ==, shape);
    g_assert_cmpint (ledger_number (ledger, "SELECT version FROM cache"), ==, YC_CACHES_VERSION);
    g_assert_cmpint (ledger_number (ledger, "SELECT count (points) FROM sitting"), ==, 0);
    g_assert_cmpuint (ledger_count (ledger, 2, NULL), ==, 4);
  }
}

static void
tell_read (Ledger *ledger, gint64 session, unsigned n_events, gint64 unread)
{
  g_autoptr (GError) error = NULL;
  const YcOutcome outcome = won_by_bo (session, n_events);

  yc_caches_tell_read (ledger->database, &outcome, 1, unread, &error);
  g_assert_no_error (error);
}

static void
what_was_read_need_not_be_read_again (Ledger *ledger, gconstpointer data)
{
  g_autofree char *game = NULL;

  (void) data;
  play_three (ledger);
  g_assert_true (yc_caches_drop (ledger->database, NULL));
  g_assert_cmpint (yc_caches_next_unread (ledger->database, 3, &game, NULL), ==, 3);
  g_assert_cmpstr (game, ==, "manhattan-project");
  tell_read (ledger, 3, 4, 2);
  ledger_close (ledger);
  ledger_open (ledger);
  g_assert_cmpint (yc_caches_get_unread (ledger->database, NULL), ==, 2);
  g_assert_cmpint (ledger_number (ledger, "SELECT over FROM latest WHERE session = 3"), ==, 1);
  g_assert_cmpint (yc_caches_next_unread (ledger->database, 0, NULL, NULL), ==, 0);
  g_assert_true (yc_caches_forget (ledger->database, NULL));
  g_assert_cmpint (yc_caches_get_unread (ledger->database, NULL), ==, 3);
}

/* What is played while a session is read again is told by whoever plays. */
static void
a_session_that_went_on_is_not_told (Ledger *ledger, gconstpointer data)
{
  (void) data;
  play_three (ledger);
  g_assert_true (yc_caches_drop (ledger->database, NULL));
  ledger_append (ledger, 2, 5, 5);
  tell_read (ledger, 2, 4, 1);
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM outcome"), ==, 0);
  g_assert_cmpint (ledger_number (ledger, "SELECT n_events FROM latest WHERE session = 2"), ==, 5);
}

static void
the_running_session_is_known_again (Ledger *ledger, gconstpointer data)
{
  g_autoptr (YcArchiveEntry) running = NULL;

  (void) data;
  play_three (ledger);
  g_assert_true (yc_caches_drop (ledger->database, NULL));
  tell_read (ledger, 3, 4, 2);
  g_assert_null (yc_archive_get_running (ledger->database, NULL));
  tell_read (ledger, 2, 3, 1);
  running = yc_archive_get_running (ledger->database, NULL);
  g_assert_cmpint (running->id, ==, 2);
}

/* What came from elsewhere is read, and nothing else again; it needs no place at the end. */
static void
what_was_brought_is_read (Ledger *ledger, gconstpointer data)
{
  (void) data;
  play_three (ledger);
  g_assert_true (yc_caches_note_brought (ledger->database, 2, NULL));
  g_assert_true (yc_caches_note_brought (ledger->database, 2, NULL));
  g_assert_cmpint (yc_caches_get_unread (ledger->database, NULL), ==, 2);
  g_assert_cmpint (yc_caches_next_unread (ledger->database, 3, NULL, NULL), ==, 2);
  g_assert_cmpint (yc_caches_next_unread (ledger->database, 1, NULL, NULL), ==, 0);
  tell_read (ledger, 2, 4, 0);
  g_assert_cmpint (yc_caches_get_unread (ledger->database, NULL), ==, 0);

  /* beside what was to be read anyway */
  g_assert_true (yc_caches_drop (ledger->database, NULL));
  tell_read (ledger, 3, 4, 2);
  g_assert_true (yc_caches_note_brought (ledger->database, 3, NULL));
  g_assert_cmpint (yc_caches_next_unread (ledger->database, 3, NULL, NULL), ==, 3);
  g_assert_cmpint (yc_caches_next_unread (ledger->database, 2, NULL, NULL), ==, 2);
  tell_read (ledger, 3, 4, 2);
  g_assert_cmpint (yc_caches_get_unread (ledger->database, NULL), ==, 2);
}

static gint64
begin_one (Ledger *ledger, const char *uuid)
{
  const YcLedgerHead head = table_of_three (uuid, "2026-01-01T20:00:00+00:00");

  return ledger_begin (ledger, &head);
}

/* What was brought today was not played today. */
static void
a_session_was_played_when_its_plays_say (Ledger *ledger, gconstpointer data)
{
  static const char sql[] = "SELECT 1 FROM latest WHERE session = 1"
                            " AND abs (played_at - julianday ('2026-01-01T20:05:00Z')) < 1e-6";
  const gint64 session = begin_one (ledger, "uuid-old");

  (void) data;
  g_assert_true (yc_journal_append (ledger->database, session, 1,
                                    "@2026-01-01T21:05:00+01:00 red place mine-2 L", NULL));
  g_assert_cmpint (ledger_number (ledger, sql), ==, 1);
  g_assert_true (yc_caches_drop (ledger->database, NULL));
  tell_read (ledger, session, 1, 0);
  g_assert_cmpint (ledger_number (ledger, sql), ==, 1);
}

#define ADD(name)                                                                                  \
  g_test_add ("/ledger/caches/" #name, Ledger, NULL, ledger_set_up, name, ledger_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD (a_fresh_file_has_nothing_to_read);
  ADD (dropped_by_hand_they_are_made_anew);
  ADD (what_was_read_need_not_be_read_again);
  ADD (a_session_that_went_on_is_not_told);
  ADD (the_running_session_is_known_again);
  ADD (what_was_brought_is_read);
  ADD (a_session_was_played_when_its_plays_say);
  return g_test_run ();
}
