/* reach-words.h: the answer of the solver in sentences. */

#pragma once

#include "session.h"

/* What can be reached, and whether a plan asked for (or `YC_NONE`) can be built; the caller frees.
 */
char *yc_reach_words (YcSession *session, const YcSolution *solution, YcRef plan);
/* Why the answer could be another with what nobody knows, a line for each reason; "" if it could
 * not. The caller frees. */
char *yc_reach_open_words (unsigned open);
