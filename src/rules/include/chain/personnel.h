/* personnel.h: what a card asks for and whether it is there. */

#pragma once

#include "chain/chain.h"

/* Personnel by type, wide enough for any statement, and cards of which nobody knows what they bear:
 * with one of them nobody is missing (section 3.2a). */
typedef struct {
  int type[YC_WORKER_TYPES];
  int untold;
} YcPersonnel;

int yc_personnel_total (const YcPersonnel *personnel);
YcPersonnel yc_personnel_together (const YcPersonnel *some, const YcPersonnel *others);
/* The personnel that `card` bears sideways are added, or the card if that is not known. */
void yc_personnel_add_side (YcPersonnel *personnel, const YcCard *card, int times);
bool yc_card_bears_personnel (const YcCard *card);
/* How many more are needed. Types do not rank: who serves no printed type of his own serves `?`. */
int yc_need_shortfall (const YcNeed *need, const YcPersonnel *personnel);
bool yc_personnel_suffice (const YcCard *card, const YcPersonnel *personnel);
/* The same for the need of `card` that is nearest to being met; an unknown one misses nobody. */
int yc_card_shortfall (const YcCard *card, const YcPersonnel *personnel);
/* Whether `pool` suffices together with `side`, and nobody of it could stay there. */
bool
yc_pool_suffices_exactly (const YcCard *card, const YcPersonnel *side, const YcPersonnel *pool);
/* The most of one type that could be put in. */
int yc_card_most_needed (const YcCard *card, YcWorkerType type);
/* Who is put in beyond the need, of which a `?` takes laborers first, then engineers; nobody where
 * somebody is missing, or where need or personnel are not known. */
YcPersonnel yc_personnel_surplus (const YcCard *card, const YcPersonnel *personnel);
/* The whole need of each type that is short, and what is there of it. */
void yc_personnel_tell_short (const YcCard *card, const YcPersonnel *personnel, YcReason *reason);

/* The card whose cost a play has to meet; NULL if it activates nothing. */
const YcCard *yc_activated_card (const YcSetup *setup, const YcPlay *play);
/* The personnel that the cards bear which a play lays sideways. */
YcPersonnel yc_sideways_personnel (const YcSetup *setup, const YcPlay *play);
/* With whom the play takes from the pool. */
YcPersonnel yc_personnel_put_in (const YcSetup *setup, const YcPlay *play);
/* Lets a play take from the pool whoever is needed besides its sideways cards, as far as they are
 * there and may be mixed. */
void yc_play_fill_from_pool (const YcSetup *setup, const YcChain *chain, YcPlay *play);

/* What activating `card` costs and brings of Yellowcake or Uranium; an unknown amount is none. */
int yc_card_pays (const YcCard *card, YcGood good);
int yc_card_gives (const YcCard *card, YcGood good);
/* Personnel made by `card`, for the pool. */
int yc_card_makes (const YcCard *card, YcWorkerType type);

/* Whether every number that the table must know is known (section 3.2a). */
bool yc_card_needs_known (const YcCard *card);
bool yc_card_pays_known (const YcCard *card);
bool yc_card_output_known (const YcCard *card);
/* A special card nobody taught otherwise bears none. */
bool yc_card_side_known (const YcCard *card);
