/* table-score.h: the table page where only the score is kept: what was tapped becomes one statement
 * of each player when the turn is over. */

#pragma once

#include "table-private.h"

/* To be called once, when the game is known. */
void yc_table_score_connect (YcTablePage *self);
/* Whether the score sheet stands in the place of the board (table-state.c). */
gboolean yc_table_score_is_shown (YcTablePage *self);
/* Shows it, and its bar, or the board and the play bar. */
void yc_table_score_show (YcTablePage *self);
/* Records what was tapped, and passes the turn on. */
void yc_table_score_next (YcTablePage *self);
/* The same, and the game of somebody who plays alone is over. */
void yc_table_score_finish (YcTablePage *self);
/* From here on only the score is kept, or every play. */
void yc_table_score_keep (YcTablePage *self);
void yc_table_score_keep_plays (YcTablePage *self);
/* A question was left unanswered in this turn, or was answered; after three turns without answers
 * the score sheet is offered, once. */
void yc_table_score_answered (YcTablePage *self, gboolean answered);
/* The offer is left. */
void yc_table_score_leave_offer (YcTablePage *self);
