/* test-sessions.c: `yellowcake-cli sessions`. */

#include <json-glib/json-glib.h>
#include <string.h>

#include "run.h"
#include "told-facts.h"

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

/* What a window told of the older of the two. */
static void
tell (const char *path, YcToldKind kind, const char *value)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (YcDatabase) ledger = yc_database_open (path, &error);

  g_assert_no_error (error);
  g_assert_true (yc_told_tell (ledger, 1, kind, value, NULL));
}

static guint
count_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return g_strv_length (lines) - 1;
}

static void
test_told (void)
{
  g_autofree char *path = database ();

  tell (path, YC_TOLD_NAME, "Final");
  tell (path, YC_TOLD_PLACE, "The attic");
  g_auto (Run) named = run_cli (NULL, "sessions", "name:final", "--database", path, NULL);
  g_assert_nonnull (strstr (named.out, "Final · The Manhattan Project: Ana 0, Bo 0 · The attic\n"));
  tell (path, YC_TOLD_HIDDEN, "yes");
  g_auto (Run) listed = run_cli (NULL, "sessions", "--database", path, NULL);
  g_auto (Run) all = run_cli (NULL, "sessions", "--all", "--database", path, NULL);
  g_auto (Run) json
    = run_cli (NULL, "sessions", "--all", "--json", "final", "--database", path, NULL);
  g_autoptr (JsonNode) node = json_from_string (json.out, NULL);
  JsonObject *session = json_node_get_object (node);

  g_assert_cmpuint (count_lines (listed.out), ==, 1);
  g_assert_cmpuint (count_lines (all.out), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (session, "name"), ==, "Final");
  g_assert_cmpstr (json_object_get_string_member (session, "location"), ==, "The attic");
  g_assert_true (json_object_get_boolean_member (session, "hidden"));
  g_assert_false (json_object_has_member (session, "away"));
}

static void
test_sort (void)
{
  g_autofree char *path = database ();
  g_auto (Run) longest = run_cli (NULL, "sessions", "--sort", "length", "--database", path, NULL);
  g_auto (Run) wrong = run_cli (NULL, "sessions", "--sort", "colour", "--database", path, NULL);
  g_auto (Run) lamp = run_cli (NULL, "sessions", "lamp", "--database", path, NULL);

  g_assert_true (strncmp (longest.out, lamp.out, 36) == 0);
  g_assert_cmpint (wrong.status, ==, 2);
  g_assert_cmpstr (wrong.err, ==, "“colour” is none of newest, oldest, points and length.\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/sessions/all", test_all);
  g_test_add_func ("/cli/sessions/words", test_words);
  g_test_add_func ("/cli/sessions/json", test_json);
  g_test_add_func ("/cli/sessions/told", test_told);
  g_test_add_func ("/cli/sessions/sort", test_sort);
  return g_test_run ();
}
