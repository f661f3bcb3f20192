/* test-hostile.c: a file of sessions that somebody else has made, and meant no good with. */

#include <sqlite3.h>
#include <string.h>

#include <glib/gstdio.h>

#include "run.h"

#define ID "0197c2f0-1111-7000-8000-000000000004"

/* Without the guards, as a stranger's file would be. */
#define UNGUARDED                                                                                  \
  "PRAGMA foreign_keys = OFF; DROP TRIGGER session_stays; DROP TRIGGER event_stays;"               \
  " DROP TRIGGER person_stays; DROP TRIGGER event_follows; DROP TRIGGER seat_remains;"             \
  " DROP TRIGGER told_stays;"

#define DAMAGED "is damaged. Let Yellowcake set it aside"

/* What was done to a file, and what is said where it cannot be read for that; NULL: it can. */
typedef struct {
  const char *name;
  const char *sql;
  const char *why;
} Attack;

static const Attack attacks[] = {
  { "trigger-that-eats-plays",
    "CREATE TRIGGER eats AFTER INSERT ON event BEGIN DELETE FROM told; SELECT raise (IGNORE); END;"
    "CREATE TRIGGER bites BEFORE INSERT ON event BEGIN SELECT raise (ABORT, 'no'); END",
    NULL },
  { "trigger-in-the-place-of-ours",
    "DROP TRIGGER event_is_latest; CREATE TRIGGER event_is_latest AFTER INSERT ON event BEGIN"
    " SELECT raise (ABORT, 'no'); END",
    NULL },
  { "trigger-that-never-ends",
    "CREATE TRIGGER again AFTER INSERT ON event BEGIN INSERT INTO event SELECT session,"
    " number + 1, text, written_at FROM event WHERE number = NEW.number; END",
    NULL },
  { "view-in-the-place-of-a-cache",
    "DROP TABLE outcome; CREATE VIEW outcome AS SELECT randomblob (1000000000) AS session", NULL },
  { "view-in-the-place-of-a-fact",
    "PRAGMA foreign_keys = OFF; DROP TRIGGER told_remains; DROP TABLE told; CREATE VIEW told AS"
    " SELECT 1 AS id, 1 AS session, 'away' AS kind, 'x' AS value, '' AS told_at",
    DAMAGED },
  { "loose-types",
    UNGUARDED "DROP TABLE seat; CREATE TABLE seat (session, number, color, person);"
              "INSERT INTO seat VALUES (1, 'one', x'ff00', 1.5), (1, NULL, NULL, "
              "NULL), (NULL, 9e99, 7, 'x')",
    DAMAGED },
  { "loose-events",
    UNGUARDED
    "DROP TABLE event; CREATE TABLE event (session, number, text, written_at);"
    "INSERT INTO event VALUES (1, 1, NULL, NULL), (1, 2, x'00ff', 5), (1, 'x', 'red end', 1),"
    " (1, -4, 'red end', ''), (1, 3, 'red end' || char (10) || 'player red', '')",
    DAMAGED },
  { "loose-session",
    UNGUARDED "CREATE TABLE loose AS SELECT * FROM session; DROP TABLE session;"
              "CREATE TABLE session (id INTEGER PRIMARY KEY, uuid, game, rules_version, begun_at,"
              " location, head); INSERT INTO session SELECT id, uuid, NULL, 'x', NULL, x'80', NULL"
              " FROM loose; INSERT INTO session (id) VALUES (-5), (9223372036854775807)",
    DAMAGED },
  { "bytes-that-are-no-text",
    UNGUARDED
    "UPDATE session SET head = CAST (x'ff80fe0a' AS TEXT), location = CAST (x'ff' AS TEXT);"
    "UPDATE person SET name = CAST (x'c0af' || id AS TEXT);"
    "UPDATE event SET text = CAST (x'ff' AS TEXT)",
    DAMAGED },
  { "huge-texts",
    UNGUARDED "UPDATE person SET name = printf ('%.*c', 3000000, 'x') || id;"
              "UPDATE session SET location = printf ('%.*c', 20000000, 'y')",
    NULL },
  { "text-that-is-too-long", UNGUARDED "UPDATE session SET head = printf ('%.*c', 20000000, 'y')",
    DAMAGED },
  { "persons-in-a-circle",
    "INSERT INTO same_person (person, same_as, told_at) VALUES (1, 2, ''), (2, 1, '');"
    "DELETE FROM joined; INSERT INTO joined VALUES (1, 2), (2, 1)",
    NULL },
  { "what-if-of-itself",
    "INSERT INTO branch (session, origin, event, name)"
    " SELECT id, uuid, 99999999, '' FROM session",
    NULL },
  { "told-nonsense",
    UNGUARDED "DROP TABLE told; CREATE TABLE told (id INTEGER PRIMARY KEY, session, kind, value,"
              " told_at); INSERT INTO told (session, kind, value) VALUES (1, 'name', x'ff'),"
              " (1, 'place', 4), (1, 'match', NULL), (1, NULL, 'x'), ('x', 'hidden', 'y')",
    DAMAGED },
  { "cards-that-are-none",
    "INSERT INTO card (game, card, text, taught_at) VALUES "
    "('chain-reaction', 'm1', 'nonsense', ''),"
    " ('no-such-game', '', 'same card m1 card m1', ''), ('chain-reaction', "
    "'a', 'same card a card b',"
    " ''), ('chain-reaction', 'b', 'same card b card a', '')",
    NULL },
  { "version-that-lies", "PRAGMA user_version = -1", "is not a Yellowcake database" },
  { "caches-that-lie",
    "UPDATE cache SET unread = 9223372036854775807; DELETE FROM latest; DELETE FROM listed;"
    "UPDATE sitting SET person = 77, points = -9223372036854775808",
    NULL },
};

/* A database with one session, and what was done to it. */
static char *
attacked (const Attack *attack)
{
  g_autofree char *record = run_board ("red place mine-2 L\nred end\n");
  g_auto (GStrv) parts = g_strsplit (record, "player", 2);
  g_autofree char *known = g_strconcat (parts[0], "session " ID "\nplayer", parts[1], NULL);
  g_autofree char *path = run_write ("evening.ycr", known);
  g_autofree char *folder = g_dir_make_tmp ("yc-hostile-XXXXXX", NULL);
  char *database = g_build_filename (folder, "db", NULL);
  sqlite3 *handle = NULL;

  g_auto (Run) import = run_cli (NULL, "import", path, "--database", database, NULL);
  g_assert_cmpint (import.status, ==, 0);
  g_assert_cmpint (sqlite3_open (database, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle, attack->sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
  return database;
}

static void
remove_all (const char *database)
{
  g_autofree char *folder = g_path_get_dirname (database);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name = g_dir_read_name (dir); name; name = g_dir_read_name (dir)) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_unlink (path);
  }
  g_rmdir (folder);
}

/* It ends by itself, and says what is wrong where it does not do what was asked. */
static void
assert_survived (const Run *run, const char *why)
{
  g_test_message ("%d: %s", run->status, run->err);
  g_assert_cmpint (run->status, >=, 0);
  g_assert_cmpint (run->status, <=, 2);
  if (run->status == 2) {
    g_assert_nonnull (why);
    g_assert_nonnull (strstr (run->err, why));
  }
}

/* All that is asked of a file of sessions. Where there is something to say, somebody is told. */
static void
assert_all_survived (const char *database, const char *why)
{
  g_autofree char *folder = g_path_get_dirname (database);
  g_autofree char *more = run_board ("red place mine-1 L\n");
  g_autofree char *record = run_write ("more.ycr", more);
  g_auto (Run) import = run_cli (NULL, "import", record, "--database", database, NULL);
  g_auto (Run) list = run_cli (NULL, "sessions", "--database", database, NULL);
  g_auto (Run) found = run_cli (NULL, "sessions", "--json", "--database", database, "ana", NULL);
  g_auto (Run) cases = run_cli (NULL, "cases", "--database", database, NULL);
  g_auto (Run) verify = run_cli (NULL, "verify", "--database", database, NULL);
  g_auto (Run) cards = run_cli (NULL, "cards", "export", "--database", database, NULL);
  g_auto (Run) export
    = run_cli (NULL, "export", "--database", database, "-o", folder, "--format", "jsonl", NULL);
  const Run *const runs[] = { &import, &list, &found, &cases, &verify, &cards, &export };
  gboolean told = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (runs); i++) {
    assert_survived (runs[i], why);
    told |= runs[i]->status == 2;
  }
  g_assert_true (told == (why != NULL));
}

static void
is_survived (gconstpointer data)
{
  const Attack *attack = data;
  g_autofree char *database = attacked (attack);

  assert_all_survived (database, attack->why);
  remove_all (database);
}

/* ---- Files of an older version --------------------------------------------------------------- */

#define ENDLESS "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n) SELECT n"

static const Attack attacks_of_old[] = {
  { "trigger-that-never-ends",
    "CREATE TRIGGER again AFTER INSERT ON event BEGIN INSERT INTO event SELECT session,"
    " number + 1, text, written_at FROM event WHERE number = NEW.number; END",
    NULL },
  { "view-in-the-place-of-a-fact",
    "DROP TABLE person; CREATE VIEW person AS " ENDLESS " AS id, 'x' AS name FROM n", DAMAGED },
  { "view-in-the-place-of-seats",
    "DROP TABLE seat; CREATE VIEW seat AS " ENDLESS " AS session, 1 AS number, 'red' AS color,"
    " 1 AS person FROM n",
    DAMAGED },
  { "references-to-nothing", "DROP TRIGGER person_remains; DELETE FROM person", DAMAGED },
};

/* The ledger of version 1 that the migration is tested with, and what was done to it. */
static char *
attacked_of_old (const Attack *attack)
{
  g_autofree char *folder = g_dir_make_tmp ("yc-hostile-XXXXXX", NULL);
  g_autofree char *bytes = NULL;
  char *database = g_build_filename (folder, "db", NULL);
  sqlite3 *handle = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (VERSION_ONE, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (database, bytes, (gssize) length, NULL));
  g_assert_cmpint (sqlite3_open (database, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle, attack->sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
  return database;
}

static void
old_is_survived (gconstpointer data)
{
  const Attack *attack = data;
  g_autofree char *database = attacked_of_old (attack);

  assert_all_survived (database, attack->why);
  remove_all (database);
}

/* Code of strangers goes when the file is opened: plays are kept as ever. */
static void
foreign_code_does_nothing (gconstpointer data)
{
  g_autofree char *database = attacked (data);
  g_autofree char *more = run_board ("red place mine-1 L\n");
  g_autofree char *record = run_write ("more.ycr", more);

  {
    g_auto (Run) import = run_cli (NULL, "import", record, "--database", database, NULL);
    g_auto (Run) list = run_cli (NULL, "sessions", "--database", database, NULL);

    g_assert_cmpint (import.status, ==, 0);
    g_assert_cmpint (list.status, ==, 0);
    g_assert_nonnull (strstr (list.out, ID));
  }
  remove_all (database);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (attacks); i++) {
    g_autofree char *path = g_strconcat ("/cli/hostile/", attacks[i].name, NULL);

    g_test_add_data_func (path, &attacks[i], is_survived);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (attacks_of_old); i++) {
    g_autofree char *path = g_strconcat ("/cli/hostile/of-old/", attacks_of_old[i].name, NULL);

    g_test_add_data_func (path, &attacks_of_old[i], old_is_survived);
  }
  for (gsize i = 0; i < 4; i++) {
    g_autofree char *path = g_strconcat ("/cli/hostile/does-nothing/", attacks[i].name, NULL);

    g_test_add_data_func (path, &attacks[i], foreign_code_does_nothing);
  }
  return g_test_run ();
}
