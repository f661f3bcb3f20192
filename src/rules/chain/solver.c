/* solver.c: asks the search, has its answer judged, and says what nobody can know. */

#include "solver-parts.h"

#include "solver.h"

#include "game.h"
#include "score.h"

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
 * tables, the rest for the spots. */
static void
share_out (YcSearch *search, char *rest, const char *end)
{
  size_t memory = (size_t) (end - rest);
  search->covers.most = (uint32_t) (memory / 16 / sizeof (YcCover));
  search->most_hauls = (uint32_t) (memory / 32 / sizeof (YcHaul));
  search->most_nests = (uint32_t) (memory / 16 / sizeof (YcNest));
  search->n_slots = power_of_two_below ((size_t) search->most_nests * 2);
  if (search->most_nests > search->n_slots / 2)
    search->most_nests = search->n_slots / 2;
  search->most_twigs = (uint32_t) (memory / 8 / sizeof (YcTwig));
  search->covers.all = cut (&rest, search->covers.most * sizeof (YcCover));
  search->hauls = cut (&rest, search->most_hauls * sizeof (YcHaul));
  for (int i = 0; i < 2; i++) {
    search->tables[i].slots = cut (&rest, search->n_slots * sizeof (uint32_t));
    search->tables[i].nests = cut (&rest, search->most_nests * sizeof (YcNest));
    search->tables[i].twigs = cut (&rest, search->most_twigs * sizeof (YcTwig));
  }
  search->spots = (YcSpot *) rest;
  search->most_spots = (uint32_t) ((size_t) (end - rest) / sizeof (YcSpot));
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

static YcSpot
first_spot (const YcTurn *turn)
{
  const YcChain *chain = turn->chain;
  YcSpot spot = { .held = turn->start, .parent = YC_NO_INDEX, .haul = YC_NO_INDEX };
  spot.yellowcake = turn->player->yellowcake;
  spot.uranium = turn->player->uranium;
  spot.engineers = (int16_t) chain->pool[YC_ENGINEER];
  spot.scientists = (int16_t) chain->pool[YC_SCIENTIST];
  spot.total = (int16_t) (chain->pool[0] + chain->pool[1] + chain->pool[2]);
  spot.thefts = (uint8_t) yellowcake_of_opponents (chain);
  for (int i = 0; i < turn->player->n_bombs; i++)
    spot.bombs = (uint8_t) (spot.bombs + !yc_bomb_is_loaded (turn->player, i));
  return spot;
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
  search->n_spots = 0;
  search->positions = 0;
  search->found = YC_NO_INDEX;
  search->best_spot = YC_NO_INDEX;
  search->n_prices = 0;
  search->end = YC_SOLVED;
  search->layer = 0;
  search->now = &search->tables[0];
  search->after = &search->tables[1];
  yc_nests_clear (search->now);
  yc_nests_clear (search->after);
}

static void
search_for (YcSearch *search, const YcSetup *setup, const YcChain *chain, YcRef plan, unsigned open)
{
  reset (search);
  yc_turn_read (&search->turn, setup, chain, plan);
  if (search->turn.too_large || is_too_much (&search->turn)) {
    search->end = YC_SOLVE_TOO_LARGE;
    return;
  }
  YcSpot first = first_spot (&search->turn);
  search->turn.open |= open; /* found before: need not be asked again */
  if (!find_hauls (search, 0, most_cards_taken (&search->turn), (YcHaul){ .n = 0 })
      || !yc_nests_add (search, search->now, &first))
    search->end = YC_SOLVE_NO_MEMORY;
  else
    yc_search_run (search);
}

/* ---- The judge has the last word ---- */

/* Plays a list to its end; false if a play of it is illegal. */
static bool
plays_are_legal (const YcSolver *solver, YcSolveList list, YcPosition *position)
{
  for (int i = 0; i < solver->n_steps[list]; i++) {
    YcPlay play;
    YcRuling ruling;
    yc_solver_play (solver, list, i, &play);
    yc_chain_game.judge (solver->setup, position, &play, &ruling);
    if (ruling.verdict == YC_ILLEGAL || ruling.verdict == YC_UNSEEN)
      return false;
    yc_chain_game.apply (solver->setup, position, &play);
  }
  return true;
}

static void
give_out (YcSolver *solver, YcSolveList list, uint32_t spot, YcPosition *position)
{
  solver->n_steps[list] = yc_search_steps (&solver->search, spot, solver->steps[list]);
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

/* First a sketch, which finds something good; then everything that could be better. */
static void
solve_best (YcSolver *solver, const YcChain *chain, YcSolution *solution)
{
  YcSearch *search = &solver->search;
  YcPosition position = { .chain = *chain };
  search->best = (YcResult){ .points = -1 };
  for (int pass = 0; pass < 2; pass++) {
    search->sketch = pass == 0;
    search_for (search, solver->setup, chain, YC_NONE, solution->open);
    solution->positions += search->positions;
    solution->open |= search->turn.open;
    if (search->best_spot != YC_NO_INDEX) {
      position.chain = *chain;
      give_out (solver, YC_SOLVE_BEST, search->best_spot, &position);
    }
    if (search->end == YC_SOLVE_CANCELLED || search->end == YC_SOLVE_REFUSED)
      break;
  }
  tell_result (solver, search->end == YC_SOLVE_REFUSED ? chain : &position.chain, solution);
  solution->end = search->end;
}

static bool
position_has_bomb (const YcPosition *position, int seat, YcRef plan)
{
  const YcChainPlayer *player = &position->chain.players[seat];
  return memchr (player->bombs, plan, player->n_bombs) != NULL;
}

/* The end of the search for the plan counts only if there is no yes. */
static void
solve_plan (YcSolver *solver, const YcChain *chain, YcRef plan, YcSolution *solution)
{
  YcSearch *search = &solver->search;
  YcPosition position = { .chain = *chain };
  search->sketch = false;
  search_for (search, solver->setup, chain, plan, YC_OPEN_DRAW);
  solution->positions += search->positions;
  if (search->found != YC_NO_INDEX) {
    give_out (solver, YC_SOLVE_PLAN, search->found, &position);
    solution->plan_reachable = position_has_bomb (&position, solver->seat, plan);
  }
  if (solution->end == YC_SOLVED && !solution->plan_reachable)
    solution->end = search->end;
}

/* ---- What nobody knows ---- */

static unsigned
open_piles (const YcChain *chain)
{
  const YcChainPlayer *player = &chain->players[chain->active];
  return (yc_hand_unknown (player) > 0 ? YC_OPEN_HAND : 0u)
         | (yc_row_untold (chain) >= 0 ? YC_OPEN_ROW : 0u)
         | (player->stash == YC_CHAIN_UNTOLD ? YC_OPEN_STASH : 0u);
}

static bool
holds (const YcSetup *setup, const YcChainPlayer *player, const char *id)
{
  uint8_t card = yc_chain_special (setup, id);
  return card != YC_CHAIN_NONE && yc_hand_known (player, card) > 0;
}

static unsigned
open_specials (const YcSetup *setup, const YcChain *chain)
{
  const YcChainPlayer *player = &chain->players[chain->active];
  bool spies = chain->n_seats == 1 && chain->deck > 0;
  for (int seat = 0; seat < chain->n_seats; seat++)
    spies = spies || (seat != chain->active && chain->players[seat].hand > 0);
  bool designs = chain->plan_deck > 0 || player->stash == YC_CHAIN_UNTOLD;
  return (spies && holds (setup, player, "espionage") ? YC_OPEN_SPY : 0u)
         | (designs && holds (setup, player, "design-bomb") ? YC_OPEN_DESIGN : 0u);
}

static bool
is_known (const YcCard *card)
{
  return yc_card_needs_known (card) && yc_card_pays_known (card) && yc_card_output_known (card);
}

static unsigned
open_numbers (const YcSetup *setup, const YcChain *chain)
{
  const YcCatalogue *catalogue = &setup->catalogue;
  const YcChainPlayer *player = &chain->players[chain->active];
  bool known = true;
  for (int i = 0; i < player->n_known; i++) {
    const YcCard *card = &catalogue->cards[YC_CARDS][player->known[i]];
    known
      = known && yc_card_side_known (card) && (card->kind == YC_KIND_SPECIAL || is_known (card));
  }
  for (int i = 0; i < catalogue->n[YC_SPACES]; i++)
    known = known && is_known (&catalogue->cards[YC_SPACES][i]);
  for (int i = 0; i < chain->n_row; i++)
    known = known
            && (chain->row[i] == YC_CHAIN_UNTOLD
                || is_known (&catalogue->cards[YC_BOMBS][chain->row[i]]));
  if (player->stash < YC_CHAIN_NONE)
    known = known && is_known (&catalogue->cards[YC_BOMBS][player->stash]);
  if (chain->loaded_left > 0)
    known = known && is_known (&catalogue->loaded);
  return known ? 0u : YC_OPEN_NUMBERS;
}

/* Alone, a factory of the hand can take cards that nobody told. */
static unsigned
open_discard (const YcSetup *setup, const YcChain *chain)
{
  const YcChainPlayer *player = &chain->players[chain->active];
  if (chain->n_seats > 1 || yc_pile_count (&chain->discard, YC_CHAIN_UNTOLD) == 0)
    return 0;
  for (int i = 0; i < player->n_known; i++)
    if (setup->catalogue.cards[YC_CARDS][player->known[i]].kind == YC_KIND_FACTORY)
      return YC_OPEN_DISCARD;
  return 0;
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
  solution->open |= open_piles (chain) | open_specials (setup, chain) | open_numbers (setup, chain)
                    | open_discard (setup, chain);
  for (int list = 0; list < 2; list++)
    solution->n_plays[list] = solver->n_steps[list];
}

void
yc_solver_play (const YcSolver *solver, YcSolveList list, int n, YcPlay *play)
{
  yc_step_play (solver->setup, solver->seat, &solver->steps[list][n], play);
}
