/* outcome.h: points and winners, for any game. */

#pragma once

#include <glib.h>

#include "rules.h"

/* What counts at the moment; after the end of the card game with the halves of the Uranium. */
int yc_outcome_points (const YcRecord *record, const YcPosition *position, int seat);
/* Whether the seat has won (or shares the win of the card game). */
gboolean yc_outcome_is_winner (const YcRecord *record, const YcPosition *position, int seat);
