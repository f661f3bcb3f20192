/* test-study.c: `yellowcake-cli study`. */

#include <json-glib/json-glib.h>
#include <string.h>

#include "run.h"
#include "samples.h"

static void
check_golden (const char *name)
{
  g_autofree char *path = yc_sample_path (name, ".ycr");
  g_autofree char *golden_path = yc_sample_path (name, ".study.json");
  g_autofree char *golden = NULL;
  g_auto (Run) run = run_cli (NULL, "study", path, "--json", NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_true (g_file_get_contents (golden_path, &golden, NULL, NULL));
  g_assert_cmpstr (run.out, ==, golden);
}

static void
test_golden (void)
{
  check_golden ("board-4p-edits");
  check_golden ("card-3p");
}

/* A name that has to be quoted, and quotes in it. */
#define NAMES                                                                                      \
  "yellowcake 1\ngame manhattan-project\nplayer red \"Ana, \\\"the first\\\"\"\nplayer blue "      \
  "\"Bo\"\nmarket 01 11 21 02 12 22 37\n"

static void
test_csv (void)
{
  g_auto (Run) run = run_cli (NAMES "red place mine-2 L\n", "study", "-", "--csv", NULL);
  g_auto (GStrv) lines = g_strsplit (run.out, "\r\n", -1);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpuint (g_strv_length (lines), ==, 6); /* the last is empty */
  g_assert_cmpstr (lines[0], ==,
                   "event,color,name,points,money,yellowcake,uranium,plutonium,fighters,bombers,"
                   "spies,workers,buildings,damage,hand,leader");
  g_assert_cmpstr (lines[1], ==, "0,red,\"Ana, \"\"the first\"\"\",0,10,0,0,0,1,1,0,4,0,0,0,");
  g_assert_true (g_str_has_prefix (lines[3], "1,red,"));
  g_assert_true (g_str_has_prefix (lines[4], "1,blue,Bo,0,"));
}

/* The card game has a score only when it is over. */
static void
test_score (void)
{
  g_autofree char *path = yc_sample_path ("card-3p", ".ycr");
  g_auto (Run) run = run_cli (NULL, "study", path, "--csv", NULL);
  g_auto (GStrv) lines = g_strsplit (run.out, "\r\n", -1);
  g_assert_cmpstr (lines[0], ==, "event,color,name,points,hand,yellowcake,uranium,score,leader");
  g_assert_nonnull (strstr (lines[1], ",0,5,0,0,,"));
}

/* A random game: every number is that of the state. */
static void
test_random (void)
{
  g_auto (Run) game = run_cli (NULL, "random", "--game", "manhattan-project", "--players", "4",
                               "--seed", "11", "--turns", "30", NULL);
  g_auto (Run) run = run_cli (game.out, "study", "-", "--json", NULL);
  g_auto (Run) state = run_cli (game.out, "state", "-", "--json", NULL);
  g_autoptr (JsonNode) study = json_from_string (run.out, NULL);
  g_autoptr (JsonNode) end = json_from_string (state.out, NULL);
  const gint64 n = json_object_get_int_member (json_node_get_object (study), "events");
  JsonArray *players = json_object_get_array_member (json_node_get_object (end), "players");
  JsonObject *all = json_object_get_object_member (json_node_get_object (study), "series");
  for (guint seat = 0; seat < json_array_get_length (players); seat++) {
    JsonObject *player = json_array_get_object_element (players, seat);
    JsonObject *series
      = json_object_get_object_member (all, json_object_get_string_member (player, "color"));
    JsonArray *money = json_object_get_array_member (series, "money");
    g_assert_cmpint (json_array_get_length (money), ==, n + 1);
    g_assert_cmpint (json_array_get_int_element (money, (guint) n), ==,
                     json_object_get_int_member (player, "money"));
  }
}

static void
test_people (void)
{
  g_autofree char *path = yc_sample_path ("board-3p", ".ycr");
  g_auto (Run) run = run_cli (NULL, "study", path, NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_true (g_str_has_prefix (
    run.out, "Cy led from play 405 on and was never behind again.\nPoints: Ana 8, Bo 59, Cy 60. "));
}

static void
test_usage (void)
{
  g_autofree char *record = run_board ("");
  g_auto (Run) both = run_cli (record, "study", "-", "--json", "--csv", NULL);
  g_auto (Run) none = run_cli (NULL, "study", NULL);
  g_auto (Run) bad = run_cli ("nonsense\n", "study", "-", NULL);
  g_assert_cmpint (both.status, ==, 2);
  g_assert_cmpint (none.status, ==, 2);
  g_assert_cmpint (bad.status, ==, 2);
  g_assert_cmpstr (bad.out, ==, "");
}

/* What could have been played is told on request only. */
static void
test_chances (void)
{
  g_autofree char *path = yc_sample_path ("board-4p", ".ycr");
  g_auto (Run) run = run_cli (NULL, "study", path, "--json", "--chances", NULL);
  g_auto (Run) words = run_cli (NULL, "study", path, "--chances", NULL);
  g_auto (Run) wrong = run_cli (NULL, "study", path, "--csv", "--chances", NULL);
  g_autoptr (JsonNode) node = json_from_string (run.out, NULL);
  JsonObject *chance = json_object_get_object_member (json_node_get_object (node), "last_chance");
  g_assert_cmpstr (json_object_get_string_member (chance, "end"), ==, "found");
  g_assert_cmpstr (json_object_get_string_member (chance, "player"), ==, "red");
  g_assert_cmpint (json_object_get_int_member (chance, "after"), ==, 365);
  g_assert_cmpint (json_object_get_int_member (chance, "stops"), ==, 369);
  g_assert_cmpstr (json_object_get_string_member (chance, "rule"), ==, "building.damaged");
  g_assert_nonnull (strstr (words.out, "The last chance to stop Bo: Ana, after play 365."));
  g_assert_cmpint (wrong.status, ==, 2);
  g_assert_true (json_object_has_member (json_node_get_object (node), "missed"));
  g_assert_true (json_object_has_member (json_node_get_object (node), "without"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/study/golden", test_golden);
  g_test_add_func ("/study/csv", test_csv);
  g_test_add_func ("/study/score", test_score);
  g_test_add_func ("/study/random", test_random);
  g_test_add_func ("/study/people", test_people);
  g_test_add_func ("/study/usage", test_usage);
  g_test_add_func ("/study/chances", test_chances);
  return g_test_run ();
}
