/* bomb-facts.h: facts about bomb cards. */

#pragma once

#include "manhattan/pieces.h"

/* Carries out a fact about the row, a hand or bombs before a player, or says why it cannot be. */
bool yc_board_tell_of_bombs (const YcSetup *setup,
                             YcBoard *board,
                             int seat,
                             const YcPlay *play,
                             YcReason *why);
