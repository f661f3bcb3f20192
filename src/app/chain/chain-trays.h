/* chain-trays.h: which cards of the card game a tray shows. */

#pragma once

#include "view.h"
#include "widgets/tray.h"

/* What may be in the hand of `seat`; `shown`: the told cards of that hand first. */
void yc_chain_show_hand (YcTray *tray, YcView *view, int seat, gboolean shown);
/* Makes the buttons of the cards that are not in the tray yet, where hands are shown one after the
 * other (cards-ahead.h). */
void yc_chain_make_cards_ahead (YcTray *tray, YcView *view);
/* What a factory may take from the discard pile: its told cards and those that may be among its
 * untold ones. */
void yc_chain_show_discard (YcTray *tray, YcView *view);
/* The Bomb Plans that may lie in the pile; `stash`: or in that of the player to move. */
void yc_chain_show_plans (YcTray *tray, YcView *view, gboolean stash);
