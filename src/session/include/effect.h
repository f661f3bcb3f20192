/* effect.h: what a play would pay and bring, found by playing it on a copy of the position. */

#pragma once

#include <glib.h>

#include "rules.h"

/* What changes for somebody else. */
typedef struct {
  YcSide loses, gets; /* goods */
  int cards;          /* card game: in the hand, signed */
} YcOtherEffect;

typedef struct {
  YcSide pays, brings;                /* of the actor; workers: those newly got, not those placed */
  YcSide surplus;                     /* put in beyond what is needed, and spent all the same */
  int idle_cards;                     /* card game: laid sideways, and bear nobody */
  int points;                         /* of the actor, signed */
  YcOtherEffect others[YC_MAX_SEATS]; /* by seat; empty for the actor */
} YcEffect;

/* Needs no allocation on the rules' side. Card game: workers are personnel for the pool. */
YcEffect yc_effect_of_play (const YcSetup *setup,
                            const YcGame *game,
                            const YcPosition *position,
                            const YcPlay *play);
gboolean yc_side_is_empty (const YcSide *side);
/* Whether the same happens to everybody but `seat`, and there are several of them. */
gboolean yc_effect_is_equal_for_others (const YcEffect *effect, int n_seats, int seat);
