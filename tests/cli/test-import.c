/* test-import.c: `yellowcake-cli import`. */

#include <json-glib/json-glib.h>
#include <string.h>

#include "run.h"

#define PLAYS "red place mine-2 L\nred end\n"

/* A database of its own, not there yet. */
static char *
database (void)
{
  g_autofree char *path = run_write ("import", "");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_uuid_string_random ();

  return g_build_filename (folder, name, NULL);
}

/* A record with an id, under this name. */
static char *
record (const char *name, const char *plays)
{
  g_autofree char *board = run_board (plays);
  g_auto (GStrv) parts = g_strsplit (board, "player", 2);
  g_autofree char *text = g_strconcat (
    parts[0], "session 0197c2f0-1111-7000-8000-000000000001\nplayer", parts[1], NULL);

  return run_write (name, text);
}

static JsonObject *
object_of (const char *line, JsonNode **node)
{
  *node = json_from_string (line, NULL);
  g_assert_nonnull (*node);
  return json_node_get_object (*node);
}

static void
test_people (void)
{
  g_autofree char *path = database ();
  g_autofree char *short_one = record ("short.ycr", "red place mine-2 L\n");
  g_autofree char *long_one = record ("long.ycr", PLAYS);
  g_autofree char *other = record ("other.ycr", "red place mine-1 L\n");
  g_auto (Run) first = run_cli (NULL, "import", short_one, "--database", path, NULL);
  g_auto (Run) second = run_cli (NULL, "import", short_one, long_one, "--database", path, NULL);
  g_auto (Run) third = run_cli (NULL, "import", other, "--database", path, NULL);

  g_assert_cmpint (first.status, ==, 0);
  g_assert_true (g_str_has_suffix (first.out, "short.ycr: new, 1 play\n"));
  g_assert_cmpint (second.status, ==, 0);
  g_assert_nonnull (strstr (second.out, "short.ycr: known\n"));
  g_assert_nonnull (strstr (second.out, "long.ycr: longer, 1 more play\n"));
  g_assert_cmpint (third.status, ==, 1);
  g_assert_nonnull (strstr (third.out, "other.ycr: Differs from play 1 on"));
  g_assert_nonnull (strstr (third.out, "in the sessions: red place mine-2 L\n"));
  g_assert_nonnull (strstr (third.out, "in the file: red place mine-1 L\n"));
}

static void
test_json (void)
{
  g_autofree char *path = database ();
  g_autofree char *one = record ("one.ycr", PLAYS);
  g_autofree char *other = record ("other.ycr", "red place mine-2 L\nblue end\n");
  g_auto (Run) run = run_cli (NULL, "import", "--json", one, other, "--database", path, NULL);
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);
  g_autoptr (JsonNode) first = NULL, second = NULL;

  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  JsonObject *fresh = object_of (lines[0], &first);
  g_assert_cmpstr (json_object_get_string_member (fresh, "file"), ==, one);
  g_assert_cmpstr (json_object_get_string_member (fresh, "result"), ==, "new");
  g_assert_cmpstr (json_object_get_string_member (fresh, "session"), ==,
                   "0197c2f0-1111-7000-8000-000000000001");
  g_assert_cmpint (json_object_get_int_member (fresh, "taken"), ==, 2);
  JsonObject *differs = object_of (lines[1], &second);
  g_assert_cmpstr (json_object_get_string_member (differs, "result"), ==, "differs");
  g_assert_cmpint (json_object_get_int_member (differs, "event"), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (differs, "ours"), ==, "red end");
  g_assert_cmpstr (json_object_get_string_member (differs, "theirs"), ==, "blue end");
}

/* One file that cannot be read keeps no other out. */
static void
test_unreadable (void)
{
  g_autofree char *path = database ();
  g_autofree char *bad = run_write ("bad.ycr", "yellowcake 1\ngame go\n");
  g_autofree char *one = record ("one.ycr", PLAYS);
  g_auto (Run) run = run_cli (NULL, "import", bad, "no-such-file", one, "--database", path, NULL);
  g_auto (Run) again = run_cli (NULL, "import", "--json", bad, one, "--database", path, NULL);

  g_assert_cmpint (run.status, ==, 2);
  g_assert_nonnull (strstr (run.err, "bad.ycr:2:6: "));
  g_assert_nonnull (strstr (run.err, "no-such-file: "));
  g_assert_nonnull (strstr (run.out, "one.ycr: new, 2 plays\n"));
  g_assert_nonnull (strstr (again.out, "\"result\":\"unreadable\""));
  g_assert_nonnull (strstr (again.out, "\"result\":\"known\""));
}

/* More files than go into one transaction. */
static void
test_many (void)
{
  g_autofree char *path = database ();
  g_autoptr (GPtrArray) arguments = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (arguments, g_strdup (g_getenv ("YELLOWCAKE_CLI")));
  g_ptr_array_add (arguments, g_strdup ("import"));
  g_ptr_array_add (arguments, g_strconcat ("--database=", path, NULL));
  for (int i = 0; i < 205; i++) {
    g_autofree char *name = g_strdup_printf ("many-%03d.ycr", i);
    g_autofree char *note = g_strdup_printf ("table note \"%d\"\n", i);
    g_autofree char *board = run_board (note);

    g_ptr_array_add (arguments, run_write (name, board));
  }
  g_ptr_array_add (arguments, NULL);
  for (int round = 0; round < 2; round++) {
    g_autofree char *out = NULL;
    int status;

    g_assert_true (g_spawn_sync (NULL, (char **) arguments->pdata, NULL, G_SPAWN_DEFAULT, NULL,
                                 NULL, &out, NULL, &status, NULL));
    g_assert_cmpint (status, ==, 0);
    g_auto (GStrv) lines = g_strsplit (out, round == 0 ? ": new, 1 play\n" : ": known\n", -1);
    g_assert_cmpuint (g_strv_length (lines), ==, 206);
  }
}

static void
test_usage (void)
{
  g_auto (Run) none = run_cli (NULL, "import", NULL);
  g_auto (Run) folder = run_cli (NULL, "import", "-", "--database", "/proc/no/such/file", NULL);

  g_assert_cmpint (none.status, ==, 2);
  g_assert_cmpint (folder.status, ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/import/people", test_people);
  g_test_add_func ("/cli/import/json", test_json);
  g_test_add_func ("/cli/import/unreadable", test_unreadable);
  g_test_add_func ("/cli/import/many", test_many);
  g_test_add_func ("/cli/import/usage", test_usage);
  return g_test_run ();
}
