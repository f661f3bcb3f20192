/* test-application.c: the program as it starts, with its menu, its file and a record to look at. */

#include "app-fixture.h"
#include "application.h"
#include "new-session-page.h"
#include "resources.h"
#include "sessions-page.h"
#include "table-page.h"
#include "window.h"
#include "yc-config.h"

#include <glib/gstdio.h>
#include <string.h>

#define HEAD                                                                                       \
  "yellowcake 1\ngame manhattan-project\nrules 1\n"                                                \
  "session 0197c2f0-0000-7000-8000-000000000001\ndate 2026-01-01T20:00:00+00:00\n"                 \
  "player red \"Ana\"\nplayer blue \"Bo\"\nmarket ? ? ? ? ? ? ?\nbombs ? ? ?\n"

static char *database_path;
static char *record_path;

static YcWindow *
window_of (GApplication *application)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));

  while (windows != NULL && !YC_IS_WINDOW (windows->data))
    windows = windows->next;
  g_assert_nonnull (windows);
  return windows->data;
}

static GtkWindow *
toplevel_of_type (GType type)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint index = 0; index < g_list_model_get_n_items (toplevels); index++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, index);

    if (g_type_is_a (G_OBJECT_TYPE (window), type))
      return window;
  }
  return NULL;
}

static int
get_dpi (void)
{
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  return dpi;
}

static void
zoom (GApplication *application)
{
  const int usual = get_dpi () > 0 ? get_dpi () : 96 * 1024;

  g_action_group_activate_action (G_ACTION_GROUP (application), "zoom-in", NULL);
  g_action_group_activate_action (G_ACTION_GROUP (application), "zoom-in", NULL);
  g_assert_cmpint (get_dpi (), ==, usual * 5 / 4);
  g_action_group_activate_action (G_ACTION_GROUP (application), "zoom-out", NULL);
  g_assert_cmpint (get_dpi (), ==, (int) (usual * (gint64) 110 / 100));
  for (int i = 0; i < 20; i++)
    g_action_group_activate_action (G_ACTION_GROUP (application), "zoom-in", NULL);
  g_assert_cmpint (get_dpi (), ==, usual * 3);
  app_test_wait (50);
  g_action_group_activate_action (G_ACTION_GROUP (application), "zoom-usual", NULL);
  g_assert_cmpint (get_dpi (), ==, usual);
}

/* What software centres are told in the metainfo, of this kind, is what the program says itself. */
static void
assert_leads_to (GtkWindow *about, const char *property, const char *kind)
{
  g_autofree char *address = NULL, *metainfo = NULL, *line = NULL;

  g_object_get (about, property, &address, NULL);
  line = g_strdup_printf ("<url type=\"%s\">%s</url>", kind, address);
  g_assert_true (g_file_get_contents (g_getenv ("METAINFO"), &metainfo, NULL, NULL));
  g_assert_nonnull (strstr (metainfo, line));
}

static gboolean
use_menu (gpointer data)
{
  GApplication *application = data;
  YcWindow *window = window_of (application);

  g_assert_true (YC_IS_SESSIONS_PAGE (yc_window_get_page (window)));

  g_assert_null (toplevel_of_type (GTK_TYPE_SHORTCUTS_WINDOW)); /* made only when asked for */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-help-overlay", NULL);
  app_test_wait (100);
  g_assert_nonnull (toplevel_of_type (GTK_TYPE_SHORTCUTS_WINDOW));
  gtk_window_close (toplevel_of_type (GTK_TYPE_SHORTCUTS_WINDOW));

  zoom (application);

  /* what a desktop offers */
  g_action_group_activate_action (G_ACTION_GROUP (application), "resume", NULL);
  g_assert_true (YC_IS_SESSIONS_PAGE (yc_window_get_page (window)));
  g_action_group_activate_action (G_ACTION_GROUP (application), "new-session", NULL);
  g_assert_true (YC_IS_NEW_SESSION_PAGE (yc_window_get_page (window)));

  g_action_group_activate_action (G_ACTION_GROUP (application), "about", NULL);
  app_test_wait (100);
  g_assert_nonnull (toplevel_of_type (ADW_TYPE_ABOUT_WINDOW));
  assert_leads_to (toplevel_of_type (ADW_TYPE_ABOUT_WINDOW), "website", "homepage");
  assert_leads_to (toplevel_of_type (ADW_TYPE_ABOUT_WINDOW), "issue-url", "bugtracker");
  gtk_window_close (toplevel_of_type (ADW_TYPE_ABOUT_WINDOW));

  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  app_test_wait (100);
  g_assert_nonnull (toplevel_of_type (ADW_TYPE_PREFERENCES_WINDOW));
  gtk_window_close (toplevel_of_type (ADW_TYPE_PREFERENCES_WINDOW));
  g_action_group_activate_action (G_ACTION_GROUP (application), "help", NULL);
  app_test_wait (100);
  g_assert_nonnull (toplevel_of_type (g_type_from_name ("YcHelp")));

  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  return G_SOURCE_REMOVE;
}

/* Each as the first that the bus asks of a program without a window. */
static gboolean
use_menu_first (gpointer data)
{
  static const struct {
    const char *action, *type;
  } offers[]
    = { { "preferences", "YcPreferences" }, { "help", "YcHelp" }, { "about", "AdwAboutWindow" } };
  GList *windows;

  for (gsize i = 0; i < G_N_ELEMENTS (offers); i++) {
    g_assert_null (gtk_application_get_windows (data));
    g_action_group_activate_action (G_ACTION_GROUP (data), offers[i].action, NULL);
    app_test_wait (100);
    g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window_of (data))));
    g_assert_nonnull (toplevel_of_type (g_type_from_name (offers[i].type)));
    while ((windows = gtk_application_get_windows (data)) != NULL)
      gtk_window_destroy (windows->data);
  }
  g_action_group_activate_action (G_ACTION_GROUP (data), "quit", NULL);
  return G_SOURCE_REMOVE;
}

static gboolean
look_at_record (gpointer data)
{
  YcWindow *window = window_of (data);
  GtkWidget *page = yc_window_get_page (window);
  YcSession *session;

  g_assert_true (YC_IS_TABLE_PAGE (page));
  session = yc_table_page_get_session (YC_TABLE_PAGE (page));
  g_assert_cmpstr (yc_session_get_uuid (session), ==, "0197c2f0-0000-7000-8000-000000000001");
  g_assert_true (yc_session_is_read_only (session));
  g_action_group_activate_action (G_ACTION_GROUP (data), "quit", NULL);
  return G_SOURCE_REMOVE;
}

static void
run (GSourceFunc what, char *argument)
{
  g_autoptr (YcApplication) application = yc_application_new ();
  char *arguments[]
    = { (char *) "yellowcake", (char *) "--database", database_path, argument, NULL };
  g_autofree char *beside = g_strconcat (database_path, "-wal", NULL);
  GStatBuf status;

  g_timeout_add (700, what, application);
  g_assert_cmpint (
    g_application_run (G_APPLICATION (application), argument == NULL ? 3 : 4, arguments), ==, 0);
  g_assert_true (g_file_test (database_path, G_FILE_TEST_EXISTS));
  /* all of it is in the one file, though who looked through it at rest may not have let go of it
   * yet */
  g_assert_true (g_stat (beside, &status) != 0 || status.st_size == 0);
}

static void
test_menu (void)
{
  if (g_test_subprocess ()) {
    run (use_menu, NULL);
    return;
  }
  g_test_trap_subprocess (NULL, 30 * G_USEC_PER_SEC, 0);
  g_test_trap_assert_passed ();
}

static void
test_service (void)
{
  if (g_test_subprocess ()) {
    run (use_menu_first, (char *) "--gapplication-service");
    return;
  }
  g_test_trap_subprocess (NULL, 30 * G_USEC_PER_SEC, 0);
  g_test_trap_assert_passed ();
}

static void
test_record (void)
{
  if (g_test_subprocess ()) {
    g_assert_true (g_file_set_contents (record_path, HEAD, -1, NULL));
    run (look_at_record, record_path);
    return;
  }
  g_test_trap_subprocess (NULL, 30 * G_USEC_PER_SEC, 0);
  g_test_trap_assert_passed ();
}

static void
test_version (void)
{
  if (g_test_subprocess ()) {
    g_autoptr (YcApplication) application = yc_application_new ();
    char *arguments[] = { (char *) "yellowcake", (char *) "--version", NULL };

    exit (g_application_run (G_APPLICATION (application), 2, arguments));
  }
  g_test_trap_subprocess (NULL, 30 * G_USEC_PER_SEC, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stdout ("*yellowcake 0.*\n*");
}

static GdkPixbuf *
icon_at (const char *place, int size)
{
  g_autofree char *path
    = g_strdup_printf ("/io/github/yellowcake/Yellowcake/icons/%s/apps/%s", place, APP_ID);
  g_autofree char *file
    = g_strconcat (path, g_str_has_prefix (place, "scalable") ? ".svg" : ".png", NULL);
  g_autoptr (GError) error = NULL;
  GdkPixbuf *icon = gdk_pixbuf_new_from_resource_at_scale (file, size, size, TRUE, &error);

  g_assert_no_error (error);
  return icon;
}

/* The icon that was drawn beforehand is the one to be scaled, but for what a drawer may round. */
static void
check_drawn (const char *place, int size)
{
  g_autoptr (GdkPixbuf) drawn = icon_at (place, size);
  g_autoptr (GdkPixbuf) scaled = icon_at ("scalable", size);
  const guint8 *a = gdk_pixbuf_read_pixels (drawn), *b = gdk_pixbuf_read_pixels (scaled);
  const gsize length = gdk_pixbuf_get_byte_length (scaled);
  gsize apart = 0;

  g_assert_cmpuint (gdk_pixbuf_get_byte_length (drawn), ==, length);
  for (gsize i = 0; i < length; i++)
    apart += (gsize) ABS (a[i] - b[i]);
  g_assert_cmpuint (apart, <, length);
}

static void
test_drawn_icon (void)
{
  yc_resources_use ();
  check_drawn ("128x128", 128);
  check_drawn ("128x128@2", 256);
}

int
main (int argc, char *argv[])
{
  app_test_init_bare (&argc, &argv);
  database_path = app_test_path ();
  record_path = g_strconcat (database_path, ".ycr", NULL);

  g_test_add_func ("/application/menu", test_menu);
  g_test_add_func ("/application/service", test_service);
  g_test_add_func ("/application/record", test_record);
  g_test_add_func ("/application/version", test_version);
  g_test_add_func ("/application/drawn-icon", test_drawn_icon);
  return g_test_run ();
}
