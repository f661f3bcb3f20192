/* test-session-teach.c: the table teaches its own cards. */

#include <string.h>

#include "journal.h"
#include "view.h"
#include "shelf.h"
#include "chain/chain.h"

static const char head[] = "yellowcake 1\ngame chain-reaction\n"
                           "player red \"Ana\"\nplayer blue \"Bo\"\n";

static const char mine[] = "card our-mine mine x2 needs ? gives Y2 side L";
static const char activation[] = "red activate our-mine side design-bomb";

static gboolean
tells (const YcRuling *ruling, YcRule rule)
{
  for (int i = 0; i < ruling->n_reasons; i++)
    if (ruling->reasons[i].rule == rule)
      return TRUE;
  return FALSE;
}

/* Whether nobody knows all that the activation turns on. */
static gboolean
is_unknown (YcSession *session)
{
  YcRuling ruling;
  shelf_judge (session, activation, &ruling);
  return tells (&ruling, YC_RULE_CARD_UNKNOWN_NUMBER);
}

static YcRule
first_rule (YcSession *session, const char *line)
{
  YcRuling ruling;
  shelf_judge (session, line, &ruling);
  const YcReason *first = yc_ruling_first (&ruling);
  return first ? first->rule : YC_NO_RULE;
}

static void
teach (YcSession *session, const char *definition)
{
  g_autoptr (GError) error = NULL;
  g_assert_true (yc_session_teach (session, definition, &error));
  g_assert_no_error (error);
}

static void
count_signal (gpointer object, gpointer data)
{
  guint *signals = data;
  (void) object;
  ++*signals;
}

static void
test_known_at_once (void)
{
  g_autoptr (YcSession) session = shelf_begin (NULL, head);
  guint changed = 0;
  g_signal_connect (session, "exchanged", G_CALLBACK (count_signal), &changed);
  g_assert_cmpint (first_rule (session, activation), ==, YC_RULE_UNKNOWN_CARD);
  teach (session, mine);
  g_assert_cmpint (first_rule (session, activation), !=, YC_RULE_UNKNOWN_CARD);
  g_assert_cmpuint (changed, ==, 1);
}

/* What was played before the card was known is judged with it now. */
static void
test_judged_again (void)
{
  g_autoptr (YcSession) session = shelf_begin (NULL, head);
  teach (session, "card our-mine mine x2 needs unknown gives Y? side L");
  shelf_record (session, "red activate our-mine !");
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  YcEntry *entry = yc_view_get_entry (view, 1);
  YcRuling ruling;
  const YcPosition *position = yc_session_get_position (session);
  g_assert_true (yc_entry_get_ruling (entry, &ruling));
  g_assert_cmpint (ruling.verdict, ==, YC_UNSEEN);
  g_assert_true (tells (&ruling, YC_RULE_CARD_UNKNOWN_NUMBER));
  g_assert_cmpint (yc_chain_of (position)->players[0].yellowcake, ==, 0);
  teach (session, mine);
  position = yc_session_get_position (session);
  g_assert_true (entry == yc_view_get_entry (view, 1));
  g_assert_true (yc_entry_get_ruling (entry, &ruling));
  g_assert_false (tells (&ruling, YC_RULE_CARD_UNKNOWN_NUMBER));
  g_assert_cmpint (yc_chain_of (position)->players[0].yellowcake, ==, 2);
}

/* What is known of a card is told in every entry, however the event stands by it. */
static void
test_retold (void)
{
  g_autoptr (YcSession) session = shelf_begin (NULL, head);
  guint changed[2] = { 0 }, retold[2] = { 0 };
  teach (session, "card our-mine mine x2 needs unknown gives Y? side L");
  shelf_record (session, "red activate our-mine !");
  shelf_record (session, "red end");
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  for (guint i = 0; i < G_N_ELEMENTS (changed); i++) {
    YcEntry *entry = yc_view_get_entry (view, i + 1);
    g_signal_connect (entry, "changed", G_CALLBACK (count_signal), &changed[i]);
    g_signal_connect (entry, "retold", G_CALLBACK (count_signal), &retold[i]);
  }
  teach (session, mine);
  for (guint i = 0; i < G_N_ELEMENTS (changed); i++) {
    g_assert_cmpuint (changed[i], ==, 0);
    g_assert_cmpuint (retold[i], ==, 1);
  }
}

static void
test_refused (void)
{
  static const char *const wrong[]
    = { "red end", "card our-mine mine needs", "card a b", "prices 1\nprices 2", "" };
  g_autoptr (YcSession) session = shelf_begin (NULL, head);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autoptr (GError) error = NULL;
    g_assert_false (yc_session_teach (session, wrong[i], &error));
    g_assert_error (error, YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE);
  }
}

/* Sessions of before and after know the card; the corrected one, too. */
static void
test_every_session (Shelf *shelf, gconstpointer data)
{
  (void) data;
  YcSession *before = shelf_begin (shelf->database, head);
  YcSession *during = shelf_begin (shelf->database, head);
  g_autofree char *uuid = g_strdup (yc_session_get_uuid (before));
  g_object_unref (before);
  teach (during, mine);
  YcSession *after = shelf_begin (shelf->database, head);
  g_assert_cmpint (first_rule (after, activation), !=, YC_RULE_UNKNOWN_CARD);
  teach (after, "card our-mine mine x2 needs ? gives Y4 side L");
  g_object_unref (during);
  g_object_unref (after);

  shelf_reopen (shelf);
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSession) again = yc_session_open (shelf->database, uuid, &error);
  g_assert_no_error (error);
  g_autofree char *text = yc_session_to_text (again);
  g_assert_nonnull (strstr (text, "\ncard our-mine mine x2 needs ? gives Y4 side L\n"));
}

/* A head that defines a card itself keeps its own. */
static void
test_own_head_stays (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autofree char *with_card
    = g_strconcat (head, "card our-mine mine x3 needs E gives Y1 side S\n", NULL);
  YcSession *teacher = shelf_begin (shelf->database, head);
  teach (teacher, mine);
  g_object_unref (teacher);
  g_autoptr (YcSession) session = shelf_begin (shelf->database, with_card);
  g_autofree char *text = yc_session_to_text (session);
  g_assert_nonnull (strstr (text, "\ncard our-mine mine x3 needs E gives Y1 side S\n"));
}

static YcStand
stand_of (YcSession *session, guint event)
{
  return yc_timeline_stand (yc_session_get_timeline (session), event);
}

static int
yellowcake_of (YcSession *session, int seat)
{
  return yc_chain_of (yc_session_get_position (session))->players[seat].yellowcake;
}

/* A correction takes no play away that happened, and an undo still means the play that it undid. */
static void
test_correction_keeps_plays (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  (void) data;
  YcSession *session = shelf_begin (shelf->database, head);
  g_autofree char *uuid = g_strdup (yc_session_get_uuid (session));
  teach (session, "card our-mine mine x2 needs ? gives Y2 side L");
  teach (session, "card bearer mine x4 needs E gives Y1 side L");
  shelf_record (session, "red activate our-mine side bearer");
  shelf_record (session, "red activate our-mine side bearer");
  shelf_record (session, "table undo");
  g_assert_cmpint (yellowcake_of (session, 0), ==, 2);
  /* it was no engineer that went with it */
  teach (session, "card our-mine mine x2 needs E gives Y2 side L");
  g_assert_cmpint (stand_of (session, 1), ==, YC_ACCEPTED);
  g_assert_cmpint (stand_of (session, 2), ==, YC_UNDONE);
  g_assert_cmpint (yellowcake_of (session, 0), ==, 2);
  g_object_unref (session);

  shelf_reopen (shelf);
  g_autoptr (YcSession) again = yc_session_open (shelf->database, uuid, &error);
  g_assert_no_error (error);
  g_assert_true (yc_timeline_is_since (yc_session_get_timeline (again), 1));
  g_assert_cmpint (yellowcake_of (again, 0), ==, 2);
}

/* The head of a session is never rewritten; what is written of it for others says that it is live.
 */
static void
test_export_is_live (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autoptr (YcSession) session = shelf_begin (shelf->database, head);
  g_autofree char *text = yc_session_to_text (session);
  const gint64 id = yc_journal_find (shelf->database, yc_session_get_uuid (session), NULL);
  g_autofree char *kept = yc_journal_read_head (shelf->database, id, NULL);
  g_assert_nonnull (strstr (text, "\nrules 1\nlive\nsession "));
  g_assert_null (strstr (kept, "live"));
  g_autoptr (YcSession) shown = yc_session_read (text, -1, NULL);
  g_assert_true (yc_record_is_live (yc_session_get_record (shown)));
  g_autofree char *text_again = yc_session_to_text (shown);
  g_assert_cmpstr (text_again, ==, text);
}

/* But at the table where it is taught it holds at once, whatever the head says. */
static void
test_own_head_taught (Shelf *shelf, gconstpointer data)
{
  g_autofree char *with_card
    = g_strconcat (head, "card our-mine mine x3 needs unknown gives Y1 side S\n", NULL);
  YcDatabase *const databases[] = { shelf->database, NULL };
  (void) data;
  for (gsize i = 0; i < G_N_ELEMENTS (databases); i++) {
    g_autoptr (YcSession) session = shelf_begin (databases[i], with_card);
    g_assert_true (is_unknown (session));
    teach (session, mine);
    g_assert_false (is_unknown (session));
    teach (session, "card another mine x1 needs E gives Y1 side S");
    g_autofree char *text = yc_session_to_text (session);
    g_assert_nonnull (strstr (text, "\ncard another mine x1 needs E gives Y1 side S\n"));
  }
}

/* Taught cards that do not go with a head must not make its session unreadable. */
static void
test_too_many_mines (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_autofree char *full
    = g_strconcat (head, "card their-mine mine x20 needs E gives Y1 side S\n", NULL);
  YcSession *teacher = shelf_begin (shelf->database, head);
  teach (teacher, mine);
  g_object_unref (teacher);
  g_autoptr (YcSession) session = shelf_begin (shelf->database, full);
  g_assert_cmpint (first_rule (session, activation), ==, YC_RULE_UNKNOWN_CARD);
}

/* A word means one thing, whatever kind of card it is. */
static void
test_names (void)
{
  g_autoptr (YcSession) session = shelf_begin (NULL, head);
  YcTeachable *cards = YC_TEACHABLE (session);
  g_assert_false (yc_teachable_has_name (cards, "m99"));
  teach (session, "card m99 mine x4 needs E gives Y2 side L");
  teach (session, "plan p99 needs SE pays U2 points 4");
  g_assert_true (yc_teachable_has_name (cards, "m99"));
  g_assert_true (yc_teachable_has_name (cards, "p99"));
  g_assert_true (yc_teachable_has_name (cards, "uranium"));
  g_assert_false (yc_teachable_has_name (cards, "loaded"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session-teach/known-at-once", test_known_at_once);
  g_test_add_func ("/session-teach/judged-again", test_judged_again);
  g_test_add_func ("/session-teach/retold", test_retold);
  g_test_add_func ("/session-teach/refused", test_refused);
  g_test_add ("/session-teach/every-session", Shelf, NULL, shelf_set_up, test_every_session,
              shelf_tear_down);
  g_test_add ("/session-teach/own-head-stays", Shelf, NULL, shelf_set_up, test_own_head_stays,
              shelf_tear_down);
  g_test_add ("/session-teach/correction-keeps-plays", Shelf, NULL, shelf_set_up,
              test_correction_keeps_plays, shelf_tear_down);
  g_test_add ("/session-teach/export-is-live", Shelf, NULL, shelf_set_up, test_export_is_live,
              shelf_tear_down);
  g_test_add ("/session-teach/own-head-taught", Shelf, NULL, shelf_set_up, test_own_head_taught,
              shelf_tear_down);
  g_test_add ("/session-teach/too-many-mines", Shelf, NULL, shelf_set_up, test_too_many_mines,
              shelf_tear_down);
  g_test_add_func ("/session-teach/names", test_names);
  return g_test_run ();
}
