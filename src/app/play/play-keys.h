/* play-keys.h: plays by single keys, wherever nobody types: a digit chooses among what the play
 * bar shows, `e` ends the turn, `r` does what the game has a button for, and the other letters are
 * those of what is asked, or the game's. With Ctrl and a digit, or Shift and a letter, it is
 * recorded at once, and Alt and a digit takes what bears that number. A key that is held says
 * nothing more. While a question takes keys (question.h), digits choose in it. */

#pragma once

#include "table-page.h"

/* Once, when the game is known. */
void yc_play_keys_take (YcTablePage *page);
