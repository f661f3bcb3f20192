/* test-window.c: every page opens, leads on and back, and a file that cannot be opened is told. */

#include "caches.h"
#include "checkpoint.h"
#include "cards/cards-page.h"
#include "chain/reach-dialog.h"
#include "dispute/composing-banner.h"
#include "dispute/correction-dialog.h"
#include "failure-page.h"
#include "intake.h"
#include "new-session-page.h"
#include "play/question.h"
#include "sessions-page.h"
#include "session-row.h"
#include "sessions/restore-dialog.h"
#include "table-page.h"
#include "window-desk.h"
#include "window-private.h"

#include <string.h>

/* The list of windows tells tables apart. */
static void
assert_title (WindowDesk *desk, const char *session)
{
  g_autofree char *title = g_strconcat (session, " – Yellowcake", NULL);

  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (desk->window)), ==, title);
}

/* Within a few steps, also past the end. */
static void
assert_tab_leads_to (WindowDesk *desk, const char *words)
{
  GtkWidget *button = app_test_find (yc_window_get_page (desk->window), GTK_TYPE_BUTTON, words);
  int steps = 0;

  g_assert_nonnull (button);
  while (gtk_window_get_focus (GTK_WINDOW (desk->window)) != button) {
    g_assert_cmpint (steps++, <, 9);
    g_signal_emit_by_name (desk->window, "move-focus", GTK_DIR_TAB_FORWARD);
  }
}

/* Enter goes on with the running session. */
static void
assert_resume_has_focus (WindowDesk *desk)
{
  GtkWidget *resume = app_test_find (yc_window_get_page (desk->window), GTK_TYPE_BUTTON, "_Resume");

  app_test_wait (100);
  g_assert_nonnull (resume);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (desk->window)) == resume);
}

static void
test_empty (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = window_desk_open (desk);

  g_assert_true (YC_IS_SESSIONS_PAGE (page));
  g_assert_nonnull (app_test_find (page, ADW_TYPE_STATUS_PAGE, "Lay Out the Board"));
  g_assert_null (app_test_find (page, YC_TYPE_SESSION_ROW, NULL));
}

static void
test_there_and_back (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = window_desk_open (desk);

  page = window_desk_page_after (desk, "win.new-session", NULL, NULL);
  g_assert_true (YC_IS_NEW_SESSION_PAGE (page));
  page = window_desk_page_after (desk, "win.back", NULL, NULL);
  g_assert_true (YC_IS_SESSIONS_PAGE (page));

  page = window_desk_begin_session (desk);
  g_assert_true (YC_IS_TABLE_PAGE (page));
  g_assert_nonnull (yc_table_page_get_session (YC_TABLE_PAGE (page)));
  assert_title (desk, yc_session_get_title (yc_table_page_get_session (YC_TABLE_PAGE (page))));

  /* from the table back to the sessions, not to the set-up */
  page = window_desk_page_after (desk, "win.back", NULL, NULL);
  g_assert_true (YC_IS_SESSIONS_PAGE (page));
  g_assert_nonnull (app_test_find (page, YC_TYPE_SESSION_ROW, NULL));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (desk->window)), ==, "Yellowcake");
  assert_resume_has_focus (desk);

  /* as a desktop asks for it */
  page = window_desk_page_after (desk, "win.resume", NULL, NULL);
  g_assert_true (YC_IS_TABLE_PAGE (page));
  window_desk_page_after (desk, "win.back", NULL, NULL);
  assert_resume_has_focus (desk);
  assert_tab_leads_to (desk, "New Session");
}

/* The cards, from the sessions and from the table, whose session is judged with them at once. */
static void
test_cards (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = window_desk_open (desk);
  YcSession *session;

  page = window_desk_page_after (desk, "win.cards", NULL, NULL);
  g_assert_true (YC_IS_CARDS_PAGE (page));
  page = window_desk_page_after (desk, "win.back", NULL, NULL);
  window_desk_assert_focus_in (desk, page);
  session = yc_table_page_get_session (YC_TABLE_PAGE (window_desk_begin_session (desk)));
  page = window_desk_page_after (desk, "win.cards", NULL, NULL);
  g_assert_true (YC_IS_CARDS_PAGE (page));
  g_assert_true (yc_collection_teach (yc_cards_page_get_collection (YC_CARDS_PAGE (page)),
                                      "prices 1 2 3 4 5 6 9", NULL));
  g_assert_cmpint (yc_session_get_setup (session)->catalogue.prices[6], ==, 9);
  page = window_desk_page_after (desk, "win.back", NULL, NULL);
  g_assert_true (YC_IS_TABLE_PAGE (page));
}

/* A session with this record, at its table. */
static GtkWidget *
open_record (WindowDesk *desk, const char *head, const char *play)
{
  g_autoptr (GError) error = NULL;
  YcSession *session = yc_session_begin (desk->window->database, head, &error);

  g_assert_no_error (error);
  if (play != NULL)
    g_assert_cmpuint (yc_session_record (session, play, NULL), ==, 1);
  g_object_unref (session);
  return window_desk_page_after (desk, "win.resume", NULL, NULL);
}

/* What was asked before the hand was told is not asked over them. */
static void
test_cards_over_question (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;

  window_desk_open (desk);
  page = open_record (
    desk, "yellowcake 1\ngame chain-reaction\nplayer purple \"Ana\"\nplayer yellow \"Bo\"\n", NULL);
  g_assert_true (gtk_widget_activate_action (page, "table.reach", NULL));
  while (app_test_find (app_test_window (YC_TYPE_REACH_DIALOG), GTK_TYPE_BUTTON, "_Tell the Hand…")
         == NULL)
    app_test_wait (20);
  app_test_click (app_test_window (YC_TYPE_REACH_DIALOG), "_Tell the Hand…");
  g_assert_nonnull (app_test_find (page, YC_TYPE_QUESTION, NULL));
  g_assert_true (YC_IS_CARDS_PAGE (window_desk_page_after (desk, "win.cards", NULL, NULL)));
  g_assert_null (app_test_window (YC_TYPE_REACH_DIALOG));
  g_assert_true (window_desk_page_after (desk, "win.back", NULL, NULL) == page);
  g_assert_null (app_test_find (page, YC_TYPE_QUESTION, NULL));
}

/* What is corrected at the table is still corrected there afterwards. */
static void
test_cards_over_correction (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;

  window_desk_open (desk);
  page = open_record (
    desk, "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\n",
    "red place mine-1 L");
  g_assert_true (gtk_widget_activate_action (page, "table.amend", "u", 1));
  app_test_click (app_test_window (YC_TYPE_CORRECTION_DIALOG), "Compose at the _Table");
  g_assert_nonnull (app_test_find (page, YC_TYPE_COMPOSING_BANNER, NULL));
  window_desk_page_after (desk, "win.cards", NULL, NULL);
  g_assert_true (window_desk_page_after (desk, "win.back", NULL, NULL) == page);
  g_assert_nonnull (app_test_find (page, YC_TYPE_COMPOSING_BANNER, NULL));
  g_assert_false (yc_view_is_now (yc_table_page_get_view (YC_TABLE_PAGE (page))));
}

static void
test_resume (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = window_desk_open (desk);
  g_autofree char *uuid = NULL;

  page = window_desk_begin_session (desk);
  uuid = g_strdup (yc_session_get_uuid (yc_table_page_get_session (YC_TABLE_PAGE (page))));

  /* the lid closes, the lid opens */
  gtk_window_destroy (GTK_WINDOW (desk->window));
  page = window_desk_open (desk);
  g_assert_true (GTK_IS_BUTTON (gtk_window_get_focus (GTK_WINDOW (desk->window))));
  g_assert_cmpstr (
    gtk_button_get_label (GTK_BUTTON (gtk_window_get_focus (GTK_WINDOW (desk->window)))), ==,
    "_Resume");
  app_test_click (page, "_Resume");
  app_test_wait (100);
  page = yc_window_get_page (desk->window);
  g_assert_true (YC_IS_TABLE_PAGE (page));
  g_assert_cmpstr (yc_session_get_uuid (yc_table_page_get_session (YC_TABLE_PAGE (page))), ==,
                   uuid);
}

/* Searched from the first table, the sessions are there, though nobody has seen them yet. */
static void
test_search_from_first (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = window_desk_open (desk);

  window_desk_begin_session (desk);
  page = window_desk_page_after (desk, "win.search-for", "s", "nobody-of-that-name");
  app_test_wait (300);
  g_assert_true (YC_IS_SESSIONS_PAGE (page));
  g_assert_null (app_test_find (page, YC_TYPE_SESSION_ROW, NULL));
  gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.search-for", "s", "");
  app_test_wait (300);
  g_assert_nonnull (app_test_find (page, YC_TYPE_SESSION_ROW, NULL));
}

/* What is put away leaves the page, and the notice brings it back. */
static void
test_undo (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = window_desk_open (desk);

  window_desk_begin_session (desk);
  page = window_desk_page_after (desk, "win.back", NULL, NULL);
  g_assert_nonnull (app_test_find (page, YC_TYPE_SESSION_ROW, NULL));
  g_assert_true (gtk_widget_activate_action (page, "sessions.put-away", "x", (gint64) 1));
  app_test_wait (100);
  g_assert_null (app_test_find (page, YC_TYPE_SESSION_ROW, NULL));
  g_assert_nonnull (app_test_find (GTK_WIDGET (desk->window), GTK_TYPE_LABEL,
                                   "The session is put away and counts nowhere"));
  app_test_click (GTK_WIDGET (desk->window), "_Undo");
  app_test_wait (100);
  g_assert_nonnull (app_test_find (page, YC_TYPE_SESSION_ROW, NULL));
}

/* What the list has forgotten is read again behind the window that is already there. */
static void
test_forgotten (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = window_desk_open (desk);
  YcDatabase *database;

  window_desk_begin_session (desk);
  gtk_window_destroy (GTK_WINDOW (desk->window));
  app_test_wait (20);
  database = yc_database_open (desk->path, NULL);
  g_assert_true (yc_caches_drop (database, NULL));
  g_object_unref (database);

  page = window_desk_open (desk);
  app_test_wait (300);
  g_assert_nonnull (app_test_find (page, GTK_TYPE_BUTTON, "_Resume"));
  g_assert_null (app_test_find (page, GTK_TYPE_PROGRESS_BAR, NULL));
}

static void
test_busy (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (YcDatabase) other = yc_database_open (desk->path, &error);
  GtkWidget *page;

  g_assert_no_error (error);
  page = window_desk_open (desk);
  g_assert_true (YC_IS_FAILURE_PAGE (page));
  g_assert_nonnull (app_test_find (page, ADW_TYPE_STATUS_PAGE, "The Sessions Are Open Elsewhere"));

  page = window_desk_page_after (desk, "win.open-database", NULL, NULL);
  g_assert_true (YC_IS_FAILURE_PAGE (page));
  g_clear_object (&other);
  page = window_desk_page_after (desk, "win.open-database", NULL, NULL);
  g_assert_true (YC_IS_SESSIONS_PAGE (page));
}

static void
test_not_a_database (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;
  GtkWindow *told;

  g_assert_true (g_file_set_contents (desk->path, "a shopping list", -1, NULL));
  page = window_desk_open (desk);
  g_assert_nonnull (app_test_find (page, ADW_TYPE_STATUS_PAGE, "This Is No File of Sessions"));
  page = window_desk_page_after (desk, "win.salvage", NULL, NULL);
  g_assert_true (YC_IS_SESSIONS_PAGE (page));

  told = GTK_WINDOW (app_test_window (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (told)),
                            "The old file lies whole in "));
  gtk_window_destroy (told);
}

static gboolean
offers (GtkWidget *page, const char *action)
{
  GtkWidget *button;

  for (guint index = 0; (button = app_test_find_nth (page, GTK_TYPE_BUTTON, index)) != NULL;
       index++)
    if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), action) == 0)
      return TRUE;
  return FALSE;
}

/* A copy with one session beside a file that can be read no more. */
static void
write_copy (WindowDesk *desk)
{
  g_autofree char *copy = g_strconcat (desk->path, ".backup-2026-11-20", NULL);
  YcDatabase *database = yc_database_open (copy, NULL);
  const char *text
    = "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\n";
  g_auto (YcArrival) arrival = { 0 };

  g_assert_true (yc_intake_take_one (database, text, strlen (text), &arrival, NULL));
  g_assert_true (yc_database_checkpoint (database, NULL));
  g_object_unref (database);
  g_assert_true (g_file_set_contents (desk->path, "a shopping list", -1, NULL));
}

static void
test_restore (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page, *row;
  GtkWindow *window;

  write_copy (desk);
  page = window_desk_open (desk);
  g_assert_true (YC_IS_FAILURE_PAGE (page));
  g_assert_true (offers (page, "win.restore"));
  window_desk_page_after (desk, "win.restore", NULL, NULL);
  window = GTK_WINDOW (app_test_window (YC_TYPE_RESTORE_DIALOG));
  row = app_test_find (GTK_WIDGET (window), ADW_TYPE_ACTION_ROW, NULL);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "1 session, 0 plays");
  g_signal_emit_by_name (row, "activate");
  app_test_wait (50);
  window = GTK_WINDOW (app_test_window (ADW_TYPE_MESSAGE_DIALOG));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (window), "restore");
  gtk_window_destroy (window);
  app_test_wait (100);
  g_assert_true (YC_IS_SESSIONS_PAGE (yc_window_get_page (desk->window)));
  window = GTK_WINDOW (app_test_window (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (window)),
                            "The old file lies whole in "));
  gtk_window_destroy (window);
}

static void
test_failures (WindowDesk *desk G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = yc_failure_page_new ();
  GtkWindow *window = app_test_show (page, 360, 640);

  for (int code = YC_LEDGER_ERROR_BUSY; code <= YC_LEDGER_ERROR_IO; code++) {
    g_autoptr (GError) error = g_error_new (YC_LEDGER_ERROR, code, "“a” & <b>");
    gboolean salvage = code == YC_LEDGER_ERROR_DAMAGED || code == YC_LEDGER_ERROR_NOT_A_DATABASE;
    int minimum;

    yc_failure_page_show (YC_FAILURE_PAGE (page), error, FALSE);
    app_test_wait (10);
    g_assert_cmpint (offers (page, "win.salvage"), ==, salvage);
    g_assert_true (offers (page, "win.open-database"));
    gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    g_assert_cmpint (minimum, <=, 360);
  }
  gtk_window_destroy (window);
}

static void
test_unknown_session (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = window_desk_open (desk);

  page = window_desk_page_after (desk, "win.open-session", "s", "no-such-session");
  g_assert_true (YC_IS_SESSIONS_PAGE (page));
}

static void
test_narrow (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  int minimum;

  window_desk_open (desk);
  gtk_widget_measure (GTK_WIDGET (desk->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

int
main (int argc, char *argv[])
{
  window_desk_init (&argc, &argv);

  window_desk_test ("/window/empty", test_empty);
  window_desk_test ("/window/there-and-back", test_there_and_back);
  window_desk_test ("/window/cards", test_cards);
  window_desk_test ("/window/cards-over-question", test_cards_over_question);
  window_desk_test ("/window/cards-over-correction", test_cards_over_correction);
  window_desk_test ("/window/resume", test_resume);
  window_desk_test ("/window/search-from-first", test_search_from_first);
  window_desk_test ("/window/undo", test_undo);
  window_desk_test ("/window/forgotten", test_forgotten);
  window_desk_test ("/window/busy", test_busy);
  window_desk_test ("/window/not-a-database", test_not_a_database);
  window_desk_test ("/window/failures", test_failures);
  window_desk_test ("/window/restore", test_restore);
  window_desk_test ("/window/unknown-session", test_unknown_session);
  window_desk_test ("/window/narrow", test_narrow);
  return g_test_run ();
}
