/* chain-brute.h: the plainest way to find the best of a turn: play everything that is suggested,
 * one play after the other, and remember where one has been. */

#pragma once

#include "chain-records.h"

typedef struct {
  const YcSetup *setup;
  const YcGame *game;
  int seat;
  YcRef plan; /* whether it can be built is noted, or `YC_NONE` */
  GHashTable *seen;
  gsize most; /* positions to look at */
  gboolean gave_up;
  int points;
  int32_t uranium, yellowcake;
  gboolean plan_built;
  gboolean can_draw; /* a factory can be activated and draw */
} Brute;

/* Looks at everything that can be reached from `position` without anything unknown. */
void brute_run (Brute *brute, const YcPosition *position);
void brute_clear (Brute *brute);
