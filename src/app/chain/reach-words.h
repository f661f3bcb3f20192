/* reach-words.h: the answer of the solver in sentences. */

#pragma once

#include "reach-search.h"
#include "session.h"

/* A Bomb Plan as a goal, what tells it from others first: "6 points: 1 engineer, 3 uranium". The
 * caller frees. */
char *yc_reach_goal_words (const YcCard *plan);
/* What can be reached, and whether the plan asked for, if any, can be built; or that no card of the
 * hand is told yet. The caller frees. */
char *yc_reach_words (YcSession *session, const YcReachSearch *found);
/* Why the answer could be another with what nobody knows, a line for each reason; "" if it could
 * not. The caller frees. */
char *yc_reach_open_words (const YcReachSearch *found);
