/* chain-deal.h: turns of the card game dealt at random, to solve. */

#pragma once

#include "chain-records.h"

/* A record whose last event leaves the turn to solve. With `odd` the cards are made up at random,
 * with costs and outputs that no printed card has; otherwise they are those of `chain_box`. */
char *deal_text (GRand *random, int players, int cards, gboolean odd);
