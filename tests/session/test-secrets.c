/* test-secrets.c: what was told of hands and stashes is not said again while it is hidden.
 */

#include <string.h>

#include "legal-lines.h"
#include "view.h"
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

/* What everybody at the table sees. */
static YcView *
view_new (const char *first, ...)
{
  g_autoptr (GString) text = g_string_new (record);
  g_autoptr (GError) error = NULL;
  va_list lines;

  va_start (lines, first);
  for (const char *line = first; line != NULL; line = va_arg (lines, const char *))
    g_string_append_printf (text, "%s\n", line);
  va_end (lines);
  g_autoptr (YcSession) session = yc_session_read (text->str, -1, &error);
  g_assert_no_error (error);
  return yc_view_new (session, YC_AUDIENCE_TABLE);
}

/* Neither the sentence nor the open statement of the last event says `secret`, as they do once it
 * is shown. */
static void
assert_secret (YcView *view, const char *secret, const char *open)
{
  YcSession *session = yc_view_get_session (view);
  const guint last = yc_session_get_n_events (session);
  YcEntry *entry = yc_view_get_entry (view, last);
  g_autofree char *whole = yc_session_write_event (session, last);

  g_assert_cmpstr (yc_entry_get_text (entry), ==, open);
  g_assert_cmpstr (whole, !=, open);
  g_assert_null (strstr (yc_entry_get_sentence (entry), secret));
  yc_view_set_audience (view, YC_AUDIENCE_ALL);
  g_assert_cmpstr (yc_entry_get_text (entry), ==, whole);
  g_assert_nonnull (strstr (yc_entry_get_sentence (entry), secret));
}

static void
test_told_hand (void)
{
  g_autoptr (YcView) view = view_new ("table hand blue m5 u2", NULL);

  assert_secret (view, "Mine", "table hand blue");
}

static void
test_adjusted_hand (void)
{
  g_autoptr (YcView) view = view_new ("table adjust blue hand +m5 -?", NULL);

  assert_secret (view, "Mine", "table adjust blue hand +? -?");
}

static void
test_taken_card (void)
{
  g_autoptr (YcView) view = view_new ("red spy blue card m5", NULL);

  assert_secret (view, "Mine", "red spy blue card");
}

static void
test_kept_plan (void)
{
  g_autoptr (YcView) view = view_new ("red design p6", NULL);

  assert_secret (view, "6", "red design");
}

/* An amend is written with the whole statement that it puts in the place of another. */
static void
test_amended_hand (void)
{
  g_autoptr (YcView) view
    = view_new ("table hand blue u2", "table amend 1 table hand blue m5", NULL);

  assert_secret (view, "Mine", "table amend 1 table hand blue");
}

static void
test_amended_to_nothing (void)
{
  g_autoptr (YcView) view = view_new ("table hand blue u2", "table amend 1 nothing", NULL);
  g_assert_cmpstr (yc_entry_get_text (yc_view_get_entry (view, 2)), ==, "table amend 1 nothing");
}

static gboolean
some_play_says (YcView *view, const char *word)
{
  g_auto (GStrv) plays = yc_legal_lines (view);
  g_autofree char *all = g_strjoinv ("\n", plays);

  return strstr (all, word) != NULL;
}

/* The plan in the stash is no more proposed than the cards of the hand, but judged. */
static void
test_proposals (void)
{
  g_autoptr (YcView) view
    = view_new ("red design p6", "table hand red u2 u2 u2", "red activate u2 side u2", NULL);
  const YcPosition open = *yc_view_get_position (view);

  g_assert_cmpint (
    yc_chain_of (yc_session_get_position (yc_view_get_session (view)))->players[0].stash, <,
    YC_CHAIN_NONE);
  g_assert_cmpint (yc_chain_of (&open)->players[0].stash, ==, YC_CHAIN_UNTOLD);
  g_assert_false (some_play_says (view, "p6"));
  yc_view_set_audience (view, YC_AUDIENCE_ALL);
  g_assert_true (some_play_says (view, "p6"));
}

/* Where a card is that is not there is no secret if it lies open. */
static void
test_rulings (void)
{
  g_autoptr (YcView) view = view_new ("table hand blue m5", NULL);
  YcRuling ruling;
  YcPlay play;

  g_assert_true (
    yc_session_read_play (yc_view_get_session (view), "red activate m5 side u2", &play, NULL));
  yc_view_judge_play (view, &play, &ruling);
  g_assert_cmpint (yc_ruling_first (&ruling)->place, ==, YC_PLACE_NOWHERE);
  yc_view_set_audience (view, YC_AUDIENCE_ALL);
  yc_view_judge_play (view, &play, &ruling);
  g_assert_cmpint (yc_ruling_first (&ruling)->place, ==, YC_PLACE_HAND);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/secrets/told-hand", test_told_hand);
  g_test_add_func ("/secrets/adjusted-hand", test_adjusted_hand);
  g_test_add_func ("/secrets/taken-card", test_taken_card);
  g_test_add_func ("/secrets/kept-plan", test_kept_plan);
  g_test_add_func ("/secrets/amended-hand", test_amended_hand);
  g_test_add_func ("/secrets/amended-to-nothing", test_amended_to_nothing);
  g_test_add_func ("/secrets/proposals", test_proposals);
  g_test_add_func ("/secrets/rulings", test_rulings);
  return g_test_run ();
}
