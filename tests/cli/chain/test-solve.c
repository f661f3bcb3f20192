/* test-solve.c: `yellowcake-cli solve`. */

#include <json-glib/json-glib.h>
#include <string.h>

#include "run.h"

#define TURN                                                                                       \
  "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"                    \
  "card u3 university x2 needs ? gives SS side -\ncard e2 enrichment x2 needs SS pays Y3 gives "   \
  "U3 side SE\nlandmark yellowcake needs ? gives Y1\nlandmark uranium needs ? pays Y2 gives U1\n"  \
  "plan p1 needs SE pays U2 points 4\nplan p2 needs SSSEEE pays U9 points 7\n"                     \
  "loaded x4 needs S pays U1\nplans p1 p2\n"                                                       \
  "table hand red e2 e2 u3 u3 espionage\ntable adjust red uranium +2\n"

static void
test_people (void)
{
  g_auto (Run) run = run_cli (TURN, "solve", "-", "--plan", "p2", NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.err, ==, "");
  g_assert_nonnull (strstr (run.out, "Ana can end this turn with 4 points, "));
  g_assert_nonnull (strstr (run.out, "  red activate p1 side e2"));
  g_assert_nonnull (strstr (run.out, "p2 cannot be built in this turn with what is known.\n"));
  g_assert_nonnull (strstr (run.out, " positions were looked at.\n"));
  g_assert_nonnull (strstr (run.out, "Espionage can bring a card.\n"));
}

/* The plays of a yes are taken by `check` as they stand. */
static void
test_json (void)
{
  g_auto (Run) run = run_cli (TURN, "solve", "--json", "--plan", "p1", "-", NULL);
  g_autoptr (JsonNode) node = json_from_string (run.out, NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (node);
  JsonObject *answer = json_node_get_object (node);
  JsonObject *plan = json_object_get_object_member (answer, "plan");
  JsonArray *plays = json_object_get_array_member (plan, "plays");
  g_autoptr (GString) record = g_string_new (TURN);
  g_assert_true (json_object_get_boolean_member (answer, "finished"));
  g_assert_true (json_object_get_boolean_member (answer, "unknown_could_change"));
  g_assert_cmpint (json_object_get_int_member (answer, "event"), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (answer, "player"), ==, "red");
  g_assert_true (json_object_get_boolean_member (plan, "reachable"));
  for (guint i = 0; i < json_array_get_length (plays); i++)
    g_string_append_printf (record, "%s\n", json_array_get_string_element (plays, i));
  g_auto (Run) check = run_cli (record->str, "check", "-", NULL);
  g_assert_cmpint (check.status, ==, 0);
}

static void
test_wrong (void)
{
  g_autofree char *board = run_board ("");
  g_auto (Run) game = run_cli (board, "solve", "-", NULL);
  g_auto (Run) plan = run_cli (TURN, "solve", "-", "--plan", "nosuch", NULL);
  g_assert_cmpint (game.status, ==, 2);
  g_assert_nonnull (strstr (game.err, "only a turn of Chain Reaction can be solved"));
  g_assert_cmpint (plan.status, ==, 2);
  g_assert_nonnull (strstr (plan.err, "there is no Bomb Plan “nosuch”"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/solve/people", test_people);
  g_test_add_func ("/cli/solve/json", test_json);
  g_test_add_func ("/cli/solve/wrong", test_wrong);
  return g_test_run ();
}
