/* test-cli.c: usage, help, and the commands that only list or rewrite. */

#include <gio/gio.h>
#include <string.h>

#include "run.h"
#include "samples.h"

/* ---- Usage -------------------------------------------------------------------------------------
 */

static void
test_help (void)
{
  static const char *const commands[] = { "check", "state", "legal", "cases", "random", "format" };
  g_auto (Run) general = run_cli (NULL, "--help", NULL);
  g_assert_cmpint (general.status, ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++) {
    g_auto (Run) run = run_cli (NULL, commands[i], "--help", NULL);
    g_assert_cmpint (run.status, ==, 0);
    g_assert_nonnull (strstr (run.out, commands[i]));
    g_assert_cmpuint (strlen (run.out), >, 100);
    g_assert_nonnull (strstr (general.out, commands[i]));
  }
}

static void
check_usage (Run run)
{
  g_assert_cmpint (run.status, ==, 2);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_true (g_str_has_prefix (run.err, "yellowcake-cli"));
  run_clear (&run);
}

static void
test_usage (void)
{
  check_usage (run_cli (NULL, NULL));
  check_usage (run_cli (NULL, "dance", NULL));
  check_usage (run_cli (NULL, "check", NULL));
  check_usage (run_cli (NULL, "check", "--jsno", "-", NULL));
  check_usage (run_cli (NULL, "state", NULL));
  check_usage (run_cli (NULL, "state", "a.ycr", "b.ycr", NULL));
  check_usage (run_cli (NULL, "legal", NULL));
  check_usage (run_cli (NULL, "legal", "a.ycr", "--at", "x", NULL));
  check_usage (run_cli (NULL, "format", NULL));
  check_usage (run_cli (NULL, "random", NULL));
  check_usage (run_cli (NULL, "random", "--game", "chess", "--players", "2", "--seed", "1", NULL));
  check_usage (
    run_cli (NULL, "random", "--game", "manhattan-project", "--players", "1", "--seed", "1", NULL));
  check_usage (run_cli (NULL, "random", "--game", "chain-reaction", "--players", "2", NULL));
}

static void
test_unreadable (void)
{
  static const char *const commands[] = { "state", "legal", "format" };
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++) {
    g_auto (Run) run = run_cli ("yellowcake 1\ngame go\n", commands[i], "-", NULL);
    g_assert_cmpint (run.status, ==, 2);
    g_assert_true (g_str_has_prefix (run.err, "-:2:"));
    g_assert_cmpstr (run.out, ==, "");
  }
}

/* ---- format and legal
 * ---------------------------------------------------------------------------- */

static void
test_format (void)
{
  g_autofree char *messy = run_board ("  red   place  mine-2 L # rich\r\n\n\tred end\n");
  g_autofree char *clean = run_board ("red place mine-2 L\nred end\n");
  g_auto (Run) run = run_cli (messy, "format", "-", NULL);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.out, ==, clean);
}

static void
test_format_of_sample (gconstpointer data)
{
  g_autofree char *path = yc_sample_path (data, ".ycr");
  g_auto (Run) once = run_cli (NULL, "format", path, NULL);
  g_auto (Run) twice = run_cli (once.out, "format", "-", NULL);
  g_assert_cmpint (once.status, ==, 0);
  g_assert_cmpuint (strlen (once.out), >, 0);
  g_assert_cmpstr (twice.out, ==, once.out);
}

static void
test_legal (void)
{
  g_autofree char *record = run_board ("red place mine-2 L\nred end\n");
  g_auto (Run) end = run_cli (record, "legal", "-", NULL);
  g_auto (Run) start = run_cli (record, "legal", "-", "--at", "0", NULL);
  g_assert_cmpint (end.status, ==, 0);
  g_assert_nonnull (strstr (start.out, "red place mine-2 L\n"));
  g_assert_null (strstr (start.out, "blue"));
  g_assert_nonnull (strstr (end.out, "blue place mine-1 L\n"));
  g_assert_null (strstr (end.out, "mine-2"));
}

/* Every listed play is legal where it is listed. */
static void
test_legal_is_legal (void)
{
  g_autofree char *lines = run_board ("red place mine-2 L\nred end\n");
  g_auto (Run) legal = run_cli (lines, "legal", "-", NULL);
  g_auto (GStrv) plays = g_strsplit (g_strchomp (legal.out), "\n", -1);
  g_assert_cmpuint (g_strv_length (plays), >, 10);
  for (char **play = plays; *play; play++) {
    g_autofree char *longer = g_strconcat (lines, *play, "\n", NULL);
    g_auto (Run) run = run_cli (longer, "check", "-", NULL);
    g_assert_cmpint (run.status, ==, 0);
  }
}

/* ---- random
 * --------------------------------------------------------------------------------------- */

static Run
run_random (const char *game, int players, const char *seed)
{
  g_autofree char *number = g_strdup_printf ("%d", players);
  return run_cli (NULL, "random", "--game", game, "--players", number, "--seed", seed, NULL);
}

/* The same for the same seed, canonical, played to the end, and all of it plainly legal. */
static void
check_random (const char *game, int players)
{
  g_auto (Run) once = run_random (game, players, "42");
  g_auto (Run) again = run_random (game, players, "42");
  g_auto (Run) other = run_random (game, players, "43");
  g_assert_cmpint (once.status, ==, 0);
  g_assert_cmpstr (once.out, ==, again.out);
  g_assert_cmpstr (once.out, !=, other.out);
  g_auto (Run) canonical = run_cli (once.out, "format", "-", NULL);
  g_assert_cmpstr (canonical.out, ==, once.out);
  g_auto (Run) check = run_cli (once.out, "check", "--json", "-", NULL);
  g_assert_cmpint (check.status, ==, 0);
  g_auto (GStrv) events = g_strsplit (g_strchomp (check.out), "\n", -1);
  for (char **event = events; *event; event++)
    g_assert_true (g_str_has_suffix (*event, "\"verdict\":\"legal\"}"));
  g_auto (Run) state = run_cli (once.out, "state", "--json", "-", NULL);
  g_assert_nonnull (strstr (state.out, "\"over\""));
}

static void
test_random_board (void)
{
  for (int players = 2; players <= 5; players++)
    check_random ("manhattan-project", players);
}

static void
test_random_chain (void)
{
  for (int players = 1; players <= 5; players++)
    check_random ("chain-reaction", players);
  g_auto (Run) run = run_random ("chain-reaction", 2, "7");
  g_assert_nonnull (strstr (run.out, "\nlocation \"invented cards\"\n"));
}

static void
test_random_turns (void)
{
  g_auto (Run) run = run_cli (NULL, "random", "--game", "manhattan-project", "--players", "2",
                              "--seed", "1", "--turns", "3", NULL);
  g_auto (Run) state = run_cli (run.out, "state", "--json", "-", NULL);
  g_assert_nonnull (strstr (state.out, "\"active\" : \"blue\",\n \"phase\" : \"start\""));
}

/* A full disk is no success. */
static void
test_no_room (void)
{
  g_autofree char *record = run_board ("red place mine-2 L\n");
  g_autofree char *path = run_write ("no-room.ycr", record);
  g_autoptr (GSubprocessLauncher) launcher
    = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  g_subprocess_launcher_set_stdout_file_path (launcher, "/dev/full");
  process = g_subprocess_launcher_spawn (launcher, &error, g_getenv ("YELLOWCAKE_CLI"), "format",
                                         path, NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait (process, NULL, &error));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/help", test_help);
  g_test_add_func ("/cli/usage", test_usage);
  g_test_add_func ("/cli/unreadable", test_unreadable);
  g_test_add_func ("/cli/format", test_format);
  g_test_add_func ("/cli/no-room", test_no_room);
  g_test_add_func ("/cli/legal", test_legal);
  g_test_add_func ("/cli/legal-is-legal", test_legal_is_legal);
  g_test_add_func ("/cli/random-board", test_random_board);
  g_test_add_func ("/cli/random-chain", test_random_chain);
  g_test_add_func ("/cli/random-turns", test_random_turns);
  yc_samples_add_tests ("/cli/format/samples", test_format_of_sample);
  return g_test_run ();
}
