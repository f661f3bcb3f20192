/* search.c: looks at every position that the turn can lead to, layer by layer, and within a
 * layer from many cards held to few, so that a position is complete before it is gone on from. */

#include "search.h"

/* ---- All plays from a bucket ---- */

/* The cards left when those played upright are gone, and what these are worth. */
typedef struct {
  YcHolding left;
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
can_be_spared (const YcExpansion *expansion, const Upright *upright, const YcSlack *slack)
{
  YcWorth loss;
  if (expansion->move->bombs != 0 || expansion->search->pass == YC_PASS_ASK)
    return true;
  for (int i = 0; i < YC_MOST_PRICES; i++)
    loss.by[i] = upright->loss.by[i] + expansion->cover->spends.by[i];
  return yc_bounds_spare (slack, &loss);
}

static void
try_cover (YcExpansion *expansion,
           const YcBucket *bucket,
           const Upright *upright,
           const YcSlack *slack)
{
  YcSearch *search = expansion->search;
  if (!yc_held_has (upright->left, expansion->cover->take, search->turn.guard))
    return;
  expansion->left = yc_held_minus (upright->left, expansion->cover->take);
  if (search->pass != YC_PASS_ASK && yc_held_meets (expansion->left, expansion->cover->rather))
    return; /* but a factory asked about may be that card */
  if (!can_be_spared (expansion, upright, slack))
    return;
  for (int i = 0; i < YC_MOST_PRICES; i++)
    expansion->worth.by[i] = upright->worth.by[i] - expansion->cover->worth.by[i];
  expansion->bucket = NULL;
  for (uint32_t at = bucket->chunks; at != YC_NO_INDEX; at = search->now->chunks[at].next)
    for (int i = 0; i < search->now->chunks[at].n && !yc_search_is_over (search); i++)
      if (expansion->move->only_asks)
        yc_expansion_ask (expansion, search->now->chunks[at].nodes[i]);
      else
        yc_expansion_add (expansion, search->now->chunks[at].nodes[i]);
}

/* A play that leaves the cards as they are leads back into the bucket it came from. */
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
settle_node (YcSearch *search, const YcWorth *worth, uint32_t at, uint32_t index)
{
  const YcMove *move = &search->turn.moves[index];
  for (int which = 0; which < move->n_needs && !yc_search_is_over (search); which++) {
    YcExpansion expansion = { .search = search, .move = move, .move_index = (uint16_t) index };
    expansion.cover_index = move->covers[which]; /* the first cover is that without a card */
    expansion.cover = &search->covers.all[expansion.cover_index];
    expansion.left = search->nodes[at].held;
    if (is_left_out (search, move) || !keeps_all_cards (move, expansion.cover))
      continue;
    expansion.worth = *worth;
    yc_expansion_add (&expansion, at);
  }
}

static uint32_t
first_unsettled (const YcSearch *search, const YcBucket *bucket)
{
  for (uint32_t at = bucket->chunks; at != YC_NO_INDEX; at = search->now->chunks[at].next)
    for (int i = 0; i < search->now->chunks[at].n; i++)
      if (!search->nodes[search->now->chunks[at].nodes[i]].settled)
        return search->now->chunks[at].nodes[i];
  return YC_NO_INDEX;
}

static void
settle_bucket (YcSearch *search, const YcBucket *bucket, const YcWorth *worth)
{
  const YcLayer *layer = &search->turn.layers[search->layer];
  uint32_t at;
  while ((at = first_unsettled (search, bucket)) != YC_NO_INDEX && !yc_search_is_over (search)) {
    search->nodes[at].settled = true;
    for (uint32_t i = layer->moves; i < layer->moves_end; i++)
      settle_node (search, worth, at, i);
  }
}

static void
go_on_from (YcSearch *search, const YcBucket *bucket)
{
  const YcLayer *layer = &search->turn.layers[search->layer];
  YcSlack slack;
  const Upright held = { .left = bucket->held, .worth = yc_bounds_worth (search, bucket->held) };
  settle_bucket (search, bucket, &held.worth);
  yc_bounds_slack (search, bucket, &held.worth, &slack);
  for (uint32_t i = layer->moves; i < layer->moves_end; i++) {
    const YcMove *move = &search->turn.moves[i];
    Upright upright = held;
    if (is_left_out (search, move) || !lay_upright (search, move, &upright))
      continue;
    YcExpansion expansion = { .search = search, .move = move, .move_index = (uint16_t) i };
    for (int which = 0; which < move->n_needs; which++)
      for (uint32_t c = move->covers[which]; c < move->covers_end[which]; c++) {
        expansion.cover = &search->covers.all[c];
        expansion.cover_index = c;
        if (!keeps_all_cards (move, expansion.cover))
          try_cover (&expansion, bucket, &upright, &slack);
        if (yc_search_is_over (search))
          return;
      }
  }
}

/* ---- Layers ---- */

static void
swap_tables (YcSearch *search)
{
  YcBuckets *buckets = search->now;
  search->now = search->after;
  search->after = buckets;
  yc_buckets_clear (search->after);
}

static void
search_layer (YcSearch *search)
{
  YcBuckets *now = search->now;
  for (int cards = 255; cards >= 0; cards--)
    for (uint32_t at = now->of_cards[cards]; at != 0 && !yc_search_is_over (search);
         at = now->buckets[at - 1].next)
      go_on_from (search, &now->buckets[at - 1]);
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
