/* bench-rules.c: plays of either game read, judged and applied per second from text: the rules
 * alone, of whole records, heads and all. bench-check.c has the whole process against chess. */

#include "rules.h"

#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROUNDS 5
#define PLAYS  600000 /* in a round, at least */

#define SAMPLES 4
static const char *const board_samples[SAMPLES]
  = { "board-2p-told", "board-3p-told", "board-4p-told", "board-5p-told" };
static const char *const card_samples[SAMPLES] = { "card-1p", "card-2p", "card-3p", "card-5p" };

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

int
main (void)
{
  double play = time_of_a_play (board_samples);
  double card_play = time_of_a_play (card_samples);

  printf ("plays read, judged and applied: %.2f million a second\n", 1e-6 / play);
  printf ("the same of the card game, whose heads define the cards: %.2f million a second\n",
          1e-6 / card_play);
  printf ("ratio of the two: %.2f\n", card_play / play);
  return 0;
}
