/* tray-order.h: which cards can be pointed at, and in which order. What may be there is taken from
 * what everybody at the table may know (session.h). */

#pragma once

#include "view.h"
#include "tray-card.h"

/* Each returns an array of YcTrayCard, a card once; the caller frees. */

/* The industry cards that may be in the hand of `seat`, by kind; of each kind what lies in the
 * discard pile comes last. `told`: those told of it first, and no others if they are all. The order
 * is the same throughout a turn as far as the cards are. */
GArray *yc_tray_of_hand (YcView *view, int seat, gboolean told);
/* Those that a factory may take from the discard pile: the told ones as they lie, from the top, and
 * what may be among the others. */
GArray *yc_tray_of_discard (YcView *view);
/* Whether the personnel of `play` does not suffice for what it activates. */
gboolean yc_misses_personnel (const YcSetup *setup, const YcPlay *play);
/* Those of `cards` that are known to cover sideways who is missing in `play`, the likeliest first:
 * told ones, then what leaves the fewest missing and the fewest idle. Empty if nobody is missing.
 */
GArray *yc_tray_likely (const YcSetup *setup, const GArray *cards, const YcPlay *play);
