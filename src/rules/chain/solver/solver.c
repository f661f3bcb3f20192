/* solver.c: asks the search, has its answer judged, and says what nobody can know. */

#include "chain/solver.h"

#include "chain/score.h"
#include "search.h"

#include <stdlib.h>
#include <string.h>

struct YcSolver {
  YcSearch search;
  const YcSetup *setup;
  int seat;
  int n_steps[2];
  YcStep steps[2][YC_SOLVER_PLAYS];
};

/* ---- Memory: one piece, cut once ---- */

#define LEAST_MEMORY ((size_t) 1024 * 1024)

static uint32_t
power_of_two_below (size_t n)
{
  uint32_t power = 1024;
  while ((size_t) power * 2 <= n && power < (uint32_t) 1 << 24)
    power *= 2;
  return power;
}

static void *
cut (char **rest, size_t size)
{
  void *piece = *rest;
  *rest += (size + 63) / 64 * 64;
  return piece;
}

/* A sixteenth for the covers, less for what is taken from the discard pile, three eighths for both
 * tables, the rest for the nodes. */
static void
share_out (YcSearch *search, char *rest, const char *end)
{
  size_t memory = (size_t) (end - rest);
  search->covers.most = (uint32_t) (memory / 16 / sizeof (YcCover));
  search->most_hauls = (uint32_t) (memory / 32 / sizeof (YcHaul));
  search->most_buckets = (uint32_t) (memory / 16 / sizeof (YcBucket));
  search->n_slots = power_of_two_below ((size_t) search->most_buckets * 2);
  if (search->most_buckets > search->n_slots / 2)
    search->most_buckets = search->n_slots / 2;
  search->most_chunks = (uint32_t) (memory / 8 / sizeof (YcChunk));
  search->covers.all = cut (&rest, search->covers.most * sizeof (YcCover));
  search->hauls = cut (&rest, search->most_hauls * sizeof (YcHaul));
  for (int i = 0; i < 2; i++) {
    search->tables[i].slots = cut (&rest, search->n_slots * sizeof (uint32_t));
    search->tables[i].buckets = cut (&rest, search->most_buckets * sizeof (YcBucket));
    search->tables[i].chunks = cut (&rest, search->most_chunks * sizeof (YcChunk));
  }
  search->nodes = (YcNode *) rest;
  search->most_nodes = (uint32_t) ((size_t) (end - rest) / sizeof (YcNode));
}

YcSolver *
yc_solver_new (size_t memory)
{
  if (memory < LEAST_MEMORY || memory > (size_t) 16 * YC_SOLVER_MEMORY)
    return NULL;
  YcSolver *solver = calloc (1, memory); /* what is not used is never touched */
  if (solver == NULL)
    return NULL;
  size_t own = (sizeof *solver + 63) / 64 * 64;
  share_out (&solver->search, (char *) solver + own, (char *) solver + memory);
  return solver;
}

void
yc_solver_free (YcSolver *solver)
{
  free (solver);
}

/* ---- One search ---- */

/* Every choice of up to `left` cards of the discard pile, from field `from` on. */
static bool
find_hauls (YcSearch *search, int from, int left, YcHaul haul)
{
  const YcTurn *turn = &search->turn;
  for (int i = from; i < turn->n_fields && left > 0; i++) {
    const YcField *field = &turn->fields[i];
    if (!field->in_discard || yc_held_count (haul.take, field) == field->most)
      continue;
    YcHaul more = haul;
    more.take = yc_held_plus (haul.take, yc_held_unit (field));
    more.give = yc_held_plus (haul.give, yc_held_unit (&turn->fields[field->comes_to]));
    more.n++;
    if (search->n_hauls == search->most_hauls)
      return false;
    search->hauls[search->n_hauls++] = more;
    if (!find_hauls (search, i, left - 1, more))
      return false;
  }
  return true;
}

static int
most_cards_taken (const YcTurn *turn)
{
  int most = 0;
  for (int i = 0; i < turn->n_moves; i++)
    if (turn->moves[i].takes_cards > most)
      most = turn->moves[i].takes_cards;
  return most;
}

static int
yellowcake_of_opponents (const YcChain *chain)
{
  int64_t all = 0;
  for (int seat = 0; seat < chain->n_seats; seat++)
    if (seat != chain->active)
      all += chain->players[seat].yellowcake;
  return all < INT8_MAX ? (int) all : INT8_MAX;
}

static YcNode
first_node (const YcTurn *turn)
{
  const YcChain *chain = turn->chain;
  YcNode node = { .held = turn->start, .parent = YC_NO_INDEX, .haul = YC_NO_INDEX };
  node.yellowcake = turn->player->yellowcake;
  node.uranium = turn->player->uranium;
  node.engineers = (int16_t) chain->pool[YC_ENGINEER];
  node.scientists = (int16_t) chain->pool[YC_SCIENTIST];
  node.total = (int16_t) (chain->pool[0] + chain->pool[1] + chain->pool[2]);
  node.thefts = (uint8_t) yellowcake_of_opponents (chain);
  for (int i = 0; i < turn->player->n_bombs; i++)
    node.bombs = (uint8_t) (node.bombs + !yc_bomb_is_loaded (turn->player, i));
  return node;
}

static bool
is_too_much (const YcTurn *turn)
{
  const YcChain *chain = turn->chain;
  return chain->pool[0] + chain->pool[1] + chain->pool[2] > YC_MOST_COUNTED
         || turn->player->yellowcake > YC_MOST_COUNTED || turn->player->uranium > YC_MOST_COUNTED;
}

static void
reset (YcSearch *search)
{
  search->covers.n = 0;
  search->n_hauls = 0;
  search->n_nodes = 0;
  search->positions = 0;
  search->found = YC_NO_INDEX;
  search->best_node = YC_NO_INDEX;
  search->n_prices = 0;
  search->end = YC_SOLVED;
  search->layer = 0;
  search->now = &search->tables[0];
  search->after = &search->tables[1];
  yc_buckets_clear (search->now);
  yc_buckets_clear (search->after);
}

static void
search_for (YcSearch *search, const YcSetup *setup, const YcChain *chain, YcRef plan)
{
  reset (search);
  yc_turn_read (&search->turn, setup, chain, plan);
  if (search->turn.too_large || is_too_much (&search->turn)) {
    search->end = YC_SOLVE_TOO_LARGE;
    return;
  }
  YcNode first = first_node (&search->turn);
  if (!find_hauls (search, 0, most_cards_taken (&search->turn), (YcHaul){ .n = 0 })
      || !yc_buckets_add (search, search->now, yc_buckets_find (search, search->now, first.held),
                          &first))
    search->end = YC_SOLVE_NO_MEMORY;
  else
    yc_search_run (search);
}

/* ---- The judge has the last word ---- */

static bool
rests_on_unseen (const YcRuling *ruling)
{
  for (int i = 0; i < ruling->n_reasons; i++)
    if (ruling->reasons[i].verdict == YC_UNSEEN)
      return true;
  return false;
}

/* Plays a list to its end; false if a play of it is illegal, or turns on what nobody showed. */
static bool
plays_are_legal (const YcSolver *solver, YcSolveList list, YcPosition *position)
{
  for (int i = 0; i < solver->n_steps[list]; i++) {
    YcPlay play;
    YcRuling ruling;
    yc_solver_play (solver, list, i, &play);
    yc_chain_game.judge (solver->setup, position, &play, &ruling);
    if (ruling.verdict == YC_ILLEGAL || rests_on_unseen (&ruling))
      return false;
    yc_chain_game.apply (solver->setup, position, &play);
  }
  return true;
}

static void
give_out (YcSolver *solver, YcSolveList list, uint32_t node, YcPosition *position)
{
  solver->n_steps[list] = yc_search_steps (&solver->search, node, solver->steps[list]);
  if (plays_are_legal (solver, list, position))
    return;
  solver->n_steps[list] = 0;
  solver->search.end = YC_SOLVE_REFUSED;
}

static void
tell_result (const YcSolver *solver, const YcChain *chain, YcSolution *solution)
{
  solution->points = yc_chain_points (solver->setup, chain, solver->seat);
  solution->uranium = chain->players[solver->seat].uranium;
  solution->yellowcake = chain->players[solver->seat].yellowcake;
}

/* One search over the turn; what it finds better than the best known is the answer so far. */
static void
search_pass (YcSolver *solver, const YcChain *chain, YcPass pass, YcSolution *solution)
{
  YcSearch *search = &solver->search;
  search->pass = pass;
  search_for (search, solver->setup, chain, YC_NONE);
  search->turn.open |= solution->open;
  solution->positions += search->positions;
  solution->open |= search->turn.open;
  if (search->best_node == YC_NO_INDEX)
    return;
  YcPosition position;
  *yc_chain_in (&position) = *chain;
  give_out (solver, YC_SOLVE_BEST, search->best_node, &position);
  tell_result (solver, search->end == YC_SOLVE_REFUSED ? chain : yc_chain_of (&position), solution);
}

/* Asks for points that the turn may bring, then for fewer, until a sketch reaches them. */
static YcResult
sketch_best (YcSolver *solver, const YcChain *chain, YcSolution *solution)
{
  YcSearch *search = &solver->search;
  for (int points = yc_bounds_points_below (search, YC_MOST_POINTS + 1); points > 0;
       points = yc_bounds_points_below (search, points)) {
    search->best = (YcResult){ points - 1, YC_MOST_COUNTED, YC_MOST_COUNTED };
    search_pass (solver, chain, YC_PASS_SKETCH, solution);
    if (search->best_node != YC_NO_INDEX)
      return search->best;
    if (search->end != YC_SOLVED)
      break;
  }
  return (YcResult){ .points = -1 };
}

static bool
goes_on (const YcSearch *search)
{
  return search->end != YC_SOLVE_CANCELLED && search->end != YC_SOLVE_REFUSED;
}

/* A sketch finds something good; then everything is looked at that could be better. */
static void
solve_best (YcSolver *solver, const YcChain *chain, YcSolution *solution)
{
  YcSearch *search = &solver->search;
  search->best = (YcResult){ .points = -1 };
  tell_result (solver, chain, solution);
  search_pass (solver, chain, YC_PASS_ASK, solution);
  if (goes_on (search))
    search->best = sketch_best (solver, chain, solution);
  if (goes_on (search))
    search_pass (solver, chain, YC_PASS_WHOLE, solution);
  solution->end = search->end;
}

static bool
position_has_bomb (const YcPosition *position, int seat, YcRef plan)
{
  const YcChainPlayer *player = &yc_chain_of (position)->players[seat];
  return memchr (player->bombs, plan, player->n_bombs) != NULL;
}

/* A sketch may do for a yes, never for a no. The end of the search for the plan counts only if
 * there is no yes. */
static void
solve_plan (YcSolver *solver, const YcChain *chain, YcRef plan, YcSolution *solution)
{
  YcSearch *search = &solver->search;
  YcPosition position;
  *yc_chain_in (&position) = *chain;
  YcPass pass = YC_PASS_SKETCH;
  do {
    search->pass = pass;
    search_for (search, solver->setup, chain, plan);
    solution->positions += search->positions;
  } while (search->found == YC_NO_INDEX && goes_on (search) && ++pass <= YC_PASS_WHOLE);
  if (search->found != YC_NO_INDEX) {
    give_out (solver, YC_SOLVE_PLAN, search->found, &position);
    solution->plan_reachable = position_has_bomb (&position, solver->seat, plan);
  }
  if (solution->end == YC_SOLVED && !solution->plan_reachable)
    solution->end = search->end;
}

/* ---- The question ---- */

void
yc_solver_run (YcSolver *solver,
               const YcSetup *setup,
               const YcChain *chain,
               YcRef plan,
               const atomic_bool *cancel,
               YcSolution *solution)
{
  memset (solution, 0, sizeof *solution);
  memset (solver->n_steps, 0, sizeof solver->n_steps);
  solver->setup = setup;
  solver->seat = chain->active;
  solver->search.cancel = cancel;
  if (chain->over) {
    tell_result (solver, chain, solution);
    return;
  }
  solve_best (solver, chain, solution);
  if (plan >= 0)
    solve_plan (solver, chain, plan, solution);
  solution->open |= yc_solver_find_open (setup, chain);
  for (int list = 0; list < 2; list++)
    solution->n_plays[list] = solver->n_steps[list];
}

void
yc_solver_play (const YcSolver *solver, YcSolveList list, int n, YcPlay *play)
{
  yc_step_play (solver->setup, solver->seat, &solver->steps[list][n], play);
}
