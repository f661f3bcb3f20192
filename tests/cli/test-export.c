/* test-export.c: `yellowcake-cli export`. */

#include <glib/gstdio.h>
#include <string.h>

#include "run.h"

#define ID "0197c2f0-1111-7000-8000-000000000001"

/* A database with two sessions, one of them with a known id, and a folder that is not there. */
static void
prepare (char **path, char **folder)
{
  g_autofree char *one = run_board ("red place mine-2 L\n");
  g_autofree char *other = run_board ("red place mine-1 L\n");
  g_auto (GStrv) parts = g_strsplit (one, "player", 2);
  g_autofree char *known = g_strconcat (parts[0], "session " ID "\nplayer", parts[1], NULL);
  g_autofree char *first = run_write ("first.ycr", known);
  g_autofree char *second = run_write ("second.ycr", other);
  g_autofree char *beside = g_path_get_dirname (first);
  g_autofree char *name = g_uuid_string_random ();

  *path = g_build_filename (beside, name, NULL);
  *folder = g_dir_make_tmp ("yc-export-XXXXXX", NULL);
  g_auto (Run) run = run_cli (NULL, "import", first, second, "--database", *path, NULL);
  g_assert_cmpint (run.status, ==, 0);
}

/* How many files there are; they go, and the folder with them. */
static guint
count_and_remove (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  for (const char *name = g_dir_read_name (dir); name; name = g_dir_read_name (dir), n++) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_unlink (path);
  }
  g_rmdir (folder);
  return n;
}

static void
test_all (void)
{
  g_autofree char *path = NULL, *folder = NULL;

  prepare (&path, &folder);
  g_auto (Run) run = run_cli (NULL, "export", "--database", path, "-o", folder, NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.out, ==, "2 sessions were written.\n");
  g_assert_cmpuint (count_and_remove (folder), ==, 2);
}

static void
test_one (void)
{
  g_autofree char *path = NULL, *folder = NULL;

  prepare (&path, &folder);
  g_auto (Run) run
    = run_cli (NULL, "export", "--database", path, "--format", "csv", "-o", folder, ID, NULL);
  g_autofree char *file = g_build_filename (folder, "seats.csv", NULL);
  g_autofree char *text = NULL;
  g_assert_cmpint (run.status, ==, 0);
  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  g_auto (GStrv) lines = g_strsplit (text, "\r\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 4);
  g_assert_true (g_str_has_prefix (lines[1], ID ",manhattan-project,"));
  g_assert_cmpuint (count_and_remove (folder), ==, 3);
}

/* The others are written. */
static void
test_unknown (void)
{
  g_autofree char *path = NULL, *folder = NULL;

  prepare (&path, &folder);
  g_auto (Run) run
    = run_cli (NULL, "export", "--database", path, "-o", folder, "no-such-id", ID, NULL);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_true (g_str_has_prefix (run.err, "no-such-id: "));
  g_assert_cmpstr (run.out, ==, "1 session was written.\n");
  g_assert_cmpuint (count_and_remove (folder), ==, 1);
}

static void
test_usage (void)
{
  g_autofree char *path = NULL, *folder = NULL;

  prepare (&path, &folder);
  g_auto (Run) nowhere = run_cli (NULL, "export", "--database", path, NULL);
  g_auto (Run) format
    = run_cli (NULL, "export", "--database", path, "-o", folder, "--format", "pdf", NULL);
  g_auto (Run) file = run_cli (NULL, "export", "--database", path, "-o", "/dev/null/x", NULL);
  g_assert_cmpint (nowhere.status, ==, 2);
  g_assert_cmpint (format.status, ==, 2);
  g_assert_cmpint (file.status, ==, 2);
  g_assert_cmpuint (count_and_remove (folder), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/export/all", test_all);
  g_test_add_func ("/cli/export/one", test_one);
  g_test_add_func ("/cli/export/unknown", test_unknown);
  g_test_add_func ("/cli/export/usage", test_usage);
  return g_test_run ();
}
