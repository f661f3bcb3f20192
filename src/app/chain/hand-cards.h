/* hand-cards.h: the cards that whoever is to move may play, in their section of the card table.
 *
 * The end of a turn is the dearest of all plays, and half of that is the hand of whoever is next:
 * it comes one frame after the play, and so do the cards after a look at the past. Until then what
 * lies there names the same cards, and whoever needs those of the position asks for them. */

#pragma once

#include "view.h"
#include "widgets/later.h"
#include "widgets/tray.h"

typedef struct {
  YcTray *tray;         /* borrowed */
  GtkWidget *section;   /* with the tray in it, in a parent that is drawn; borrowed */
  YcView *view;         /* shown last; borrowed */
  int seat;             /* whose cards lie there, or -1 */
  gboolean hands_shown; /* with what was told of them */
  YcLater later;
} YcHandCards;

void yc_hand_cards_init (YcHandCards *self, YcTray *tray, GtkWidget *section);
/* Shows those of the position shown, at once or with the next frame but one. */
void yc_hand_cards_show (YcHandCards *self, YcView *view, gboolean hands_shown);
/* Nothing is played from them, and nobody sees them. */
void yc_hand_cards_hide (YcHandCards *self);
/* Has those that are still to come lie there now. */
void yc_hand_cards_settle (YcHandCards *self);
/* None are to come any more; to be called before the section or the view goes. */
void yc_hand_cards_forget (YcHandCards *self);
