/* outcome.h: points and winners, for any game. */

#pragma once

#include <glib.h>

#include "rules.h"

/* What counts at the moment; after the end of the card game with the halves of the Uranium. */
int yc_outcome_points (const YcRecord *record, const YcPosition *position, int seat);
/* A source of points, in words that are good for the call only. */
typedef void (*YcPointsFunc) (gpointer data, const char *words, int points);
/* Tells where the points of a seat come from, as far as the game has words for it. */
void yc_outcome_tell_points (const YcRecord *record,
                             const YcPosition *position,
                             int seat,
                             YcPointsFunc tell,
                             gpointer data);
/* Whether the seat has won (or shares the win of the card game). */
gboolean yc_outcome_is_winner (const YcRecord *record, const YcPosition *position, int seat);
