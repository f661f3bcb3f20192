/* fuzz-files.c: what comes from elsewhere: records for the ledger, ledgers, pictures, states. */

#include "fuzz-readers.h"

#include <glib/gstdio.h>
#include <string.h>

#include "archive.h"
#include "explain.h"
#include "intake.h"
#include "journal.h"
#include "salvage.h"
#include "sheet-read.h"

/* Of this process alone; it goes with it. */
static char *folder;

static void
remove_all (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  for (const char *name = g_dir_read_name (dir); name; name = g_dir_read_name (dir)) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_unlink (path);
  }
}

static void
leave (void)
{
  remove_all ();
  g_rmdir (folder);
}

static char *
path_of (const char *name)
{
  if (folder == NULL) {
    folder = g_dir_make_tmp ("yc-fuzz-XXXXXX", NULL);
    require (folder != NULL);
    atexit (leave);
  }
  return g_build_filename (folder, name, NULL);
}

/* ---- Records --------------------------------------------------------------------------------- */

/* Told twice it is known, and differs from nothing. */
void
read_import (const char *bytes, gsize length)
{
  static YcDatabase *database;
  g_autofree char *path = path_of ("ledger");
  g_auto (YcArrival) arrival = { 0 };
  g_auto (YcArrival) again = { 0 };
  if (database == NULL)
    database = yc_database_open (path, NULL);
  YcIntake *intake = yc_intake_begin (database, NULL);
  require (intake != NULL);
  if (yc_intake_take (intake, bytes, length, &arrival, NULL)) {
    require (arrival.state == YC_ARRIVAL_NEW);
    require (yc_intake_take (intake, bytes, length, &again, NULL));
    require (again.state == YC_ARRIVAL_KNOWN);
  }
  yc_intake_drop (intake);
}

/* ---- Ledgers --------------------------------------------------------------------------------- */

static void
look_through (YcDatabase *database)
{
  const YcChoice choice = { .shelves = YC_SHELVES_ALL };
  g_autoptr (GPtrArray) sessions = yc_archive_list (database, &choice, NULL, 100, NULL);
  for (guint i = 0; sessions && i < sessions->len; i++) {
    const YcArchiveEntry *entry = g_ptr_array_index (sessions, i);
    g_free (yc_journal_read_record (database, entry->id, NULL));
  }
}

/* It is opened, or it says why not; what can be saved is. */
void
read_ledger (const char *bytes, gsize length)
{
  g_autofree char *path = path_of ("hostile");
  g_autoptr (GError) error = NULL;
  require (
    g_file_set_contents_full (path, bytes, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  YcDatabase *database = yc_database_open (path, &error);
  require (database != NULL || (error != NULL && *error->message != '\0'));
  if (database != NULL)
    look_through (database);
  else if (g_error_matches (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_DAMAGED)) {
    YcSalvage *salvage = yc_database_set_aside_and_salvage (path, NULL);
    g_clear_pointer (&salvage, yc_salvage_free);
  }
  g_clear_object (&database);
  remove_all ();
}

/* ---- Pictures -------------------------------------------------------------------------------- */

void
read_picture (const char *bytes, gsize length)
{
  g_autofree char *path = path_of ("picture");
  const char *const paths[] = { path, NULL };
  g_autoptr (GError) error = NULL;
  gsize size;
  require (
    g_file_set_contents_full (path, bytes, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  g_autofree char *text = yc_sheet_read (paths, &size, &error);
  require (text != NULL || (error != NULL && *error->message != '\0'));
}

/* ---- States ---------------------------------------------------------------------------------- */

void
read_state (const char *bytes, gsize length)
{
  static const char text[] = "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\n"
                             "player blue \"Bo\"\nred place mine-2 L\n";
  static YcRecord *record;
  static YcTimeline *timeline;
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  YcError error;
  if (record == NULL) {
    record = yc_record_read (text, strlen (text), &error);
    timeline = yc_timeline_new (record, UINT32_MAX);
  }
  if (!json_parser_load_from_data (parser, bytes, (gssize) length, NULL))
    return;
  JsonNode *root = json_parser_get_root (parser);
  if (root != NULL && yc_explain_can_be (record, root))
    yc_explain_is_the_same (record, timeline, root);
}
