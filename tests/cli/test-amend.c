/* test-amend.c: `yellowcake-cli amend`. */

#include <json-glib/json-glib.h>
#include <string.h>

#include "run.h"

#define PLAYS "red place mine-2 L\nred end\nblue place mine-1 L\nblue end\n"

static void
test_people (void)
{
  g_autofree char *record = run_board (PLAYS);
  g_auto (Run) run = run_cli (record, "amend", "-", "1", "red place factory-2 L", NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.out, "players.red.money: 10 → 15\n"));
  g_assert_nonnull (strstr (run.out, "players.blue.yellowcake: 5 → 4\n"));
  g_assert_nonnull (strstr (run.out, "The later plays are assumed to be the same."));
}

/* What is judged otherwise is said in sentences. */
static void
test_words (void)
{
  g_autofree char *record = run_board (PLAYS);
  g_auto (Run) run = run_cli (record, "amend", "-", "2", "nothing", NULL);
  g_assert_cmpint (run.status, ==, 1);
  g_assert_nonnull (strstr (run.out, "3: blue place mine-1 L\n    Legal → Against the rules. "));
  g_assert_null (strstr (run.out, "turn.not-yours"));
}

/* So of the set-up. */
static void
test_head (void)
{
  g_autofree char *record = run_board (PLAYS);
  g_auto (Run) run = run_cli (record, "amend", "-", "head", "order blue red", NULL);
  g_auto (Run) wrong = run_cli (record, "amend", "-", "head", "order blue", NULL);
  g_assert_cmpint (run.status, ==, 1);
  g_assert_nonnull (strstr (run.out, "1: red place mine-2 L\n    Legal → Against the rules. "));
  g_assert_cmpint (wrong.status, ==, 2);
  g_assert_nonnull (strstr (wrong.err, "The set-up cannot have been so."));
}

static void
test_same (void)
{
  g_autofree char *record = run_board (PLAYS);
  g_auto (Run) run = run_cli (record, "amend", "-", "1", "red place mine-2 L", NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.out, ==, "Nothing would be different.\n");
}

static void
test_illegal (void)
{
  g_autofree char *record = run_board (PLAYS);
  g_auto (Run) run = run_cli (record, "amend", "-", "1", "nothing", "--json", NULL);
  g_assert_cmpint (run.status, ==, 1);
  g_autoptr (JsonNode) node = json_from_string (run.out, NULL);
  JsonObject *answer = json_node_get_object (node);
  g_assert_cmpint (json_object_get_int_member (answer, "event"), ==, 1);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (answer, "verdicts")), ==,
                    4);
}

/* Neither is anything written. */
static void
test_file_stays (void)
{
  g_autofree char *text = run_board (PLAYS);
  g_autofree char *path = run_write ("stays.ycr", text);
  g_autofree char *after = NULL;
  g_auto (Run) run = run_cli (NULL, "amend", path, "3", "nothing", NULL);
  g_assert_cmpint (run.status, ==, 1);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text);
}

static void
check_usage (const char *event, const char *play, const char *complaint)
{
  g_autofree char *record = run_board (PLAYS "table note \"x\"\n");
  g_auto (Run) run = run_cli (record, "amend", "-", event, play, NULL);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_nonnull (strstr (run.err, complaint));
}

static void
test_usage (void)
{
  check_usage ("0", "nothing", "“0” is no event: there are events 1 to 5");
  check_usage ("6", "nothing", "“6” is no event");
  check_usage ("x", "nothing", "“x” is no event");
  check_usage ("5", "nothing", "Event 5 is neither a play nor a fact");
  check_usage ("1", "red dance", "This is not a play of this game");
  check_usage ("1", "table undo", "Only plays and facts can be amended");
  check_usage ("1", NULL, "FILE, N and PLAY are needed");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/amend/people", test_people);
  g_test_add_func ("/cli/amend/words", test_words);
  g_test_add_func ("/cli/amend/head", test_head);
  g_test_add_func ("/cli/amend/same", test_same);
  g_test_add_func ("/cli/amend/illegal", test_illegal);
  g_test_add_func ("/cli/amend/file-stays", test_file_stays);
  g_test_add_func ("/cli/amend/usage", test_usage);
  return g_test_run ();
}
