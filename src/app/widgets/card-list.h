/* card-list.h: cards named one after the other by pointing at them; a click takes one back. */

#pragma once

#include "session.h"
#include "tray.h"

#define YC_TYPE_CARD_LIST (yc_card_list_get_type ())
G_DECLARE_FINAL_TYPE (YcCardList, yc_card_list, YC, CARD_LIST, GtkWidget)

/* At most `most` cards of one drawer; `untold`: one may be named as not told. A card that
 * the program does not know is taught and added. Signals: `changed` (); `unknown-chosen` (), if
 * somebody listens, instead of the dialog that teaches one. The session must outlive it. */
GtkWidget *yc_card_list_new (YcSession *session, YcDrawer drawer, guint most, gboolean untold);
YcDrawer yc_card_list_get_drawer (YcCardList *self);
/* The card of a key that was just taught is the one that was meant. */
void yc_card_list_add_taught (YcCardList *self, const char *key);
/* Where the cards are chosen from. */
YcTray *yc_card_list_get_tray (YcCardList *self);
/* What can be tapped has hints (hints.h): a card that nobody told the place `untold`, and what is
 * in the tray those from `tray` on. To be called before that is shown. */
void yc_card_list_hint (YcCardList *self, guint untold, guint tray);
void yc_card_list_add (YcCardList *self, YcRef card);
/* So many cards that nobody told, beside those that are named; as far as there is room. */
void yc_card_list_set_untold (YcCardList *self, guint n);
guint yc_card_list_get_n_untold (YcCardList *self);
guint yc_card_list_get_n (YcCardList *self);
/* Whether there is no room for another one. */
gboolean yc_card_list_is_full (YcCardList *self);
/* A card or `YC_UNTOLD`. */
YcRef yc_card_list_get_card (YcCardList *self, guint index);
/* Lets a play name them in `list`, each `times` (-1: taken away). */
void yc_card_list_name (YcCardList *self, YcPlay *play, YcList list, int times);
