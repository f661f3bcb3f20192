/* test-migrate.c: a file of an older version becomes what a fresh one is, and loses nothing.
 *
 * VERSION_ONE is a ledger as the program wrote it before version 2; beside it, two versions after
 * the last one are invented here. */

#include "ledger-fixture.h"

#include <glib/gstdio.h>

#include "failing-vfs.h"
#include "sql.h"

#define UUID "0197c2f0-1111-7000-8000-000000000004"

#define FLAVOUR "CREATE TABLE flavour (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;"
/* Made anew, as a step does that changes a column: the dependants have to live through it. */
#define PERSON_ANEW                                                                                \
  "CREATE TABLE person_anew (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE,"                   \
  " born TEXT) STRICT;"                                                                            \
  "INSERT INTO person_anew (id, name) SELECT id, name FROM person;"                                \
  "DROP TRIGGER person_remains; DROP TABLE person;"                                                \
  "ALTER TABLE person_anew RENAME TO person;"                                                      \
  "CREATE TRIGGER person_stays BEFORE UPDATE ON person BEGIN"                                      \
  " SELECT raise (ABORT, 'a person is never rewritten'); END;"                                     \
  "CREATE TRIGGER person_remains BEFORE DELETE ON person BEGIN"                                    \
  " SELECT raise (ABORT, 'a person is never removed'); END;"

static const YcMigration to_four[] = { { 3, FLAVOUR }, { 4, PERSON_ANEW }, { 0, NULL } };
static const YcMigration breaking[] = { { 3, FLAVOUR }, { 4, "DROP TABLE nothing" }, { 0, NULL } };
static const YcMigration orphaning[] = {
  { 3, "DROP TRIGGER person_remains; DELETE FROM person WHERE name = 'Bo';" },
  { 0, NULL },
};

/* The schema of an invented version, written as schema.sql would be. Free with g_free(). */
static char *
fresh_version_four (void)
{
  g_auto (GStrv) at_person
    = g_strsplit (yc_schema_current ()->fresh, "  name TEXT NOT NULL UNIQUE\n", 2);
  g_autofree char *born = g_strjoinv ("  name TEXT NOT NULL UNIQUE,\n  born TEXT\n", at_person);

  g_assert_cmpuint (g_strv_length (at_person), ==, 2);
  return g_strconcat (FLAVOUR, born, "PRAGMA user_version = 4;", NULL);
}

static void
write_version_two (Ledger *ledger)
{
  const YcLedgerHead head = table_of_three (UUID, NULL);

  ledger_open (ledger);
  ledger_append (ledger, ledger_begin (ledger, &head), 1, 40);
  ledger_close (ledger);
}

static YcDatabase *
open_as (const char *path, const YcMigration *steps, int version)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *fresh = fresh_version_four ();
  const YcSchema schema = { .version = version, .fresh = fresh, .steps = steps };
  YcDatabase *database = yc_database_open_with_schema (path, &schema, &error);

  g_assert_no_error (error);
  return database;
}

/* Tables with their columns, and everything else as written, but for blanks and quotes. */
static char *
shape_of (YcDatabase *database)
{
  sqlite3_stmt *select = yc_database_prepare (
    database,
    "SELECT type || ' ' || tbl_name || ' ' || name || ' ' || CASE type WHEN 'table' THEN"
    " (SELECT group_concat (cid || name || type || \"notnull\" || pk) FROM"
    " pragma_table_info (t.name)) || (SELECT strict || wr FROM pragma_table_list (t.name))"
    " ELSE replace (replace (replace (ifnull (sql, ''), ' ', ''), char (10), ''), '\"', '') END"
    " FROM sqlite_schema AS t ORDER BY type, name",
    NULL);
  GString *shape = g_string_new (NULL);

  while (yc_database_next (database, select, NULL))
    g_string_append_printf (shape, "%s\n", (const char *) sqlite3_column_text (select, 0));
  return g_string_free (shape, FALSE);
}

static void
migration_equals_fresh (Ledger *ledger, gconstpointer data)
{
  g_autofree char *other = g_build_filename (ledger->folder, "fresh.db", NULL);
  g_autoptr (YcDatabase) fresh = open_as (other, to_four, 4);
  g_autofree char *expected = shape_of (fresh);
  g_autofree char *migrated = NULL;

  (void) data;
  write_version_two (ledger);
  ledger->database = open_as (ledger->path, to_four, 4);
  migrated = shape_of (ledger->database);
  g_assert_nonnull (strstr (migrated, "flavour"));
  g_assert_cmpstr (migrated, ==, expected);
  g_assert_cmpint (ledger_number (ledger, "PRAGMA user_version"), ==, 4);
  g_assert_cmpint (ledger_number (ledger, "PRAGMA foreign_keys"), ==, 1);
  g_assert_cmpuint (ledger_count (ledger, 1, NULL), ==, 40);
  g_assert_cmpint (
    ledger_number (ledger, "SELECT count (*) FROM seat JOIN person ON person.id = person"), ==, 3);
  ledger_append (ledger, 1, 41, 41);
}

static void
the_older_file_is_kept_beside (Ledger *ledger, gconstpointer data)
{
  g_autofree char *copy = g_strconcat (ledger->path, ".version-2", NULL);
  g_autofree char *taken = g_strdup ("an earlier copy, not to be overwritten");
  g_autofree char *second = g_strconcat (copy, "-2", NULL);
  g_autofree char *left = NULL;

  (void) data;
  write_version_two (ledger);
  g_assert_true (g_file_set_contents (copy, taken, -1, NULL));
  g_object_unref (open_as (ledger->path, to_four, 4));
  g_assert_true (g_file_get_contents (copy, &left, NULL, NULL));
  g_assert_cmpstr (left, ==, taken);

  g_free (ledger->path);
  ledger->path = g_steal_pointer (&second);
  ledger_open (ledger);
  g_assert_cmpint (ledger_number (ledger, "PRAGMA user_version"), ==, 2);
  g_assert_cmpuint (ledger_count (ledger, 1, NULL), ==, 40);
}

static void
assert_stays_at_two (Ledger *ledger, const YcMigration *steps, int version, YcLedgerError kind)
{
  g_autoptr (GError) error = NULL;
  const YcSchema schema = { .version = version, .fresh = "", .steps = steps };

  g_assert_null (yc_database_open_with_schema (ledger->path, &schema, &error));
  g_assert_error (error, YC_LEDGER_ERROR, (int) kind);
  ledger_open (ledger);
  g_assert_cmpint (ledger_number (ledger, "PRAGMA user_version"), ==, 2);
  g_assert_cmpint (
    ledger_number (ledger, "SELECT count (*) FROM sqlite_schema WHERE name = 'flavour'"), ==, 0);
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM person"), ==, 3);
  ledger_close (ledger);
}

/* In its folder there is the one file. */
static void
assert_alone (Ledger *ledger)
{
  g_autoptr (GDir) dir = g_dir_open (ledger->folder, 0, NULL);

  g_assert_cmpstr (g_dir_read_name (dir), ==, "yellowcake.db");
  g_assert_cmpstr (g_dir_read_name (dir), ==, NULL);
}

static void
a_step_that_fails_leaves_all_as_it_was (Ledger *ledger, gconstpointer data)
{
  (void) data;
  write_version_two (ledger);
  assert_stays_at_two (ledger, breaking, 4, YC_LEDGER_ERROR_DAMAGED);
  assert_stays_at_two (ledger, orphaning, 3, YC_LEDGER_ERROR_DAMAGED);
  assert_alone (ledger);
}

/* Without a whole copy nothing is begun; at whichever write it fails, nothing is left of it. */
static void
no_step_is_taken_without_a_copy (Ledger *ledger, gconstpointer data)
{
  (void) data;
  write_version_two (ledger);
  for (unsigned nth = 1; nth < 20; nth += 3) {
    failing_vfs_arm (DISK_WRITE, nth, SQLITE_FULL, FALSE);
    assert_stays_at_two (ledger, to_four, 4, YC_LEDGER_ERROR_DISK_FULL);
    g_assert_true (failing_vfs_disarm ());
    assert_alone (ledger);
  }
}

/* Writes nonsense over the first page of the plays of the closed ledger. */
static void
damage_plays (Ledger *ledger)
{
  g_autofree char *bytes = NULL;
  gsize length;
  gint64 page;

  ledger_open (ledger);
  page = ledger_number (ledger, "SELECT rootpage FROM sqlite_schema WHERE name = 'event'");
  ledger_close (ledger);
  g_assert_true (g_file_get_contents (ledger->path, &bytes, &length, NULL));
  memset (bytes + (page - 1) * 4096, 0xa5, 4096);
  g_assert_true (g_file_set_contents (ledger->path, bytes, (gssize) length, NULL));
}

/* Nor is a copy that nobody could go back to taken for one. A small file is looked through before
 * that. */
static void
no_step_is_taken_in_a_damaged_file (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  const YcSchema schema = { .version = 4, .fresh = "", .steps = to_four };

  (void) data;
  write_version_two (ledger);
  ledger_tamper (ledger, "DROP TRIGGER session_stays;"
                         "UPDATE session SET head = printf ('%.*c', 2000000, 'x')");
  damage_plays (ledger);
  g_assert_null (yc_database_open_with_schema (ledger->path, &schema, &error));
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_DAMAGED);
  g_assert_null (strstr (error->message, "half"));
  assert_alone (ledger);
}

/* The steps that ship lead from version 1 to the one that schema.sql writes, each by one. */
static void
the_steps_lead_to_the_schema (Ledger *ledger, gconstpointer data)
{
  const YcSchema *schema = yc_schema_current ();
  int version = 1;

  (void) data;
  for (const YcMigration *step = schema->steps; step->sql; step++)
    g_assert_cmpint (step->to, ==, ++version);
  g_assert_cmpint (schema->version, ==, version);
  g_assert_cmpint (ledger_number (ledger, "PRAGMA user_version"), ==, version);
}

/* ---- A ledger of version 1 ------------------------------------------------------------------ */

/* Puts the ledger of version 1 in the place of this one. */
static void
take_version_one (Ledger *ledger)
{
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (VERSION_ONE, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (ledger->path, bytes, (gssize) length, NULL));
}

/* As the ledger does: without the file that others would share. */
static sqlite3 *
open_alone (const char *path)
{
  sqlite3 *handle = NULL;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle, "PRAGMA locking_mode = EXCLUSIVE", NULL, NULL, NULL), ==,
                   SQLITE_OK);
  return handle;
}

/* Every fact that version 1 knew, as one text. Free with g_free(). */
static char *
facts_of_version_one (const char *path)
{
  const char *const sql
    = "SELECT (SELECT group_concat (id || name, '|') FROM person)"
      " || (SELECT group_concat (id || uuid || game || rules_version || begun_at"
      " || ifnull (location, '-') || head, '|') FROM session)"
      " || (SELECT group_concat (session || '.' || number || color || person, '|') FROM seat)"
      " || (SELECT group_concat (session || '.' || number || text || written_at, '|') FROM event)"
      " || (SELECT group_concat (id || game || card || text || taught_at, '|') FROM card)"
      " || (SELECT group_concat (id || session || event || rule || note || noted_at, '|')"
      " FROM dispute)";
  sqlite3 *handle;
  sqlite3_stmt *select = NULL;
  char *facts;

  handle = open_alone (path);
  g_assert_cmpint (sqlite3_prepare_v2 (handle, sql, -1, &select, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (select), ==, SQLITE_ROW);
  facts = g_strdup ((const char *) sqlite3_column_text (select, 0));
  g_assert_nonnull (facts);
  sqlite3_finalize (select);
  sqlite3_close (handle);
  return facts;
}

/* It has all facts that it had, in the shape that a fresh file has; the copy is as it was. */
static void
version_one_loses_nothing (Ledger *ledger, gconstpointer data)
{
  g_autofree char *copy = g_strconcat (ledger->path, ".version-1", NULL);
  g_autofree char *other = g_build_filename (ledger->folder, "fresh.db", NULL);
  g_autofree char *before = NULL, *after = NULL, *kept = NULL, *expected = NULL, *migrated = NULL;
  g_autoptr (YcDatabase) fresh = yc_database_open (other, NULL);

  (void) data;
  take_version_one (ledger);
  before = facts_of_version_one (ledger->path);
  ledger_open (ledger);
  g_assert_cmpint (ledger_number (ledger, "PRAGMA user_version"), ==, 2);
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM event"), ==, 130);
  expected = shape_of (fresh);
  migrated = shape_of (ledger->database);
  g_assert_cmpstr (migrated, ==, expected);
  ledger_close (ledger);
  after = facts_of_version_one (ledger->path);
  kept = facts_of_version_one (copy);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpstr (kept, ==, before);
}

static int
version_of (const char *path)
{
  sqlite3 *handle;
  gint64 version = 0;

  handle = open_alone (path);
  g_assert_true (yc_sql_number (handle, path, "PRAGMA user_version", &version, NULL));
  sqlite3_close (handle);
  return (int) version;
}

/* Wherever the disk fails on the way: it is of one version or the other, with all its facts. */
static void
version_one_survives_every_fault (Ledger *ledger, gconstpointer data)
{
  g_autofree char *before = NULL;
  gboolean failed = TRUE;
  unsigned at_one = 0;

  (void) data;
  take_version_one (ledger);
  before = facts_of_version_one (ledger->path);
  for (unsigned nth = 1; failed; nth += 3) {
    g_autofree char *wal = g_strconcat (ledger->path, "-wal", NULL);
    g_autofree char *after = NULL;

    g_unlink (wal);
    take_version_one (ledger);
    failing_vfs_cut_power_at (nth);
    g_clear_object (&ledger->database);
    ledger->database = yc_database_open (ledger->path, NULL);
    g_clear_object (&ledger->database);
    failed = failing_vfs_disarm ();
    at_one += version_of (ledger->path) == 1;
    after = facts_of_version_one (ledger->path);
    g_assert_cmpstr (after, ==, before);
    ledger_open (ledger);
    g_assert_cmpint (ledger_number (ledger, "PRAGMA user_version"), ==, 2);
    ledger_close (ledger);
  }
  g_assert_cmpuint (at_one, >, 10);
}

#define ADD(name, set_up)                                                                          \
  g_test_add ("/ledger/migrate/" #name, Ledger, NULL, set_up, name, ledger_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  failing_vfs_install ();
  ADD (migration_equals_fresh, ledger_set_up_folder);
  ADD (the_older_file_is_kept_beside, ledger_set_up_folder);
  ADD (a_step_that_fails_leaves_all_as_it_was, ledger_set_up_folder);
  ADD (no_step_is_taken_without_a_copy, ledger_set_up_folder);
  ADD (no_step_is_taken_in_a_damaged_file, ledger_set_up_folder);
  ADD (the_steps_lead_to_the_schema, ledger_set_up);
  ADD (version_one_loses_nothing, ledger_set_up_folder);
  ADD (version_one_survives_every_fault, ledger_set_up_folder);
  return g_test_run ();
}
