/* likely.h: which of several plays about the same thing a table most likely means. */

#pragma once

#include "rules.h"

/* A measure: the lower, the likelier. It favours the cheapest workers, the first choice, the whole
 * output, and acting over declining; it says nothing about what is legal. */
int yc_likely (const YcSetup *setup, const YcPlay *play);
/* The card or space that a play is about, or NULL. */
const YcCard *yc_play_card (const YcSetup *setup, const YcPlay *play);
/* The letter by which a play names a side of a card: that of its first good or worker. */
char yc_side_letter (const YcSide *side);
/* The workers most likely put there when no play is legal: what is printed as far as the supply
 * of `seat` has it, whoever is there for the rest. */
YcWorkers yc_likely_workers (const YcNeed *need, YcCrew supply, int seat);
