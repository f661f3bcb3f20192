/* missed.c: what a turn of Chain Reaction could have built of the hand as it was told. */

#include "parts.h"
#include "chain/solver.h"

static gpointer
begin (void)
{
  return yc_solver_new (YC_SOLVER_MEMORY);
}

static void
end (gpointer solver)
{
  yc_solver_free (solver);
}

static gboolean
can_look (const YcPosition *position)
{
  const YcChain *chain = yc_chain_of (position);
  return chain->players[chain->active].n_known > 0;
}

static void
cancel (GCancellable *cancellable G_GNUC_UNUSED, gpointer cancelled)
{
  atomic_store ((atomic_bool *) cancelled, true);
}

static void
look (gpointer solver,
      const YcSetup *setup,
      const YcPosition *position,
      YcMissed *missed,
      GCancellable *cancellable)
{
  const YcChain *chain = yc_chain_of (position);
  const int target = setup->options[YC_OPTION_TARGET];
  atomic_bool cancelled = false;
  YcSolution solution;
  YcPlay play;
  const gulong handler
    = cancellable ? g_cancellable_connect (cancellable, G_CALLBACK (cancel), &cancelled, NULL) : 0;
  yc_solver_run (solver, setup, chain, YC_NONE, &cancelled, &solution);
  g_cancellable_disconnect (cancellable, handler);
  missed->points = solution.points;
  missed->complete = solution.end == YC_SOLVED;
  missed->ends_game
    = setup->n_seats > 1 && !chain->last_round && solution.points >= target && missed->had < target;
  for (int i = 0; solution.points > missed->had && i < solution.n_plays[YC_SOLVE_BEST]; i++) {
    yc_solver_play (solver, YC_SOLVE_BEST, i, &play);
    g_array_append_val (missed->plays, play);
  }
}

const YcHindsight yc_chain_hindsight
  = { .begin = begin, .end = end, .can_look = can_look, .look = look };
