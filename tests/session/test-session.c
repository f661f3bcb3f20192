/* test-session.c: a session is begun, recorded, undone, amended, looked back at and opened again.
 */

#include <string.h>

#include "samples.h"
#include "view.h"
#include "shelf.h"
#include "state-json.h"
#include "words.h"
#include "manhattan/board.h"

static const char head[] = "yellowcake 1\ngame manhattan-project\n"
                           "player red \"Ana\"\nplayer blue \"Bo\"\nplayer green \"Cy\"\n"
                           "market 01 11 21 02 12 22 37\nbombs 03 15 24 07\n";

static YcSession *
begin (YcDatabase *database)
{
  return shelf_begin (database, head);
}

static char *
state_text (const YcRecord *of, const YcPosition *position)
{
  g_autoptr (JsonNode) node = yc_state_json (of, position, 0);
  return json_to_string (node, FALSE);
}

static char *
state_of (YcSession *session)
{
  return state_text (yc_session_get_record (session), yc_session_get_position (session));
}

static int
money (YcSession *session, int seat)
{
  return yc_board_of (yc_session_get_position (session))->players[seat].money;
}

/* ---- Recording --------------------------------------------------------------------------------
 */

static void
count_items (GListModel *model, guint position, guint removed, guint added, gpointer data)
{
  guint *changes = data;
  g_assert_cmpuint (removed, ==, 0);
  g_assert_cmpuint (added, ==, 1);
  g_assert_cmpuint (position, ==, g_list_model_get_n_items (model) - 1);
  ++*changes;
}

static void
count_signal (gpointer object, gpointer data)
{
  guint *signals = data;
  (void) object;
  ++*signals;
}

static void
test_record (void)
{
  g_autoptr (YcSession) session = begin (NULL);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  guint items = 0, positions = 0;
  YcPlay play;
  g_signal_connect (view, "items-changed", G_CALLBACK (count_items), &items);
  g_signal_connect (view, "changed", G_CALLBACK (count_signal), &positions);
  shelf_record (session, "  red   place   factory-2 L ");
  g_assert_cmpuint (items, ==, 1);
  g_assert_cmpuint (positions, ==, 1);
  g_assert_cmpint (money (session, 0), ==, 15);
  g_assert_cmpint (money (session, 1), ==, 14);
  g_autoptr (YcEntry) entry = g_list_model_get_item (G_LIST_MODEL (view), 0);
  g_assert_true (entry == yc_view_get_entry (view, 1));
  g_assert_cmpstr (yc_entry_get_text (entry), ==, "red place factory-2 L");
  g_assert_cmpuint (yc_entry_get_event (entry), ==, 1);
  g_assert_cmpint (yc_entry_get_kind (entry), ==, YC_ENTRY_PLAY);
  g_assert_cmpuint (yc_entry_get_actor (entry), ==, YC_RED);
  yc_record_event (yc_session_get_record (session), 1, &play);
  g_autofree char *when = g_strndup (play.when.start, play.when.length);
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (when, NULL);
  g_assert_nonnull (time);
  g_assert_cmpstr (yc_session_get_title (session), ==, "Ana, Bo and Cy");
}

static void
test_illegal (void)
{
  g_autoptr (YcSession) session = begin (NULL);
  g_autoptr (GError) error = NULL;
  YcRuling ruling;
  shelf_record (session, "red place factory-2 L");
  g_assert_cmpuint (yc_session_record (session, "red place mine-2 L", &error), ==, 0);
  g_assert_error (error, YC_SESSION_ERROR, YC_SESSION_ERROR_ILLEGAL);
  g_assert_cmpuint (yc_session_get_n_events (session), ==, 1);
  shelf_judge (session, "red place mine-2 L", &ruling);
  g_assert_cmpint (yc_ruling_first (&ruling)->rule, ==, YC_RULE_PLACE_SECOND);
  g_clear_error (&error);
  YcPlay play;
  g_assert_true (yc_session_read_play (session, "red place mine-2 L", &play, NULL));
  const guint event = yc_session_let_stand (session, &play, "we \"agreed\"", &error);
  g_assert_no_error (error);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  YcEntry *entry = yc_view_get_entry (view, event);
  g_assert_cmpint (yc_entry_get_stand (entry), ==, YC_ACCEPTED);
  g_assert_true (yc_entry_get_flagged (entry));
  g_assert_false (yc_entry_get_void (entry));
  g_assert_cmpint (yc_entry_get_verdict (entry), ==, YC_ILLEGAL);
  g_assert_cmpstr (yc_entry_get_text (entry), ==, "red place mine-2 L ! \"we \\\"agreed\\\"\"");
}

static void
test_unreadable (void)
{
  g_autoptr (YcSession) session = begin (NULL);
  g_autoptr (GError) error = NULL;
  YcPlay play;
  g_assert_cmpuint (yc_session_record (session, "red dance", &error), ==, 0);
  g_assert_error (error, YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE);
  g_assert_false (yc_session_read_play (session, "red place mine-2 X", &play, NULL));
  g_clear_error (&error);
  g_assert_null (yc_session_read ("yellowcake 1\ngame chess\n", -1, &error));
  g_assert_error (error, YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE);
  g_assert_cmpuint (yc_session_get_n_events (session), ==, 0);
}

/* What a player says at the table, who need not say who that is. */
static void
test_said (void)
{
  g_autoptr (YcSession) session = begin (NULL);
  g_autoptr (GError) error = NULL;
  YcPlay play;
  g_assert_true (yc_session_read_said (session, 1, " place mine-2 L", &play, NULL));
  g_assert_cmpuint (play.actor, ==, yc_session_get_setup (session)->seats[1].color);
  g_assert_true (yc_session_read_said (session, 1, "red place mine-2 L", &play, NULL));
  g_assert_cmpuint (play.actor, ==, YC_RED);
  g_assert_true (yc_session_read_said (session, 1, "table note \"so\"", &play, NULL));
  g_assert_cmpuint (play.actor, ==, YC_TABLE);
  g_assert_false (yc_session_read_said (session, 1, "place mine-2 X", &play, &error));
  g_assert_error (error, YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE);
  g_assert_false (yc_session_read_said (session, 1, "", &play, NULL));
}

static void
test_read_only (void)
{
  g_autoptr (YcSession) session = begin (NULL);
  g_autoptr (GError) error = NULL;
  shelf_record (session, "red place factory-2 L");
  yc_session_set_read_only (session);
  g_assert_cmpuint (yc_session_undo (session, &error), ==, 0);
  g_assert_error (error, YC_SESSION_ERROR, YC_SESSION_ERROR_READ_ONLY);
  g_assert_false (yc_session_can_undo (session));
}

/* ---- Undo, amend, look back ---------------------------------------------------------------------
 */

static void
test_undo_redo (void)
{
  g_autoptr (YcSession) session = begin (NULL);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_assert_false (yc_session_can_undo (session));
  shelf_record (session, "red place factory-2 L");
  YcEntry *entry = yc_view_get_entry (view, 1);
  g_autofree char *played = state_of (session);
  g_assert_cmpuint (yc_session_undo (session, NULL), ==, 2);
  g_assert_cmpint (yc_entry_get_stand (entry), ==, YC_UNDONE);
  g_assert_true (yc_entry_get_void (entry));
  g_assert_cmpint (money (session, 0), ==, 10);
  g_assert_true (yc_session_can_redo (session));
  g_assert_cmpuint (yc_session_redo (session, NULL), ==, 3);
  g_assert_cmpint (yc_entry_get_stand (entry), ==, YC_STANDS);
  g_autofree char *again = state_of (session);
  g_assert_cmpstr (again, ==, played);
  g_assert_cmpint (yc_entry_get_kind (yc_view_get_entry (view, 3)), ==, YC_ENTRY_EDIT);
}

static void
test_notify (void)
{
  g_autoptr (YcSession) session = begin (NULL);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  guint first = 0, second = 0;
  shelf_record (session, "red place factory-2 L");
  shelf_record (session, "red end");
  g_signal_connect (yc_view_get_entry (view, 1), "changed", G_CALLBACK (count_signal), &first);
  g_signal_connect (yc_view_get_entry (view, 2), "changed", G_CALLBACK (count_signal), &second);
  yc_session_undo (session, NULL);
  g_assert_cmpuint (first, ==, 0);
  g_assert_cmpuint (second, ==, 1);
  yc_session_undo (session, NULL);
  g_assert_cmpuint (first, ==, 1);
  g_assert_cmpuint (second, ==, 1);
}

static void
count_exchange (guint *n)
{
  (*n)++;
}

/* A corrected set-up gives all that is shown other words, and is taken back by another. */
static void
test_correct_head (void)
{
  g_autoptr (YcSession) session = begin (NULL);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (GError) error = NULL;
  guint exchanged = 0;
  shelf_record (session, "red place mine-2 L");
  YcEntry *entry = yc_view_get_entry (view, 1);
  g_assert_true (g_str_has_prefix (yc_entry_get_sentence (entry), "Ana places"));
  g_signal_connect_swapped (session, "exchanged", G_CALLBACK (count_exchange), &exchanged);
  g_assert_cmpuint (yc_session_correct_head (session, "player red \"Anna\"", NULL), ==, 2);
  g_assert_cmpuint (exchanged, ==, 1);
  g_assert_true (g_str_has_prefix (yc_session_get_title (session), "Anna"));
  g_assert_true (g_str_has_prefix (yc_entry_get_sentence (entry), "Anna places"));
  g_assert_cmpint (yc_entry_get_kind (yc_view_get_entry (view, 2)), ==, YC_ENTRY_EDIT);
  g_assert_cmpuint (yc_session_correct_head (session, "player red \"Ana\"", NULL), ==, 3);
  g_assert_true (g_str_has_prefix (yc_session_get_title (session), "Ana"));
  g_assert_cmpuint (yc_session_correct_head (session, "option nonsense yes", &error), ==, 0);
  g_assert_error (error, YC_SESSION_ERROR, YC_SESSION_ERROR_ILLEGAL);
}

static void
test_amend (void)
{
  g_autoptr (YcSession) session = begin (NULL);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  shelf_record (session, "red place factory-2 L");
  shelf_record (session, "red end");
  YcEntry *entry = yc_view_get_entry (view, 1);
  g_assert_false (yc_entry_get_amended (entry));
  g_assert_cmpuint (yc_session_amend (session, 1, "red place mine-2 L", NULL), ==, 3);
  g_assert_true (yc_entry_get_amended (entry));
  g_assert_cmpstr (yc_entry_get_text (entry), ==, "red place factory-2 L");
  g_assert_nonnull (strstr (yc_entry_get_sentence (entry), "Mine 2"));
  g_assert_cmpint (money (session, 0), ==, 10);
  g_assert_cmpuint (yc_session_amend (session, 1, NULL, NULL), ==, 4);
  g_assert_cmpint (yc_entry_get_stand (entry), ==, YC_NOTHING);
  /* without its placement the turn could not end; but it did */
  entry = yc_view_get_entry (view, 2);
  g_assert_cmpint (yc_entry_get_stand (entry), ==, YC_ACCEPTED);
  g_assert_true (yc_entry_get_since (entry));
  g_assert_cmpstr (yc_entry_get_headline (entry), ==, "Against the rules");
  g_autofree char *why = yc_entry_get_why (entry);
  g_assert_cmpstr (why, ==, "Ana has not placed a worker in this turn.");
  g_assert_null (yc_entry_get_why (yc_view_get_entry (view, 3)));
  g_assert_cmpint (yc_session_get_active_seat (session), ==, 1);
  /* nothing that is illegal comes in */
  g_assert_cmpuint (yc_session_record (session, "red end", NULL), ==, 0);
}

/* An objection changes nothing but its line, and is there after the end of every undo. */
static void
test_dispute (void)
{
  g_autoptr (YcSession) session = begin (NULL);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  const YcRecord *record = yc_session_get_record (session);
  guint changed = 0;
  YcDispute dispute;
  shelf_record (session, "red place factory-2 L");
  shelf_record (session, "red end");
  YcEntry *entry = yc_view_get_entry (view, 1);
  g_signal_connect (entry, "changed", G_CALLBACK (count_signal), &changed);
  g_signal_connect (yc_view_get_entry (view, 2), "changed", G_CALLBACK (count_signal), &changed);
  g_assert_false (yc_entry_get_dispute (entry, &dispute));
  g_assert_cmpuint (yc_session_dispute (session, YC_BLUE, 1, "mine", NULL), ==, 3);
  g_assert_cmpuint (changed, ==, 1);
  g_assert_true (yc_entry_get_dispute (entry, &dispute));
  g_assert_cmpint (dispute.state, ==, YC_DISPUTE_OPEN);
  g_autofree char *open = yc_words_dispute (record, &dispute);
  g_assert_cmpstr (open, ==, "Bo objects to play 1. Reason: mine");
  g_assert_cmpuint (
    yc_session_settle (session, 1, YC_DISPUTE_OVERRULED, YC_SCOPE_TABLE, "we always did", NULL), ==,
    4);
  g_assert_true (yc_entry_get_dispute (entry, &dispute));
  g_autofree char *settled = yc_words_dispute (record, &dispute);
  g_assert_cmpstr (settled, ==,
                   "Bo objects to play 1. Reason: mine The dispute about play 1 is settled: this "
                   "table plays it otherwise. So it is at this table from now on. Reason: we "
                   "always did");
  g_assert_cmpstr (yc_words_dispute_state (dispute.state), ==, "Disputed: played otherwise here");
  entry = yc_view_get_entry (view, 4);
  g_assert_cmpint (yc_entry_get_kind (entry), ==, YC_ENTRY_DISPUTE);
  g_assert_cmpstr (yc_entry_get_text (entry), ==,
                   "table settle 1 overruled \"we always did\" table");
  g_assert_false (yc_entry_get_dispute (entry, &dispute));
  g_assert_cmpuint (yc_session_undo (session, NULL), ==, 5);
  g_assert_cmpint (yc_entry_get_stand (yc_view_get_entry (view, 2)), ==, YC_UNDONE);
  g_assert_cmpuint (yc_session_dispute (session, YC_TABLE, 3, NULL, NULL), ==, 0);
  g_assert_cmpuint (yc_session_settle (session, 2, YC_DISPUTE_LEFT, YC_SCOPE_PLAY, NULL, NULL), ==,
                    0);
  /* an argument does not end a pause */
  g_assert_cmpuint (yc_session_pause (session, NULL), ==, 6);
  g_assert_cmpuint (yc_session_dispute (session, YC_TABLE, 2, NULL, NULL), ==, 7);
  g_assert_true (yc_session_is_paused (session));
}

static void
test_pause (void)
{
  g_autoptr (YcSession) session = begin (NULL);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_assert_cmpuint (yc_session_pause (session, NULL), ==, 1);
  g_assert_true (yc_session_is_paused (session));
  g_assert_cmpuint (yc_session_note (session, "tea\nand \"cake\"", NULL), ==, 2);
  g_assert_true (yc_session_is_paused (session));
  g_assert_cmpstr (yc_entry_get_text (yc_view_get_entry (view, 2)), ==,
                   "table note \"tea and \\\"cake\\\"\"");
  g_assert_cmpuint (yc_session_resume (session, NULL), ==, 3);
  g_assert_false (yc_session_is_paused (session));
}

/* ---- Samples
 * -------------------------------------------------------------------------------------- */

static void
test_sample (gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = yc_sample_text (data);
  g_autoptr (YcSession) session = yc_session_read (text, -1, &error);
  g_assert_no_error (error);
  g_autoptr (JsonNode) state
    = yc_state_json (yc_session_get_record (session), yc_session_get_position (session),
                     yc_session_get_n_events (session));
  g_autofree char *path = yc_sample_path (data, ".state.json");
  g_autoptr (JsonParser) parser = json_parser_new ();
  json_parser_load_from_file (parser, path, &error);
  g_assert_no_error (error);
  g_assert_true (json_node_equal (state, json_parser_get_root (parser)));
}

/* The end is there with the play that ends the game. */
static void
test_game_over (void)
{
  g_autofree char *text = yc_sample_text ("board-2p-told");
  g_autoptr (YcSession) whole = yc_session_read (text, -1, NULL);
  YcTimeline *timeline = yc_session_get_timeline (whole);
  const guint n = yc_session_get_n_events (whole);
  guint over = 0;
  char *end = text + strlen (text);
  for (guint event = 0; event <= n; event++)
    end = g_strrstr_len (text, end - text, "\n");
  end[1] = '\0';
  g_autoptr (YcSession) session = yc_session_begin (NULL, text, NULL);
  g_assert_cmpuint (yc_session_get_n_events (session), ==, 0);
  for (guint event = 1; event <= n; event++) {
    g_autofree char *line = yc_session_write_event (whole, event);
    const gboolean was_over = yc_session_is_over (session);
    const YcStand stand = yc_timeline_stand (timeline, event);
    if (stand == YC_REFUSED || stand == YC_UNDONE || stand == YC_NOTHING)
      continue;
    shelf_record (session, line);
    over += yc_session_is_over (session) && !was_over;
  }
  g_assert_cmpuint (over, ==, 1);
  g_assert_true (yc_session_is_over (session));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/record", test_record);
  g_test_add_func ("/session/illegal", test_illegal);
  g_test_add_func ("/session/said", test_said);
  g_test_add_func ("/session/unreadable", test_unreadable);
  g_test_add_func ("/session/read-only", test_read_only);
  g_test_add_func ("/session/undo-redo", test_undo_redo);
  g_test_add_func ("/session/notify", test_notify);
  g_test_add_func ("/session/correct-head", test_correct_head);
  g_test_add_func ("/session/amend", test_amend);
  g_test_add_func ("/session/dispute", test_dispute);
  g_test_add_func ("/session/pause", test_pause);
  g_test_add_func ("/session/game-over", test_game_over);
  yc_samples_add_tests ("/session/samples", test_sample);
  return g_test_run ();
}
