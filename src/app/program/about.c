/* about.c: see about.h. */

#include "about.h"

#include "database.h"
#include "yc-config.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

/* ---- Troubleshooting ---- */

/* The folder of who uses it is nobody else's business. */
static char *
path_without_home (const char *path)
{
  const char *home = g_get_home_dir ();
  const gsize length = strlen (home);

  if (g_str_has_prefix (path, home) && path[length] == G_DIR_SEPARATOR)
    return g_strconcat ("~", path + length, NULL);
  return g_strdup (path);
}

static void
add_ledger (GString *text, const char *ledger)
{
  g_autofree char *path = path_without_home (ledger);
  GStatBuf file;

  g_string_append_printf (text, "Ledger: %s\n", path);
  if (g_stat (ledger, &file) == 0)
    g_string_append_printf (text, "Ledger size: %" G_GINT64_FORMAT " bytes\n",
                            (gint64) file.st_size);
  g_string_append_printf (text, "Ledger schema: %d\n", yc_ledger_schema_version ());
}

static void
add_variable (GString *text, const char *name)
{
  const char *value = g_getenv (name);

  if (value != NULL)
    g_string_append_printf (text, "%s: %s\n", name, value);
}

char *
yc_about_troubleshooting (GdkDisplay *display, const char *ledger)
{
  GString *text = g_string_new (NULL);
  g_autofree char *system = g_get_os_info (G_OS_INFO_KEY_PRETTY_NAME);

  g_string_append_printf (text, "Yellowcake: %s\n", VERSION);
  g_string_append_printf (text, "GTK: %u.%u.%u\n", gtk_get_major_version (),
                          gtk_get_minor_version (), gtk_get_micro_version ());
  g_string_append_printf (text, "libadwaita: %u.%u.%u\n", adw_get_major_version (),
                          adw_get_minor_version (), adw_get_micro_version ());
  g_string_append_printf (text, "GLib: %u.%u.%u\n", glib_major_version, glib_minor_version,
                          glib_micro_version);
  g_string_append_printf (text, "SQLite: %s\n", yc_ledger_sqlite_version ());
  add_ledger (text, ledger);
  g_string_append_printf (text, "System: %s\n", system != NULL ? system : "unknown");
  g_string_append_printf (text, "Flatpak: %s\n",
                          g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS) ? "yes" : "no");
  g_string_append_printf (text, "Display: %s\n", G_OBJECT_TYPE_NAME (display));
  g_string_append_printf (text, "Messages: %s\n", setlocale (LC_MESSAGES, NULL));
  add_variable (text, "XDG_CURRENT_DESKTOP");
  add_variable (text, "GSK_RENDERER");
  return g_string_free (text, FALSE);
}

/* ---- The window ---- */

void
yc_about_open (GtkWindow *parent, const char *ledger)
{
  static const char *stands_on[] = { "GTK, libadwaita",   "SQLite", "JSON-GLib", "Cairo, Pango",
                                     "QR-Code-generator", "ZBar",   NULL };
  const char *const developers[] = { _ ("The Yellowcake authors"), NULL };
  g_autofree char *troubleshooting
    = yc_about_troubleshooting (gtk_widget_get_display (GTK_WIDGET (parent)), ledger);
  GtkWidget *window = g_object_new (
    ADW_TYPE_ABOUT_WINDOW, "transient-for", parent, "application",
    gtk_window_get_application (parent), "modal", TRUE, "application-icon", APP_ID,
    "application-name", _ ("Yellowcake"), "version", VERSION, "developer-name",
    _ ("The Yellowcake authors"), "developers", developers, "license-type", GTK_LICENSE_GPL_3_0,
    "website", "https://yellowcake.github.io", "issue-url", "https://yellowcake.github.io/issues",
    "comments",
    _ ("Follows a board game at the table: keeps the score, knows the rules, and remembers."),
    /* Translators: your names, each in a line of its own */
    "translator-credits", _ ("translator-credits"), "debug-info", troubleshooting,
    "debug-info-filename", "yellowcake-troubleshooting.txt", NULL);

  adw_about_window_add_acknowledgement_section (ADW_ABOUT_WINDOW (window),
                                                /* Translators: other programs and libraries */
                                                _ ("Stands On"), stands_on);
  gtk_window_present (GTK_WINDOW (window));
}
