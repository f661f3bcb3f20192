/* bench-study.c: the course of a session against one folding of it, over the playthroughs that were
 * recorded as they were played; what an amend changes is judged again in both. */

#include "median.h"
#include "samples.h"
#include "study.h"

#include <string.h>

#define ROUNDS 201

static const char *const samples[] = {
  "board-2p-told", "board-3p-told", "board-4p-told", "board-5p-told",
  "card-1p",       "card-2p",       "card-3p",       "card-5p",
};

static void
fold (const YcRecord *record)
{
  yc_timeline_free (yc_timeline_new (record, UINT32_MAX));
}

static void
study (const YcRecord *record)
{
  yc_study_free (yc_study_new (record));
}

static double
time_of (void (*act) (const YcRecord *record), const YcRecord *record)
{
  double times[ROUNDS];

  for (int round = 0; round < ROUNDS; round++) {
    const gint64 start = g_get_monotonic_time ();

    act (record);
    times[round] = (double) (g_get_monotonic_time () - start);
  }
  return median (times, ROUNDS);
}

int
main (void)
{
  double folding = 0, studying = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (samples); i++) {
    g_autofree char *text = yc_sample_text (samples[i]);
    YcRecord *record = yc_record_read (text, strlen (text), NULL);

    folding += time_of (fold, record);
    studying += time_of (study, record);
    yc_record_free (record);
  }
  g_print ("study of %u sessions: %.0f µs, one folding of each: %.0f µs\n",
           (guint) G_N_ELEMENTS (samples), studying, folding);
  g_print ("ratio of the study to one folding: %.2f (at most 1.3)\n", studying / folding);
  return 0;
}
