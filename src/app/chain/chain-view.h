/* chain-view.h: the card table of Chain Reaction: the turn as it lies there with the play being
 * composed, the pool, the Landmarks, the Bomb Plans, the piles, and the cards to play from. */

#pragma once

#include "view.h"

#include "new-card.h"

#include <gtk/gtk.h>

#define YC_TYPE_CHAIN_VIEW (yc_chain_view_get_type ())
G_DECLARE_FINAL_TYPE (YcChainView, yc_chain_view, YC, CHAIN_VIEW, GtkWidget)

/* Signals, each saying only what was chosen, legal or not:
 *   `card-chosen (int ref)`       an industry card
 *   `landmark-chosen (int ref)`
 *   `plan-chosen (int ref)`       of the row or the stash; `YC_UNTOLD` for one of the row that
 *                                 nobody told, `YC_NONE` for a stash that is not shown
 *   `loaded-chosen` ()            the stack of Bomb Loaded
 *   `side-removed (int item)`     an item of the wish is taken back */
GtkWidget *yc_chain_view_new (void);
/* Draws the position shown. `playing`: cards to play from are offered and what is legal stands
 * out; `hands_shown`: also from what was told of the hand. */
void yc_chain_view_show (YcChainView *self, YcView *view, gboolean playing, gboolean hands_shown);
/* What differs from the position before the play that is looked at lights up; NULL: nothing. */
void
yc_chain_view_set_change (YcChainView *self, const YcPosition *before, const YcPosition *position);
/* Two parts that are put elsewhere: the turn with the play being composed, and the Bomb Plans with
 * the Landmarks. Owned by the view. */
GtkWidget *yc_chain_view_get_turn (YcChainView *self);
GtkWidget *yc_chain_view_get_aside (YcChainView *self);
/* The row of the cards that are likely to be laid sideways next. */
GtkWidget *yc_chain_view_get_likely (YcChainView *self);
/* What tells of cards that nobody has taught. */
YcNewCard *yc_chain_view_get_new_card (YcChainView *self);
/* Gives the keyboard to a part: `t` the play composed, `l` the Landmarks, `b` the Bomb Plans, `o`
 * the cards likely to be laid to it, `c` the cards; FALSE if the letter means none, or nothing is
 * there. */
gboolean yc_chain_view_focus_part (YcChainView *self, char key);
/* Taps what bears that letter (hints.h), or begins with it: another is then waited for. FALSE if
 * nothing does. */
gboolean yc_chain_view_press (YcChainView *self, char letter);
/* Gives the keyboard to the entry that finds a card. */
void yc_chain_view_find_card (YcChainView *self);
/* The play being composed, or NULL. */
void yc_chain_view_set_wish (YcChainView *self, YcView *view, const YcPlay *wish);
