/* solver-search.c: looks at every position that the turn can lead to, layer by layer, and within a
 * layer from many cards held to few, so that a position is complete before it is gone on from. */

#include "solver-parts.h"

#include "solver.h"

/* A play being tried on a spot. */
typedef struct {
  YcSearch *search;
  const YcMove *move;
  const YcCover *cover;
  uint16_t move_index;
  uint32_t cover_index;
  YcHeld left;               /* of the cards, after it */
  int worth[YC_MOST_PRICES]; /* of these */
} Trial;

static bool
is_interrupted (YcSearch *search)
{
  if (search->cancel != NULL && search->positions % 1024 == 0
      && atomic_load_explicit (search->cancel, memory_order_relaxed))
    search->end = YC_SOLVE_CANCELLED;
  return search->end != YC_SOLVED;
}

static bool
search_is_over (const YcSearch *search)
{
  return search->end != YC_SOLVED || search->found != YC_NO_INDEX;
}

static bool
builds_the_plan (const YcSearch *search, const YcMove *move)
{
  return search->turn.plan != YC_NONE && move->bombs > 0;
}

/* While it is open whether a factory can be activated, what is worth little is looked at too. */
static bool
must_be_asked (const YcSearch *search)
{
  const YcTurn *turn = &search->turn;
  if (search->layer > 0 || (turn->open & YC_OPEN_DRAW) != 0)
    return false;
  for (int i = turn->layers[0].moves; i < turn->layers[0].moves_end; i++)
    if (turn->moves[i].only_asks)
      return true;
  return false;
}

/* ---- What a play leads to ---- */

static bool
is_hopeless (const Trial *trial, const YcSpot *spot)
{
  const YcSearch *search = trial->search;
  return !builds_the_plan (search, trial->move) && !yc_bounds_allow (search, spot, trial->worth)
         && !must_be_asked (search);
}

static bool
is_better (const YcSpot *spot, const YcResult *best)
{
  if (spot->points != best->points)
    return spot->points > best->points;
  if (spot->uranium != best->uranium)
    return spot->uranium > best->uranium;
  return spot->yellowcake > best->yellowcake;
}

/* The better the best, the more is out of reach of it. */
static void
keep_if_best (YcSearch *search, uint32_t at)
{
  const YcSpot *spot = &search->spots[at];
  if (search->turn.plan != YC_NONE || !is_better (spot, &search->best))
    return;
  search->best = (YcResult){ spot->points, spot->uranium, spot->yellowcake };
  search->best_spot = at;
  yc_bounds_set (search);
}

static void
add_spot (const Trial *trial, YcSpot *spot)
{
  YcSearch *search = trial->search;
  uint32_t at = search->n_spots;
  search->positions++;
  if (is_interrupted (search) || is_hopeless (trial, spot))
    return;
  if (spot->depth == YC_SOLVER_PLAYS || spot->total > YC_MOST_COUNTED
      || spot->yellowcake > YC_MOST_COUNTED || spot->uranium > YC_MOST_COUNTED) {
    search->end = YC_SOLVE_TOO_LARGE;
    return;
  }
  if (trial->move->once)
    spot->held = yc_turn_after_layer (&search->turn, search->layer, spot->held);
  if (!yc_nests_add (search, trial->move->once ? search->after : search->now, spot))
    search->end = YC_SOLVE_NO_MEMORY;
  else if (search->n_spots > at && builds_the_plan (search, trial->move))
    search->found = at;
  else if (search->n_spots > at)
    keep_if_best (search, at);
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
add_with_hauls (const Trial *trial, YcSpot *spot)
{
  YcSearch *search = trial->search;
  const YcHeld held = spot->held;
  int most = takeable_cards (&search->turn, held);
  if (most > trial->move->takes_cards)
    most = trial->move->takes_cards;
  for (uint32_t i = 0; i < search->n_hauls && !search_is_over (search); i++) {
    const YcHaul *haul = &search->hauls[i];
    if (haul->n != most || !yc_held_has (held, haul->take, search->turn.guard))
      continue;
    spot->haul = i;
    spot->held = yc_held_plus (yc_held_minus (held, haul->take), haul->give);
    add_spot (trial, spot);
  }
}

static void
add_output (const Trial *trial, YcSpot *spot)
{
  const YcMove *move = trial->move;
  spot->total = (int16_t) (spot->total + move->makes[YC_LABORER] + move->makes[YC_ENGINEER]
                           + move->makes[YC_SCIENTIST]);
  spot->engineers = (int16_t) (spot->engineers + move->makes[YC_ENGINEER]);
  spot->scientists = (int16_t) (spot->scientists + move->makes[YC_SCIENTIST]);
  if (move->takes_cards > 0)
    add_with_hauls (trial, spot);
  else
    add_spot (trial, spot);
}

/* ---- Personnel ---- */

/* Whether no card is idle for the other of two costs, with exactly these units of the pool. */
static bool
is_idle_for_the_other (const Trial *trial, const uint8_t units[YC_WORKER_TYPES])
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
use_units (const Trial *trial, const YcSpot *spot, int laborers, int engineers, int scientists)
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

static int
smaller (int a, int b)
{
  return a < b ? a : b;
}

/* In the first stage it counts who serves a `?`: laborers first, unless they are asked for. */
static void
choose_units (const Trial *trial, const YcSpot *spot)
{
  const YcCover *cover = trial->cover;
  int laborers = spot->total - spot->engineers - spot->scientists - cover->pool[YC_LABORER];
  int engineers = spot->engineers - cover->pool[YC_ENGINEER];
  int scientists = spot->scientists - cover->pool[YC_SCIENTIST];
  if (laborers < 0 || engineers < 0 || scientists < 0)
    return;
  int most = smaller (laborers, cover->any);
  for (int l = trial->search->turn.laborers_asked ? 0 : most; l <= most; l++)
    for (int e = 0; e <= smaller (engineers, cover->any - l); e++)
      if (cover->any - l - e <= scientists)
        use_units (trial, spot, l, e, cover->any - l - e);
}

/* Later it is enough to count. */
static void
count_units (const Trial *trial, const YcSpot *spot)
{
  const YcCover *cover = trial->cover;
  int engineers = spot->engineers - cover->pool[YC_ENGINEER];
  int scientists = spot->scientists - cover->pool[YC_SCIENTIST];
  int total = spot->total - cover->pool[YC_ENGINEER] - cover->pool[YC_SCIENTIST] - cover->any;
  if (engineers < 0 || scientists < 0 || total < 0)
    return;
  YcSpot child = *spot;
  child.total = (int16_t) total;
  child.engineers = (int16_t) smaller (engineers, total);
  child.scientists = (int16_t) smaller (scientists, total);
  add_output (trial, &child);
}

/* ---- One play on one spot ---- */

static bool
can_be_paid (const YcMove *move, const YcSpot *spot)
{
  return move->pays[0] <= spot->yellowcake && move->pays[1] <= spot->uranium
         && !(move->is_theft && spot->thefts == 0) && !(move->bombs < 0 && spot->bombs == 0);
}

static void
try_play (const Trial *trial, uint32_t parent)
{
  const YcMove *move = trial->move;
  YcSearch *search = trial->search;
  YcSpot child = search->spots[parent];
  if (!can_be_paid (move, &child))
    return;
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
  child.parent = parent;
  child.haul = YC_NO_INDEX;
  if (search->layer == 0)
    choose_units (trial, &child);
  else
    count_units (trial, &child);
}

/* Whether a factory that nobody needs to activate could be. */
static void
ask (const Trial *trial, uint32_t at)
{
  const YcSpot *spot = &trial->search->spots[at];
  const YcCover *cover = trial->cover;
  int laborers = spot->total - spot->engineers - spot->scientists;
  int units = cover->pool[0] + cover->pool[1] + cover->pool[2] + cover->any;
  if (cover->pool[YC_LABORER] <= laborers && cover->pool[YC_ENGINEER] <= spot->engineers
      && cover->pool[YC_SCIENTIST] <= spot->scientists && units <= spot->total)
    trial->search->turn.open |= YC_OPEN_DRAW;
}

/* ---- All plays from a nest ---- */

/* The cards left when those played upright are gone; false if they are not there. */
static bool
lay_upright (const YcTurn *turn, const YcMove *move, YcHeld *held)
{
  const int8_t fields[2] = { move->field, move->agent };
  for (int i = 0; i < 2; i++) {
    if (fields[i] == YC_NO_FIELD)
      continue;
    const YcField *field = &turn->fields[fields[i]];
    if (yc_held_count (*held, field) == 0)
      return false;
    *held = yc_held_minus (*held, yc_held_unit (field));
  }
  return true;
}

static void
try_cover (Trial *trial, const YcNest *nest, YcHeld upright)
{
  YcSearch *search = trial->search;
  if (!yc_held_has (upright, trial->cover->take, search->turn.guard))
    return;
  trial->left = yc_held_minus (upright, trial->cover->take);
  if (yc_held_meets (trial->left, trial->cover->rather))
    return;
  yc_bounds_worth (search, trial->left, trial->worth);
  for (uint32_t at = nest->twigs; at != YC_NO_INDEX; at = search->now->twigs[at].next)
    for (int i = 0; i < search->now->twigs[at].n && !search_is_over (search); i++)
      if (trial->move->only_asks)
        ask (trial, search->now->twigs[at].spots[i]);
      else
        try_play (trial, search->now->twigs[at].spots[i]);
}

/* A play that leaves the cards as they are leads back into the nest it came from. */
static bool
keeps_all_cards (const YcMove *move, const YcCover *cover)
{
  return move->field == YC_NO_FIELD && move->agent == YC_NO_FIELD && cover->cards == 0
         && !move->once && !move->only_asks;
}

/* A sketch does without the Landmarks that bring personnel. */
static bool
is_left_out (const YcSearch *search, const YcMove *move)
{
  return search->sketch && search->layer == 0 && move->drawer == YC_SPACES
         && move->agent == YC_NO_FIELD;
}

static void
settle_spot (YcSearch *search, uint32_t at, uint32_t index)
{
  const YcMove *move = &search->turn.moves[index];
  for (int which = 0; which < move->n_needs && !search_is_over (search); which++) {
    Trial trial = { .search = search, .move = move, .move_index = (uint16_t) index };
    trial.cover_index = move->covers[which]; /* the first cover is that without a card */
    trial.cover = &search->covers.all[trial.cover_index];
    trial.left = search->spots[at].held;
    if (is_left_out (search, move) || !keeps_all_cards (move, trial.cover))
      continue;
    yc_bounds_worth (search, trial.left, trial.worth);
    try_play (&trial, at);
  }
}

static uint32_t
first_unsettled (const YcSearch *search, const YcNest *nest)
{
  for (uint32_t at = nest->twigs; at != YC_NO_INDEX; at = search->now->twigs[at].next)
    for (int i = 0; i < search->now->twigs[at].n; i++)
      if (!search->spots[search->now->twigs[at].spots[i]].settled)
        return search->now->twigs[at].spots[i];
  return YC_NO_INDEX;
}

static void
settle_nest (YcSearch *search, const YcNest *nest)
{
  const YcLayer *layer = &search->turn.layers[search->layer];
  uint32_t at;
  while ((at = first_unsettled (search, nest)) != YC_NO_INDEX && !search_is_over (search)) {
    search->spots[at].settled = true;
    for (uint32_t i = layer->moves; i < layer->moves_end; i++)
      settle_spot (search, at, i);
  }
}

static void
go_on_from (YcSearch *search, const YcNest *nest)
{
  const YcLayer *layer = &search->turn.layers[search->layer];
  settle_nest (search, nest);
  for (uint32_t i = layer->moves; i < layer->moves_end; i++) {
    const YcMove *move = &search->turn.moves[i];
    YcHeld upright = nest->held;
    if (is_left_out (search, move) || !lay_upright (&search->turn, move, &upright)
        || (move->only_asks && (search->turn.open & YC_OPEN_DRAW) != 0))
      continue;
    Trial trial = { .search = search, .move = move, .move_index = (uint16_t) i };
    for (int which = 0; which < move->n_needs; which++)
      for (uint32_t c = move->covers[which]; c < move->covers_end[which]; c++) {
        trial.cover = &search->covers.all[c];
        trial.cover_index = c;
        if (!keeps_all_cards (move, trial.cover))
          try_cover (&trial, nest, upright);
        if (search_is_over (search))
          return;
      }
  }
}

/* ---- Layers ---- */

static void
swap_tables (YcSearch *search)
{
  YcNests *nests = search->now;
  search->now = search->after;
  search->after = nests;
  yc_nests_clear (search->after);
}

/* A position goes on into this layer, unless it cannot reach enough from there. */
static void
carry_spot (YcSearch *search, uint32_t at)
{
  YcSpot spot = search->spots[at];
  int worth[YC_MOST_PRICES];
  spot.held = yc_turn_after_layer (&search->turn, search->layer - 1, spot.held);
  spot.settled = false;
  yc_bounds_worth (search, spot.held, worth);
  if (yc_bounds_allow (search, &spot, worth) && !yc_nests_carry (search, search->after, at, &spot))
    search->end = YC_SOLVE_NO_MEMORY;
}

static void
carry_spots (YcSearch *search)
{
  const YcNests *now = search->now;
  for (uint32_t i = 0; i < now->n; i++)
    for (uint32_t at = now->nests[i].twigs; at != YC_NO_INDEX; at = now->twigs[at].next)
      for (int j = 0; j < now->twigs[at].n && search->end == YC_SOLVED; j++)
        carry_spot (search, now->twigs[at].spots[j]);
}

static void
search_layer (YcSearch *search)
{
  YcNests *now = search->now;
  for (int cards = 255; cards >= 0; cards--)
    for (uint32_t at = now->of_cards[cards]; at != 0 && !search_is_over (search);
         at = now->nests[at - 1].next)
      go_on_from (search, &now->nests[at - 1]);
}

/* What was not played in the layer before goes on too, with fewer cards to tell apart. */
static void
begin_layer (YcSearch *search)
{
  yc_bounds_find (search);
  yc_bounds_set (search);
  if (search->layer == 0)
    return;
  carry_spots (search);
  swap_tables (search);
}

void
yc_search_run (YcSearch *search)
{
  keep_if_best (search, 0);
  for (search->layer = 0; search->layer < search->turn.n_layers && !search_is_over (search);
       search->layer++) {
    begin_layer (search);
    if (!yc_covers_find (&search->covers, &search->turn, search->layer))
      search->end = YC_SOLVE_NO_MEMORY;
    if (!search_is_over (search))
      search_layer (search);
  }
}
