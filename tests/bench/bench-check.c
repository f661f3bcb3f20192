/* bench-check.c: whole processes: `yellowcake-cli check` of records against `pgn-extract -s -r` of
 * as many different plies of chess.
 *
 * Called with the command line program. The records are random games of many seeds. The chess is
 * that of the opening lines that come with pgn-extract, two thousand of them, since no package has
 * whole games. A line is shorter than a game, so what the tags of a game cost is measured apart, on
 * the same games cut off after their first move, and spread over the plies of a game of usual
 * length. One thread against one is told in the time of the processor: others on the machine do not
 * count. As it is started by people, with a thread on each processor, it is told in the time that
 * passes, and that is only worth something on a machine that does nothing else. */

#include "median.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#define OPENINGS "/usr/share/pgn-extract/eco.pgn"
#define LEAST    16 /* plies of a line that is taken */
#define GAME     80 /* plies of a game of chess */
#define LINES    60 /* times that all lines are read */
#define SEEDS    60
#define TIMES    12 /* that each record is read */
#define ROUNDS   7

static double
processor_time_of_children (void)
{
  struct rusage usage;

  getrusage (RUSAGE_CHILDREN, &usage);
  return (double) usage.ru_utime.tv_sec + (double) usage.ru_utime.tv_usec / 1e6;
}

static void
run (char **command)
{
  g_autoptr (GError) error = NULL;
  int status = 0;

  if (!g_spawn_sync (NULL, command, NULL,
                     G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL,
                     NULL, NULL, NULL, NULL, &status, &error)
      || !g_spawn_check_wait_status (status, &error))
    g_error ("%s: %s", command[0], error->message);
}

/* Seconds: of the processor, and those that passed. */
typedef struct {
  double busy, passed;
} Cost;

/* The median of some runs. */
static Cost
cost_of (char **command)
{
  double busy[ROUNDS], passed[ROUNDS];

  for (int round = 0; round < ROUNDS; round++) {
    const double before = processor_time_of_children ();
    const gint64 start = g_get_monotonic_time ();

    run (command);
    busy[round] = processor_time_of_children () - before;
    passed[round] = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  }
  return (Cost){ median (busy, ROUNDS), median (passed, ROUNDS) };
}

/* ---- Our records ------------------------------------------------------------------------------
 */

/* Writes the record of a seed; the number of its events. */
static guint
write_record (char *program, const char *game, int seed, const char *path)
{
  g_autofree char *seed_option = g_strdup_printf ("--seed=%d", seed);
  g_autofree char *players = g_strdup_printf ("--players=%d", 2 + seed % 4);
  g_autofree char *game_option = g_strconcat ("--game=", game, NULL);
  char *command[] = { program, "random", game_option, players, seed_option, NULL };
  g_autofree char *text = NULL;
  g_autofree char *tally = NULL;
  char *check[] = { program, "check", (char *) path, NULL };
  const char *legal;

  if (!g_spawn_sync (NULL, command, NULL, 0, NULL, NULL, &text, NULL, NULL, NULL)
      || !g_file_set_contents (path, text, -1, NULL)
      || !g_spawn_sync (NULL, check, NULL, 0, NULL, NULL, &tally, NULL, NULL, NULL)
      || (legal = strstr (tally, ": legal ")) == NULL)
    g_error ("No record for seed %d.", seed);
  return (guint) atoi (legal + strlen (": legal "));
}

/* What a play costs, heads and all, on one thread (`busy`) and on all (`passed`). */
static Cost
cost_of_a_play (char *program, const char *game, const char *folder)
{
  g_autoptr (GPtrArray) command = g_ptr_array_new ();
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  guint plays = 0;
  Cost cost;

  g_ptr_array_add (command, program);
  g_ptr_array_add (command, "check");
  for (int seed = 1; seed <= SEEDS; seed++) {
    char *path = g_strdup_printf ("%s/%s-%d.ycr", folder, game, seed);

    g_ptr_array_add (paths, path);
    plays += TIMES * write_record (program, game, seed, path);
  }
  for (int i = 0; i < TIMES * SEEDS; i++)
    g_ptr_array_add (command, g_ptr_array_index (paths, i % SEEDS));
  g_ptr_array_add (command, NULL);
  cost.passed = cost_of ((char **) command->pdata).passed / plays;
  g_ptr_array_insert (command, 2, "--jobs=1");
  cost.busy = cost_of ((char **) command->pdata).busy / plays;
  return cost;
}

/* ---- Chess -------------------------------------------------------------------------------------
 */

typedef struct {
  GString *whole;
  GString *cut; /* after the first move */
  guint games, plies, different;
  GHashTable *seen;
} Chess;

static void
add_line (Chess *chess, const char *moves)
{
  static const char tags[] = "[Event \"Opening\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n"
                             "[Round \"-\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n";
  g_auto (GStrv) words = g_strsplit_set (moves, " \n", -1);
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (GString) first = g_string_new (NULL);
  guint plies = 0;

  for (char **word = words; *word != NULL && **word != '*'; word++) {
    if (**word == '\0')
      continue;
    g_string_append_printf (line, "%s ", *word);
    if (plies == 0)
      g_string_assign (first, line->str);
    if (strchr (*word, '.') == NULL) {
      plies++;
      g_hash_table_add (chess->seen, g_strdup (line->str));
    }
    if (plies == 1 && strchr (*word, '.') == NULL)
      g_string_assign (first, line->str);
  }
  if (plies < LEAST)
    return;
  g_string_append_printf (chess->whole, "%s%s*\n\n", tags, line->str);
  g_string_append_printf (chess->cut, "%s%s*\n\n", tags, first->str);
  chess->games++;
  chess->plies += plies;
}

static void
read_lines (Chess *chess)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) games = NULL;

  if (!g_file_get_contents (OPENINGS, &text, NULL, NULL))
    return;
  games = g_strsplit (text, "\n\n1. ", -1);
  for (char **game = games + 1; games[0] != NULL && *game != NULL; game++) {
    g_autofree char *moves = g_strconcat ("1. ", *game, NULL);

    add_line (chess, moves);
  }
  chess->different = g_hash_table_size (chess->seen);
}

static char *
write_lines (const char *folder, const char *name, const GString *lines)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char *path = g_build_filename (folder, name, NULL);

  for (int i = 0; i < LINES; i++)
    g_string_append_len (text, lines->str, (gssize) lines->len);
  if (!g_file_set_contents (path, text->str, (gssize) text->len, NULL))
    g_error ("%s cannot be written.", path);
  return path;
}

/* Seconds for a ply, with its part of a game's tags. */
static double
seconds_of_a_ply (double whole, double cut, const Chess *chess)
{
  const double ply = (whole - cut) / LINES / (chess->plies - chess->games);

  return ply + (cut / LINES / chess->games - ply) / GAME;
}

static Cost
cost_of_a_ply (char *program, const Chess *chess, const char *folder)
{
  g_autofree char *whole = write_lines (folder, "whole.pgn", chess->whole);
  g_autofree char *cut = write_lines (folder, "cut.pgn", chess->cut);
  char *all[] = { program, "-s", "-r", whole, NULL };
  char *first[] = { program, "-s", "-r", cut, NULL };
  const Cost of_all = cost_of (all), of_first = cost_of (first);

  return (Cost){ seconds_of_a_ply (of_all.busy, of_first.busy, chess),
                 seconds_of_a_ply (of_all.passed, of_first.passed, chess) };
}

static char *
pgn_extract (void)
{
  char *program = g_find_program_in_path ("pgn-extract");

  if (program == NULL && g_file_test ("/usr/games/pgn-extract", G_FILE_TEST_IS_EXECUTABLE))
    program = g_strdup ("/usr/games/pgn-extract");
  return program;
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_unlink (path);
  }
  g_rmdir (folder);
}

int
main (int argc, char *argv[])
{
  g_autofree char *program = pgn_extract ();
  g_autofree char *folder = g_dir_make_tmp ("bench-check-XXXXXX", NULL);
  Chess chess = { .whole = g_string_new (NULL),
                  .cut = g_string_new (NULL),
                  .seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  Cost play, card_play;

  if (argc != 2 || folder == NULL)
    g_error ("usage: bench-check YELLOWCAKE-CLI");
  play = cost_of_a_play (argv[1], "manhattan-project", folder);
  card_play = cost_of_a_play (argv[1], "chain-reaction", folder);
  g_print ("checked a second: %.2f million plays of the board game, %.2f of the card game\n",
           1e-6 / play.busy, 1e-6 / card_play.busy);
  g_print ("on %u processors: %.2f million plays of the board game, %.2f of the card game\n",
           g_get_num_processors (), 1e-6 / play.passed, 1e-6 / card_play.passed);
  read_lines (&chess);
  if (program == NULL || chess.games == 0) {
    g_print ("skipped: pgn-extract and its opening lines (%s) are not there to compare with\n",
             OPENINGS);
  } else {
    const Cost ply = cost_of_a_ply (program, &chess, folder);

    g_print ("pgn-extract: %.2f million plies of chess, %u different ones\n", 1e-6 / ply.busy,
             chess.different);
    g_print ("ratio of plays to plies, one thread: %.2f; of the card game: %.2f\n",
             ply.busy / play.busy, ply.busy / card_play.busy);
    g_print ("as it is started: %.2f (1.2 or more); of the card game: %.2f (1.0 or more)\n",
             ply.passed / play.passed, ply.passed / card_play.passed);
  }
  remove_folder (folder);
  g_string_free (chess.whole, TRUE);
  g_string_free (chess.cut, TRUE);
  g_hash_table_unref (chess.seen);
  return 0;
}
