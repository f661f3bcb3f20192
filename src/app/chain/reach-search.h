/* reach-search.h: one question to the solver, with copies of all that it needs: it may run in a
 * thread while the session goes on or goes away. */

#pragma once

#include "setup-copy.h"
#include "chain/solver.h"
#include "chain/chain.h"

#include <glib.h>

typedef struct {
  YcRef plan;         /* the Bomb Plan asked for, or `YC_NONE` */
  atomic_bool cancel; /* set by anybody, ends the search soon */
  /* the answer, once it has run */
  YcSolution solution;
  GArray *plays; /* of YcPlay: the plan's, or the best */

  /* its own */
  YcSetupCopy copy;
  YcChain chain;
} YcReachSearch;

/* With one reference; `plan` may be `YC_NONE`. */
YcReachSearch *yc_reach_search_new (const YcSetup *setup, const YcChain *chain, YcRef plan);
YcReachSearch *yc_reach_search_ref (YcReachSearch *self);
void yc_reach_search_unref (YcReachSearch *self);
/* Searches; to be called once, in any thread. */
void yc_reach_search_run (YcReachSearch *self);
