/* soak-minute.c: see soak-minute.h. */

#include "soak-minute.h"

#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define WARMING    5 /* minutes, or a fifth of all */
#define MOST_GROWN 1.05
#define KEPT_UP    0.99 /* of the plays that were due */

/* ---- Memory ---- */

/* What a line of the file of all mappings says, in mebibytes. Without it nothing is known to be
 * flat. */
static double
told_by (const char *rollup, const char *line)
{
  const char *found = strstr (rollup, line);

  return found != NULL ? strtod (found + strlen (line), NULL) / 1024 : NAN;
}

/* The mean goes on with one more sample. */
static void
add_sample (const SoakMinute *minute, double *mean, double sample)
{
  *mean += (sample - *mean) / minute->samples;
}

void
soak_minute_weigh (SoakMinute *minute)
{
  const struct mallinfo2 heap = mallinfo2 ();
  g_autofree char *rollup = NULL;

  if (!g_file_get_contents ("/proc/self/smaps_rollup", &rollup, NULL, NULL))
    rollup = g_strdup ("");
  minute->samples++;
  add_sample (minute, &minute->heap, (double) (heap.uordblks + heap.hblkhd) / 1048576);
  add_sample (minute, &minute->own, told_by (rollup, "\nPss_Anon:"));
  add_sample (minute, &minute->set, told_by (rollup, "\nPss:"));
}

double
soak_stolen_milliseconds (void)
{
  g_autofree char *times = NULL;
  unsigned long ticks = 0;

  if (g_file_get_contents ("/proc/stat", &times, NULL, NULL)
      && sscanf (times, "cpu %*u %*u %*u %*u %*u %*u %*u %lu", &ticks) != 1)
    ticks = 0;
  return (double) ticks * 1e3 / (double) sysconf (_SC_CLK_TCK);
}

void
soak_minute_add_turn (SoakMinute *minute, double busy)
{
  minute->turn = MAX (minute->turn, busy);
  minute->busy_turns += busy > SOAK_LONG;
}

void
soak_minute_print (const SoakMinute *minute, guint n, guint games)
{
  g_print (
    "minute %u: %u plays in %u games, heap %.1f MiB, own %.1f MiB, PSS %.1f MiB; %u frames, the "
    "longest %.0f ms of the processor after %s (%u over %d ms), %.0f ms passed (%u over %d ms); a "
    "page took %.0f ms of the processor at most, a turn of the main loop %.0f ms (%u over %d ms)\n",
    n, minute->plays, games, minute->heap, minute->own, minute->set, minute->frames,
    minute->busiest, minute->after, minute->busy_frames, SOAK_LONG, minute->longest,
    minute->long_frames, SOAK_LONG, minute->page, minute->turn, minute->busy_turns, SOAK_LONG);
}

/* ---- What was found ---- */

/* On average of the minutes from `from` up to `to`. */
static SoakMinute
average (const GArray *minutes, guint from, guint to)
{
  SoakMinute sum = { 0 };

  for (guint i = from; i < to; i++) {
    const SoakMinute *minute = &g_array_index (minutes, SoakMinute, i);

    sum.heap += minute->heap / (to - from);
    sum.own += minute->own / (to - from);
    sum.set += minute->set / (to - from);
  }
  return sum;
}

gboolean
soak_minutes_report (const GArray *minutes, guint games)
{
  const guint n = minutes->len, warm = MIN (WARMING, n / 5), half = (n - warm) / 2;
  const SoakMinute first = average (minutes, warm, warm + half),
                   last = average (minutes, n - half, n);
  const double due = n * 60 * 1000.0 / SOAK_INTERVAL;
  SoakMinute all = { 0 }; /* but for the first; with its plays */

  for (guint i = 0; i < n; i++) {
    const SoakMinute *minute = &g_array_index (minutes, SoakMinute, i);

    all.plays += minute->plays;
    if (i == 0)
      continue;
    all.busy_frames += minute->busy_frames;
    all.slow_frames += minute->slow_frames;
    all.long_frames += minute->long_frames;
    all.busy_turns += minute->busy_turns;
  }
  g_print (
    "%u plays in %u games, %.1f a second; from minutes %u to %u to the last %u the heap went from "
    "%.1f to %.1f MiB (%.3f), what is its own from %.1f to %.1f MiB (%.3f; at most %.2f), the PSS "
    "from %.1f to %.1f MiB (%.3f); after the first minute %u frames over %d ms of the processor, "
    "%u of them at the usual pace of the machine, too, %u over %d ms passed, %u turns of the main "
    "loop over %d ms of the processor\n",
    all.plays, games, all.plays / (n * 60.0), warm + 1, warm + half, half, first.heap, last.heap,
    last.heap / first.heap, first.own, last.own, last.own / first.own, MOST_GROWN, first.set,
    last.set, last.set / first.set, all.busy_frames, SOAK_LONG, all.slow_frames, all.long_frames,
    SOAK_LONG, all.busy_turns, SOAK_LONG);
  return half > 0 && all.plays >= due * KEPT_UP && last.heap <= first.heap * MOST_GROWN
         && last.own <= first.own * MOST_GROWN && last.set <= first.set * MOST_GROWN
         && all.busy_frames == 0 && all.busy_turns == 0;
}
