/* player-cards.h: the buildings and the bombs before one player, as buttons in a wrap. */

#pragma once

#include "rules.h"
#include "manhattan/board.h"
#include "widgets/card-buttons.h"

/* Buildings in the order got, those that nobody told among them. */
void yc_player_cards_show_buildings (const YcCardPlace *place,
                                     const YcSetup *setup,
                                     const YcBoard *board,
                                     int seat);
/* Bombs built, in the order built, then the hand: cards known, and one button for all others. */
void yc_player_cards_show_bombs (const YcCardPlace *place,
                                 const YcSetup *setup,
                                 const YcBoard *board,
                                 int seat);
/* Marks the cards of which a legal play could be about; `marks` by reference, or NULL for none. */
void yc_player_cards_mark (YcWrap *wrap, const gboolean *marks);
