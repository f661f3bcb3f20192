/* test-session-kept.c: a session in its database, opened again, brought in and closed. */

#include <string.h>

#include "archive.h"
#include "journal.h"
#include "samples.h"
#include "shelf.h"
#include "state-json.h"

static const char head[] = "yellowcake 1\ngame manhattan-project\n"
                           "player red \"Ana\"\nplayer blue \"Bo\"\nplayer green \"Cy\"\n"
                           "market 01 11 21 02 12 22 37\nbombs 03 15 24 07\n";

static char *
state_of (YcSession *session)
{
  g_autoptr (JsonNode) node
    = yc_state_json (yc_session_get_record (session), yc_session_get_position (session), 0);
  return json_to_string (node, FALSE);
}

static void
test_reopen (Shelf *shelf, gconstpointer data)
{
  (void) data;
  YcSession *session = shelf_begin (shelf->database, head);
  g_autofree char *uuid = g_strdup (yc_session_get_uuid (session));
  g_assert_true (g_uuid_string_is_valid (uuid));
  shelf_record (session, "red place factory-2 L");
  shelf_record (session, "red end");
  yc_session_undo (session, NULL);
  g_autofree char *state = state_of (session);
  g_autofree char *text = yc_session_to_text (session);
  g_object_unref (session);
  shelf_reopen (shelf);

  g_autoptr (GError) error = NULL;
  g_autoptr (YcSession) again = yc_session_open (shelf->database, uuid, &error);
  g_assert_no_error (error);
  g_autofree char *state_again = state_of (again);
  g_autofree char *text_again = yc_session_to_text (again);
  g_assert_cmpstr (state_again, ==, state);
  g_assert_cmpstr (text_again, ==, text);
  g_assert_cmpint (yc_timeline_stand (yc_session_get_timeline (again), 2), ==, YC_UNDONE);
  shelf_record (again, "red end");
}

static void
test_not_found (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (GError) error = NULL;
  g_assert_null (yc_session_open (shelf->database, "0197c2f0-0000-7000-8000-000000000000", &error));
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_NOT_FOUND);
}

static void
keep_error (YcSession *session, GError *error, gpointer data)
{
  GError **kept = data;
  (void) session;
  *kept = g_error_copy (error);
}

/* Somebody else has written this event: nothing is shown. */
static void
test_store_failed (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (YcSession) session = shelf_begin (shelf->database, head);
  g_autoptr (GError) error = NULL, signalled = NULL;
  const gint64 id = yc_journal_find (shelf->database, yc_session_get_uuid (session), NULL);
  g_assert_true (yc_journal_append (shelf->database, id, 1, "table note \"first\"", NULL));
  g_signal_connect (session, "store-failed", G_CALLBACK (keep_error), &signalled);
  g_autofree char *before = state_of (session);
  g_assert_cmpuint (yc_session_record (session, "red place factory-2 L", &error), ==, 0);
  g_assert_nonnull (error);
  g_assert_error (signalled, error->domain, error->code);
  g_assert_cmpuint (yc_session_get_n_events (session), ==, 0);
  g_autofree char *after = state_of (session);
  g_assert_cmpstr (after, ==, before);
}

/* A record is brought in whole, and what it came to stands in the list of sessions. */
static void
test_bring_in (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = yc_sample_text ("board-2p-told");
  YcSession *session = yc_session_begin (shelf->database, text, &error);
  g_assert_no_error (error);
  g_assert_true (yc_session_is_over (session));
  g_autofree char *uuid = g_strdup (yc_session_get_uuid (session));
  const guint n = yc_session_get_n_events (session);
  g_object_unref (session);

  g_autoptr (GPtrArray) list = yc_archive_list (shelf->database, NULL, NULL, 10, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (list->len, ==, 1);
  const YcArchiveEntry *entry = g_ptr_array_index (list, 0);
  g_assert_cmpstr (entry->uuid, ==, uuid);
  g_assert_cmpuint (entry->n_events, ==, n);
  g_assert_true (entry->over);
  g_assert_cmpint (entry->seats[0].points, ==, 76);
  g_assert_true (entry->seats[0].winner);
  g_assert_false (entry->seats[1].winner);

  g_assert_null (yc_session_begin (shelf->database, text, &error));
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_EXISTS);
}

/* Nothing changes a game that is over but whoever reopens it; what is said about it is kept. */
static void
test_closed (Shelf *shelf, gconstpointer data)
{
  g_autofree char *text = yc_sample_text ("board-2p-told");
  YcSession *session = shelf_begin (shelf->database, text);
  g_autofree char *uuid = g_strdup (yc_session_get_uuid (session));
  const guint n = yc_session_get_n_events (session);

  (void) data;
  for (int opened = 0; opened < 2; opened++) {
    g_autoptr (GError) error = NULL;

    g_assert_true (yc_session_is_closed (session));
    g_assert_false (yc_session_can_undo (session));
    g_assert_cmpuint (yc_session_undo (session, &error), ==, 0);
    g_assert_error (error, YC_SESSION_ERROR, YC_SESSION_ERROR_CLOSED);
    g_assert_cmpuint (yc_session_amend (session, 1, NULL, NULL), ==, 0);
    g_assert_cmpuint (yc_session_pause (session, NULL), ==, 0);
    g_assert_cmpuint (yc_session_record (session, "table adjust blue money +1 \"found\"", NULL), ==,
                      0);
    g_object_unref (session);
    session = yc_session_open (shelf->database, uuid, NULL);
  }
  g_assert_cmpuint (yc_session_get_n_events (session), ==, n);
  shelf_record (session, "table note \"well played\"");
  shelf_record (session, "table dispute 1 \"was it?\"");
  shelf_record (session, "table settle 1 upheld");
  g_assert_true (yc_session_is_over (session));

  yc_session_reopen (session);
  g_assert_false (yc_session_is_closed (session));
  g_assert_cmpuint (yc_session_undo (session, NULL), >, 0);
  g_assert_false (yc_session_is_over (session));
  g_assert_cmpuint (yc_session_redo (session, NULL), >, 0);
  g_assert_true (yc_session_is_over (session));
  g_object_unref (session);
  session = yc_session_open (shelf->database, uuid, NULL);
  g_assert_true (yc_session_is_closed (session));
  g_object_unref (session);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/session/closed", Shelf, NULL, shelf_set_up, test_closed, shelf_tear_down);
  g_test_add ("/session/reopen", Shelf, NULL, shelf_set_up, test_reopen, shelf_tear_down);
  g_test_add ("/session/not-found", Shelf, NULL, shelf_set_up, test_not_found, shelf_tear_down);
  g_test_add ("/session/store-failed", Shelf, NULL, shelf_set_up, test_store_failed,
              shelf_tear_down);
  g_test_add ("/session/bring-in", Shelf, NULL, shelf_set_up, test_bring_in, shelf_tear_down);
  return g_test_run ();
}
