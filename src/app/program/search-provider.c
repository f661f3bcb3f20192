/* search-provider.c: see search-provider.h. */

#include "search-provider.h"

#include "history.h"
#include "query.h"
#include "session-row.h"
#include "yc-config.h"

#include <glib/gi18n.h>

/* More than a desktop shows. */
#define AT_MOST 20

static const char interface[]
  = "<node><interface name='org.gnome.Shell.SearchProvider2'>"
    "<method name='GetInitialResultSet'><arg type='as' direction='in'/>"
    "<arg type='as' direction='out'/></method>"
    "<method name='GetSubsearchResultSet'><arg type='as' direction='in'/>"
    "<arg type='as' direction='in'/><arg type='as' direction='out'/></method>"
    "<method name='GetResultMetas'><arg type='as' direction='in'/>"
    "<arg type='aa{sv}' direction='out'/></method>"
    "<method name='ActivateResult'><arg type='s' direction='in'/>"
    "<arg type='as' direction='in'/><arg type='u' direction='in'/></method>"
    "<method name='LaunchSearch'><arg type='as' direction='in'/>"
    "<arg type='u' direction='in'/></method>"
    "</interface></node>";

/* ---- Answers ---- */

GVariant *
yc_search_provider_find (YcDatabase *database, const char *const *words)
{
  g_autoptr (YcQuery) query = yc_query_new_of_words (words);
  g_autoptr (GPtrArray) found
    = query == NULL || database == NULL
        ? NULL
        : yc_archive_list (database, yc_query_get_choice (query), NULL, AT_MOST, NULL);
  g_auto (GVariantBuilder) ids = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("as"));

  for (guint i = 0; found != NULL && i < found->len; i++) {
    const YcArchiveEntry *entry = g_ptr_array_index (found, i);
    g_autofree char *id = g_strdup_printf ("%" G_GINT64_FORMAT, entry->id);

    g_variant_builder_add (&ids, "s", id);
  }
  return g_variant_new ("(as)", &ids);
}

static YcArchiveEntry *
entry_of (YcDatabase *database, const char *id)
{
  return database == NULL ? NULL : yc_archive_get (database, g_ascii_strtoll (id, NULL, 10), NULL);
}

static void
add_description (GVariantBuilder *descriptions, const char *id, const YcArchiveEntry *entry)
{
  g_autofree char *title
    = entry->name != NULL ? g_strdup (entry->name) : yc_history_players (entry);
  g_autofree char *about = yc_session_row_describe (entry);
  g_autoptr (GIcon) icon = g_themed_icon_new (APP_ID);
  g_autofree char *icon_name = g_icon_to_string (icon);

  g_variant_builder_open (descriptions, G_VARIANT_TYPE ("a{sv}"));
  g_variant_builder_add (descriptions, "{sv}", "id", g_variant_new_string (id));
  g_variant_builder_add (descriptions, "{sv}", "name", g_variant_new_string (title));
  g_variant_builder_add (descriptions, "{sv}", "description", g_variant_new_string (about));
  g_variant_builder_add (descriptions, "{sv}", "gicon", g_variant_new_string (icon_name));
  g_variant_builder_close (descriptions);
}

GVariant *
yc_search_provider_describe (YcDatabase *database, const char *const *ids)
{
  g_auto (GVariantBuilder) descriptions = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("aa{sv}"));

  for (; *ids != NULL; ids++) {
    g_autoptr (YcArchiveEntry) entry = entry_of (database, *ids);

    if (entry != NULL)
      add_description (&descriptions, *ids, entry);
  }
  return g_variant_new ("(aa{sv})", &descriptions);
}

/* ---- The ledger and the window ---- */

static YcWindow *
window_of (GtkApplication *application)
{
  GList *each = gtk_application_get_windows (application);

  while (each != NULL && !YC_IS_WINDOW (each->data))
    each = each->next;
  return each == NULL ? NULL : each->data;
}

/* A file that is only opened to look for something must not keep others from it. */
static YcDatabase *
ledger_of (GtkApplication *application)
{
  YcWindow *window = window_of (application);
  g_autofree char *path = NULL;

  if (window != NULL)
    return yc_window_get_database (window) == NULL ? NULL
                                                   : g_object_ref (yc_window_get_database (window));
  path = yc_database_default_path ();
  return g_file_test (path, G_FILE_TEST_EXISTS) ? yc_database_open (path, NULL) : NULL;
}

static GtkWidget *
show_window (GtkApplication *application)
{
  g_application_activate (G_APPLICATION (application));
  return GTK_WIDGET (window_of (application));
}

static void
show_session (GtkApplication *application, const char *id)
{
  GtkWidget *window = show_window (application);
  g_autoptr (YcArchiveEntry) entry = entry_of (yc_window_get_database (YC_WINDOW (window)), id);

  if (entry != NULL)
    gtk_widget_activate_action (window, "win.open-session", "s", entry->uuid);
}

static void
answer (GDBusConnection *connection G_GNUC_UNUSED,
        const char *sender G_GNUC_UNUSED,
        const char *path G_GNUC_UNUSED,
        const char *name G_GNUC_UNUSED,
        const char *method,
        GVariant *parameters,
        GDBusMethodInvocation *invocation,
        gpointer data)
{
  GtkApplication *application = data;
  GVariant *answer = NULL;

  if (g_str_equal (method, "ActivateResult")) {
    const char *id;

    g_variant_get_child (parameters, 0, "&s", &id);
    show_session (application, id);
  } else if (g_str_equal (method, "LaunchSearch")) {
    g_autofree const char **words = NULL;
    g_autofree char *typed = NULL;

    g_variant_get_child (parameters, 0, "^a&s", &words);
    typed = g_strjoinv (" ", (char **) words);
    gtk_widget_activate_action (show_window (application), "win.search-for", "s", typed);
  } else {
    const gboolean describes = g_str_equal (method, "GetResultMetas");
    const gsize last = g_variant_n_children (parameters) - 1;
    g_autoptr (YcDatabase) database = ledger_of (application);
    g_autofree const char **words = NULL;

    g_variant_get_child (parameters, last, "^a&s", &words);
    answer = describes ? yc_search_provider_describe (database, words)
                       : yc_search_provider_find (database, words);
  }
  g_dbus_method_invocation_return_value (invocation, answer);
}

guint
yc_search_provider_register (GtkApplication *application,
                             GDBusConnection *connection,
                             const char *path,
                             GError **error)
{
  static const GDBusInterfaceVTable calls = { .method_call = answer };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface, error);

  if (node == NULL)
    return 0;
  return g_dbus_connection_register_object (connection, path, node->interfaces[0], &calls,
                                            application, NULL, error);
}
