/* test-cases.c: `yellowcake-cli cases`. */

#include <json-glib/json-glib.h>
#include <string.h>

#include "run.h"

/* A play against the rules is settled, a legal one is not. */
#define PLAYS                                                                                      \
  "red place mine-2 L\nred place mine-2 L\nblue dispute 2 \"there is room\"\n"                     \
  "table settle 2 overruled \"house rule\" table\nred dispute 1\n"

static JsonObject *
object_of (const char *line, JsonNode **node)
{
  *node = json_from_string (line, NULL);
  g_assert_nonnull (*node);
  return json_node_get_object (*node);
}

static void
test_settled (void)
{
  g_autofree char *record = run_board (PLAYS);
  g_auto (Run) run = run_cli (record, "cases", "-", "--json", NULL);
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);
  g_autoptr (JsonNode) node = NULL;
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  JsonObject *second = object_of (lines[1], &node);
  g_assert_cmpstr (json_object_get_string_member (second, "file"), ==, "-");
  g_assert_cmpint (json_object_get_int_member (second, "event"), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (second, "play"), ==, "red place mine-2 L");
  g_assert_cmpstr (json_object_get_string_member (second, "rule"), ==, "place.second");
  g_assert_cmpstr (json_object_get_string_member (second, "by"), ==, "blue");
  g_assert_cmpstr (json_object_get_string_member (second, "why"), ==, "there is room");
  g_assert_cmpint (json_object_get_int_member (second, "objection"), ==, 3);
  g_assert_cmpstr (json_object_get_string_member (second, "dispute"), ==, "overruled");
  g_assert_cmpstr (json_object_get_string_member (second, "scope"), ==, "table");
  g_assert_cmpstr (json_object_get_string_member (second, "decision"), ==, "house rule");
  g_assert_cmpint (json_object_get_int_member (second, "settlement"), ==, 4);
}

static void
test_open (void)
{
  g_autofree char *record = run_board (PLAYS);
  g_auto (Run) run = run_cli (record, "cases", "-", "--json", NULL);
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);
  g_autoptr (JsonNode) node = NULL;
  JsonObject *first = object_of (lines[0], &node);
  g_assert_cmpint (json_object_get_int_member (first, "event"), ==, 1);
  g_assert_false (json_object_has_member (first, "rule"));
  g_assert_false (json_object_has_member (first, "why"));
  g_assert_cmpstr (json_object_get_string_member (first, "dispute"), ==, "open");
  g_assert_false (json_object_has_member (first, "settlement"));
}

static void
test_people (void)
{
  g_autofree char *record = run_board (PLAYS);
  g_auto (Run) run = run_cli (record, "cases", "-", NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.out, "red place mine-2 L\n    Disputed (legal)\n"));
  g_assert_nonnull (strstr (run.out, "Disputed: played otherwise here (place.second)"));
  g_assert_nonnull (strstr (run.out, "house rule"));
}

/* What cannot be read is said, and the others are still listed. */
static void
test_files (void)
{
  g_autofree char *record = run_board (PLAYS);
  g_autofree char *good = run_write ("good.ycr", record);
  g_autofree char *bad = run_write ("bad.ycr", "nonsense\n");
  g_auto (Run) run = run_cli (NULL, "cases", "--json", bad, good, NULL);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_nonnull (strstr (run.out, "good.ycr"));
  g_assert_nonnull (strstr (run.err, "bad.ycr"));
  g_auto (Run) none = run_cli (NULL, "cases", NULL);
  g_assert_cmpint (none.status, ==, 2);
}

/* The case book of a ledger, and nothing that is still open. */
static void
test_book (void)
{
  g_autofree char *path = run_write ("cases.db", "");
  g_autofree char *record = run_board (PLAYS);
  g_auto (Run) taken = run_cli (record, "import", "-", "--database", path, NULL);
  g_auto (Run) people = run_cli (NULL, "cases", "--database", path, NULL);
  g_auto (Run) json = run_cli (NULL, "cases", "--database", path, "--json", NULL);
  g_autoptr (JsonNode) node = NULL;
  JsonObject *found = object_of (json.out, &node);
  g_assert_cmpint (taken.status, ==, 0);
  g_assert_cmpint (people.status, ==, 0);
  g_assert_true (g_str_has_prefix (people.out, "Case 1: Ana places 1 laborer on Mine 2"));
  g_assert_nonnull (strstr (people.out, "Reason: house rule"));
  g_assert_cmpint (json.status, ==, 0);
  g_assert_cmpint (json_object_get_int_member (found, "case"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (found, "event"), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (found, "rule"), ==, "place.second");
  g_assert_cmpstr (json_object_get_string_member (found, "person"), ==, "Bo");
  g_assert_cmpstr (json_object_get_string_member (found, "dispute"), ==, "overruled");
  g_assert_cmpstr (json_object_get_string_member (found, "scope"), ==, "table");
  g_auto (Run) both = run_cli (NULL, "cases", "--database", path, "x.ycr", NULL);
  g_assert_cmpint (both.status, ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/cases/settled", test_settled);
  g_test_add_func ("/cli/cases/open", test_open);
  g_test_add_func ("/cli/cases/people", test_people);
  g_test_add_func ("/cli/cases/book", test_book);
  g_test_add_func ("/cli/cases/files", test_files);
  return g_test_run ();
}
