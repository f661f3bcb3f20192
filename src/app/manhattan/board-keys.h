/* board-keys.h: letters that lead to the parts of the main board and to what the players have. */

#pragma once

#include "table-game.h"

/* Points at the next thing of that part that can be played, or at the first; FALSE if the letter
 * means none. See `YcTableGame.press`. */
gboolean yc_manhattan_press (YcTablePage *page, char key, gboolean records);
