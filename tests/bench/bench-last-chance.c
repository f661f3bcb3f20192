/* bench-last-chance.c: the search for the last chance of each playthrough of the board game, in
 * seconds and against one folding of it. */

#include "last-chance.h"
#include "median.h"
#include "samples.h"

#include <string.h>

#define ROUNDS 5

static const char *const samples[] = {
  "board-2p",       "board-2p-told", "board-3p", "board-3p-told", "board-3p-forced",
  "board-4p",       "board-4p-told", "board-5p", "board-5p-told", "board-3p-forced-told",
  "board-4p-edits",
};

static double
time_of (void (*act) (const YcRecord *record), const YcRecord *record)
{
  double times[ROUNDS];

  for (int round = 0; round < ROUNDS; round++) {
    const gint64 start = g_get_monotonic_time ();

    act (record);
    times[round] = (double) (g_get_monotonic_time () - start) / 1e6;
  }
  return median (times, ROUNDS);
}

static void
fold (const YcRecord *record)
{
  yc_timeline_free (yc_timeline_new (record, UINT32_MAX));
}

static void
find (const YcRecord *record)
{
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  YcPlayed *played = yc_played_new (record, timeline);

  yc_last_chance_free (yc_last_chance_find (played, NULL));
  yc_played_free (played);
  yc_timeline_free (timeline);
}

/* How far it got. */
static void
print_answer (const YcRecord *record)
{
  static const char *const ends[] = { "nobody won", "found", "not one", "unsure" };
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  YcPlayed *played = yc_played_new (record, timeline);
  YcLastChance *chance = yc_last_chance_find (played, NULL);

  g_print ("%s, %u turns, %u tried", ends[chance->end], chance->n_turns, chance->n_tried);
  yc_last_chance_free (chance);
  yc_played_free (played);
  yc_timeline_free (timeline);
}

int
main (void)
{
  double longest = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (samples); i++) {
    g_autofree char *text = yc_sample_text (samples[i]);
    YcRecord *record = yc_record_read (text, strlen (text), NULL);
    const double folding = time_of (fold, record), finding = time_of (find, record);

    g_print ("%s, %u events: %.3f s, %.0f foldings; ", samples[i], yc_record_n_events (record),
             finding, finding / folding);
    print_answer (record);
    g_print ("\n");
    longest = MAX (longest, finding);
    yc_record_free (record);
  }
  g_print ("the longest search for a last chance: %.3f s (below 1)\n", longest);
  return 0;
}
