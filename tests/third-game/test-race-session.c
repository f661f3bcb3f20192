/* test-race-session.c: a session of the third game is stored, resumed, phrased and exported. */

#include <string.h>

#include "comparison.h"
#include "explain.h"
#include "outcome.h"
#include "race-record.h"
#include "race.h"
#include "shelf.h"
#include "state-json.h"
#include "view.h"
#include "what-if.h"
#include "words.h"

static void
assert_sentence (YcView *view, guint event, const char *sentence)
{
  g_assert_cmpstr (yc_entry_get_sentence (yc_view_get_entry (view, event)), ==, sentence);
}

static char *
state_of (YcSession *session)
{
  g_autoptr (JsonNode) state
    = yc_state_json (yc_session_get_record (session), yc_session_get_position (session),
                     yc_session_get_n_events (session));
  return json_to_string (state, FALSE);
}

static void
record_a_race (YcSession *session)
{
  shelf_record (session, "table hand red d1 d2");
  shelf_record (session, "red dash d1");
  shelf_record (session, "blue step");
  shelf_record (session, "table undo");
  shelf_record (session, "table redo");
  shelf_record (session, "table amend 2 red step");
}

static void
test_resume (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  YcSession *session = shelf_begin (shelf->database, RACE_HEAD);
  g_autofree char *uuid = g_strdup (yc_session_get_uuid (session));

  record_a_race (session);
  g_autofree char *before = state_of (session);
  g_autofree char *text = yc_session_to_text (session);
  g_object_unref (session);

  shelf_reopen (shelf);
  g_autoptr (YcSession) resumed = yc_session_open (shelf->database, uuid, &error);
  g_assert_no_error (error);
  g_autofree char *after = state_of (resumed);
  g_autofree char *again = yc_session_to_text (resumed);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpstr (again, ==, text);
  g_assert_nonnull (strstr (again, "table amend 2 red step\n"));
}

static void
test_words (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) session = shelf_begin (shelf->database, RACE_HEAD);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  const YcRecord *record = yc_session_get_record (session);

  shelf_record (session, "table hand red d1 d3");
  shelf_record (session, "red dash d1");
  assert_sentence (view, 1, "Ana tells “Dash of 2” and “Dash of 5” of the hand.");
  assert_sentence (view, 2, "Ana dashes with “Dash of 2”.");
  g_autofree char *turn = yc_words_turn (record, yc_session_get_position (session));
  g_assert_cmpstr (turn, ==, "Bo steps or dashes.");
  shelf_record (session, "blue dispute 2 \"it was d3\"");
  shelf_record (session, "table settle 2 upheld session");
  assert_sentence (view, 3, "Bo objects to play 2. Reason: it was d3");
  assert_sentence (view, 4,
                   "The dispute about play 2 is settled: the ruling stands. So it is for "
                   "the rest of the session.");
  g_autofree char *against = yc_view_objection (view, "blue dash d3");
  g_assert_cmpstr (against, ==, "Bo cannot pay for this dash.");
  g_assert_cmpstr (yc_words_game (&race_game), ==, "Counter Race");
}

/* What the other player looks at has no card of the hand, in no byte, sentence or statement. */
static void
test_views (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) session = shelf_begin (shelf->database, RACE_HEAD);
  g_autoptr (YcView) own = yc_view_new (session, 0);
  g_autoptr (YcView) other = yc_view_new (session, 1);

  shelf_record (session, "table hand red d1 d3");
  shelf_record (session, "red step");
  yc_view_look_at (own, 1);
  g_assert_cmpint (race_of (yc_view_get_position (own))->players[0].n_known, ==, 2);
  g_assert_cmpint (race_of (yc_view_get_position (own))->players[0].field, ==, 0);
  g_assert_cmpint (race_of (yc_view_get_position (other))->players[0].n_known, ==, 0);
  g_assert_cmpint (race_of (yc_view_get_position (other))->players[0].field, ==, 1);
  g_assert_nonnull (strstr (yc_entry_get_text (yc_view_get_entry (own, 1)), "d1 d3"));
  g_assert_null (strstr (yc_entry_get_text (yc_view_get_entry (other, 1)), "d1"));
  g_assert_null (strstr (yc_entry_get_sentence (yc_view_get_entry (other, 1)), "Dash"));
}

static void
test_state (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) session = shelf_begin (shelf->database, RACE_HEAD);

  record_a_race (session);
  g_autofree char *state = state_of (session);
  g_assert_cmpstr (state, ==,
                   "{\"game\":\"counter-race\",\"event\":6,\"active\":\"red\",\"over\":false,"
                   "\"players\":[{\"color\":\"red\",\"name\":\"Ana\",\"money\":4,\"hand\":3,"
                   "\"known\":[\"d1\",\"d2\"],\"field\":1},{\"color\":\"blue\",\"name\":\"Bo\","
                   "\"money\":4,\"hand\":3,\"known\":[],\"field\":1}]}");
}

static void
test_over (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) session = shelf_begin (shelf->database, RACE_HEAD);
  const YcRecord *record = yc_session_get_record (session);

  shelf_record (session, "red dash d3 !");
  shelf_record (session, "blue step");
  shelf_record (session, "red step");
  g_assert_true (yc_session_is_over (session));
  g_assert_cmpint (yc_outcome_points (record, yc_session_get_position (session), 0), ==, 6);
  g_autofree char *result = yc_words_result (record, yc_session_get_position (session));
  g_assert_nonnull (strstr (result, "Ana"));
}

/* A what-if of a game that says nothing of what lies on its table: its tracks are told, the rest is
 * counted. */
static void
test_what_if (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) session = shelf_begin (shelf->database, RACE_HEAD);
  g_autoptr (GError) error = NULL;
  guint event, others;

  shelf_record (session, "red step");
  shelf_record (session, "table note 1 \"a start\"");
  g_autofree char *before = yc_session_to_text (session);
  g_autoptr (YcSession) branch = yc_what_if_begin (session, 0, "Money", &error);
  g_assert_no_error (error);
  shelf_record (branch, "table adjust red money +2");
  g_autoptr (GArray) differences = yc_what_if_compare (branch, session, FALSE, &event, &others);
  g_assert_cmpuint (differences->len, ==, 2);
  g_assert_cmpstr (g_array_index (differences, YcDifference, 0).name, ==, "Money");
  g_assert_cmpstr (g_array_index (differences, YcDifference, 1).name, ==, "To move");
  g_assert_cmpuint (others, ==, 1);
  g_autofree char *after = yc_session_to_text (session);
  g_assert_cmpstr (before, ==, after);
}

/* What stands on a table of its own is explained by its own plays. */
static void
test_explained (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) session = shelf_begin (shelf->database, RACE_HEAD);
  const YcRecord *record = yc_session_get_record (session);
  g_autoptr (JsonNode) state
    = json_from_string ("{\"active\":\"red\",\"players\":[{\"color\":\"red\",\"field\":1},"
                        "{\"color\":\"blue\",\"field\":1}]}",
                        NULL);
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  g_assert_true (yc_explain_can_be (record, state));
  g_autoptr (YcExplained) explained = yc_explain_left_out (record, timeline, state, NULL);
  g_assert_true (explained->whole);
  g_assert_cmpuint (explained->n_found, ==, 1);
  const YcExplanation *explanation = g_ptr_array_index (explained->explanations, 0);
  g_assert_cmpuint (explanation->lines->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (explanation->lines, 0), ==, "red step");
  g_assert_cmpstr (g_ptr_array_index (explanation->lines, 1), ==, "blue step");
  yc_timeline_free (timeline);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(NAME, FUNC) g_test_add (NAME, Shelf, NULL, shelf_set_up, FUNC, shelf_tear_down)
  ADD ("/race-session/explained", test_explained);
  ADD ("/race-session/resume", test_resume);
  ADD ("/race-session/words", test_words);
  ADD ("/race-session/views", test_views);
  ADD ("/race-session/state", test_state);
  ADD ("/race-session/over", test_over);
  ADD ("/race-session/what-if", test_what_if);
  return g_test_run ();
}
