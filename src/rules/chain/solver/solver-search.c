/* solver-search.c: looks at every position that the turn can lead to, layer by layer, and within a
 * layer from many cards held to few, so that a position is complete before it is gone on from. */

#include "solver-search.h"

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
void
yc_search_keep_if_best (YcSearch *search, uint32_t at)
{
  const YcSpot *spot = &search->spots[at];
  if (search->turn.plan != YC_NONE || !is_better (spot, &search->best))
    return;
  search->best = (YcResult){ spot->points, spot->uranium, spot->yellowcake };
  search->best_spot = at;
  yc_bounds_set (search);
}

/* ---- All plays from a nest ---- */

/* The cards left when those played upright are gone, and what these are worth. */
typedef struct {
  YcHeld left;
  YcWorth worth;
  YcWorth loss; /* by the play, but for what covers its personnel */
} Upright;

/* Lays the cards of a play; false if they are not there. */
static bool
lay_upright (const YcSearch *search, const YcMove *move, Upright *upright)
{
  const YcTurn *turn = &search->turn;
  const int8_t fields[2] = { move->field, move->agent };
  for (int p = 0; p < search->n_prices; p++)
    upright->loss.by[p] = yc_prices_loss (&search->prices[p], move);
  for (int i = 0; i < 2; i++) {
    if (fields[i] == YC_NO_FIELD)
      continue;
    const YcField *field = &turn->fields[fields[i]];
    if (yc_held_count (upright->left, field) == 0)
      return false;
    upright->left = yc_held_minus (upright->left, yc_held_unit (field));
    for (int p = 0; p < YC_MOST_PRICES; p++) {
      upright->worth.by[p] -= search->worth[fields[i]].by[p];
      upright->loss.by[p] += search->worth[fields[i]].by[p];
    }
  }
  return true;
}

/* What a bomb loses comes back as points. */
static bool
can_be_spared (const YcTrial *trial, const Upright *upright, const YcSlack *slack)
{
  YcWorth loss;
  if (trial->move->bombs != 0 || trial->search->pass == YC_PASS_ASK)
    return true;
  for (int i = 0; i < YC_MOST_PRICES; i++)
    loss.by[i] = upright->loss.by[i] + trial->cover->spends.by[i];
  return yc_bounds_spare (slack, &loss);
}

static void
try_cover (YcTrial *trial, const YcNest *nest, const Upright *upright, const YcSlack *slack)
{
  YcSearch *search = trial->search;
  if (!yc_held_has (upright->left, trial->cover->take, search->turn.guard))
    return;
  trial->left = yc_held_minus (upright->left, trial->cover->take);
  if (search->pass != YC_PASS_ASK && yc_held_meets (trial->left, trial->cover->rather))
    return; /* but a factory asked about may be that card */
  if (!can_be_spared (trial, upright, slack))
    return;
  for (int i = 0; i < YC_MOST_PRICES; i++)
    trial->worth.by[i] = upright->worth.by[i] - trial->cover->worth.by[i];
  trial->nest = NULL;
  for (uint32_t at = nest->twigs; at != YC_NO_INDEX; at = search->now->twigs[at].next)
    for (int i = 0; i < search->now->twigs[at].n && !yc_search_is_over (search); i++)
      if (trial->move->only_asks)
        yc_trial_ask (trial, search->now->twigs[at].spots[i]);
      else
        yc_trial_play (trial, search->now->twigs[at].spots[i]);
}

/* A play that leaves the cards as they are leads back into the nest it came from. */
static bool
keeps_all_cards (const YcMove *move, const YcCover *cover)
{
  return move->field == YC_NO_FIELD && move->agent == YC_NO_FIELD && cover->cards == 0
         && !move->once && !move->only_asks;
}

/* A sketch does without the Landmarks that bring personnel: it nearly always finds as good. */
static bool
is_left_out (const YcSearch *search, const YcMove *move)
{
  if (move->only_asks)
    return search->pass != YC_PASS_ASK;
  return search->pass == YC_PASS_SKETCH && search->layer == 0 && move->drawer == YC_SPACES
         && move->agent == YC_NO_FIELD;
}

static void
settle_spot (YcSearch *search, const YcWorth *worth, uint32_t at, uint32_t index)
{
  const YcMove *move = &search->turn.moves[index];
  for (int which = 0; which < move->n_needs && !yc_search_is_over (search); which++) {
    YcTrial trial = { .search = search, .move = move, .move_index = (uint16_t) index };
    trial.cover_index = move->covers[which]; /* the first cover is that without a card */
    trial.cover = &search->covers.all[trial.cover_index];
    trial.left = search->spots[at].held;
    if (is_left_out (search, move) || !keeps_all_cards (move, trial.cover))
      continue;
    trial.worth = *worth;
    yc_trial_play (&trial, at);
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
settle_nest (YcSearch *search, const YcNest *nest, const YcWorth *worth)
{
  const YcLayer *layer = &search->turn.layers[search->layer];
  uint32_t at;
  while ((at = first_unsettled (search, nest)) != YC_NO_INDEX && !yc_search_is_over (search)) {
    search->spots[at].settled = true;
    for (uint32_t i = layer->moves; i < layer->moves_end; i++)
      settle_spot (search, worth, at, i);
  }
}

static void
go_on_from (YcSearch *search, const YcNest *nest)
{
  const YcLayer *layer = &search->turn.layers[search->layer];
  YcSlack slack;
  const Upright held = { .left = nest->held, .worth = yc_bounds_worth (search, nest->held) };
  settle_nest (search, nest, &held.worth);
  yc_bounds_slack (search, nest, &held.worth, &slack);
  for (uint32_t i = layer->moves; i < layer->moves_end; i++) {
    const YcMove *move = &search->turn.moves[i];
    Upright upright = held;
    if (is_left_out (search, move) || !lay_upright (search, move, &upright))
      continue;
    YcTrial trial = { .search = search, .move = move, .move_index = (uint16_t) i };
    for (int which = 0; which < move->n_needs; which++)
      for (uint32_t c = move->covers[which]; c < move->covers_end[which]; c++) {
        trial.cover = &search->covers.all[c];
        trial.cover_index = c;
        if (!keeps_all_cards (move, trial.cover))
          try_cover (&trial, nest, &upright, &slack);
        if (yc_search_is_over (search))
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

static void
search_layer (YcSearch *search)
{
  YcNests *now = search->now;
  for (int cards = 255; cards >= 0; cards--)
    for (uint32_t at = now->of_cards[cards]; at != 0 && !yc_search_is_over (search);
         at = now->nests[at - 1].next)
      go_on_from (search, &now->nests[at - 1]);
}

/* What was not played in the layer before goes on too, with fewer cards to tell apart. */
static void
begin_layer (YcSearch *search)
{
  if (search->pass != YC_PASS_ASK)
    yc_bounds_find (search);
  yc_bounds_begin (search);
  if (search->layer > 0) {
    yc_search_carry (search);
    swap_tables (search);
  }
  uint32_t covers = search->covers.n;
  if (!yc_covers_find (&search->covers, &search->turn, search->layer))
    search->end = YC_SOLVE_NO_MEMORY;
  for (; covers < search->covers.n; covers++)
    yc_bounds_price_cover (search, &search->covers.all[covers]);
}

static bool
asks_for_factories (const YcTurn *turn)
{
  for (int i = turn->layers[0].moves; i < turn->layers[0].moves_end; i++)
    if (turn->moves[i].only_asks)
      return true;
  return false;
}

/* What is asked is asked in the first layer, where all personnel comes from. */
static int
layers_of_pass (const YcSearch *search)
{
  if (search->pass == YC_PASS_ASK)
    return asks_for_factories (&search->turn);
  return search->turn.n_layers;
}

void
yc_search_run (YcSearch *search)
{
  const int n_layers = layers_of_pass (search);
  yc_search_keep_if_best (search, 0);
  for (search->layer = 0; search->layer < n_layers && !yc_search_is_over (search);
       search->layer++) {
    begin_layer (search);
    if (!yc_search_is_over (search))
      search_layer (search);
  }
}
