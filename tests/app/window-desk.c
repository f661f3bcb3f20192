/* window-desk.c: see window-desk.h. */

#include "window-desk.h"

#include "session-row.h"

static GtkApplication *application;

static void
set_up (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  desk->path = app_test_path ();
}

static void
tear_down (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  if (desk->window != NULL)
    gtk_window_destroy (GTK_WINDOW (desk->window));
  app_test_wait (20);
  g_free (desk->path);
}

void
window_desk_test (const char *path, void (*test) (WindowDesk *desk, gconstpointer data))
{
  g_test_add (path, WindowDesk, NULL, set_up, test, tear_down);
}

void
window_desk_init (int *argc, char ***argv)
{
  app_test_init (argc, argv);
  application = GTK_APPLICATION (adw_application_new (NULL, G_APPLICATION_NON_UNIQUE));
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
}

YcWindow *
window_desk_new (const char *path)
{
  return YC_WINDOW (yc_window_new (application, path));
}

/* The page is filled once the window stands: with sessions, or with why there are none. */
static gboolean
is_filled (GtkWidget *page)
{
  return app_test_find (page, ADW_TYPE_STATUS_PAGE, NULL) != NULL
         || app_test_find (page, YC_TYPE_SESSION_ROW, NULL) != NULL;
}

GtkWidget *
window_desk_open (WindowDesk *desk)
{
  desk->window = window_desk_new (desk->path);
  gtk_window_present (GTK_WINDOW (desk->window));
  app_test_wait (50);
  for (int waits = 0; waits < 100 && !is_filled (yc_window_get_page (desk->window)); waits++)
    app_test_wait (50);
  return yc_window_get_page (desk->window);
}

GtkWidget *
window_desk_page_after (WindowDesk *desk, const char *action, const char *format, const char *value)
{
  gtk_widget_activate_action (GTK_WIDGET (desk->window), action, format, value);
  app_test_wait (100);
  return yc_window_get_page (desk->window);
}

GtkWidget *
window_desk_begin_session (WindowDesk *desk)
{
  app_test_click (window_desk_page_after (desk, "win.new-session", NULL, NULL), "_Begin");
  app_test_wait (100);
  return yc_window_get_page (desk->window);
}

void
window_desk_assert_focus_in (WindowDesk *desk, GtkWidget *page)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (desk->window));

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, page));
}
