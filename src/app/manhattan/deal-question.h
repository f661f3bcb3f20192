/* deal-question.h: asks in a strip who makes a deal about air strikes, and with whom: one tap, or a
 * digit, for each that there can be. */

#pragma once

#include "table-game.h"

/* A deal of the player who is next ends the turn that can be ended. Closed otherwise, nothing is
 * told. */
void yc_manhattan_tell_deal (YcTablePage *page);
