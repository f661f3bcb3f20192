/* chain-asking.h: what the card table asks for, each in one step that may be skipped. */

#pragma once

#include "play/question.h"
#include "table-game.h"

/* Ends the turn, after asking for discards and what is turned up into the row, if there is anything
 * to ask or to say; asked once more, it ends as it stands. */
void yc_chain_ask_end (YcTablePage *page);
/* The cards that the wish leaves open: discarded or taken by a factory, taken by Espionage, kept by
 * Design Bomb. */
void yc_chain_ask_details (YcTablePage *page);
/* What that button is called for a play; NULL if a play leaves nothing open. */
const char *yc_chain_details_words (const YcPlay *play);
/* What a player tells of the own hand. Returns the question; NULL if there is nothing to tell. */
YcQuestion *yc_chain_tell_hand (YcTablePage *page, int seat);
/* What lies in the row. */
void yc_chain_tell_row (YcTablePage *page);
