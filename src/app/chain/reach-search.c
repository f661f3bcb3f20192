/* reach-search.c: see reach-search.h. */

#include "reach-search.h"
#include "chain/chain.h"
#include "chain/solver.h"

/* ---- Copies ---- */

YcReachSearch *
yc_reach_search_new (const YcSetup *setup, const YcChain *chain, YcRef plan)
{
  YcReachSearch *self = g_atomic_rc_box_new0 (YcReachSearch);

  yc_setup_copy_init (&self->copy, setup);
  self->chain = *chain;
  self->plan = plan;
  self->plays = g_array_new (FALSE, FALSE, sizeof (YcPlay));
  return self;
}

static void
clear (gpointer data)
{
  YcReachSearch *self = data;

  g_array_unref (self->plays);
  yc_setup_copy_clear (&self->copy);
}

YcReachSearch *
yc_reach_search_ref (YcReachSearch *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
yc_reach_search_unref (YcReachSearch *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/* ---- Searching ---- */

static void
keep_plays (YcReachSearch *self, const YcSolver *solver)
{
  YcSolveList list = self->plan != YC_NONE ? YC_SOLVE_PLAN : YC_SOLVE_BEST;

  for (int i = 0; i < self->solution.n_plays[list]; i++) {
    YcPlay play;

    yc_solver_play (solver, list, i, &play);
    g_array_append_val (self->plays, play);
  }
}

void
yc_reach_search_run (YcReachSearch *self)
{
  YcSolver *solver = yc_solver_new (YC_SOLVER_MEMORY);

  if (solver == NULL) {
    self->solution.end = YC_SOLVE_NO_MEMORY;
    return;
  }
  yc_solver_run (solver, &self->copy.setup, &self->chain, self->plan, &self->cancel,
                 &self->solution);
  keep_plays (self, solver);
  yc_solver_free (solver);
}
