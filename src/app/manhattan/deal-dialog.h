/* deal-dialog.h: asks who makes a deal about air strikes, and with whom. */

#pragma once

#include "table-game.h"

/* Records the deal; closed otherwise, nothing is told. */
void yc_manhattan_tell_deal (YcTablePage *page);
