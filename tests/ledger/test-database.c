/* test-database.c: who may open which file, what each refusal says, and that facts stay facts. */

#include "ledger-fixture.h"

#include <glib/gstdio.h>

#include "branches.h"
#include "persons.h"
#include "puzzle-tries.h"
#include "sql.h"
#include "told-facts.h"

#define UUID "0197c2f0-1111-7000-8000-000000000003"

static void
fill_what_was_told (Ledger *ledger, gint64 session)
{
  const YcLedgerHead head = table_of_two ("uuid-branch", NULL);
  const char *const sql = "INSERT INTO emptied (uuid, copy, n_events, emptied_at)"
                          " VALUES ('gone', 'gone.ycr', 3, '2026-11-21T19:30:00Z')";

  g_assert_true (yc_told_tell (ledger->database, session, YC_TOLD_NAME, "Final", NULL));
  g_assert_cmpint (yc_branches_begin (ledger->database, &head, NULL, UUID, 2, "Bolder", NULL), >,
                   0);
  g_assert_true (yc_persons_join (ledger->database, "Bo", "Cy", NULL));
  g_assert_true (yc_puzzle_tries_add (ledger->database, session, 2, FALSE, NULL));
  g_assert_cmpint (sqlite3_exec (yc_database_get_handle (ledger->database), sql, NULL, NULL, NULL),
                   ==, SQLITE_OK);
}

/* One row at least in every table of facts. */
static gint64
fill (Ledger *ledger)
{
  const YcLedgerHead head = table_of_three (UUID, NULL);
  const gint64 session = ledger_begin (ledger, &head);

  ledger_append (ledger, session, 1, 3);
  ledger_teach (ledger, "manhattan-project", "47", "card 47 reactor needs SS gives P2");
  ledger_dispute (ledger, session, 2);
  fill_what_was_told (ledger, session);
  return session;
}

/* What the tables of facts hold, all of it, as one text. */
static char *
all_facts (Ledger *ledger)
{
  static const char *const queries[] = {
    "SELECT group_concat (id || name, '|') FROM person",
    "SELECT group_concat (id || uuid || game || rules_version || head, '|') FROM session",
    "SELECT group_concat (session || number || color || person, '|') FROM seat",
    "SELECT group_concat (session || number || text || written_at, '|') FROM event",
    "SELECT group_concat (id || game || card || text, '|') FROM card",
    "SELECT group_concat (id || session || event || rule || note, '|') FROM dispute",
    "SELECT group_concat (id || session || kind || value, '|') FROM told",
    "SELECT group_concat (session || origin || event || name, '|') FROM branch",
    "SELECT group_concat (id || person || ifnull (same_as, '-'), '|') FROM same_person",
    "SELECT group_concat (id || session || event || solved, '|') FROM puzzle_try",
    "SELECT group_concat (id || uuid || copy || n_events, '|') FROM emptied",
  };
  GString *facts = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (queries); i++) {
    sqlite3_stmt *select = yc_database_prepare (ledger->database, queries[i], NULL);

    g_assert_true (yc_database_next (ledger->database, select, NULL));
    g_string_append_printf (facts, "%s\n", (const char *) sqlite3_column_text (select, 0));
    sqlite3_reset (select);
  }
  return g_string_free (facts, FALSE);
}

static void
no_fact_is_changed (Ledger *ledger, gconstpointer data)
{
  static const char *const attempts[] = {
    "UPDATE person SET name = 'Eve' WHERE id = 1",
    "UPDATE session SET head = '' WHERE id = 1",
    "UPDATE session SET id = 2 WHERE id = 1",
    "UPDATE seat SET color = 'purple' WHERE number = 1",
    "UPDATE event SET text = 'red end' WHERE number = 2",
    "UPDATE event SET session = session WHERE number = 2",
    "UPDATE event SET number = 4 WHERE number = 3",
    "UPDATE card SET text = ''",
    "UPDATE dispute SET note = ''",
    "UPDATE told SET value = NULL",
    "UPDATE branch SET name = ''",
    "UPDATE same_person SET same_as = NULL",
    "UPDATE puzzle_try SET solved = 1",
    "UPDATE emptied SET copy = ''",
    "DELETE FROM told",
    "DELETE FROM branch",
    "DELETE FROM same_person",
    "DELETE FROM puzzle_try",
    "DELETE FROM emptied",
    "INSERT INTO told (session, kind, value, told_at) VALUES (1, 'colour', 'red', '')",
    "INSERT INTO told (session, kind, value, told_at) VALUES (9, 'name', 'x', '')",
    "INSERT INTO told (session, kind, value, told_at) VALUES (1, 'name', '', '')",
    "INSERT INTO same_person (person, same_as, told_at) VALUES (1, 1, '')",
    "INSERT INTO puzzle_try (session, event, solved, tried_at) VALUES (1, 1, 2, '')",
    "REPLACE INTO branch (session, origin, event, name) VALUES (2, 'other', 0, '')",
    "DELETE FROM person",
    "DELETE FROM session",
    "DELETE FROM seat WHERE number = 3",
    "DELETE FROM event WHERE number = 3",
    "DELETE FROM event",
    "DELETE FROM card",
    "DELETE FROM dispute",
    "INSERT OR REPLACE INTO person (id, name) VALUES (1, 'Eve')",
    "INSERT OR REPLACE INTO session (id, uuid, game, rules_version, begun_at, head)"
    " VALUES (1, 'u', 'g', 1, '2026-11-21', 'h')",
    "INSERT OR REPLACE INTO seat (session, number, color, person) VALUES (1, 1, 'purple', 2)",
    "INSERT OR REPLACE INTO event (session, number, text, written_at) VALUES (1, 3, 'x', "
    "'2026-11-21')",
    "INSERT OR REPLACE INTO card (id, game, card, text, taught_at) VALUES (1, 'g', 'c', 't', 'a')",
    "REPLACE INTO dispute (id, session, event, rule, note, noted_at) VALUES (1, 1, 1, '', '', '')",
    "INSERT INTO event (session, number, text, written_at) VALUES (1, 5, 'x', '2026-11-21')",
    "INSERT INTO event (session, number, text, written_at) VALUES (1, 4, 'x', 'yesterday')",
    "INSERT INTO event (session, number, text, written_at)"
    " VALUES (1, 4, 'x' || char (10) || 'y', '2026-11-21')",
    "INSERT INTO event (session, number, text, written_at) VALUES (1, 'five', 'x', '2026-11-21')",
  };
  g_autofree char *before = NULL;

  (void) data;
  fill (ledger);
  before = all_facts (ledger);
  for (gsize i = 0; i < G_N_ELEMENTS (attempts); i++) {
    g_autofree char *after = NULL;
    const int code
      = sqlite3_exec (yc_database_get_handle (ledger->database), attempts[i], NULL, NULL, NULL);

    g_test_message ("%s", attempts[i]);
    g_assert_cmpint (code & 0xff, ==, SQLITE_CONSTRAINT);
    after = all_facts (ledger);
    g_assert_cmpstr (after, ==, before);
  }
}

/* Whoever adds a table of facts has to guard it. */
static void
every_table_is_guarded (Ledger *ledger, gconstpointer data)
{
  const char *const sql
    = "SELECT count (*) FROM sqlite_schema AS t WHERE type = 'table'"
      " AND name NOT IN ('cache', 'brought', 'latest', 'outcome', 'sitting', 'deed', 'cases',"
      " 'aside', 'joined', 'listed', 'habit', 'searched', 'puzzle', 'sealed')"
      " AND name NOT LIKE 'words%'"
      " AND 2 <> (SELECT count (*) FROM sqlite_schema"
      " WHERE type = 'trigger' AND tbl_name = t.name"
      " AND (sql LIKE '% BEFORE UPDATE ON %' OR sql LIKE '% BEFORE DELETE ON %'))";

  (void) data;
  g_assert_cmpint (ledger_number (ledger, sql), ==, 0);
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM sqlite_schema WHERE type = 'table'"
                                          " AND name NOT LIKE 'words%'"),
                   ==, 25);
}

static void
the_settings_are_those_that_last (Ledger *ledger, gconstpointer data)
{
  (void) data;
  g_assert_cmpint (ledger_number (ledger, "PRAGMA synchronous"), ==, 2);
  g_assert_cmpint (ledger_number (ledger, "PRAGMA foreign_keys"), ==, 1);
  g_assert_cmpint (ledger_number (ledger, "PRAGMA recursive_triggers"), ==, 1);
  g_assert_cmpint (ledger_number (ledger, "PRAGMA user_version"), ==,
                   yc_schema_current ()->version);
  g_assert_cmpint (ledger_number (ledger, "PRAGMA application_id"), ==, YC_LEDGER_APPLICATION_ID);
  g_assert_cmpint (
    ledger_number (ledger, "SELECT (SELECT journal_mode FROM pragma_journal_mode) = 'wal'"
                           " AND (SELECT locking_mode FROM pragma_locking_mode) = 'exclusive'"),
    ==, 1);
  g_assert_cmpint (
    ledger_number (ledger,
                   "SELECT count (*) FROM pragma_table_list WHERE type = 'table' AND strict = 0"
                   " AND schema = 'main' AND name NOT LIKE 'sqlite_%'"),
    ==, 0);
}

static void
a_second_instance_is_turned_away (Ledger *ledger, gconstpointer data)
{
  (void) data;
  if (g_test_subprocess ()) {
    assert_not_opened (g_getenv ("YC_TEST_LEDGER"), YC_LEDGER_ERROR_BUSY);
    return;
  }
  fill (ledger);
  assert_not_opened (ledger->path, YC_LEDGER_ERROR_BUSY);
  g_setenv ("YC_TEST_LEDGER", ledger->path, TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();

  /* Nobody was in the way of the first, and when it goes the next may come. */
  ledger_append (ledger, 1, 4, 5);
  ledger_close (ledger);
  ledger_open (ledger);
  g_assert_cmpuint (ledger_count (ledger, 1, NULL), ==, 5);
}

static void
the_folder_is_made (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (ledger->folder, "new", "folder", "y.db", NULL);
  g_autoptr (YcDatabase) database = yc_database_open (path, &error);

  (void) data;
  g_assert_no_error (error);
  g_assert_cmpstr (yc_database_get_path (database), ==, path);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
}

/* Not even the superuser can make a folder in a file. (For a disk that is read-only: test-faults.)
 */
static void
a_folder_that_cannot_be_is_told (Ledger *ledger, gconstpointer data)
{
  g_autofree char *path = g_build_filename (ledger->path, "folder", "y.db", NULL);

  (void) data;
  g_assert_true (g_file_set_contents (ledger->path, "a file", -1, NULL));
  assert_not_opened (path, YC_LEDGER_ERROR_READ_ONLY_FOLDER);
}

/* Opening has to fail and to leave every byte as it was. */
static void
assert_left_alone (const char *path, YcLedgerError kind)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize n_before, n_after;

  g_assert_true (g_file_get_contents (path, &before, &n_before, NULL));
  assert_not_opened (path, kind);
  g_assert_true (g_file_get_contents (path, &after, &n_after, NULL));
  g_assert_cmpmem (before, n_before, after, n_after);
}

static void
a_text_is_no_database (Ledger *ledger, gconstpointer data)
{
  g_autofree char *text = g_strnfill (5000, 'y');

  (void) data;
  g_assert_true (g_file_set_contents (ledger->path, text, -1, NULL));
  assert_left_alone (ledger->path, YC_LEDGER_ERROR_NOT_A_DATABASE);
}

static void
make_database (const char *path, const char *sql)
{
  sqlite3 *handle = NULL;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
}

static void
another_programs_database_is_left_alone (Ledger *ledger, gconstpointer data)
{
  (void) data;
  make_database (ledger->path, "CREATE TABLE bookmark (address TEXT)");
  assert_left_alone (ledger->path, YC_LEDGER_ERROR_NOT_A_DATABASE);
}

static void
a_newer_version_is_left_alone (Ledger *ledger, gconstpointer data)
{
  (void) data;
  ledger_open (ledger);
  fill (ledger);
  ledger_close (ledger);
  make_database (ledger->path, "PRAGMA user_version = 3");
  assert_left_alone (ledger->path, YC_LEDGER_ERROR_NEWER_VERSION);
}

/* An empty file is what is left when the power goes right after it was made. */
static void
an_empty_file_becomes_a_ledger (Ledger *ledger, gconstpointer data)
{
  (void) data;
  g_assert_true (g_file_set_contents (ledger->path, "", 0, NULL));
  ledger_open (ledger);
  fill (ledger);
}

static void
a_closed_file_stands_alone (Ledger *ledger, gconstpointer data)
{
  g_autofree char *wal = g_strconcat (ledger->path, "-wal", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  (void) data;
  fill (ledger);
  before = all_facts (ledger);
  g_assert_true (g_file_test (wal, G_FILE_TEST_EXISTS));
  ledger_close (ledger);
  g_assert_false (g_file_test (wal, G_FILE_TEST_EXISTS));
  ledger_open (ledger);
  after = all_facts (ledger);
  g_assert_cmpstr (after, ==, before);
}

static void
the_default_is_in_the_users_data (void)
{
  g_autofree char *path = yc_database_default_path ();

  g_assert_true (g_str_has_prefix (path, g_get_user_data_dir ()));
  g_assert_true (g_str_has_suffix (path, "/yellowcake/yellowcake.db"));
}

#define ADD(name, set_up)                                                                          \
  g_test_add ("/ledger/database/" #name, Ledger, NULL, set_up, name, ledger_tear_down)

/* What was read takes no room any more, and is read again where it is asked for. */
static void
what_was_read_is_forgotten (Ledger *ledger, gconstpointer data)
{
  const YcLedgerHead head = table_of_three ("u1", "2026-01-01T10:00:00+01:00");
  const gint64 session = ledger_begin (ledger, &head);
  sqlite3_int64 before;

  (void) data;
  ledger_append (ledger, session, 1, 400);
  g_assert_cmpuint (ledger_count (ledger, session, NULL), ==, 400);
  before = sqlite3_memory_used ();
  yc_database_forget (ledger->database);
  g_assert_cmpint (sqlite3_memory_used (), <, before);
  g_assert_cmpuint (ledger_count (ledger, session, NULL), ==, 400);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD (no_fact_is_changed, ledger_set_up);
  ADD (every_table_is_guarded, ledger_set_up);
  ADD (the_settings_are_those_that_last, ledger_set_up);
  ADD (a_second_instance_is_turned_away, ledger_set_up);
  ADD (the_folder_is_made, ledger_set_up_folder);
  ADD (a_folder_that_cannot_be_is_told, ledger_set_up_folder);
  ADD (a_text_is_no_database, ledger_set_up_folder);
  ADD (another_programs_database_is_left_alone, ledger_set_up_folder);
  ADD (a_newer_version_is_left_alone, ledger_set_up_folder);
  ADD (an_empty_file_becomes_a_ledger, ledger_set_up_folder);
  ADD (a_closed_file_stands_alone, ledger_set_up);
  ADD (what_was_read_is_forgotten, ledger_set_up);
  g_test_add_func ("/ledger/database/the_default_is_in_the_users_data",
                   the_default_is_in_the_users_data);
  return g_test_run ();
}
