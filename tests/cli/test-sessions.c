/* test-sessions.c: `yellowcake-cli sessions`. */

#include <json-glib/json-glib.h>
#include <string.h>

#include "run.h"

/* A database with two sessions. */
static char *
database (void)
{
  g_autofree char *home = run_board ("red place mine-2 L\ntable note \"the lamp went out\"\n");
  g_autofree char *away = run_board ("red place mine-1 L\n");
  g_autofree char *first = run_write ("home.ycr", home);
  g_autofree char *second = run_write ("away.ycr", away);
  g_autofree char *folder = g_path_get_dirname (first);
  g_autofree char *name = g_uuid_string_random ();
  char *path = g_build_filename (folder, name, NULL);
  g_auto (Run) run = run_cli (NULL, "import", first, second, "--database", path, NULL);

  g_assert_cmpint (run.status, ==, 0);
  return path;
}

static void
test_all (void)
{
  g_autofree char *path = database ();
  g_auto (Run) run = run_cli (NULL, "sessions", "--database", path, NULL);
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_true (g_str_has_suffix (lines[0], "The Manhattan Project: Ana 0, Bo 0"));
}

static void
test_words (void)
{
  g_autofree char *path = database ();
  g_auto (Run) run = run_cli (NULL, "sessions", "lamp", "bo", "--database", path, NULL);
  g_auto (Run) none = run_cli (NULL, "sessions", "lamp", "nobody", "--database", path, NULL);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.out, "    lamp: Play 2: “the lamp went out”\n    bo: Bo\n"));
  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpint (none.status, ==, 0);
  g_assert_cmpstr (none.out, ==, "");
  g_assert_cmpstr (none.err, ==, "No session has “nobody”.\n");
}

static void
test_json (void)
{
  g_autofree char *path = database ();
  g_auto (Run) run = run_cli (NULL, "sessions", "--json", "LAMP", "--database", path, NULL);
  g_autoptr (JsonNode) node = json_from_string (run.out, NULL);
  JsonObject *session = json_node_get_object (node);
  JsonObject *player
    = json_array_get_object_element (json_object_get_array_member (session, "players"), 1);
  JsonObject *found
    = json_array_get_object_element (json_object_get_array_member (session, "found"), 0);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (json_object_get_string_member (session, "game"), ==, "manhattan-project");
  g_assert_cmpint (json_object_get_int_member (session, "events"), ==, 2);
  g_assert_false (json_object_get_boolean_member (session, "over"));
  g_assert_cmpint (json_object_get_int_member (session, "flags"), ==, 0);
  g_assert_cmpint (json_object_get_int_member (session, "disputes"), ==, 0);
  g_assert_cmpstr (json_object_get_string_member (player, "name"), ==, "Bo");
  g_assert_cmpstr (json_object_get_string_member (player, "color"), ==, "blue");
  g_assert_cmpstr (json_object_get_string_member (found, "word"), ==, "LAMP");
  g_assert_cmpstr (json_object_get_string_member (found, "in"), ==, "said");
  g_assert_cmpint (json_object_get_int_member (found, "event"), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (found, "text"), ==, "the lamp went out");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/sessions/all", test_all);
  g_test_add_func ("/cli/sessions/words", test_words);
  g_test_add_func ("/cli/sessions/json", test_json);
  return g_test_run ();
}
