/* test-check.c: `yellowcake-cli check`. */

#include <json-glib/json-glib.h>
#include <string.h>

#include "run.h"
#include "samples.h"

static JsonNode *
json_of (const char *line)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (line, &error);
  g_assert_no_error (error);
  return node;
}

/* Whether two objects agree in a member, or both lack it. */
static gboolean
members_agree (JsonObject *a, JsonObject *b, const char *key)
{
  JsonNode *of_a = json_object_get_member (a, key);
  JsonNode *of_b = json_object_get_member (b, key);
  return of_a && of_b ? json_node_equal (of_a, of_b) : of_a == of_b;
}

/* Verdict, rule, need and have of every event are those that stand beside the sample. */
static void
test_sample (gconstpointer data)
{
  static const char *const keys[]
    = { "event", "verdict", "rule", "need", "have", "since", "dispute" };
  g_autofree char *path = yc_sample_path (data, ".ycr");
  g_autofree char *expected_path = yc_sample_path (data, ".check.jsonl");
  g_autofree char *text = NULL;
  gboolean illegal = FALSE;
  g_auto (Run) run = run_cli (NULL, "check", "--json", path, NULL);
  g_assert_true (g_file_get_contents (expected_path, &text, NULL, NULL));
  g_auto (GStrv) found = g_strsplit (g_strchomp (run.out), "\n", -1);
  g_auto (GStrv) expected = g_strsplit (g_strchomp (text), "\n", -1);
  g_assert_cmpuint (g_strv_length (found), ==, g_strv_length (expected));
  for (guint i = 0; expected[i]; i++) {
    g_autoptr (JsonNode) is = json_of (found[i]);
    g_autoptr (JsonNode) should = json_of (expected[i]);
    for (gsize key = 0; key < G_N_ELEMENTS (keys); key++)
      if (!members_agree (json_node_get_object (is), json_node_get_object (should), keys[key]))
        g_error ("%s: %s is not %s", (const char *) data, found[i], expected[i]);
    illegal |= strstr (expected[i], "\"illegal\"") != NULL;
  }
  g_assert_cmpint (run.status, ==, illegal ? 1 : 0);
  g_assert_cmpstr (run.err, ==, "");
}

static void
test_json (void)
{
  g_autofree char *record = run_board ("red place mine-2 L\n"
                                       "red place mine-1 L   # a second one\n"
                                       "red place mine-3 L ! \"agreed\"\n"
                                       "red end\n"
                                       "table amend 4 nothing\n"
                                       "table note \"x\"\n"
                                       "table undo\n");
  g_auto (Run) run = run_cli (record, "check", "--json", "-", NULL);
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);
  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpuint (g_strv_length (lines), ==, 8);
  g_assert_cmpstr (lines[0], ==, "{\"event\":1,\"line\":5,\"verdict\":\"legal\"}");
  g_assert_cmpstr (
    lines[1], ==,
    "{\"event\":2,\"line\":6,\"verdict\":\"illegal\",\"rule\":\"place.second\","
    "\"also\":[],\"text\":\"Ana has already placed on the main board in this turn.\","
    "\"remedy\":[\"red end\"]}");
  g_assert_true (g_str_has_prefix (lines[2], "{\"event\":3,\"line\":7,\"verdict\":\"undone\","
                                             "\"rule\":\"place.second\",\"also\":["));
  g_assert_cmpstr (lines[3], ==, "{\"event\":4,\"line\":8,\"verdict\":\"nothing\"}");
}

static void
test_need_and_also (void)
{
  g_autofree char *record = run_board ("red place enrichment L\n");
  g_auto (Run) run = run_cli (record, "check", "--json", "-", NULL);
  g_assert_nonnull (strstr (run.out, "\"rule\":\"place.worker-type\",\"also\":[\"pay.short\"],"));
  g_assert_null (strstr (run.out, "\"need\""));
  g_autofree char *short_of = run_board ("table adjust red workers +S\nred place enrichment S\n");
  g_auto (Run) again = run_cli (short_of, "check", "--json", "-", NULL);
  g_assert_nonnull (strstr (again.out,
                            "\"rule\":\"pay.short\",\"also\":[],\"need\":{\"yellowcake\":2},"
                            "\"have\":{\"yellowcake\":0},\"text\":\"Ana needs 2 yellowcake "
                            "and has 0 yellowcake.\""));
}

/* A ruling is explained from the position after the last amend, not from that before it. */
static void
test_amended (void)
{
  g_autofree char *record = run_board ("red place mine-2 L\n"
                                       "red end\n"
                                       "blue place fighters L\n"
                                       "blue end\n"
                                       "red place mine-1 L\n"
                                       "table amend 4 blue end\n"
                                       "table amend 4 nothing\n");
  g_auto (Run) run = run_cli (record, "check", "--json", "-", NULL);
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);
  g_assert_cmpint (run.status, ==, 1);
  g_assert_nonnull (strstr (lines[4], "\"rule\":\"turn.not-yours\""));
  g_assert_nonnull (strstr (lines[4], "It is the turn of Bo, not of Ana."));
  g_assert_nonnull (strstr (lines[4], "\"blue end\""));
}

static void
test_accepted (void)
{
  g_autofree char *record
    = run_board ("red place mine-2 L\nred place mine-1 L ! \"agreed\"\nred end\n");
  g_auto (Run) run = run_cli (record, "check", "-", NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.out, "-:6: red place mine-1 L ! \"agreed\"\n"));
  g_assert_nonnull (strstr (run.out, "place.second"));
  g_assert_nonnull (strstr (run.out, "let stand 1, illegal 0"));
}

/* Whatever somebody objects to is shown, be it legal or folded. */
static void
test_disputes (void)
{
  g_autofree char *record = run_board ("red place mine-2 L\nblue dispute 1 \"mine\"\n"
                                       "red place mine-1 L\nred place mine-3 L\n"
                                       "red dispute 4\ntable settle 4 overruled\n");
  g_auto (Run) run = run_cli (record, "check", "-", NULL);
  g_assert_nonnull (strstr (run.out, "-:5: red place mine-2 L\n    Disputed\n"
                                     "    Bo objects to play 1. Reason: mine\n"));
  g_assert_nonnull (strstr (run.out, "-:8: red place mine-3 L\n"
                                     "    Disputed: played otherwise here\n"));
  g_assert_nonnull (strstr (run.out, "-: 1 more ruling may only follow"));
}

/* A live record keeps what happened, says so, and is no reason to complain. */
static void
test_live (void)
{
  g_autofree char *record = run_board ("live\nred place mine-2 L\nred place mine-1 L\nred end\n");
  g_auto (Run) json = run_cli (record, "check", "--json", "-", NULL);
  g_auto (Run) text = run_cli (record, "check", "-", NULL);
  g_auto (Run) written = run_cli (record, "format", "-", NULL);
  g_assert_cmpint (json.status, ==, 0);
  g_assert_nonnull (strstr (json.out, "\"verdict\":\"accepted\",\"since\":true,"
                                      "\"rule\":\"place.second\",\"also\":["));
  g_assert_null (strstr (json.out, "remedy"));
  g_assert_nonnull (strstr (text.out, "not by the rules as known today (place.second)"));
  g_assert_true (g_str_has_prefix (written.out, "yellowcake 1\ngame manhattan-project\nlive\n"));
}

/* "Against the rules" is said of what the book forbids, not of what the pieces do not allow. */
static void
test_headlines (void)
{
  g_autofree char *forbidden = run_board ("red place mine-1 LL\n");
  g_autofree char *impossible = run_board ("red place mine-3 E\n");
  g_autofree char *not_told = run_board ("red place university-4 L\n");
  g_auto (Run) against = run_cli (forbidden, "check", "-", NULL);
  g_auto (Run) cannot = run_cli (impossible, "check", "-", NULL);
  g_auto (Run) not_yet = run_cli (not_told, "check", "-", NULL);
  g_assert_nonnull (strstr (against.out, "Against the rules (place.worker-count)"));
  g_assert_nonnull (strstr (cannot.out, "This cannot be (place.no-such-worker)"));
  g_assert_nonnull (strstr (not_yet.out, "Not known yet (choice.missing)"));
}

/* What follows the first illegal play is folded. */
static void
test_fold (void)
{
  g_autofree char *record
    = run_board ("red place mine-3 L\nblue place mine-2 L\nblue end\nred end\n");
  g_auto (Run) folded = run_cli (record, "check", "-", NULL);
  g_auto (Run) all = run_cli (record, "check", "-", "--all", NULL);
  g_assert_cmpint (folded.status, ==, 1);
  g_assert_cmpint (all.status, ==, 1);
  g_assert_nonnull (strstr (folded.out, "place.worker-type"));
  g_assert_null (strstr (folded.out, "turn.not-yours"));
  g_assert_nonnull (strstr (folded.out, "3 more rulings"));
  g_assert_nonnull (strstr (all.out, "turn.not-yours"));
  g_assert_null (strstr (all.out, "more ruling"));
}

static void
test_several (void)
{
  g_autofree char *good = run_board ("red place mine-2 L\n");
  g_autofree char *bad = run_board ("red place mine-2\n");
  g_autofree char *good_path = run_write ("good.ycr", good);
  g_autofree char *bad_path = run_write ("bad.ycr", bad);
  g_auto (Run) run = run_cli (NULL, "check", "--json", bad_path, good_path, NULL);
  g_autofree char *complaint = g_strdup_printf ("%s:5:", bad_path);
  g_autofree char *object = g_strdup_printf (
    "{\"file\":\"%s\",\"event\":1,\"line\":5,\"verdict\":\"legal\"}\n", good_path);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_true (g_str_has_prefix (run.err, complaint));
  g_assert_cmpstr (run.out, ==, object);
}

/* The samples, and among them files that cannot be read. */
static GPtrArray *
many_files (void)
{
  g_autofree char *folder = yc_sample_path ("", "");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *bad = run_board ("red place mine-2\n");
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  g_assert_nonnull (dir);
  for (const char *name = g_dir_read_name (dir); name; name = g_dir_read_name (dir))
    if (g_str_has_suffix (name, ".ycr"))
      g_ptr_array_add (files, g_build_filename (folder, name, NULL));
  g_assert_cmpuint (files->len, >, 32);
  g_ptr_array_insert (files, 30, g_strdup ("/nowhere/at-all.ycr"));
  g_ptr_array_insert (files, 10, run_write ("bad.ycr", bad));
  return files;
}

static Run
run_check_of (GPtrArray *files, const char *jobs, const char *wish)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  g_ptr_array_add (arguments, (gpointer) "check");
  g_ptr_array_add (arguments, (gpointer) jobs);
  g_ptr_array_add (arguments, (gpointer) wish);
  for (guint i = 0; i < files->len; i++)
    g_ptr_array_add (arguments, g_ptr_array_index (files, i));
  g_ptr_array_add (arguments, NULL);
  return run_cli_with (NULL, (const char *const *) arguments->pdata);
}

/* Files that are judged side by side are told byte by byte as if each was asked for by itself. */
static void
test_side_by_side (void)
{
  g_autoptr (GPtrArray) files = many_files ();
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GString) err = g_string_new (NULL);
  for (guint i = 0; i < files->len; i++) {
    g_auto (Run) alone
      = run_cli (NULL, "check", "--all", (char *) g_ptr_array_index (files, i), NULL);
    g_string_append (out, alone.out);
    g_string_append (err, alone.err);
  }
  g_auto (Run) together = run_check_of (files, "--jobs=4", "--all");
  g_assert_cmpstr (together.out, ==, out->str);
  g_assert_cmpstr (together.err, ==, err->str);
  g_assert_cmpint (together.status, ==, 2);
  g_auto (Run) one_thread = run_check_of (files, "--jobs=1", "--json");
  g_auto (Run) more_threads = run_check_of (files, "--jobs=4", "--json");
  g_auto (Run) as_is = run_check_of (files, "--json", "--json");
  g_assert_cmpstr (more_threads.out, ==, one_thread.out);
  g_assert_cmpstr (more_threads.err, ==, err->str);
  g_assert_cmpstr (as_is.out, ==, one_thread.out);
  g_assert_cmpstr (as_is.err, ==, err->str);
}

/* Standard input is read when its turn comes, however many files stand beside it. */
static void
test_standard_input_among_many (void)
{
  g_autofree char *record = run_board ("red place mine-2 L\n");
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  g_autofree char *other = run_write ("other.ycr", record);
  g_ptr_array_add (arguments, (gpointer) "check");
  g_ptr_array_add (arguments, (gpointer) "--jobs=4");
  for (guint i = 0; i < 40; i++)
    g_ptr_array_add (arguments, i == 20 ? (gpointer) "-" : other);
  g_ptr_array_add (arguments, NULL);
  g_auto (Run) run = run_cli_with (record, (const char *const *) arguments->pdata);
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpuint (g_strv_length (lines), ==, 41);
  g_assert_true (g_str_has_prefix (lines[20], "-: legal 1,"));
}

static void
test_missing_file (void)
{
  g_auto (Run) run = run_cli (NULL, "check", "/nowhere/at-all.ycr", NULL);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_true (g_str_has_prefix (run.err, "/nowhere/at-all.ycr: "));
  g_assert_cmpstr (run.out, ==, "");
}

/* One line, one column, one message; nothing else is done. */
static void
test_unreadable (void)
{
  g_autofree char *record = run_board ("red place mine-3 L\nred place mine-2 L frobnicate\n");
  g_auto (Run) run = run_cli (record, "check", "-", NULL);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_true (g_str_has_prefix (run.err, "-:6:20: "));
  g_assert_true (strchr (run.err, '\n') == run.err + strlen (run.err) - 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/check/json", test_json);
  g_test_add_func ("/check/need-and-also", test_need_and_also);
  g_test_add_func ("/check/amended", test_amended);
  g_test_add_func ("/check/accepted", test_accepted);
  g_test_add_func ("/check/disputes", test_disputes);
  g_test_add_func ("/check/live", test_live);
  g_test_add_func ("/check/headlines", test_headlines);
  g_test_add_func ("/check/fold", test_fold);
  g_test_add_func ("/check/several", test_several);
  g_test_add_func ("/check/side-by-side", test_side_by_side);
  g_test_add_func ("/check/standard-input-among-many", test_standard_input_among_many);
  g_test_add_func ("/check/missing-file", test_missing_file);
  g_test_add_func ("/check/unreadable", test_unreadable);
  yc_samples_add_tests ("/check/samples", test_sample);
  return g_test_run ();
}
