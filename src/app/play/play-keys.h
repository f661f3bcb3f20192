/* play-keys.h: plays by single keys, wherever nobody types: a digit chooses among what the play
 * bar shows, `e` ends the turn, `r` does what the game has a button for, and the other letters are
 * the game's. */

#pragma once

#include "table-page.h"

/* Once, when the game is known. */
void yc_play_keys_take (YcTablePage *page);
