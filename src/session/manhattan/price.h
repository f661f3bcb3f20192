/* price.h: what a play of the board game costs in goods. */

#pragma once

#include "manhattan/board.h"

/* The whole price that `seat` has to pay, whatever of it is there; what nobody told counts as
 * nothing, and so does a side that is not chosen. */
void yc_manhattan_price (const YcSetup *setup,
                         const YcBoard *board,
                         int seat,
                         const YcPlay *play,
                         int price[YC_GOODS]);
