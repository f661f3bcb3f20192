/* test-backup.c: copies of the ledger are made, kept, and put in its place. */

#include "backup.h"

#include <glib/gstdio.h>
#include <sys/time.h>

#include "ledger-fixture.h"

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
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Ledger, NULL, ledger_set_up_folder, tests[i].test, ledger_tear_down);
  return g_test_run ();
}
