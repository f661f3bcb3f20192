/* test-places.c: a fresh file of sessions in the place of another. */

#include "places.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ledger-fixture.h"

typedef struct {
  char *folder, *path, *fresh, *aside;
} Places;

static void
write_file (const char *path, const char *suffix, const char *text)
{
  g_autofree char *name = g_strconcat (path, suffix, NULL);

  g_assert_true (g_file_set_contents (name, text, -1, NULL));
}

static void
assert_file (const char *path, const char *suffix, const char *expected)
{
  g_autofree char *name = g_strconcat (path, suffix, NULL);
  g_autofree char *text = NULL;

  g_file_get_contents (name, &text, NULL, NULL);
  g_assert_cmpstr (text, ==, expected);
}

static void
places_set_up (Places *places, gconstpointer data)
{
  (void) data;
  places->folder = g_dir_make_tmp ("places-XXXXXX", NULL);
  places->path = g_build_filename (places->folder, "ledger.db", NULL);
  places->fresh = g_build_filename (places->folder, "ledger.db.fresh", NULL);
  places->aside = g_build_filename (places->folder, "ledger.db.aside", NULL);
}

static void
places_tear_down (Places *places, gconstpointer data)
{
  const char *const files[] = { places->path, places->fresh, places->aside };

  (void) data;
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++) {
    g_autofree char *wal = g_strconcat (files[i], "-wal", NULL);

    g_unlink (files[i]);
    g_unlink (wal);
  }
  g_assert_cmpint (g_rmdir (places->folder), ==, 0);
  g_free (places->folder);
  g_free (places->path);
  g_free (places->fresh);
  g_free (places->aside);
}

static void
each_has_its_wal (Places *places, gconstpointer data)
{
  (void) data;
  write_file (places->path, "", "old");
  write_file (places->path, "-wal", "old too");
  write_file (places->fresh, "", "new");
  g_assert_true (yc_places_change (places->path, places->fresh, places->aside, NULL));
  assert_file (places->path, "", "new");
  assert_file (places->path, "-wal", NULL);
  assert_file (places->aside, "", "old");
  assert_file (places->aside, "-wal", "old too");
  assert_file (places->fresh, "", NULL);
}

static void
there_may_be_none (Places *places, gconstpointer data)
{
  (void) data;
  write_file (places->fresh, "", "new");
  g_assert_true (yc_places_change (places->path, places->fresh, places->aside, NULL));
  assert_file (places->path, "", "new");
  assert_file (places->aside, "", NULL);
}

static void
a_failure_changes_nothing (Places *places, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  (void) data;
  write_file (places->path, "", "old");
  write_file (places->path, "-wal", "old too");
  g_assert_false (yc_places_change (places->path, places->fresh, places->aside, &error));
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_IO);
  assert_file (places->path, "", "old");
  assert_file (places->path, "-wal", "old too");
  assert_file (places->aside, "", NULL);
  assert_file (places->aside, "-wal", NULL);
}

/* ---- At any time ----------------------------------------------------------------------------- */

/* The child ends after so many steps of the disk; 0: it does not. */
static unsigned steps_left;
static gboolean one_name_only;

#define TORN 77

int __real_rename (const char *from, const char *to);
int __wrap_rename (const char *from, const char *to);
int __real_link (const char *from, const char *to);
int __wrap_link (const char *from, const char *to);
int __real_g_unlink (const char *path);
int __wrap_g_unlink (const char *path);

static void
step (void)
{
  if (steps_left > 0 && --steps_left == 0)
    _exit (TORN);
}

int
__wrap_rename (const char *from, const char *to)
{
  const int answer = __real_rename (from, to);

  step ();
  return answer;
}

int
__wrap_link (const char *from, const char *to)
{
  int answer = -1;

  if (one_name_only)
    errno = EPERM;
  else
    answer = __real_link (from, to);
  step ();
  return answer;
}

int
__wrap_g_unlink (const char *path)
{
  const int answer = __real_g_unlink (path);

  step ();
  return answer;
}

#define OLD_PLAYS 8
#define NEW_PLAYS 2

static unsigned
count_plays (const char *path)
{
  Ledger ledger = { .path = (char *) path };
  unsigned n;

  ledger_open (&ledger);
  n = (unsigned) ledger_number (&ledger, "SELECT count (*) FROM event");
  ledger_close (&ledger);
  return n;
}

static void
write_plays (const char *path, unsigned first, unsigned last)
{
  Ledger ledger = { .path = (char *) path };
  const YcLedgerHead head = table_of_three ("uuid-1", NULL);

  ledger_open (&ledger);
  if (first == 1)
    ledger_begin (&ledger, &head);
  ledger_append (&ledger, 1, first, last);
  ledger_close (&ledger);
}

/* The last plays are in the WAL alone, as after a crash. */
static void
write_old_and_new (const char *path, const char *fresh)
{
  g_autofree char *wal = g_strconcat (path, "-wal", NULL);
  g_autofree char *bytes = NULL, *last_plays = NULL;
  gsize length, n_last_plays;
  Ledger ledger = { .path = (char *) path };

  write_plays (path, 1, OLD_PLAYS - 3);
  ledger_open (&ledger);
  ledger_append (&ledger, 1, OLD_PLAYS - 2, OLD_PLAYS);
  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  g_assert_true (g_file_get_contents (wal, &last_plays, &n_last_plays, NULL));
  ledger_close (&ledger);
  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
  g_assert_true (g_file_set_contents (wal, last_plays, (gssize) n_last_plays, NULL));
  write_plays (fresh, 1, NEW_PLAYS);
}

/* Whether the child was torn away at that step. */
static gboolean
change_until (const Places *places, unsigned n)
{
  int status;
  const pid_t child = fork ();

  if (child == 0) {
    steps_left = n;
    _exit (yc_places_change (places->path, places->fresh, places->aside, NULL) ? 0 : 1);
  }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  g_assert_true (WEXITSTATUS (status) == 0 || WEXITSTATUS (status) == TORN);
  return WEXITSTATUS (status) == TORN;
}

static void
remove_all_in (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name = g_dir_read_name (dir); name; name = g_dir_read_name (dir)) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_unlink (path);
  }
}

/* What the old ledger is called now: the name it was to get, or where that was not done one that
 * was found later. */
static char *
find_old (const Places *places)
{
  g_autofree char *wal = g_strconcat (places->aside, "-wal", NULL);
  g_autoptr (GDir) dir = g_dir_open (places->folder, 0, NULL);

  if (!g_file_test (wal, G_FILE_TEST_EXISTS))
    for (const char *name = g_dir_read_name (dir); name; name = g_dir_read_name (dir))
      if (strstr (name, ".replaced-") && !g_str_has_suffix (name, "-wal"))
        return g_build_filename (places->folder, name, NULL);
  return g_strdup (places->aside);
}

static void
assert_set_aside (const Places *places)
{
  g_autofree char *old = find_old (places);

  write_plays (places->path, NEW_PLAYS + 1, NEW_PLAYS + 1);
  g_assert_cmpuint (count_plays (old), ==, OLD_PLAYS);
  g_assert_cmpuint (count_plays (places->path), ==, NEW_PLAYS + 1);
}

/* Whoever is torn away in between finds the one or the other, whole, and what is written into that
 * does not go into what was set aside. */
static void
one_or_the_other_is_there (Places *places, gconstpointer data)
{
  gboolean torn = TRUE;
  unsigned n;

  (void) data;
  for (n = 1; torn; n++) {
    unsigned found;

    write_old_and_new (places->path, places->fresh);
    torn = change_until (places, n);
    found = count_plays (places->path);
    g_assert_true (found == NEW_PLAYS || (torn && found == OLD_PLAYS));
    if (found == NEW_PLAYS)
      assert_set_aside (places);
    remove_all_in (places->folder);
  }
  g_assert_cmpuint (n, >, 5);
}

static void
on_a_disk_with_one_name_too (Places *places, gconstpointer data)
{
  one_name_only = TRUE;
  one_or_the_other_is_there (places, data);
  one_name_only = FALSE;
}

#define ADD(name)                                                                                  \
  g_test_add ("/ledger/places/" #name, Places, NULL, places_set_up, name, places_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD (each_has_its_wal);
  ADD (there_may_be_none);
  ADD (a_failure_changes_nothing);
  ADD (one_or_the_other_is_there);
  ADD (on_a_disk_with_one_name_too);
  return g_test_run ();
}
