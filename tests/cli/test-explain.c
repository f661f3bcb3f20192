/* test-explain.c: `yellowcake-cli explain`. */

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "run.h"

#define PLAYS "red place mine-2 L\nred end\nblue place mine-1 L\nblue end\n"

/* What the command says of a table that was told so. */
static Run
explain (const char *plays, const char *state, const char *option)
{
  g_autofree char *record = run_board (plays);
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  const int file = g_file_open_tmp ("told-XXXXXX.json", &path, &error);
  g_assert_no_error (error);
  g_close (file, NULL);
  g_assert_true (g_file_set_contents (path, state, -1, &error));
  Run run = run_cli (record, "explain", "-", path, option, NULL);
  g_unlink (path);
  return run;
}

/* The money of red was not taken, and nobody looked at anything else. */
#define FACTORY                                                                                    \
  "{\"spaces\":{\"factory-2\":{\"red\":\"L\"},\"mine-1\":{\"blue\":\"L\"}},"                       \
  "\"players\":[{\"color\":\"red\",\"money\":15}]}"

static void
test_wrong (void)
{
  g_auto (Run) run = explain (PLAYS, FACTORY, NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.out, "really:\n  1: red place factory-2 L\n"));
}

#define MINE "{\"spaces\":{\"mine-2\":{\"red\":\"L\"},\"mine-1\":{\"blue\":\"L\"}}}"

static void
test_left_out (void)
{
  g_auto (Run) run = explain ("red place mine-2 L\n", MINE, NULL);
  g_auto (Run) json = explain ("red place mine-2 L\n", MINE, "--json");
  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.out, "\n  red end; blue place mine-1 L\n"));
  g_assert_nonnull (strstr (run.out, "\n  red end; blue place mine-1 L; blue end\n"));
  g_autoptr (JsonNode) node = json_from_string (json.out, NULL);
  JsonObject *left_out = json_object_get_object_member (json_node_get_object (node), "left_out");
  g_assert_true (json_object_get_boolean_member (left_out, "whole"));
  g_assert_false (json_object_get_boolean_member (left_out, "untold"));
  g_assert_cmpint (json_object_get_int_member (left_out, "found"), ==,
                   json_array_get_length (json_object_get_array_member (left_out, "explanations")));
}

static void
test_same (void)
{
  g_auto (Run) run = explain (PLAYS, "{\"active\":\"red\"}", NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.out, ==, "The record leads to this table.\n");
}

/* Nobody can have so much. */
static void
test_nothing (void)
{
  g_auto (Run) run = explain (PLAYS, "{\"players\":[{\"color\":\"red\",\"money\":999}]}", NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.out, "No explanation was found."));
}

static void
check_refused (const char *state)
{
  g_auto (Run) run = explain (PLAYS, state, NULL);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_cmpstr (run.out, ==, "");
}

static void
test_usage (void)
{
  g_auto (Run) run = run_cli (NULL, "explain", "-", NULL);
  g_assert_cmpint (run.status, ==, 2);
  check_refused ("{");
  check_refused ("[]");
  check_refused ("{\"game\":\"chain-reaction\"}");
  check_refused ("{\"players\":3}");
  check_refused ("{\"players\":[3]}");
  check_refused ("{\"players\":[{\"color\":\"purple\"}]}");
}

/* Whatever stands there is compared, and is not there. */
static void
test_strange (void)
{
  g_auto (Run) run = explain (PLAYS,
                              "{\"spaces\":[1],\"market\":{},\"players\":[{\"color\":\"red\","
                              "\"money\":\"x\",\"hand\":{\"count\":[],\"known\":[4,{}]},"
                              "\"buildings\":null,\"bombs\":{\"a\":[null]}}]}",
                              NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.out, "No explanation was found."));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/explain/wrong", test_wrong);
  g_test_add_func ("/cli/explain/left-out", test_left_out);
  g_test_add_func ("/cli/explain/same", test_same);
  g_test_add_func ("/cli/explain/nothing", test_nothing);
  g_test_add_func ("/cli/explain/usage", test_usage);
  g_test_add_func ("/cli/explain/strange", test_strange);
  return g_test_run ();
}
