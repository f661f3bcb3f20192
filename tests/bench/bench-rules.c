/* bench-rules.c: plays of either game read, judged and applied per second from text, against chess
 * moves that pgn-extract reads and checks, where it is installed.
 *
 * Whole records are read, heads and all, as PGN games are with their tags. */

#include "rules.h"

#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define ROUNDS 5
#define PLAYS  600000 /* in a round, at least */

#define SAMPLES 4
static const char *const board_samples[SAMPLES]
  = { "board-2p", "board-3p", "board-4p", "board-5p" };
static const char *const card_samples[SAMPLES] = { "card-1p", "card-2p", "card-3p", "card-5p" };

/* The Opera Game, Paris 1858. */
static const char opera_game[]
  = "[Event \"Opera\"]\n[Site \"Paris\"]\n[Date \"1858.??.??\"]\n[Round \"-\"]\n"
    "[White \"Morphy\"]\n[Black \"Allies\"]\n[Result \"1-0\"]\n\n"
    "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6\n"
    "9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6\n"
    "15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0\n\n";
#define OPERA_MOVES 33

static char *
sample_text (const char *name, size_t *length)
{
  g_autofree char *path = g_strdup_printf (PLAYTHROUGHS "/%s.ycr", name);
  char *text = NULL;

  if (!g_file_get_contents (path, &text, length, NULL))
    g_error ("%s cannot be read", path);
  return text;
}

/* Reads and folds one record; the number of its statements. */
static uint32_t
fold (const char *text, size_t length)
{
  YcRecord *record = yc_record_read (text, length, NULL);
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  uint32_t n = yc_record_n_events (record);

  if (n == 0 || yc_timeline_event (timeline) != n)
    abort ();
  yc_timeline_free (timeline);
  yc_record_free (record);
  return n;
}

/* Seconds for a play, the best of some rounds. */
static double
time_of_a_play (const char *const samples[SAMPLES])
{
  char *texts[SAMPLES];
  size_t lengths[SAMPLES];
  double best = G_MAXDOUBLE;

  for (size_t i = 0; i < SAMPLES; i++)
    texts[i] = sample_text (samples[i], &lengths[i]);
  for (int round = 0; round < ROUNDS; round++) {
    int64_t start = g_get_monotonic_time ();
    uint32_t plays = 0;
    for (size_t i = 0; plays < PLAYS; i = (i + 1) % SAMPLES)
      plays += fold (texts[i], lengths[i]);
    best = MIN (best, (double) (g_get_monotonic_time () - start) / 1e6 / plays);
  }
  for (size_t i = 0; i < SAMPLES; i++)
    g_free (texts[i]);
  return best;
}

/* ---- Chess ---- */

static char *
pgn_extract (void)
{
  char *program = g_find_program_in_path ("pgn-extract");

  if (program == NULL && g_file_test ("/usr/games/pgn-extract", G_FILE_TEST_IS_EXECUTABLE))
    program = g_strdup ("/usr/games/pgn-extract");
  return program;
}

static char *
write_games (int games)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char *path = g_build_filename (g_get_tmp_dir (), "yellowcake-bench-XXXXXX", NULL);
  int file = g_mkstemp (path);

  for (int i = 0; i < games; i++)
    g_string_append (text, opera_game);
  if (file < 0 || !g_file_set_contents (path, text->str, (gssize) text->len, NULL))
    g_error ("%s cannot be written", path);
  close (file);
  return path;
}

static double
time_of_a_move (char *program)
{
  int games = PLAYS / OPERA_MOVES + 1;
  g_autofree char *path = write_games (games);
  char *command[] = { program, "-r", path, NULL };
  double best = G_MAXDOUBLE;

  for (int round = 0; round < ROUNDS; round++) {
    int64_t start = g_get_monotonic_time ();
    int status = 0;
    if (!g_spawn_sync (NULL, command, NULL, G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL,
                       NULL, NULL, NULL, NULL, &status, NULL)
        || status != 0)
      g_error ("%s failed", program);
    best = MIN (best, (double) (g_get_monotonic_time () - start) / 1e6 / (games * OPERA_MOVES));
  }
  remove (path);
  return best;
}

int
main (void)
{
  g_autofree char *program = pgn_extract ();
  double play = time_of_a_play (board_samples);
  double card_play = time_of_a_play (card_samples);

  printf ("plays read, judged and applied: %.2f million a second\n", 1e-6 / play);
  printf ("the same of the card game, whose heads define the cards: %.2f million a second\n",
          1e-6 / card_play);
  if (program == NULL) {
    printf ("pgn-extract is not installed, nothing to compare with\n");
  } else {
    double move = time_of_a_move (program);
    printf ("moves of pgn-extract -r: %.2f million a second\n", 1e-6 / move);
    printf ("ratio of plays to moves: %.2f (0.8 or more); of the card game: %.2f\n", move / play,
            move / card_play);
  }
  return 0;
}
