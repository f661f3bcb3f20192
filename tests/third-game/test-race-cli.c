/* test-race-cli.c: the commands know the third game without a word about it. */

#include <string.h>

#include "race-record.h"
#include "run.h"

static void
test_check (void)
{
  g_autofree char *file = run_write ("race.ycr", RACE_HEAD "red step\nblue dash d4\n");
  g_auto (Run) run = run_cli (NULL, "check", "--json", file, NULL);

  g_assert_cmpint (run.status, ==, 1);
  g_assert_nonnull (strstr (run.out, "\"rule\":\"dash.short\""));
  g_assert_nonnull (strstr (run.out, "\"need\":{\"money\":9}"));
  g_assert_nonnull (strstr (run.out, "\"also\":[\"dash.not-in-hand\"]"));
}

static void
test_legal (void)
{
  g_auto (Run) run = run_cli (RACE_HEAD "table hand red d1 d2 d3\n", "legal", "-", NULL);

  g_assert_cmpstr (run.out, ==, "red step\nred dash d1\nred dash d2\n");
}

/* The same for the same seed, legal to the last play, and its own canonical form. */
static void
test_random (void)
{
  for (int players = 2; players <= 4; players++) {
    g_autofree char *n = g_strdup_printf ("%d", players);
    g_auto (Run) run
      = run_cli (NULL, "random", "--game", "counter-race", "--players", n, "--seed", "7", NULL);
    g_auto (Run) again
      = run_cli (NULL, "random", "--game", "counter-race", "--players", n, "--seed", "7", NULL);
    g_auto (Run) check = run_cli (run.out, "check", "-", NULL);
    g_auto (Run) format = run_cli (run.out, "format", "-", NULL);
    g_auto (Run) state = run_cli (run.out, "state", "--json", "-", NULL);

    g_assert_cmpint (run.status, ==, 0);
    g_assert_cmpstr (run.out, ==, again.out);
    g_assert_cmpint (check.status, ==, 0);
    g_assert_cmpstr (format.out, ==, run.out);
    g_assert_nonnull (strstr (state.out, "\"over\" : true"));
  }
}

static void
test_cases (void)
{
  g_auto (Run) run = run_cli (RACE_HEAD "red dash d4\nblue dispute 1 \"no\"\n"
                                        "table settle 1 upheld \"too short\" session\n",
                              "cases", "--json", "-", NULL);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.out, "\"rule\":\"dash.short\",\"by\":\"blue\""));
  g_assert_nonnull (strstr (run.out, "\"dispute\":\"upheld\",\"scope\":\"session\""));
}

static void
test_study (void)
{
  g_auto (Run) run = run_cli (RACE_HEAD "red step\nblue step\n", "study", "--json", "-", NULL);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.out, "\"series\":{\"red\":{\"points\":[0,1,1],\"money\":[3,4,4],"
                                     "\"hand\":[3,3,3],\"field\":[0,1,1]}"));
  g_assert_nonnull (strstr (run.out, "\"leader\":[null,\"red\",null],\"decided\":null,"));
  g_assert_nonnull (strstr (run.out, "\"deeds\":[{\"player\":\"red\",\"deed\":\"step\","
                                     "\"events\":[1],\"brought\":{\"points\":1,\"money\":1,"
                                     "\"field\":1}},"));
}

static void
test_findings (void)
{
  g_auto (Run) run = run_cli (RACE_HEAD "red step\nblue step\nred step\n", "study", "-", NULL);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.out, "Ana has been alone in the lead since play 3.\n"));
  g_assert_nonnull (strstr (run.out, "Ana took the lead with 1 point (play 1).\n"));
  g_assert_null (strstr (run.out, "bomb"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/race-cli/check", test_check);
  g_test_add_func ("/race-cli/legal", test_legal);
  g_test_add_func ("/race-cli/random", test_random);
  g_test_add_func ("/race-cli/cases", test_cases);
  g_test_add_func ("/race-cli/study", test_study);
  g_test_add_func ("/race-cli/findings", test_findings);
  return g_test_run ();
}
