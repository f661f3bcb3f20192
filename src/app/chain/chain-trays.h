/* chain-trays.h: which cards of the card game a tray shows. */

#pragma once

#include "view.h"
#include "widgets/tray.h"

/* What may be in the hand of `seat`; `shown`: the told cards of that hand first. */
void yc_chain_show_hand (YcTray *tray, YcView *view, int seat, gboolean shown);
/* What a factory may take from the discard pile: its told cards and those that may be among its
 * untold ones. */
void yc_chain_show_discard (YcTray *tray, YcView *view);
/* The Bomb Plans that may lie in the pile; `stash`: or in that of the player to move. */
void yc_chain_show_plans (YcTray *tray, YcView *view, gboolean stash);
