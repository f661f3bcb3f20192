/* test-state.c: `yellowcake-cli state`. */

#include <json-glib/json-glib.h>
#include <string.h>

#include "run.h"
#include "samples.h"

static void
test_sample (gconstpointer data)
{
  g_autofree char *path = yc_sample_path (data, ".ycr");
  g_autofree char *expected_path = yc_sample_path (data, ".state.json");
  g_autofree char *text = NULL;
  g_auto (Run) run = run_cli (NULL, "state", path, "--json", NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_true (g_file_get_contents (expected_path, &text, NULL, NULL));
  g_autoptr (JsonNode) found = json_from_string (run.out, NULL);
  g_autoptr (JsonNode) expected = json_from_string (text, NULL);
  g_assert_nonnull (found);
  if (!json_node_equal (found, expected))
    g_error ("%s: %s", (const char *) data, run.out);
}

/* The keys come in the order of the record format: as text the sample is the same. */
static void
check_order_of_keys (const char *name)
{
  g_autofree char *path = yc_sample_path (name, ".ycr");
  g_autofree char *expected_path = yc_sample_path (name, ".state.json");
  g_autofree char *text = NULL;
  g_auto (Run) run = run_cli (NULL, "state", path, "--json", NULL);
  g_assert_true (g_file_get_contents (expected_path, &text, NULL, NULL));
  g_autoptr (JsonNode) found = json_from_string (run.out, NULL);
  g_autoptr (JsonNode) expected = json_from_string (text, NULL);
  g_autofree char *is = json_to_string (found, FALSE);
  g_autofree char *should = json_to_string (expected, FALSE);
  g_assert_cmpstr (is, ==, should);
}

static void
test_order_of_keys (void)
{
  check_order_of_keys ("board-2p-told");
  check_order_of_keys ("card-3p");
}

static gint64
member_at (const char *record, const char *at, const char *key)
{
  g_auto (Run) run = run_cli (record, "state", "-", "--json", "--at", at, NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_autoptr (JsonNode) node = json_from_string (run.out, NULL);
  return json_object_get_int_member (json_node_get_object (node), key);
}

static void
test_at (void)
{
  g_autofree char *record = run_board ("red place factory-2 L\nred end\n");
  g_assert_cmpint (member_at (record, "0", "event"), ==, 0);
  g_assert_cmpint (member_at (record, "0", "bribe"), ==, 0);
  g_assert_cmpint (member_at (record, "1", "bribe"), ==, 1);
  g_auto (Run) beyond = run_cli (record, "state", "-", "--at", "3", NULL);
  g_assert_cmpint (beyond.status, ==, 2);
  g_assert_cmpstr (beyond.out, ==, "");
}

/* Only what counts events is one of them. */
static void
test_not_at (void)
{
  static const char *const wrong[] = { "-1", "+1", "1x", "", "4294967296" };
  g_autofree char *record = run_board ("red place factory-2 L\nred end\n");
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_auto (Run) run = run_cli (record, "state", "-", "--at", wrong[i], NULL);
    g_assert_cmpint (run.status, ==, 2);
    g_assert_cmpstr (run.out, ==, "");
    g_assert_nonnull (strstr (run.err, "--at is the number of an event, 0 or more"));
  }
}

static void
test_for_people (void)
{
  g_autofree char *record = run_board ("red place factory-2 L\nred end\n");
  g_auto (Run) run = run_cli (record, "state", "-", NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_true (g_str_has_prefix (run.out, "Bo is to move: place workers or retrieve.\n"
                                            "Ana (Red): 0 points; $15, "));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/state/at", test_at);
  g_test_add_func ("/state/not-at", test_not_at);
  g_test_add_func ("/state/order-of-keys", test_order_of_keys);
  g_test_add_func ("/state/for-people", test_for_people);
  yc_samples_add_tests ("/state/samples", test_sample);
  return g_test_run ();
}
