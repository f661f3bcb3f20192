/* test-backup.c: copies of the ledger are made, kept, and put in its place. */

#include "backup.h"

#include <glib/gstdio.h>
#include <sys/time.h>

#include "ledger-fixture.h"
#include "sql.h"

#define UUID "0197c2f0-1111-7000-8000-00000000000a"
#define DAY  (24 * 60 * 60)

static void
write_evening (Ledger *ledger, unsigned n_plays)
{
  const YcLedgerHead head = table_of_three (UUID, NULL);

  ledger_open (ledger);
  ledger_append (ledger, ledger_begin (ledger, &head), 1, n_plays);
}

typedef struct {
  gboolean done, made;
  GError *error;
} Made;

static void
made (GObject *database, GAsyncResult *result, gpointer data)
{
  Made *what = data;

  what->made = yc_backup_finish (YC_DATABASE (database), result, &what->error);
  what->done = TRUE;
}

static void
back_up (Ledger *ledger, unsigned days, Made *what)
{
  yc_backup_async (ledger->database, days, NULL, made, what);
  while (!what->done || g_atomic_int_get (&G_OBJECT (ledger->database)->ref_count) > 1)
    g_main_context_iteration (NULL, FALSE);
}

static void
assert_backs_up (Ledger *ledger, unsigned days)
{
  Made what = { 0 };

  back_up (ledger, days, &what);
  g_assert_no_error (what.error);
  g_assert_true (what.made);
}

static guint
count_copies (Ledger *ledger)
{
  g_autoptr (GPtrArray) backups = yc_backups_list (ledger->path);

  return backups->len;
}

/* Another copy, made some days ago. */
static void
write_old (Ledger *ledger, const char *name, int days)
{
  g_autofree char *path = g_strconcat (ledger->path, name, NULL);
  g_autofree char *bytes = NULL;
  gsize length;
  const time_t then = time (NULL) - (time_t) days * DAY;
  const struct timeval times[2] = { { then, 0 }, { then, 0 } };

  g_assert_true (g_file_get_contents (ledger->path, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
  g_assert_cmpint (utimes (path, times), ==, 0);
}

/* ---- Making ---------------------------------------------------------------------------------- */

static void
one_a_week (Ledger *ledger, gconstpointer data)
{
  (void) data;
  write_evening (ledger, 3);
  assert_backs_up (ledger, 0);
  g_assert_cmpuint (count_copies (ledger), ==, 0);
  assert_backs_up (ledger, 7);
  g_assert_cmpuint (count_copies (ledger), ==, 1);
  assert_backs_up (ledger, 7);
  g_assert_cmpuint (count_copies (ledger), ==, 1);
  {
    g_autoptr (GPtrArray) backups = yc_backups_list (ledger->path);
    const YcBackup *backup = g_ptr_array_index (backups, 0);

    g_assert_cmpuint (backup->n_sessions, ==, 1);
    g_assert_cmpuint (backup->n_events, ==, 3);
    g_assert_cmpint (ABS (backup->made_at - time (NULL)), <, 100);
  }
}

static void
an_empty_ledger_has_none (Ledger *ledger, gconstpointer data)
{
  (void) data;
  ledger_open (ledger);
  assert_backs_up (ledger, 7);
  g_assert_cmpuint (count_copies (ledger), ==, 0);
}

/* The oldest of those of a week go; one from before the schema changed stays. */
static void
the_newest_are_kept (Ledger *ledger, gconstpointer data)
{
  g_autofree char *oldest = g_strconcat (ledger->path, ".backup-2026-01-01", NULL);

  (void) data;
  write_evening (ledger, 3);
  ledger_close (ledger);
  write_old (ledger, ".version-1", 400);
  write_old (ledger, ".backup-2026-01-01", 80);
  write_old (ledger, ".backup-2026-01-08", 70);
  write_old (ledger, ".backup-2026-01-15", 60);
  write_old (ledger, ".backup-2026-01-22", 50);
  ledger_open (ledger);
  assert_backs_up (ledger, 51);
  g_assert_cmpuint (count_copies (ledger), ==, 5);
  assert_backs_up (ledger, 7);
  g_assert_cmpuint (count_copies (ledger), ==, 5);
  g_assert_false (g_file_test (oldest, G_FILE_TEST_EXISTS));
}

/* Where no copy can be made the ledger goes on, and it is said why. */
static void
a_failure_is_told (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = g_date_time_format (now, ".backup-%Y-%m-%d.half");
  g_autofree char *half = g_strconcat (ledger->path, today, NULL);
  g_autofree char *inside = g_build_filename (half, "x", NULL);
  Made what = { 0 };

  (void) data;
  write_evening (ledger, 3);
  g_assert_cmpint (g_mkdir_with_parents (inside, 0700), ==, 0);
  back_up (ledger, 7, &what);
  g_assert_false (what.made);
  g_assert_nonnull (what.error);
  g_clear_error (&what.error);
  g_assert_cmpint (g_rmdir (inside), ==, 0);
  g_assert_cmpint (g_rmdir (half), ==, 0);
  assert_backs_up (ledger, 7);
  g_assert_cmpuint (count_copies (ledger), ==, 1);
}

/* ---- Going back ------------------------------------------------------------------------------ */

static guint
count_events (Ledger *ledger)
{
  return (guint) ledger_number (ledger, "SELECT count (*) FROM event");
}

static char *
path_of_newest (Ledger *ledger)
{
  g_autoptr (GPtrArray) backups = yc_backups_list (ledger->path);

  g_assert_cmpuint (backups->len, >, 0);
  return g_strdup (((const YcBackup *) g_ptr_array_index (backups, 0))->path);
}

static void
a_copy_takes_the_place (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = NULL;
  g_autofree char *aside = NULL;
  Ledger former = { 0 };

  (void) data;
  write_evening (ledger, 3);
  assert_backs_up (ledger, 7);
  ledger_append (ledger, 1, 4, 5);
  g_assert_cmpuint (count_events (ledger), ==, 5);
  ledger_close (ledger);
  copy = path_of_newest (ledger);
  aside = yc_backup_restore (ledger->path, copy, &error);
  g_assert_no_error (error);
  ledger_open (ledger);
  g_assert_cmpuint (count_events (ledger), ==, 3);
  ledger_close (ledger);

  former.path = aside;
  ledger_open (&former);
  g_assert_cmpuint (count_events (&former), ==, 5);
  ledger_close (&former);
  ledger_open (ledger);
}

static void
where_there_was_none (Ledger *ledger, gconstpointer data)
{
  g_autofree char *copy = NULL;
  g_autofree char *aside = NULL;

  (void) data;
  write_evening (ledger, 3);
  assert_backs_up (ledger, 7);
  ledger_close (ledger);
  copy = path_of_newest (ledger);
  g_assert_cmpint (g_unlink (ledger->path), ==, 0);
  aside = yc_backup_restore (ledger->path, copy, NULL);
  g_assert_cmpstr (aside, ==, "");
  ledger_open (ledger);
  g_assert_cmpuint (count_events (ledger), ==, 3);
}

/* A copy that is damaged, or none at all, changes nothing. */
static void
a_damaged_copy_is_refused (Ledger *ledger, gconstpointer data)
{
  g_autofree char *copy = g_strconcat (ledger->path, ".backup-2026-01-01", NULL);
  g_autoptr (GError) error = NULL;

  (void) data;
  write_evening (ledger, 3);
  ledger_close (ledger);
  g_assert_true (g_file_set_contents (copy, "nonsense", -1, NULL));
  g_assert_cmpuint (count_copies (ledger), ==, 0);
  g_assert_null (yc_backup_restore (ledger->path, copy, &error));
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_DAMAGED);
  ledger_open (ledger);
  g_assert_cmpuint (count_events (ledger), ==, 3);
}

/* ---- Copies that others put there ------------------------------------------------------------ */

#define PAGE_SIZE 4096
#define LEVELS    14

static void
put_big_endian (guint8 *bytes, guint32 number, int n)
{
  for (int i = n - 1; i >= 0; i--, number >>= 8)
    bytes[i] = (guint8) number;
}

/* A page of a table's tree that leads four hundred times to one and the same. */
static void
write_fan (guint8 *page, guint32 child)
{
  const guint16 cell = PAGE_SIZE - 5;

  memset (page, 0, PAGE_SIZE);
  page[0] = 5;
  put_big_endian (page + 3, 400, 2);
  put_big_endian (page + 5, cell, 2);
  put_big_endian (page + 8, child, 4);
  for (int i = 0; i < 400; i++)
    put_big_endian (page + 12 + 2 * i, cell, 2);
  put_big_endian (page + cell, child, 4);
  page[cell + 4] = 1;
}

/* Of the page `root`, which is a leaf, a tree of some pages with more rows than can be counted. */
static void
grow_without_end (const char *path, guint32 root)
{
  g_autofree char *contents = NULL;
  g_autofree guint8 *bytes = NULL;
  gsize length;
  guint32 n;

  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  n = (guint32) (length / PAGE_SIZE);
  bytes = g_malloc0 (length + (LEVELS + 1) * PAGE_SIZE);
  memcpy (bytes, contents, length);
  memcpy (bytes + length, bytes + (root - 1) * PAGE_SIZE, PAGE_SIZE);
  for (guint32 level = 0; level < LEVELS; level++)
    write_fan (bytes + (n + 1 + level) * PAGE_SIZE, n + 1 + level);
  write_fan (bytes + (root - 1) * PAGE_SIZE, n + 1 + LEVELS);
  put_big_endian (bytes + 28, n + 1 + LEVELS, 4);
  g_assert_true (
    g_file_set_contents (path, (char *) bytes, (gssize) (length + (LEVELS + 1) * PAGE_SIZE), NULL));
}

/* The one is no copy, and is not told of; the one beside it is. */
static void
assert_passed_over (Ledger *ledger, const char *copy)
{
  g_autoptr (GPtrArray) backups = yc_backups_list (ledger->path);

  for (guint i = 0; i < backups->len; i++)
    g_assert_cmpstr (((const YcBackup *) g_ptr_array_index (backups, i))->path, !=, copy);
  g_assert_cmpuint (backups->len, ==, 1);
}

static void
a_stranger_is_passed_over (Ledger *ledger, gconstpointer data)
{
  static const char *const strangers[] = {
    "DROP TABLE session; CREATE VIEW session AS " ENDLESS " AS id FROM n",
    "DROP TABLE event; CREATE VIEW event AS " ENDLESS " AS number FROM n",
    "DROP TABLE event; CREATE TABLE same (n); CREATE VIEW event AS SELECT 1 AS number FROM same",
  };

  (void) data;
  write_evening (ledger, 3);
  ledger_close (ledger);
  for (gsize i = 0; i < G_N_ELEMENTS (strangers); i++) {
    Ledger copy = { .path = g_strconcat (ledger->path, ".backup-2026-01-01", NULL) };

    write_old (ledger, ".backup-2026-01-01", 5);
    write_old (ledger, ".version-1", 5);
    ledger_tamper (&copy, strangers[i]);
    assert_passed_over (ledger, copy.path);
    g_free (copy.path);
  }
}

static void
a_tree_without_end_is_passed_over (Ledger *ledger, gconstpointer data)
{
  g_autofree char *path = g_strconcat (ledger->path, ".backup-2026-01-01", NULL);
  Ledger copy = { .path = path };
  sqlite3 *handle = NULL;
  gint64 root = 0;

  (void) data;
  write_evening (ledger, 3);
  ledger_close (ledger);
  write_old (ledger, ".backup-2026-01-01", 5);
  write_old (ledger, ".version-1", 5);
  ledger_tamper (&copy, "DROP TABLE event; PRAGMA journal_mode = DELETE;"
                        "CREATE TABLE event (number); INSERT INTO event VALUES (1)");
  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  g_assert_true (yc_sql_number (
    handle, path, "SELECT rootpage FROM sqlite_schema WHERE name = 'event'", &root, NULL));
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
  grow_without_end (copy.path, (guint32) root);
  assert_passed_over (ledger, copy.path);
}

int
main (int argc, char *argv[])
{
  static const struct {
    const char *path;
    void (*test) (Ledger *ledger, gconstpointer data);
  } tests[] = {
    { "/ledger/backup/one_a_week", one_a_week },
    { "/ledger/backup/an_empty_ledger_has_none", an_empty_ledger_has_none },
    { "/ledger/backup/the_newest_are_kept", the_newest_are_kept },
    { "/ledger/backup/a_failure_is_told", a_failure_is_told },
    { "/ledger/backup/a_copy_takes_the_place", a_copy_takes_the_place },
    { "/ledger/backup/where_there_was_none", where_there_was_none },
    { "/ledger/backup/a_damaged_copy_is_refused", a_damaged_copy_is_refused },
    { "/ledger/backup/a_stranger_is_passed_over", a_stranger_is_passed_over },
    { "/ledger/backup/a_tree_without_end_is_passed_over", a_tree_without_end_is_passed_over },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Ledger, NULL, ledger_set_up_folder, tests[i].test, ledger_tear_down);
  return g_test_run ();
}
