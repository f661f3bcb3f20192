/* test-open-sessions.c: a session is open once, however it is asked for, and no longer than its
 * page: no notice keeps it, and a dialog over it only until that is closed. */

#include "archive.h"
#include "cards/cards-page.h"
#include "session.h"
#include "table-page.h"
#include "what-if.h"
#include "what-if/what-ifs-dialog.h"
#include "window-desk.h"
#include "window-private.h"

static void
act (YcWindow *window, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  app_test_wait (100);
}

static void
open_session (YcWindow *window, const char *uuid)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-session", "s", uuid);
  app_test_wait (100);
}

static YcSession *
session_of (YcWindow *window)
{
  return yc_table_page_get_session (YC_TABLE_PAGE (yc_window_get_page (window)));
}

/* A window with a session that has just begun. */
static YcWindow *
sit_down (void)
{
  g_autofree char *path = app_test_path ();
  YcWindow *window = window_desk_new (path);

  gtk_window_present (GTK_WINDOW (window));
  app_test_wait (300);
  act (window, "win.new-session");
  app_test_click (yc_window_get_page (window), "_Begin");
  app_test_wait (100);
  return window;
}

static void
get_up (YcWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  app_test_wait (50);
}

/* ---- Once ---- */

static void
test_shown (void)
{
  YcWindow *window = sit_down ();
  GtkWidget *page = yc_window_get_page (window);

  act (window, "win.resume");
  g_assert_true (yc_window_get_page (window) == page);
  open_session (window, yc_session_get_uuid (session_of (window)));
  g_assert_true (yc_window_get_page (window) == page);
  get_up (window);
}

/* Until the pages over the one shown are dropped. */
static void
wait_until_last (YcWindow *window)
{
  for (int waits = 0; waits < 100 && window->dropping != 0; waits++)
    app_test_wait (20);
  g_assert_null (adw_leaflet_get_adjacent_child (window->pages, ADW_NAVIGATION_DIRECTION_FORWARD));
}

/* The desktop finds it, while the cards lie over its table. */
static void
test_behind_another_page (void)
{
  YcWindow *window = sit_down ();
  GtkWidget *page = yc_window_get_page (window);

  act (window, "win.cards");
  act (window, "win.case-book");
  g_assert_false (yc_window_get_page (window) == page);
  act (window, "win.resume");
  g_assert_true (yc_window_get_page (window) == page);
  wait_until_last (window);
  get_up (window);
}

/* What is only shown of it is not the session. */
static void
test_only_shown (void)
{
  YcWindow *window = sit_down ();
  g_autofree char *path = app_test_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = yc_session_to_text (session_of (window));

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  act (window, "win.back");
  yc_window_show_record (window, file);
  app_test_wait (100);
  g_assert_true (yc_session_is_read_only (session_of (window)));
  act (window, "win.resume");
  g_assert_false (yc_session_is_read_only (session_of (window)));
  get_up (window);
}

/* ---- No longer than its page ---- */

static gboolean
is_offered (YcWindow *window)
{
  return app_test_find (GTK_WIDGET (window), GTK_TYPE_BUTTON, "_Undo") != NULL;
}

/* Until nothing holds this any more, which a weak pointer leads to. */
static void
wait_until_gone (gpointer pointer)
{
  gpointer *held = pointer;

  for (int waits = 0; waits < 100 && *held != NULL; waits++)
    app_test_wait (20);
  g_assert_null (*held);
}

/* Sooner than a notice goes by itself. */
static void
wait_until_not_offered (YcWindow *window)
{
  for (int waits = 0; waits < 100 && is_offered (window); waits++)
    app_test_wait (20);
  g_assert_false (is_offered (window));
}

/* What only the table can take back is not offered any more when it is left. */
static void
test_notice (void)
{
  YcWindow *window = sit_down ();
  YcSession *session = session_of (window);

  gtk_widget_activate_action (yc_window_get_page (window), "win.toast-undo", "(ssx)", "A card",
                              "taught.undo", (gint64) 0);
  app_test_wait (50);
  g_assert_true (is_offered (window));
  g_object_add_weak_pointer (G_OBJECT (session), (gpointer *) &session);
  act (window, "win.back");
  wait_until_gone (&session);
  wait_until_not_offered (window);
  get_up (window);
}

static void
correct_prices (YcWindow *window, const char *prices)
{
  YcCardsPage *page;

  act (window, "win.cards");
  page = YC_CARDS_PAGE (yc_window_get_page (window));
  g_assert_true (yc_collection_teach (yc_cards_page_get_collection (page), prices, NULL));
  app_test_wait (50);
  g_assert_true (is_offered (window));
}

/* So it is with the cards; and with a window that is closed over such a notice. */
static void
test_notice_of_cards (void)
{
  YcWindow *window = sit_down ();

  correct_prices (window, "prices 1 2 3 4 5 6 9");
  act (window, "win.back");
  wait_until_not_offered (window);
  correct_prices (window, "prices 1 2 3 4 5 6 8");
  get_up (window);
}

/* The notice of what was put away outlives the page it came from, and takes it back all the same.
 */
static void
test_notice_of_sessions (void)
{
  static const YcChoice away = { .shelves = YC_SHELF_AWAY };
  YcWindow *window = sit_down ();
  GtkWidget *page;

  act (window, "win.back");
  page = yc_window_get_page (window);
  g_assert_true (gtk_widget_activate_action (page, "sessions.put-away", "x", (gint64) 1));
  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  act (window, "win.new-session");
  app_test_click (yc_window_get_page (window), "_Begin");
  wait_until_gone (&page);
  app_test_click (GTK_WIDGET (window), "_Undo");
  app_test_wait (100);
  g_assert_cmpuint (yc_archive_count (window->database, &away), ==, 0);
  get_up (window);
}

/* The table below the list of its what-ifs has given way to what the desktop asked for; the list
 * asks its session until one is chosen. */
static void
test_dialog (void)
{
  YcWindow *window = sit_down ();
  YcSession *session = session_of (window);
  g_autofree char *name = yc_what_if_propose_name (session_of (window));
  g_autoptr (YcSession) branch = yc_what_if_begin (session_of (window), 0, name, NULL);
  g_autofree char *uuid = g_strdup (yc_session_get_uuid (branch));
  GtkWidget *page = yc_window_get_page (window);

  g_clear_object (&branch);
  g_assert_true (gtk_widget_activate_action (page, "table.what-ifs", NULL));
  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  g_object_add_weak_pointer (G_OBJECT (session), (gpointer *) &session);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.search-for", "s", "");
  wait_until_gone (&page);
  gtk_widget_activate (
    app_test_find (app_test_window (YC_TYPE_WHAT_IFS_DIALOG), ADW_TYPE_ACTION_ROW, NULL));
  app_test_wait (100);
  g_assert_cmpstr (yc_session_get_uuid (session_of (window)), ==, uuid);
  wait_until_gone (&session);
  get_up (window);
}

int
main (int argc, char *argv[])
{
  window_desk_init (&argc, &argv);
  g_test_add_func ("/open-sessions/shown", test_shown);
  g_test_add_func ("/open-sessions/behind-another-page", test_behind_another_page);
  g_test_add_func ("/open-sessions/only-shown", test_only_shown);
  g_test_add_func ("/open-sessions/notice", test_notice);
  g_test_add_func ("/open-sessions/notice-of-cards", test_notice_of_cards);
  g_test_add_func ("/open-sessions/notice-of-sessions", test_notice_of_sessions);
  g_test_add_func ("/open-sessions/dialog", test_dialog);
  return g_test_run ();
}
