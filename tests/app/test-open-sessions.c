/* test-open-sessions.c: a session is open once, however it is asked for, and no longer than its
 * page: neither a notice nor a dialog keeps it. */

#include "app-fixture.h"
#include "archive.h"
#include "session.h"
#include "table-page.h"
#include "what-if.h"
#include "what-if/what-ifs-dialog.h"
#include "window-private.h"

static GtkApplication *application;

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
  YcWindow *window = YC_WINDOW (yc_window_new (application, path));

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
  g_assert_null (adw_leaflet_get_adjacent_child (window->pages, ADW_NAVIGATION_DIRECTION_FORWARD));
  get_up (window);
}

/* ---- No longer than its page ---- */

/* The notice of what was put away outlives the page it came from, and takes it back all the same.
 */
static void
test_notice (void)
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
  app_test_wait (100);
  g_assert_null (page);
  app_test_click (GTK_WIDGET (window), "_Undo");
  app_test_wait (100);
  g_assert_cmpuint (yc_archive_count (window->database, &away), ==, 0);
  get_up (window);
}

/* The table below the list of its what-ifs has given way to what the desktop asked for. */
static void
test_dialog (void)
{
  YcWindow *window = sit_down ();
  g_autofree char *name = yc_what_if_propose_name (session_of (window));
  g_autoptr (YcSession) branch = yc_what_if_begin (session_of (window), 0, name, NULL);
  g_autofree char *uuid = g_strdup (yc_session_get_uuid (branch));
  GtkWidget *page = yc_window_get_page (window);

  g_clear_object (&branch);
  g_assert_true (gtk_widget_activate_action (page, "table.what-ifs", NULL));
  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.search-for", "s", "");
  app_test_wait (300);
  g_assert_null (page);
  gtk_widget_activate (
    app_test_find (app_test_window (YC_TYPE_WHAT_IFS_DIALOG), ADW_TYPE_ACTION_ROW, NULL));
  app_test_wait (100);
  g_assert_cmpstr (yc_session_get_uuid (session_of (window)), ==, uuid);
  get_up (window);
}

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);
  application = GTK_APPLICATION (adw_application_new (NULL, G_APPLICATION_NON_UNIQUE));
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_test_add_func ("/open-sessions/shown", test_shown);
  g_test_add_func ("/open-sessions/behind-another-page", test_behind_another_page);
  g_test_add_func ("/open-sessions/notice", test_notice);
  g_test_add_func ("/open-sessions/dialog", test_dialog);
  return g_test_run ();
}
