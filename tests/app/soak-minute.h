/* soak-minute.h: what a minute of the soak takes, and what all of them say. */

#pragma once

#include <glib.h>

#define SOAK_LONG     50 /* milliseconds that a frame may take, and a turn of the main loop */
#define SOAK_INTERVAL 50 /* milliseconds from a play to the next */

typedef struct {
  double heap, own; /* mebibytes, on average: in use, and of the pages that are its own */
  double set;       /* … with those that it shares, by however many programs do at the time */
  double busiest, longest; /* milliseconds of a frame: of the processor, and passed */
  double page;             /* until the busiest page was there, with all its frames */
  double turn;             /* the busiest of the main loop */
  const char *after;       /* what the busiest frame came */
  guint samples, plays, frames, busy_frames, long_frames, busy_turns;
  guint slow_frames; /* of the busy ones: at the machine's usual pace, too */
} SoakMinute;

/* Weighs what is in memory now. */
void soak_minute_weigh (SoakMinute *minute);
/* A turn of the main loop, in milliseconds of the processor. */
void soak_minute_add_turn (SoakMinute *minute, double busy);
/* Prints the `n`th minute, in which so many games have been begun in all. */
void soak_minute_print (const SoakMinute *minute, guint n, guint games);
/* Prints the first half of the SoakMinutes after the warming against the second. TRUE if nothing
 * grew, nothing took long after the first minute, and the plays kept up with the clock. */
gboolean soak_minutes_report (const GArray *minutes, guint games);

/* What the host of a virtual machine has given to others, in milliseconds of all processors: it
 * counts as the program's own, and caches are cold after it. 0 where nothing tells. */
double soak_stolen_milliseconds (void);
