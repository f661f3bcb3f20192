/* tray.h: the industry cards that may be in a hand, drawn by their icons, to be pointed at: those
 * told of the hand if they may be shown, those recently on the table, the others by kind. */

#pragma once

#include "chain/tray-order.h"

#include <gtk/gtk.h>

#define YC_TYPE_TRAY (yc_tray_get_type ())
G_DECLARE_FINAL_TYPE (YcTray, yc_tray, YC, TRAY, GtkWidget)

/* Signals: `card-chosen (int ref)`; `unknown-chosen` (): a card that is not here. */
GtkWidget *yc_tray_new (void);
/* Shows what may be in the hand of `seat`; `shown`: the told cards of that hand first. */
void yc_tray_show (YcTray *self, YcSession *session, int seat, gboolean shown);
/* Shows what a factory may take from the discard pile: its told cards and those that may be among
 * its untold ones. */
void yc_tray_show_discard (YcTray *self, YcSession *session);
/* Shows the Bomb Plans that may lie in the pile; `stash`: or in that of the player to move. */
void yc_tray_show_plans (YcTray *self, YcSession *session, gboolean stash);
/* Marks the cards of which a legal play could be about, by reference; NULL: none. */
void yc_tray_set_legal (YcTray *self, const gboolean *legal);
/* An entry that shows only the cards with what is typed in it; Enter chooses the first. Owned by
 * the tray; whoever shows the tray gives it a place beside it. */
GtkWidget *yc_tray_get_filter (YcTray *self);
/* The industry cards shown, of YcTrayCard in their order; owned by the tray. */
const GArray *yc_tray_get_cards (YcTray *self);
