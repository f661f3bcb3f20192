/* test-ask.c: `yellowcake-cli ask`. */

#include <json-glib/json-glib.h>
#include <string.h>

#include "run.h"

#define PLAYS "red place mine-2 L\nred end\n"

static void
test_legal (void)
{
  g_autofree char *record = run_board (PLAYS);
  g_auto (Run) run = run_cli (record, "ask", "-", "blue place mine-1 L", NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_true (
    g_str_has_prefix (run.out, "blue place mine-1 L\n    Legal\nHow it was judged:\n"));
  g_assert_nonnull (strstr (run.out, "    Kept: A cost must be paid"));
  g_assert_null (strstr (run.out, "Broken"));
}

static void
test_illegal (void)
{
  g_autofree char *record = run_board (PLAYS);
  g_auto (Run) run = run_cli (record, "ask", "-", "blue place mine-2 L", NULL);
  g_assert_cmpint (run.status, ==, 1);
  g_assert_nonnull (strstr (run.out, "    Against the rules\n"));
  g_assert_nonnull (strstr (run.out, "    instead: blue place "));
  g_assert_nonnull (strstr (run.out, "    Broken: A space or building where workers stand"));
}

static void
test_at (void)
{
  g_autofree char *record = run_board (PLAYS);
  g_auto (Run) run
    = run_cli (record, "ask", "-", "--at", "0", "--json", "red place mine-2 L", NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_autoptr (JsonNode) node = json_from_string (run.out, NULL);
  JsonObject *answer = json_node_get_object (node);
  g_assert_cmpint (json_object_get_int_member (answer, "event"), ==, 0);
  g_assert_cmpstr (json_object_get_string_member (answer, "verdict"), ==, "legal");
}

static void
test_in_turn (void)
{
  g_autofree char *record = run_board (PLAYS);
  g_auto (Run) out = run_cli (record, "ask", "-", "red place mine-1 L", NULL);
  g_auto (Run) in = run_cli (record, "ask", "-", "--in-turn", "red place mine-1 L", NULL);
  g_assert_cmpint (out.status, ==, 1);
  g_assert_cmpint (in.status, ==, 0);
}

static void
check_usage (const char *event, const char *play, const char *complaint)
{
  g_autofree char *record = run_board (PLAYS);
  g_auto (Run) run = run_cli (record, "ask", "-", "--at", event, play, NULL);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_nonnull (strstr (run.err, complaint));
}

static void
test_usage (void)
{
  check_usage ("3", "red retrieve", "there is no event 3, the last is 2");
  check_usage ("1", "red dance", "red dance:5: This is not a play of this game");
  check_usage ("1", NULL, "FILE and PLAY are needed");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/ask/legal", test_legal);
  g_test_add_func ("/cli/ask/illegal", test_illegal);
  g_test_add_func ("/cli/ask/at", test_at);
  g_test_add_func ("/cli/ask/in-turn", test_in_turn);
  g_test_add_func ("/cli/ask/usage", test_usage);
  return g_test_run ();
}
