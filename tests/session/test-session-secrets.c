/* test-session-secrets.c: what was told of hands and stashes is not said again while it is hidden.
 */

#include <string.h>

#include "session.h"
#include "chain/chain.h"

static const char record[] = "yellowcake 1\n"
                             "game chain-reaction\n"
                             "player red \"Ana\"\n"
                             "player blue \"Bo\"\n"
                             "card m5 mine x1 needs ? gives Y2 side L\n"
                             "card u2 university x3 needs ? gives SSE side LL\n"
                             "plan p6 needs LLSSE points 6\n"
                             "plan p7 needs SSE points 6\n"
                             "plans p7 ?\n";

static YcSession *
session_new (const char *first, ...)
{
  g_autoptr (GString) text = g_string_new (record);
  g_autoptr (GError) error = NULL;
  YcSession *session;
  va_list lines;

  va_start (lines, first);
  for (const char *line = first; line != NULL; line = va_arg (lines, const char *))
    g_string_append_printf (text, "%s\n", line);
  va_end (lines);
  session = yc_session_read (text->str, -1, &error);
  g_assert_no_error (error);
  yc_session_set_hands_shown (session, FALSE);
  return session;
}

/* Neither the sentence nor the open statement of the last event says `secret`, as they do once it
 * is shown. */
static void
assert_secret (YcSession *session, const char *secret, const char *open)
{
  YcEntry *entry = yc_session_get_entry (session, yc_session_get_n_events (session));
  g_autofree char *hidden = yc_entry_get_open_text (entry);
  g_autofree char *shown = NULL;

  g_assert_cmpstr (hidden, ==, open);
  g_assert_null (strstr (yc_entry_get_sentence (entry), secret));
  yc_session_set_hands_shown (session, TRUE);
  shown = yc_entry_get_open_text (entry);
  g_assert_cmpstr (shown, ==, yc_entry_get_text (entry));
  g_assert_nonnull (strstr (yc_entry_get_sentence (entry), secret));
}

static void
test_told_hand (void)
{
  g_autoptr (YcSession) session = session_new ("table hand blue m5 u2", NULL);

  assert_secret (session, "Mine", "table hand blue");
}

static void
test_adjusted_hand (void)
{
  g_autoptr (YcSession) session = session_new ("table adjust blue hand +m5 -?", NULL);

  assert_secret (session, "Mine", "table adjust blue hand +? -?");
}

static void
test_taken_card (void)
{
  g_autoptr (YcSession) session = session_new ("red spy blue card m5", NULL);

  assert_secret (session, "Mine", "red spy blue card");
}

static void
test_kept_plan (void)
{
  g_autoptr (YcSession) session = session_new ("red design p6", NULL);

  assert_secret (session, "6", "red design");
}

/* An amend is written with the whole statement that it puts in the place of another. */
static void
test_amended_hand (void)
{
  g_autoptr (YcSession) session
    = session_new ("table hand blue u2", "table amend 1 table hand blue m5", NULL);

  assert_secret (session, "m5", "table amend 1 table hand blue");
}

static void
test_amended_to_nothing (void)
{
  g_autoptr (YcSession) session = session_new ("table hand blue u2", "table amend 1 nothing", NULL);
  g_autofree char *open = yc_entry_get_open_text (yc_session_get_entry (session, 2));

  g_assert_cmpstr (open, ==, "table amend 1 nothing");
}

static gboolean
some_play_says (YcSession *session, const char *word)
{
  g_auto (GStrv) plays = yc_session_legal_plays (session);
  g_autofree char *all = g_strjoinv ("\n", plays);

  return strstr (all, word) != NULL;
}

/* The plan in the stash is no more proposed than the cards of the hand, but judged. */
static void
test_proposals (void)
{
  g_autoptr (YcSession) session
    = session_new ("red design p6", "table hand red u2 u2 u2", "red activate u2 side u2", NULL);
  const YcPosition open = yc_session_get_open_position (session);

  g_assert_cmpint (yc_chain_of (yc_session_get_position (session))->players[0].stash, <,
                   YC_CHAIN_NONE);
  g_assert_cmpint (yc_chain_of (&open)->players[0].stash, ==, YC_CHAIN_UNTOLD);
  g_assert_false (some_play_says (session, "p6"));
  yc_session_set_hands_shown (session, TRUE);
  g_assert_true (some_play_says (session, "p6"));
}

/* Where a card is that is not there is no secret if it lies open. */
static void
test_rulings (void)
{
  g_autoptr (YcSession) session = session_new ("table hand blue m5", NULL);
  YcRuling ruling;

  g_assert_true (yc_session_judge (session, "red activate m5 side u2", &ruling, NULL));
  g_assert_cmpint (yc_ruling_first (&ruling)->place, ==, YC_PLACE_NOWHERE);
  yc_session_set_hands_shown (session, TRUE);
  g_assert_true (yc_session_judge (session, "red activate m5 side u2", &ruling, NULL));
  g_assert_cmpint (yc_ruling_first (&ruling)->place, ==, YC_PLACE_HAND);
}

/* What is in force of what is looked at. */
static void
test_shown_timeline (void)
{
  g_autoptr (YcSession) session
    = session_new ("red activate yellowcake side u2", "red end", "table undo", NULL);

  g_assert_cmpuint (yc_timeline_event (yc_session_get_shown_timeline (session)), ==, 3);
  g_assert_cmpint (yc_timeline_stand (yc_session_get_shown_timeline (session), 2), ==, YC_UNDONE);
  yc_session_look_at (session, 2);
  g_assert_cmpuint (yc_timeline_event (yc_session_get_shown_timeline (session)), ==, 2);
  g_assert_cmpint (yc_timeline_stand (yc_session_get_shown_timeline (session), 2), ==, YC_STANDS);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session-secrets/told-hand", test_told_hand);
  g_test_add_func ("/session-secrets/adjusted-hand", test_adjusted_hand);
  g_test_add_func ("/session-secrets/taken-card", test_taken_card);
  g_test_add_func ("/session-secrets/kept-plan", test_kept_plan);
  g_test_add_func ("/session-secrets/amended-hand", test_amended_hand);
  g_test_add_func ("/session-secrets/amended-to-nothing", test_amended_to_nothing);
  g_test_add_func ("/session-secrets/proposals", test_proposals);
  g_test_add_func ("/session-secrets/rulings", test_rulings);
  g_test_add_func ("/session-secrets/shown-timeline", test_shown_timeline);
  return g_test_run ();
}
