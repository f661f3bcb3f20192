/* chain-asking-private.h: what the questions of the card table share. */

#pragma once

#include "chain-asking.h"

#include "chain/plans.h"
#include "play/cards-question.h"
#include "play/table-private.h"

/* A list of the question, kept under a name and found again when it has told. */
YcCardList *yc_chain_list_of (YcCardsQuestion *question, const char *name);
void yc_chain_keep_list (YcCardsQuestion *question, const char *name, YcCardList *list);
/* A list of cards from the hand of `seat`. */
YcCardList *yc_chain_add_hand_list (YcTablePage *self,
                                    YcCardsQuestion *question,
                                    const char *heading,
                                    int seat,
                                    guint most,
                                    gboolean folded);
/* One of Bomb Plans; `stash`: that of the player to move is among them. */
YcCardList *yc_chain_add_plan_list (YcTablePage *self,
                                    YcCardsQuestion *question,
                                    const char *heading,
                                    guint most,
                                    gboolean stash);
/* Tells what lies in the row, if `list` names anything; those that were never told to lie there
 * stay so. */
void yc_chain_record_row (YcTablePage *self, YcCardList *list, guint untold_before);
