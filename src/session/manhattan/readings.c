/* readings.c: where the printed rulebooks of The Manhattan Project differ or leave something open,
 * and how it is read here: section 7 of the rules page. */

#include "parts.h"

const YcReading yc_manhattan_readings[YC_N_MANHATTAN_READINGS] = {
  { YC_RULE_BOMB_FUEL, N_ ("For the uranium bomb of 24 points one book has 4 enriched uranium in "
                           "its text and 5 in its picture, the other 5. It is read as 5.") },
  { YC_RULE_BOMB_WORKERS,
    N_ ("For the plutonium bomb of 12 or 24 points one book has 2 scientists and 2 engineers, the "
        "other 2 scientists and 3 engineers. It is read as the latter.") },
  { YC_RULE_STRIKE_DEAL, N_ ("One book says that deals must be kept, the other that all must agree "
                             "to them. A deal that was told is held to.") },
  { YC_RULE_PAY_SHORT, N_ ("One book lets the buyer leave the money of the bribe pile, the other "
                           "does not. Who buys takes it.") },
  { YC_RULE_PLACE_WORKER_TYPE, N_ ("Of a card with two types of workers one book says “and”, the "
                                   "other “or”. It is read as “or”; no card mixes them.") },
  { YC_RULE_RETRIEVE_NOTHING_OF_OWN,
    N_ ("One book has the permanent workers from the general supply go to “your” supply, the other "
        "to their owners'. They go to their owners.") },
};
