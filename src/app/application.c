/* application.c: see application.h. */

#include "application.h"

#include "compat.h"
#include "program/about.h"
#include "program/appearance.h"
#include "program/help.h"
#include "program/preferences.h"
#include "program/search-provider.h"
#include "resources.h"
#include "widgets/spoken-names.h"
#include "window.h"
#include "yc-config.h"
#include "zoom.h"

#include <glib/gi18n.h>

struct _YcApplication {
  AdwApplication parent_instance;

  char *database; /* `--database`, or NULL for the usual file */
  guint searches; /* that the desktop makes, as they are registered; or 0 */
};

G_DEFINE_FINAL_TYPE (YcApplication, yc_application, ADW_TYPE_APPLICATION)

static const GOptionEntry options[] = {
  { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Show the version and leave"), NULL },
  { "database", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_ ("Keep the sessions in this file"),
    N_ ("FILE") },
  G_OPTION_ENTRY_NULL,
};

static GtkWindow *
main_window (GtkApplication *application)
{
  GList *windows = gtk_application_get_windows (application);

  for (; windows != NULL; windows = windows->next)
    if (YC_IS_WINDOW (windows->data))
      return windows->data;
  return yc_window_new (application, YC_APPLICATION (application)->database);
}

/* What is opened over a window has one below it, also where a desktop asks for it first. */
static GtkWindow *
window_below (GtkApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (application);

  if (window == NULL) {
    window = main_window (application);
    gtk_window_present (window);
  }
  return window;
}

/* What a desktop offers before there is a window. */
static void
present_and_do (GtkApplication *application, const char *action)
{
  GtkWindow *window = main_window (application);

  gtk_window_present (window);
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
}

static void
new_session (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  present_and_do (data, "win.new-session");
}

static void
resume (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  present_and_do (data, "win.resume");
}

static void
show_preferences (GSimpleAction *action G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED,
                  gpointer data)
{
  yc_preferences_open (window_below (data));
}

static void
show_help (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  yc_help_open (window_below (data));
}

static void
show_about (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  GtkWindow *below = window_below (data);

  yc_about_open (below, yc_window_get_path (YC_WINDOW (main_window (data))));
}

static void
quit (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  g_application_quit (data);
}

static const GActionEntry actions[] = {
  { .name = "about", .activate = show_about },
  { .name = "help", .activate = show_help },
  { .name = "preferences", .activate = show_preferences },
  { .name = "new-session", .activate = new_session },
  { .name = "resume", .activate = resume },
  { .name = "quit", .activate = quit },
};

static void
set_accels (GtkApplication *application)
{
  static const struct {
    const char *action;
    const char *accels[3];
  } shortcuts[] = {
    { "app.quit", { "<Control>q" } },
    { "win.new-session", { "<Control>n" } },
    { "win.search", { "<Control>f" } },
    { "win.back", { "<Alt>Left" } },
    { "app.help", { "F1" } },
    { "app.preferences", { "<Control>comma" } },
    { "win.rules", { "<Shift>F1" } },
    { "win.show-help-overlay", { "<Control>F1", "<Control>question" } },
    { "window.close", { "<Control>w" } },
  };

  for (gsize index = 0; index < G_N_ELEMENTS (shortcuts); index++)
    gtk_application_set_accels_for_action (application, shortcuts[index].action,
                                           shortcuts[index].accels);
}

static void
yc_application_startup (GApplication *application)
{
  yc_resources_use ();
  G_APPLICATION_CLASS (yc_application_parent_class)->startup (application);
  yc_spoken_names_mend ();
  yc_scrolled_windows_let_go ();
  set_accels (GTK_APPLICATION (application));
  yc_zoom_install (GTK_APPLICATION (application));
  yc_appearance_follow_settings (ADW_APPLICATION (application));
}

/* Leaving without closing the window must close the file of the sessions all the same. */
static void
yc_application_shutdown (GApplication *application)
{
  GList *windows;

  while ((windows = gtk_application_get_windows (GTK_APPLICATION (application))) != NULL)
    gtk_window_destroy (windows->data);
  G_APPLICATION_CLASS (yc_application_parent_class)->shutdown (application);
}

static void
yc_application_activate (GApplication *application)
{
  gtk_window_present (main_window (GTK_APPLICATION (application)));
}

/* A record is shown as it is; it is not taken into the file of sessions. */
static void
yc_application_open (GApplication *application,
                     GFile **files,
                     int n_files,
                     const char *hint G_GNUC_UNUSED)
{
  GtkWindow *window = main_window (GTK_APPLICATION (application));

  for (int index = 0; index < n_files; index++)
    yc_window_show_record (YC_WINDOW (window), files[index]);
  gtk_window_present (window);
}

static gboolean
yc_application_dbus_register (GApplication *application,
                              GDBusConnection *connection,
                              const char *path,
                              GError **error)
{
  YcApplication *self = YC_APPLICATION (application);
  g_autofree char *own = g_strconcat (path, "/SearchProvider", NULL);

  if (!G_APPLICATION_CLASS (yc_application_parent_class)
         ->dbus_register (application, connection, path, error))
    return FALSE;
  self->searches
    = yc_search_provider_register (GTK_APPLICATION (application), connection, own, error);
  return self->searches != 0;
}

static void
yc_application_dbus_unregister (GApplication *application,
                                GDBusConnection *connection,
                                const char *path)
{
  YcApplication *self = YC_APPLICATION (application);

  if (self->searches != 0)
    g_dbus_connection_unregister_object (connection, self->searches);
  self->searches = 0;
  G_APPLICATION_CLASS (yc_application_parent_class)
    ->dbus_unregister (application, connection, path);
}

static int
yc_application_handle_local_options (GApplication *application, GVariantDict *given)
{
  YcApplication *self = YC_APPLICATION (application);

  if (g_variant_dict_contains (given, "version")) {
    g_print ("yellowcake %s\n", VERSION);
    return 0;
  }
  /* another file is another program: it must not end up in the window of the first */
  if (g_variant_dict_lookup (given, "database", "^ay", &self->database))
    g_application_set_flags (application,
                             g_application_get_flags (application) | G_APPLICATION_NON_UNIQUE);
  return -1;
}

static void
yc_application_finalize (GObject *object)
{
  g_free (YC_APPLICATION (object)->database);
  G_OBJECT_CLASS (yc_application_parent_class)->finalize (object);
}

static void
yc_application_class_init (YcApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->finalize = yc_application_finalize;
  application_class->startup = yc_application_startup;
  application_class->shutdown = yc_application_shutdown;
  application_class->activate = yc_application_activate;
  application_class->open = yc_application_open;
  application_class->dbus_register = yc_application_dbus_register;
  application_class->dbus_unregister = yc_application_dbus_unregister;
  application_class->handle_local_options = yc_application_handle_local_options;
}

static void
yc_application_init (YcApplication *self)
{
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

YcApplication *
yc_application_new (void)
{
  return g_object_new (YC_TYPE_APPLICATION, "application-id", APP_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, "resource-base-path",
                       "/io/github/yellowcake/Yellowcake", NULL);
}
