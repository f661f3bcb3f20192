/* lying.h: how things lie on the table, one place or number at a time, and the corrections that
 * bring the program there. */

#pragma once

#include "adjust-topic.h"

/* What lies before a player: so much of something, or workers at a place. */
typedef struct {
  int seat;
  gboolean is_workers;
  int count;   /* of a number: what is counted, as in an item */
  int now, is; /* what the program has, and what lies there */
  YcSpot spot; /* of workers; those at hand are at the space `YC_NONE` */
  YcWorkers workers_now, workers;
} YcLying;

gboolean yc_lying_differs (const YcLying *self);
/* Adds the corrections (YcPlay, g_free) that these things of type YcLying make: one for all numbers
 * of a player; workers first leave, then those missing come from the general supply, and what is
 * left over goes there. `topics` are those of the game. */
void yc_lying_correct (const YcSetup *setup,
                       const YcTopic *topics,
                       guint n_topics,
                       const GPtrArray *all,
                       GPtrArray *plays);
