/* test-rules.c: `yellowcake-cli rules`. */

#include <json-glib/json-glib.h>
#include <string.h>

#include "run.h"

static guint
n_lines (const char *text)
{
  guint n = 0;
  for (; *text; text++)
    n += *text == '\n';
  return n;
}

static void
test_json (void)
{
  g_auto (Run) run = run_cli (NULL, "rules", "--json", "--game", "manhattan-project", "strike.deal",
                              "place.occupied", NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpuint (n_lines (run.out), ==, 2);
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);
  g_autoptr (JsonNode) node = json_from_string (lines[0], NULL);
  JsonObject *rule = json_node_get_object (node);
  g_assert_cmpstr (json_object_get_string_member (rule, "rule"), ==, "place.occupied");
  g_assert_cmpstr (json_object_get_string_member (rule, "game"), ==, "manhattan-project");
  JsonArray *sources = json_object_get_array_member (rule, "sources");
  g_assert_cmpuint (json_array_get_length (sources), >, 1);
  JsonObject *source = json_array_get_object_element (sources, 0);
  g_assert_nonnull (json_object_get_string_member (source, "heading"));
  g_assert_nonnull (json_object_get_string_member (source, "book"));
}

/* Every rule of every game has a sentence. */
static void
test_all (void)
{
  g_auto (Run) run = run_cli (NULL, "rules", "--json", NULL);
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpuint (n_lines (run.out), >, 70);
  for (char **line = lines; **line; line++) {
    g_autoptr (JsonNode) node = json_from_string (*line, NULL);
    const char *text = json_object_get_string_member (json_node_get_object (node), "text");
    g_assert_true (g_str_has_suffix (text, "."));
  }
}

static void
test_unknown (void)
{
  g_auto (Run) run = run_cli (NULL, "rules", "place.occupied", "place.nowhere", NULL);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_nonnull (strstr (run.out, "place.occupied (The Manhattan Project)\n"));
  g_assert_nonnull (strstr (run.err, "there is no rule “place.nowhere”"));
  g_auto (Run) game = run_cli (NULL, "rules", "--game", "chess", NULL);
  g_assert_cmpint (game.status, ==, 2);
  g_assert_nonnull (strstr (game.err, "there is no game “chess”"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/rules/json", test_json);
  g_test_add_func ("/cli/rules/all", test_all);
  g_test_add_func ("/cli/rules/unknown", test_unknown);
  return g_test_run ();
}
