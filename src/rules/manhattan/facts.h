/* facts.h: what the functions that carry out facts share. */

#pragma once

#include "case.h"

/* Says which card is in the way and where it is; false for the caller to return. */
bool yc_fact_elsewhere (YcReason *why, YcDrawer drawer, YcRef card, YcPlace place, int seat);
/* The same of a number that is over its limit. */
bool yc_fact_beyond (YcReason *why, int64_t limit, int64_t number);
/* Whether one of the first `before` items names a card. */
bool yc_fact_names (const YcPlay *play, YcRef ref, int before);

/* Who has the points has won, also where the table alone counts them, and without them has not. */
void yc_board_settle_victory (const YcSetup *setup, YcBoard *board, int seat);

/* Carries out a fact about the row, a hand or bombs before a player, or says why it cannot be. */
bool yc_board_tell_of_bombs (const YcSetup *setup,
                             YcBoard *board,
                             int seat,
                             const YcPlay *play,
                             YcReason *why);
