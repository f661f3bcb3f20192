/* soak-pace.h: how fast the machine is at the moment, against how fast it usually is: what it
 * shares with others, as caches and a host, may slow it down for seconds. */

#pragma once

#include <glib.h>

typedef struct _SoakPace SoakPace;

SoakPace *soak_pace_new (void);
void soak_pace_free (SoakPace *self);
/* Notes what a piece of work takes that is always the same, a small picture drawn as frames are:
 * the fastest of a few. */
void soak_pace_note (SoakPace *self);
/* What usually takes one millisecond of the processor takes so many now, and never less than one:
 * against the median of what was noted. 1 where nothing was noted. */
double soak_pace_now (SoakPace *self);
