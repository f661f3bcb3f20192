/* agreement.h: whether two records tell the same of one session. What they tell otherwise is noted
 * in the arrival of the one that comes. */

#pragma once

#include "intake.h"

/* Whether both heads are of the same game of the same table. Each is its statements, as they are
 * written. */
gboolean yc_heads_agree (const char *ours, const char *theirs, YcArrival *arrival);
/* Whether both play the same as far as the shorter one goes. */
gboolean yc_plays_agree (GStrv ours, GStrv theirs, YcArrival *arrival);
/* What differed does not, seen otherwise. */
void yc_arrival_agrees (YcArrival *arrival);
