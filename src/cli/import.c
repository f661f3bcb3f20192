/* import.c: `yellowcake-cli import FILE…`: records into the sessions of a ledger. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>

#include "intake.h"
#include "json-parts.h"
#include "session-error.h"

/* Files that are taken in one transaction. */
#define FILES_AT_ONCE 100

/* A file and what came of it. */
typedef struct {
  const char *file;
  gboolean read;
  YcArrival arrival; /* if it could be read */
  char *problem;     /* if not; NULL: it was told already */
} Result;

static void
result_clear (gpointer data)
{
  Result *result = data;
  yc_arrival_clear (&result->arrival);
  g_free (result->problem);
}

/* ---- Telling --------------------------------------------------------------------------------- */

static JsonNode *
json_of (const Result *result)
{
  const YcArrival *arrival = &result->arrival;
  g_autoptr (JsonBuilder) json = json_builder_new ();
  json_builder_begin_object (json);
  yc_json_text (json, "file", result->file);
  yc_json_text (json, "result", result->read ? yc_arrival_name (arrival->state) : "unreadable");
  if (result->read)
    yc_json_text (json, "session", arrival->uuid);
  if (arrival->events > 0)
    yc_json_int (json, "taken", arrival->events);
  if (result->read && arrival->state == YC_ARRIVAL_DIFFERS) {
    yc_json_int (json, "event", arrival->differs);
    yc_json_text (json, "ours", arrival->ours);
    yc_json_text (json, "theirs", arrival->theirs);
  }
  if (result->problem)
    yc_json_text (json, "text", result->problem);
  if (arrival->emptied)
    yc_json_text (json, "text", arrival->emptied);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}

static void
print_json (const Result *result)
{
  g_autoptr (JsonNode) node = json_of (result);
  yc_cli_print_json (node, FALSE);
}

static void
print_difference (const Result *result)
{
  const YcArrival *arrival = &result->arrival;
  g_autofree char *difference = yc_words_difference (arrival);
  g_print ("%s: %s\n", result->file, difference);
  /* Translators: a statement of the record */
  g_print (_ ("    in the sessions: %s\n"), YC_STATEMENT_OR_NOTHING (arrival->ours));
  /* Translators: a statement of the record */
  g_print (_ ("    in the file: %s\n"), YC_STATEMENT_OR_NOTHING (arrival->theirs));
}

static void
print_for_people (const Result *result)
{
  const YcArrival *arrival = &result->arrival;
  switch (arrival->state) {
  case YC_ARRIVAL_NEW:
    /* Translators: a file, and how many plays are in it */
    g_print (ngettext ("%s: new, %u play\n", "%s: new, %u plays\n", arrival->events), result->file,
             arrival->events);
    if (arrival->emptied)
      g_print ("    %s\n", arrival->emptied);
    break;
  case YC_ARRIVAL_LONGER:
    /* Translators: a file, and how many plays in it were not known */
    g_print (
      ngettext ("%s: longer, %u more play\n", "%s: longer, %u more plays\n", arrival->events),
      result->file, arrival->events);
    break;
  case YC_ARRIVAL_DIFFERS:
    print_difference (result);
    break;
  case YC_ARRIVAL_KNOWN:
  default:
    /* Translators: a file */
    g_print (_ ("%s: known\n"), result->file);
  }
}

static void
tell (const Result *result, gboolean json)
{
  if (result->problem)
    g_printerr ("%s:%s\n", result->file, result->problem);
  if (json)
    print_json (result);
  else if (result->read)
    print_for_people (result);
}

static int
status_of (const Result *result)
{
  if (!result->read)
    return YC_EXIT_UNREADABLE;
  return result->arrival.state == YC_ARRIVAL_DIFFERS ? YC_EXIT_ILLEGAL : YC_EXIT_LEGAL;
}

/* ---- Taking ---------------------------------------------------------------------------------- */

/* FALSE if the ledger takes nothing any more; a file that cannot be read is only told. */
static gboolean
take_file (YcIntake *intake, Result *result, GError **error)
{
  gsize length = 0;
  g_autoptr (GError) failure = NULL;
  g_autofree char *text = yc_cli_read_text (result->file, &length);
  if (!text)
    return TRUE;
  result->read = yc_intake_take (intake, text, length, &result->arrival, &failure);
  if (result->read)
    return TRUE;
  if (failure->domain != YC_SESSION_ERROR) {
    g_propagate_error (error, g_steal_pointer (&failure));
    return FALSE;
  }
  result->problem = g_strdup (failure->message);
  return TRUE;
}

static gboolean
take_files (YcDatabase *database, GArray *results, GError **error)
{
  g_autoptr (YcIntake) intake = yc_intake_begin (database, error);
  if (!intake)
    return FALSE;
  for (guint i = 0; i < results->len; i++)
    if (!take_file (intake, &g_array_index (results, Result, i), error))
      return FALSE;
  return yc_intake_end (g_steal_pointer (&intake), error);
}

/* Some files at once; what came of them is told when it is on disk. */
static gboolean
import_some (YcDatabase *database, char **files, guint n, gboolean json, int *status)
{
  g_autoptr (GArray) results = g_array_new (FALSE, TRUE, sizeof (Result));
  g_autoptr (GError) error = NULL;
  g_array_set_clear_func (results, result_clear);
  g_array_set_size (results, n);
  for (guint i = 0; i < n; i++)
    g_array_index (results, Result, i).file = files[i];
  if (!take_files (database, results, &error)) {
    /* Translators: two files, the first and the last of some */
    g_printerr (_ ("Nothing was taken of %s to %s. %s\n"), files[0], files[n - 1], error->message);
    return FALSE;
  }
  for (guint i = 0; i < n; i++) {
    const Result *result = &g_array_index (results, Result, i);
    tell (result, json);
    *status = MAX (*status, status_of (result));
  }
  return TRUE;
}

int
yc_cli_import (int argc, char **argv)
{
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "database", 0, 0, G_OPTION_ARG_FILENAME, &path, N_ ("another file of sessions"),
      N_ ("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("one JSON object a line and file"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  if (!yc_cli_options (&argc, &argv, entries, N_ ("FILE…"),
                       _ ("Takes the records in FILE… into the sessions. A session that is there "
                          "already is known, or goes on, or is told otherwise: then it stays as it "
                          "is.")))
    return YC_EXIT_UNREADABLE;
  if (argc < 2)
    return yc_cli_usage (argv[0], "%s", _ ("a FILE is missing"));
  g_autoptr (YcDatabase) database = yc_cli_open_database (path);
  if (!database)
    return YC_EXIT_UNREADABLE;
  int status = YC_EXIT_LEGAL;
  for (int i = 1; i < argc; i += FILES_AT_ONCE)
    if (!import_some (database, argv + i, (guint) MIN (argc - i, FILES_AT_ONCE), json, &status))
      return YC_EXIT_UNREADABLE;
  return status;
}
