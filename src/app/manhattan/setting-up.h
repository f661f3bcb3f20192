/* setting-up.h: what the window asks before a game of The Manhattan Project; see table-game.h. */

#pragma once

#include "setup-head.h"
#include "table-cards.h"

#define YC_MANHATTAN_ROWS 2
extern const YcTableRow yc_manhattan_rows[YC_MANHATTAN_ROWS];

char *yc_manhattan_place_words (const YcHead *head, guint place);
