/* export.c: `yellowcake-cli export -o FOLDER [SESSION…]`: sessions of a ledger as files. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>

#include "export.h"

/* Writes one; FALSE and a complaint if that cannot be. */
static gboolean
add (YcExport *export, const char *uuid)
{
  g_autoptr (GError) error = NULL;
  if (yc_export_add (export, uuid, &error))
    return TRUE;
  g_printerr ("%s: %s\n", uuid, error->message);
  return FALSE;
}

static gboolean
add_these (YcExport *export, char **uuids)
{
  gboolean all = TRUE;
  for (; *uuids; uuids++)
    all = add (export, *uuids) && all;
  return all;
}

/* What is written, and whether all of it could be. */
typedef struct {
  YcExport *export;
  gboolean all;
} Adding;

static void
add_session (const YcArchiveEntry *session, gpointer data)
{
  Adding *adding = data;
  adding->all = add (adding->export, session->uuid) && adding->all;
}

/* All sessions of the ledger that count, the newest first. */
static gboolean
add_all (YcExport *export, YcDatabase *database)
{
  static const YcChoice choice = { .shelves = YC_SHELF_OPEN | YC_SHELF_HIDDEN };
  Adding adding = { export, TRUE };
  return yc_cli_each_session (database, &choice, add_session, &adding) && adding.all;
}

static int
export_sessions (YcDatabase *database, YcExportFormat format, const char *folder, char **uuids)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (YcExport) export = yc_export_begin (database, format, folder, &error);
  gboolean all = FALSE;
  guint n = 0;
  if (export) {
    all = *uuids ? add_these (export, uuids) : add_all (export, database);
    n = yc_export_get_n_sessions (export);
  }
  if (!export || !yc_export_end (g_steal_pointer (&export), &error)) {
    g_printerr ("%s: %s\n", folder, error->message);
    return YC_EXIT_UNREADABLE;
  }
  g_print (ngettext ("%u session was written.\n", "%u sessions were written.\n", n), n);
  return all ? YC_EXIT_LEGAL : YC_EXIT_UNREADABLE;
}

int
yc_cli_export (int argc, char **argv)
{
  g_autofree char *path = NULL, *name = NULL, *folder = NULL;
  YcExportFormat format = YC_EXPORT_YCR;
  const GOptionEntry entries[] = {
    { "database", 0, 0, G_OPTION_ARG_FILENAME, &path, N_ ("another file of sessions"),
      N_ ("FILE") },
    { "format", 0, 0, G_OPTION_ARG_STRING, &name, N_ ("how they are written"),
      "ycr|jsonl|csv|bgsplay" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &folder, N_ ("where the files go"), N_ ("FOLDER") },
    G_OPTION_ENTRY_NULL,
  };
  if (!yc_cli_options (&argc, &argv, entries, N_ ("[SESSION…]"),
                       _ ("Writes these sessions, or all, into files in FOLDER.")))
    return YC_EXIT_UNREADABLE;
  if (!folder)
    return yc_cli_usage (argv[0], "%s", _ ("-o FOLDER is needed"));
  if (name && !yc_export_format_find (name, &format))
    return yc_cli_usage (argv[0], "%s", _ ("--format is ycr, jsonl, csv or bgsplay"));
  g_autoptr (YcDatabase) database = yc_cli_open_database (path);
  if (!database)
    return YC_EXIT_UNREADABLE;
  return export_sessions (database, format, folder, argv + 1);
}
