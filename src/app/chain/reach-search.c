/* reach-search.c: see reach-search.h. */

#include "reach-search.h"
#include "chain/chain.h"
#include "chain/solver.h"

/* ---- Copies ---- */

/* The names that the solver knows cards by; what is only said of them is left out. */
static void
own_card (YcReachSearch *self, YcCard *card)
{
  if (card->id != NULL)
    card->id = g_string_chunk_insert_const (self->names, card->id);
  card->source = (YcText){ 0 };
}

static void
own_setup (YcReachSearch *self)
{
  YcCatalogue *catalogue = &self->setup.catalogue;

  for (int drawer = 0; drawer < YC_DRAWERS; drawer++)
    for (int ref = 0; ref < catalogue->n[drawer]; ref++)
      own_card (self, &catalogue->cards[drawer][ref]);
  own_card (self, &catalogue->loaded);
  for (int seat = 0; seat < YC_MAX_SEATS; seat++)
    self->setup.seats[seat].name = (YcText){ 0 };
}

YcReachSearch *
yc_reach_search_new (const YcSetup *setup, const YcChain *chain, YcRef plan)
{
  YcReachSearch *self = g_atomic_rc_box_new0 (YcReachSearch);

  self->setup = *setup;
  self->chain = *chain;
  self->plan = plan;
  self->plays = g_array_new (FALSE, FALSE, sizeof (YcPlay));
  self->names = g_string_chunk_new (1024);
  own_setup (self);
  return self;
}

static void
clear (gpointer data)
{
  YcReachSearch *self = data;

  g_array_unref (self->plays);
  g_string_chunk_free (self->names);
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
  yc_solver_run (solver, &self->setup, &self->chain, self->plan, &self->cancel, &self->solution);
  keep_plays (self, solver);
  yc_solver_free (solver);
}
