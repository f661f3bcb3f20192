/* bench-ask.c: a question to the judge with every rule that is asked, against a plain judgment of
 * the same play; and supposing that the first event never happened, against folding the record.
 *
 * The plays are all legal ones at many positions of random games. */

#include "ask.h"
#include "consequences.h"
#include "median.h"

#include <string.h>
#include <time.h>

#define ROUNDS 101
#define MOST   4096
#define STEP   40 /* events from one position asked about to the next */

typedef struct {
  YcPlay *plays; /* room for `MOST` */
  guint n;
} Plays;

static double
microseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return (double) now.tv_sec * 1e6 + (double) now.tv_nsec / 1e3;
}

static void
collect (const YcPlay *play, void *data)
{
  Plays *plays = data;

  if (plays->n < MOST)
    plays->plays[plays->n++] = *play;
}

static YcRecord *
read_random (char *program, const char *game, int seed)
{
  g_autofree char *seed_option = g_strdup_printf ("--seed=%d", seed);
  g_autofree char *game_option = g_strconcat ("--game=", game, NULL);
  char *command[] = { program, "random", game_option, "--players=3", seed_option, NULL };
  g_autofree char *text = NULL;
  YcError why;
  YcRecord *record;

  if (!g_spawn_sync (NULL, command, NULL, 0, NULL, NULL, &text, NULL, NULL, NULL)
      || (record = yc_record_read (text, strlen (text), &why)) == NULL)
    g_error ("No record for seed %d.", seed);
  return record;
}

static double
time_judging (YcTimeline *timeline, const Plays *plays)
{
  const double begun = microseconds ();

  for (guint i = 0; i < plays->n; i++) {
    YcRuling ruling;

    yc_timeline_judge (timeline, &plays->plays[i], &ruling);
  }
  return microseconds () - begun;
}

static double
time_asking (const YcRecord *record, YcTimeline *timeline, const Plays *plays)
{
  const double begun = microseconds ();

  for (guint i = 0; i < plays->n; i++)
    yc_inquiry_free (yc_inquiry_new (record, timeline, &plays->plays[i], FALSE));
  return microseconds () - begun;
}

/* Of all plays together, each round a ratio: what ends a turn is judged in no time, and would count
 * as much as a placement if each position had its own. */
static double
compare_answers (const YcRecord *record, Plays *plays)
{
  double asking[ROUNDS] = { 0 }, judging[ROUNDS] = { 0 };

  for (guint event = 0; event < yc_record_n_events (record); event += STEP) {
    YcTimeline *timeline = yc_timeline_new (record, event);

    plays->n = 0;
    yc_record_game (record)->suggest (yc_record_setup (record), yc_timeline_position (timeline),
                                      collect, plays);
    for (int round = 0; round < ROUNDS; round++) {
      judging[round] += time_judging (timeline, plays);
      asking[round] += time_asking (record, timeline, plays);
    }
    yc_timeline_free (timeline);
  }
  for (int round = 0; round < ROUNDS; round++)
    asking[round] /= judging[round];
  return median (asking, ROUNDS);
}

static double
compare_folding (const YcRecord *record)
{
  double ratios[ROUNDS];

  for (int round = 0; round < ROUNDS; round++) {
    const double begun = microseconds ();
    YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
    const double folded = microseconds ();
    YcConsequences *consequences = yc_consequences_new (record, timeline, 1, NULL);

    ratios[round] = (microseconds () - folded) / (folded - begun);
    yc_consequences_free (consequences);
    yc_timeline_free (timeline);
  }
  return median (ratios, ROUNDS);
}

int
main (int argc, char **argv)
{
  static const char *const games[] = { "manhattan-project", "chain-reaction" };
  Plays plays = { .plays = g_new (YcPlay, MOST) };

  g_assert_cmpint (argc, ==, 2);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    YcRecord *record = read_random (argv[1], games[i], 1);

    g_print ("%s: an answer with every rule asked %.2f times a plain judgment (4 or less); what "
             "would be different without the first of %u events %.2f foldings (2 or less)\n",
             games[i], compare_answers (record, &plays), yc_record_n_events (record),
             compare_folding (record));
    yc_record_free (record);
  }
  g_free (plays.plays);
  return 0;
}
