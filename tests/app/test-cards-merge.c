/* test-cards-merge.c: cards that are one, hidden, restored and undone on the page of all cards. */

#include "card-name.h"
#include "cards-desk.h"
#include "widgets/card-button.h"
#include "widgets/card-picker.h"
#include "cards/teach-dialog.h"
#include "chain/tray-order.h"
#include "table-page.h"

#include <string.h>

static void
test_merge (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  cards_desk_teach (desk, "card a-mine mine x? needs EE gives Y3 side S");
  cards_desk_merge (desk, "card a-mine", "card mine-ee-y3");
  /* whose side is known now, too */
  cards_desk_assert_counts (desk, "Mine", "2 of 20 known");
  g_assert_cmpstr (yc_collection_get_merged (cards_desk_collection (desk), "card a-mine"), ==,
                   "mine-ee-y3");
  /* both stay in sight, to be parted again */
  cards_desk_assert_counts (desk, "Merged", "1 card");
  cards_desk_merge (desk, "card univ-1-ss", "card univ-1-ee");
  cards_desk_assert_counts (desk, "Merged", "2 cards");
  cards_desk_restore (desk, "card univ-1-ss");
  cards_desk_assert_counts (desk, "Merged", "1 card");
  cards_desk_restore (desk, "card a-mine");
  cards_desk_assert_counts (desk, "Merged", "");
  cards_desk_assert_counts (desk, "Mine", "3 of 20 known");
}

/* Every change can be taken back: a merge, a correction, what was restored and hidden. */
static void
test_undone (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  const guint changes = desk->changes;

  cards_desk_teach (desk, "card a-mine mine x? needs EE gives Y9 side S");
  g_assert_null (yc_collection_get_last_change (cards_desk_collection (desk)));
  g_assert_cmpstr (yc_collection_get_last_new (cards_desk_collection (desk)), ==, "card a-mine");
  cards_desk_teach (desk, "card a-mine mine x? needs EE gives Y8 side S");
  g_assert_cmpstr (yc_collection_get_last_change (cards_desk_collection (desk)), ==, "card a-mine");
  g_assert_null (yc_collection_get_last_new (cards_desk_collection (desk)));
  gtk_widget_activate_action (desk->page, "cards.undo", "x", (gint64) 0);
  g_autofree char *text = yc_collection_export (cards_desk_collection (desk));
  g_assert_nonnull (strstr (text, "gives Y9"));
  g_assert_cmpuint (desk->changes, ==, changes + 3);
  cards_desk_merge (desk, "card univ-1-ss", "card univ-1-ee");
  gtk_widget_activate_action (desk->page, "cards.undo", "x", (gint64) 0);
  cards_desk_assert_counts (desk, "Merged", "");
  cards_desk_restore (desk, "card a-mine");
  cards_desk_assert_counts (desk, "Mine", "2 of 20 known; 1 with numbers missing");
  gtk_widget_activate_action (desk->page, "cards.undo", "x", (gint64) 0);
  cards_desk_assert_counts (desk, "Mine", "3 of 20 known; 1 with numbers missing");
}

/* A card that was taught just now is not known any more. */
static void
test_taught_undone (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  cards_desk_teach (desk, "card a-mine mine x? needs EE gives Y9 side S");
  cards_desk_assert_counts (desk, "Mine", "3 of 20 known; 1 with numbers missing");
  const guint changes = desk->changes;
  gtk_widget_activate_action (desk->page, "cards.undo", "x", (gint64) 0);
  cards_desk_wait_for_change (desk, changes);
  cards_desk_assert_counts (desk, "Mine", "2 of 20 known; 1 with numbers missing");
  g_assert_null (yc_collection_get_last_new (cards_desk_collection (desk)));
}

/* A card that is not in the box is put out of sight, and known as ever. */
static void
test_hidden (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  gtk_widget_activate_action (desk->page, "cards.hide", "s", "card mine-ee-y3");
  cards_desk_assert_counts (desk, "Hidden", "1 card");
  cards_desk_assert_counts (desk, "Mine", "1 of 20 known");
  gtk_widget_activate_action (desk->page, "cards.undo", "x", (gint64) 0);
  cards_desk_assert_counts (desk, "Hidden", "");
  gtk_widget_activate_action (desk->page, "cards.hide", "s", "card mine-ee-y3");
  gtk_widget_activate_action (desk->page, "cards.hide", "s", "card mine-ee-y3");
  cards_desk_assert_counts (desk, "Mine", "2 of 20 known; 1 with numbers missing");
}

/* A session in which a card was played that the table has taught. */
static YcSession *
begin_with_a_mine (Desk *desk)
{
  YcSession *session;

  cards_desk_teach (desk, "card a-mine mine x? needs L gives Y9 side L confidence high");
  session = yc_session_begin (
    desk->database, "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\n",
    NULL);
  g_assert_cmpuint (yc_session_record (session, "red activate a-mine side a-mine", NULL), >, 0);
  return session;
}

/* The ledger keeps it, whoever looks at it. */
static void
play_a_mine (Desk *desk)
{
  g_object_unref (begin_with_a_mine (desk));
}

static GtkWidget *
wait_for_question (void)
{
  GtkWidget *question = NULL;

  for (int tries = 0; tries < 100 && question == NULL; tries++) {
    app_test_wait (20);
    question = app_test_window (ADW_TYPE_MESSAGE_DIALOG);
  }
  g_assert_nonnull (question);
  return question;
}

static void
answer (GtkWidget *question, const char *response)
{
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), response);
  gtk_window_destroy (GTK_WINDOW (question));
  app_test_wait (50);
}

/* Before a card that was played is corrected, the sessions that change are told. */
static void
test_previewed (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) session = begin_with_a_mine (desk);
  g_autofree char *noted = NULL;
  GtkWidget *question;

  cards_desk_edit (desk, "card a-mine");
  app_test_click (app_test_window (YC_TYPE_TEACH_DIALOG), "Engineer");
  app_test_click (app_test_window (YC_TYPE_TEACH_DIALOG), "_Teach");
  question = wait_for_question ();
  g_assert_nonnull (
    strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (question)), "1 play would be"));
  answer (question, "go-on");
  g_assert_true (yc_timeline_is_since (yc_session_get_timeline (session), 1));
  /* and the log of the running game says so */
  g_assert_cmpuint (yc_session_get_n_events (session), ==, 2);
  noted = yc_session_write_event (session, 2);
  g_assert_true (g_str_has_prefix (noted, "table note \"Mine: "));
  g_assert_nonnull (strstr (noted, "1 play would be remarked on"));
}

/* Whoever goes away while the sessions are read does not correct anything. The question that waits
 * for them keeps the dialog until then. */
static void
test_gone_meanwhile (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) session = NULL;
  GtkWidget *dialog;
  const YcCard *card;

  cards_desk_teach (desk, "card a-mine mine x? needs L gives Y9 side L confidence high");
  session = yc_session_begin (
    desk->database, "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\n",
    NULL);
  dialog = cards_desk_edit (desk, "card a-mine");
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  app_test_click (dialog, "Engineer");
  g_signal_emit_by_name (app_test_find (dialog, GTK_TYPE_BUTTON, "_Teach"), "clicked");
  gtk_window_destroy (GTK_WINDOW (dialog));
  while (dialog != NULL)
    g_main_context_iteration (NULL, TRUE);
  card
    = yc_catalogue_find (yc_collection_get_catalogue (cards_desk_collection (desk)), "card a-mine");
  g_assert_cmpint (card->needs[0].type[YC_ENGINEER], ==, 0);
}

/* What is tapped so quickly that no session was read in between. */
static void
tap (GtkWidget *dialog, const char *button)
{
  g_signal_emit_by_name (app_test_find (dialog, GTK_TYPE_BUTTON, button), "clicked");
}

static int
engineers_of_a_mine (Desk *desk)
{
  const YcCatalogue *catalogue = yc_collection_get_catalogue (cards_desk_collection (desk));

  return yc_catalogue_find (catalogue, "card a-mine")->needs[0].type[YC_ENGINEER];
}

/* What is changed while the sessions are read was asked of nobody, and is not taught. */
static void
test_taught_as_asked (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *dialog;

  play_a_mine (desk);
  dialog = cards_desk_edit (desk, "card a-mine");
  tap (dialog, "Engineer");
  tap (dialog, "_Teach");
  tap (dialog, "Engineer");
  answer (wait_for_question (), "go-on");
  g_assert_cmpint (engineers_of_a_mine (desk), ==, 1);
}

/* Taught again with other numbers, only those are asked about; a second tap asks nothing new. */
static void
test_taught_otherwise (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *dialog;

  play_a_mine (desk);
  dialog = cards_desk_edit (desk, "card a-mine");
  tap (dialog, "Engineer");
  tap (dialog, "_Teach");
  tap (dialog, "Engineer");
  tap (dialog, "_Teach");
  tap (dialog, "_Teach");
  tap (dialog, "Engineer");
  answer (wait_for_question (), "go-on");
  app_test_wait (200);
  g_assert_null (app_test_window (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_cmpint (engineers_of_a_mine (desk), ==, 2);
}

static void
pick_first (void)
{
  g_signal_emit_by_name (
    app_test_find_nth (cards_desk_window_with (YC_TYPE_CARD_PICKER), YC_TYPE_CARD_BUTTON, 0),
    "clicked");
}

/* Asked about the same card, a merge is not what was asked before. */
static void
test_newest_question (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *question;

  play_a_mine (desk);
  cards_desk_teach (desk, "card univ-1-ss university x? needs ? gives SSS");
  gtk_widget_activate_action (desk->page, "cards.restore", "s", "card univ-1-ss");
  gtk_widget_activate_action (desk->page, "cards.merge", "s", "card univ-1-ss");
  pick_first ();
  question = wait_for_question ();
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (question)), ==,
                   "The Same Card?");
  answer (question, "cancel");
  g_assert_cmpint (yc_collection_get_origin (cards_desk_collection (desk), "card univ-1-ss"), ==,
                   YC_ORIGIN_CORRECTED);
}

/* A card in use is hidden instead, whatever else is restored meanwhile. */
static void
test_hidden_instead (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  YcCollection *cards = cards_desk_collection (desk);

  play_a_mine (desk);
  gtk_widget_activate_action (desk->page, "cards.restore", "s", "card a-mine");
  gtk_widget_activate_action (desk->page, "cards.restore", "s", "card mine-ee-y3");
  answer (wait_for_question (), "hide");
  g_assert_true (yc_collection_is_hidden (cards, "card a-mine"));
  g_assert_false (yc_collection_is_hidden (cards, "card mine-ee-y3"));
}

/* Asked in words, after the other card was picked. */
static void
test_merge_asks (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *question;

  gtk_widget_activate_action (desk->page, "cards.merge", "s", "card univ-1-ss");
  app_test_wait (50);
  pick_first ();
  app_test_wait (50);
  question = app_test_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (question);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (question)),
                            "“univ-1-ss” stands for “univ-1-ee”"));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), "go-on");
  for (int tries = 0; tries < 100 && desk->changes == 0; tries++)
    app_test_wait (20);
  g_assert_cmpstr (yc_collection_get_merged (cards_desk_collection (desk), "card univ-1-ss"), ==,
                   "univ-1-ee");
}

/* A session that begins with two plans that only the table knows. */
static YcSession *
begin_with_both (Desk *desk)
{
  g_autoptr (GError) error = NULL;
  YcSession *session;

  cards_desk_teach (desk, "plan p8 needs SSE pays U3 points 5");
  cards_desk_teach (desk, "plan p9 needs SSE pays U3 points 6");
  session = yc_session_begin (desk->database,
                              "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\n"
                              "player blue \"Bo\"\nplans p8 p9\n",
                              &error);
  g_assert_no_error (error);
  return session;
}

/* Says which session speaks against it, in a window of its own. */
static void
test_merge_refused (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  YcSession *session = begin_with_both (desk);
  GtkWidget *refusal;

  cards_desk_merge (desk, "plan p8", "plan p9");
  app_test_wait (50);
  refusal = app_test_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (refusal);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (refusal)),
                            "in the session of Ana, Bo ("));
  g_assert_null (yc_collection_get_merged (cards_desk_collection (desk), "plan p8"));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (refusal), "close");
  g_object_unref (session);
}

/* What could not be taken over stands on the table's page. */
static void
test_caveat (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) session = NULL;
  GtkWidget *table;
  GtkWindow *window;

  cards_desk_teach (desk, "plan p8 needs SSE pays U3 points 5");
  cards_desk_merge (desk, "plan p8", "plan plan-sse-u4");
  session = yc_session_begin (desk->database,
                              "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\n"
                              "player blue \"Bo\"\nplans p8 plan-sse-u4\n",
                              NULL);
  table = yc_table_page_new (session);
  window = app_test_show (table, 800, 600);
  g_assert_nonnull (
    app_test_find (table, GTK_TYPE_LABEL,
                   "Cards that this table has merged lie side by side here: in this session each "
                   "of them stands for itself."));
  gtk_window_destroy (window);
}

static gboolean
is_offered (YcSession *session, const char *id)
{
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (GArray) cards = yc_tray_of_hand (view, 0, FALSE);
  const YcCatalogue *catalogue = &yc_session_get_setup (session)->catalogue;

  for (guint i = 0; i < cards->len; i++) {
    const YcRef ref = g_array_index (cards, YcTrayCard, i).ref;

    if (g_str_equal (catalogue->cards[YC_CARDS][ref].id, id))
      return TRUE;
  }
  return FALSE;
}

/* A card of the book that was merged is not offered at the table with the numbers it had. */
static void
test_merged_not_offered (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) session = NULL;

  cards_desk_teach (desk, "card a-mine mine x2 needs EE gives Y9 side S");
  session = yc_session_begin (
    desk->database, "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\n",
    NULL);
  g_assert_true (is_offered (session, "mine-ee-y3"));
  cards_desk_merge (desk, "card mine-ee-y3", "card a-mine");
  g_assert_false (is_offered (session, "mine-ee-y3"));
  g_assert_true (is_offered (session, "a-mine"));
}

#define ADD(name, func)                                                                            \
  g_test_add ("/cards-merge/" name, Desk, NULL, cards_desk_set_up, func, cards_desk_tear_down)

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);
  ADD ("merge", test_merge);
  ADD ("undone", test_undone);
  ADD ("taught-undone", test_taught_undone);
  ADD ("hidden", test_hidden);
  ADD ("previewed", test_previewed);
  ADD ("gone-meanwhile", test_gone_meanwhile);
  ADD ("taught-as-asked", test_taught_as_asked);
  ADD ("taught-otherwise", test_taught_otherwise);
  ADD ("newest-question", test_newest_question);
  ADD ("hidden-instead", test_hidden_instead);
  ADD ("merge-asks", test_merge_asks);
  ADD ("merge-refused", test_merge_refused);
  ADD ("caveat", test_caveat);
  ADD ("merged-not-offered", test_merged_not_offered);
  return g_test_run ();
}
