/* new-card.h: cards that nobody has taught, told where they lie: a button for each kind, and a
 * strip in which just what is seen of the card is tapped. The rest stays not known.
 *
 * While a play is composed on a card of which numbers are not known, the strip asks for those, and
 * may be left alone. A card that was just told may be one of which less is known: the strip offers
 * those. */

#pragma once

#include "view.h"
#include "widgets/card-list.h"

#include <adwaita.h>

#define YC_TYPE_NEW_CARD (yc_new_card_get_type ())
G_DECLARE_FINAL_TYPE (YcNewCard, yc_new_card, YC, NEW_CARD, AdwBin)

/* Signals:
 *   `told (const char *definition)`  a card that is pointed at, as far as it is known now
 *   `more (const char *definition)`  one of the play being composed, of which more is known now
 *   `same (const char *key, const char *other)`  that one is really the other */
GtkWidget *yc_new_card_new (void);
/* The strip, to be put where it opens. */
GtkWidget *yc_new_card_get_strip (YcNewCard *self);
/* The cards of its session are those known; holds no reference to the view. */
void yc_new_card_show (YcNewCard *self, YcView *view);
/* Whether the kinds of new cards can be tapped: while the box may hold more than are known, or once
 * somebody has met a card that is not there. */
gboolean yc_new_card_has_kinds (YcNewCard *self);
void yc_new_card_offer_kinds (YcNewCard *self);
/* Asks for the Bomb Plan of a place of the row that nobody told; and whether it was that which was
 * asked last. */
void yc_new_card_ask_of_row (YcNewCard *self);
gboolean yc_new_card_is_of_row (YcNewCard *self);
/* Asks for a card of `drawer` that a list lacks, which is then that of what is told; NULL: it is to
 * be pointed at. */
void yc_new_card_ask_for_list (YcNewCard *self, YcDrawer drawer, YcCardList *list);
YcCardList *yc_new_card_get_list (YcNewCard *self);
/* The play being composed, or NULL. */
void yc_new_card_set_wish (YcNewCard *self, const YcPlay *wish);
/* While it is held, the strip stays as it is, whatever is composed. */
void yc_new_card_hold (YcNewCard *self, gboolean held);
/* Has the cards that it may be, which come one frame later, stand there now. */
void yc_new_card_show_due (YcNewCard *self);
/* Tells of the new card what was tapped so far, if anything was. */
void yc_new_card_settle (YcNewCard *self);
void yc_new_card_close (YcNewCard *self);
