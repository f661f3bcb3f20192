/* effect.h: what a play would pay and bring, found by playing it on a copy of the position. */

#pragma once

#include "rules.h"

typedef struct {
  YcSide pays, brings; /* of the actor; workers: those newly got, not those placed */
  int points;          /* of the actor, signed */
  bool others;         /* somebody else's goods change too */
} YcEffect;

/* Needs no allocation on the rules' side. Card game: workers are personnel for the pool. */
YcEffect yc_effect_of_play (const YcSetup *setup,
                            const YcGame *game,
                            const YcPosition *position,
                            const YcPlay *play);
bool yc_side_is_empty (const YcSide *side);
