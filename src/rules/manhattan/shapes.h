/* shapes.h: every play that has the right shape, legal or not, for the judge to decide.
 *
 * Each of them calls `found` for one play after the other, always in the same order; a play is good
 * until `found` returns. */

#pragma once

#include "case.h"

/* The placements on the main board and on buildings, of the player to move. */
void
yc_board_each_placement (const YcSetup *setup, const YcBoard *board, YcPlayFunc found, void *data);
/* The repairs of a seat, whose turn it is or not. */
void yc_board_each_repair (const YcSetup *setup,
                           const YcBoard *board,
                           int seat,
                           YcPlayFunc found,
                           void *data);
/* All plays of the player to move. */
void yc_board_each_play (const YcSetup *setup, const YcBoard *board, YcPlayFunc found, void *data);
