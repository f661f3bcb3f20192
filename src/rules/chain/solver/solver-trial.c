/* solver-trial.c: what one play leads to from one position. */

#include "solver-search.h"

static bool
is_interrupted (YcSearch *search)
{
  if (search->cancel != NULL && search->positions % 1024 == 0
      && atomic_load_explicit (search->cancel, memory_order_relaxed))
    search->end = YC_SOLVE_CANCELLED;
  return search->end != YC_SOLVED;
}

static bool
builds_the_plan (const YcSearch *search, const YcMove *move)
{
  return search->turn.plan != YC_NONE && move->bombs > 0;
}

/* ---- What a play leads to ---- */

static bool
is_hopeless (const YcTrial *trial, const YcSpot *spot, const YcWorth *worth)
{
  const YcSearch *search = trial->search;
  return !builds_the_plan (search, trial->move) && search->pass != YC_PASS_ASK
         && !yc_bounds_allow (search, spot, worth);
}

static void
add_spot (YcTrial *trial, YcSpot *spot, const YcWorth *worth)
{
  YcSearch *search = trial->search;
  uint32_t at = search->n_spots;
  search->positions++;
  if (is_interrupted (search))
    return;
  if (spot->depth == YC_SOLVER_PLAYS || spot->total > YC_MOST_COUNTED
      || spot->yellowcake > YC_MOST_COUNTED || spot->uranium > YC_MOST_COUNTED) {
    search->end = YC_SOLVE_TOO_LARGE;
    return;
  }
  if (is_hopeless (trial, spot, worth))
    return;
  if (trial->move->once)
    spot->held = yc_turn_after_layer (&search->turn, search->layer, spot->held);
  YcNests *nests = trial->move->once ? search->after : search->now;
  if (trial->nest == NULL)
    trial->nest = yc_nests_find (search, nests, spot->held);
  if (trial->nest == NULL || !yc_nests_add (search, nests, trial->nest, spot))
    search->end = YC_SOLVE_NO_MEMORY;
  else if (search->n_spots > at && builds_the_plan (search, trial->move))
    search->found = at;
  else if (search->n_spots > at)
    yc_search_keep_if_best (search, at);
}

static int
takeable_cards (const YcTurn *turn, YcHeld held)
{
  int cards = 0;
  for (int i = 0; i < turn->n_fields; i++)
    if (turn->fields[i].in_discard)
      cards += yc_held_count (held, &turn->fields[i]);
  return cards;
}

/* A factory takes as many cards as it can: more to choose from does no harm. */
static void
add_with_hauls (YcTrial *trial, YcSpot *spot)
{
  YcSearch *search = trial->search;
  const YcHeld held = spot->held;
  int most = takeable_cards (&search->turn, held);
  if (most > trial->move->takes_cards)
    most = trial->move->takes_cards;
  for (uint32_t i = 0; i < search->n_hauls && !yc_search_is_over (search); i++) {
    const YcHaul *haul = &search->hauls[i];
    if (haul->n != most || !yc_held_has (held, haul->take, search->turn.guard))
      continue;
    YcWorth worth = trial->worth;
    for (int p = 0; p < YC_MOST_PRICES; p++)
      worth.by[p] += haul->worth.by[p];
    spot->haul = i;
    spot->held = yc_held_plus (yc_held_minus (held, haul->take), haul->give);
    trial->nest = NULL;
    add_spot (trial, spot, &worth);
  }
}

static void
add_output (YcTrial *trial, YcSpot *spot)
{
  const YcMove *move = trial->move;
  spot->total = (int16_t) (spot->total + move->makes[YC_LABORER] + move->makes[YC_ENGINEER]
                           + move->makes[YC_SCIENTIST]);
  spot->engineers = (int16_t) (spot->engineers + move->makes[YC_ENGINEER]);
  spot->scientists = (int16_t) (spot->scientists + move->makes[YC_SCIENTIST]);
  if (move->takes_cards > 0)
    add_with_hauls (trial, spot);
  else
    add_spot (trial, spot, &trial->worth);
}

/* ---- Personnel ---- */

/* Whether no card is idle for the other of two costs, with exactly these units of the pool. */
static bool
is_idle_for_the_other (const YcTrial *trial, const uint8_t units[YC_WORKER_TYPES])
{
  const YcTurn *turn = &trial->search->turn;
  for (int i = 0; i < turn->n_fields; i++) {
    if (yc_held_count (trial->cover->take, &turn->fields[i]) == 0)
      continue;
    YcPersonnel without = { { units[0], units[1], units[2] } };
    for (int j = 0; j < turn->n_fields; j++)
      for (int type = 0; type < YC_WORKER_TYPES; type++)
        without.type[type] += (yc_held_count (trial->cover->take, &turn->fields[j]) - (i == j))
                              * turn->fields[j].side[type];
    for (int which = 0; which < trial->move->n_needs; which++)
      if (yc_need_shortfall (&trial->move->needs[which], &without) == 0)
        return true;
  }
  return false;
}

static void
use_units (YcTrial *trial, const YcSpot *spot, int laborers, int engineers, int scientists)
{
  const YcCover *cover = trial->cover;
  YcSpot child = *spot;
  child.paid_any[YC_LABORER] = (uint8_t) laborers;
  child.paid_any[YC_ENGINEER] = (uint8_t) engineers;
  child.paid_any[YC_SCIENTIST] = (uint8_t) scientists;
  const uint8_t units[YC_WORKER_TYPES]
    = { (uint8_t) (cover->pool[0] + laborers), (uint8_t) (cover->pool[1] + engineers),
        (uint8_t) (cover->pool[2] + scientists) };
  if (trial->move->n_needs > 1 && cover->cards > 0 && is_idle_for_the_other (trial, units))
    return;
  child.engineers = (int16_t) (child.engineers - units[YC_ENGINEER]);
  child.scientists = (int16_t) (child.scientists - units[YC_SCIENTIST]);
  child.total = (int16_t) (child.total - units[0] - units[1] - units[2]);
  add_output (trial, &child);
}

/* In the first stage it counts who serves a `?`: laborers first, unless they are asked for. */
static void
choose_units (YcTrial *trial, const YcSpot *spot)
{
  const YcCover *cover = trial->cover;
  int laborers = spot->total - spot->engineers - spot->scientists - cover->pool[YC_LABORER];
  int engineers = spot->engineers - cover->pool[YC_ENGINEER];
  int scientists = spot->scientists - cover->pool[YC_SCIENTIST];
  if (laborers < 0 || engineers < 0 || scientists < 0)
    return;
  int most = yc_smaller (laborers, cover->any);
  for (int l = trial->search->turn.laborers_asked ? 0 : most; l <= most; l++)
    for (int e = 0; e <= yc_smaller (engineers, cover->any - l); e++)
      if (cover->any - l - e <= scientists)
        use_units (trial, spot, l, e, cover->any - l - e);
}

/* Later it is enough to count. */
static void
count_units (YcTrial *trial, const YcSpot *spot)
{
  const YcCover *cover = trial->cover;
  int engineers = spot->engineers - cover->pool[YC_ENGINEER];
  int scientists = spot->scientists - cover->pool[YC_SCIENTIST];
  int total = spot->total - cover->pool[YC_ENGINEER] - cover->pool[YC_SCIENTIST] - cover->any;
  if (engineers < 0 || scientists < 0 || total < 0)
    return;
  YcSpot child = *spot;
  child.total = (int16_t) total;
  child.engineers = (int16_t) yc_smaller (engineers, total);
  child.scientists = (int16_t) yc_smaller (scientists, total);
  add_output (trial, &child);
}

/* ---- One play on one spot ---- */

static bool
can_be_paid (const YcMove *move, const YcSpot *spot)
{
  return move->pays[0] <= spot->yellowcake && move->pays[1] <= spot->uranium
         && !(move->is_theft && spot->thefts == 0) && !(move->bombs < 0 && spot->bombs == 0);
}

void
yc_trial_play (YcTrial *trial, uint32_t from)
{
  const YcMove *move = trial->move;
  const YcSearch *search = trial->search;
  if (!can_be_paid (move, &search->spots[from]))
    return;
  YcSpot child = search->spots[from];
  child.held = trial->left;
  child.yellowcake += move->gives[0] - move->pays[0];
  child.uranium += move->gives[1] - move->pays[1];
  child.points = (int16_t) (child.points + move->points);
  child.thefts = (uint8_t) (child.thefts - move->is_theft);
  child.bombs = (uint8_t) (child.bombs + move->bombs);
  child.depth++;
  child.layer = (uint8_t) search->layer;
  child.settled = false;
  child.move = trial->move_index;
  child.cover = trial->cover_index;
  child.parent = from;
  child.haul = YC_NO_INDEX;
  if (search->layer == 0)
    choose_units (trial, &child);
  else
    count_units (trial, &child);
}

void
yc_trial_ask (const YcTrial *trial, uint32_t from)
{
  const YcSpot *spot = &trial->search->spots[from];
  const YcCover *cover = trial->cover;
  int laborers = spot->total - spot->engineers - spot->scientists;
  int units = cover->pool[0] + cover->pool[1] + cover->pool[2] + cover->any;
  if (cover->pool[YC_LABORER] <= laborers && cover->pool[YC_ENGINEER] <= spot->engineers
      && cover->pool[YC_SCIENTIST] <= spot->scientists && units <= spot->total)
    trial->search->turn.open |= YC_OPEN_DRAW;
}
