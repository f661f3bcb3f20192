/* expand.c: what one play leads to from one position. */

#include "search.h"

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

/* ---- The best ---- */

static bool
is_better (const YcNode *node, const YcResult *best)
{
  if (node->points != best->points)
    return node->points > best->points;
  if (node->uranium != best->uranium)
    return node->uranium > best->uranium;
  return node->yellowcake > best->yellowcake;
}

/* The better the best, the more is out of reach of it. */
void
yc_search_keep_if_best (YcSearch *search, uint32_t at)
{
  const YcNode *node = &search->nodes[at];
  if (search->turn.plan != YC_NONE || !is_better (node, &search->best))
    return;
  search->best = (YcResult){ node->points, node->uranium, node->yellowcake };
  search->best_node = at;
  yc_bounds_set (search);
}

/* ---- What a play leads to ---- */

static bool
is_hopeless (const YcExpansion *expansion, const YcNode *node, const YcWorth *worth)
{
  const YcSearch *search = expansion->search;
  return !builds_the_plan (search, expansion->move) && search->pass != YC_PASS_ASK
         && !yc_bounds_allow (search, node, worth);
}

static void
add_node (YcExpansion *expansion, YcNode *node, const YcWorth *worth)
{
  YcSearch *search = expansion->search;
  uint32_t at = search->n_nodes;
  search->positions++;
  if (is_interrupted (search))
    return;
  if (node->depth == YC_SOLVER_PLAYS || node->total > YC_MOST_COUNTED
      || node->yellowcake > YC_MOST_COUNTED || node->uranium > YC_MOST_COUNTED) {
    search->end = YC_SOLVE_TOO_LARGE;
    return;
  }
  if (is_hopeless (expansion, node, worth))
    return;
  if (expansion->move->once)
    node->held = yc_turn_after_layer (&search->turn, search->layer, node->held);
  YcBuckets *buckets = expansion->move->once ? search->after : search->now;
  if (expansion->bucket == NULL)
    expansion->bucket = yc_buckets_find (search, buckets, node->held);
  if (expansion->bucket == NULL || !yc_buckets_add (search, buckets, expansion->bucket, node))
    search->end = YC_SOLVE_NO_MEMORY;
  else if (search->n_nodes > at && builds_the_plan (search, expansion->move))
    search->found = at;
  else if (search->n_nodes > at)
    yc_search_keep_if_best (search, at);
}

static int
takeable_cards (const YcTurn *turn, YcHolding held)
{
  int cards = 0;
  for (int i = 0; i < turn->n_fields; i++)
    if (turn->fields[i].in_discard)
      cards += yc_held_count (held, &turn->fields[i]);
  return cards;
}

/* A factory takes as many cards as it can: more to choose from does no harm. */
static void
add_with_hauls (YcExpansion *expansion, YcNode *node)
{
  YcSearch *search = expansion->search;
  const YcHolding held = node->held;
  int most = takeable_cards (&search->turn, held);
  if (most > expansion->move->takes_cards)
    most = expansion->move->takes_cards;
  for (uint32_t i = 0; i < search->n_hauls && !yc_search_is_over (search); i++) {
    const YcHaul *haul = &search->hauls[i];
    if (haul->n != most || !yc_held_has (held, haul->take, search->turn.guard))
      continue;
    YcWorth worth = expansion->worth;
    for (int p = 0; p < YC_MOST_PRICES; p++)
      worth.by[p] += haul->worth.by[p];
    node->haul = i;
    node->held = yc_held_plus (yc_held_minus (held, haul->take), haul->give);
    expansion->bucket = NULL;
    add_node (expansion, node, &worth);
  }
}

static void
add_output (YcExpansion *expansion, YcNode *node)
{
  const YcMove *move = expansion->move;
  node->total = (int16_t) (node->total + move->makes[YC_LABORER] + move->makes[YC_ENGINEER]
                           + move->makes[YC_SCIENTIST]);
  node->engineers = (int16_t) (node->engineers + move->makes[YC_ENGINEER]);
  node->scientists = (int16_t) (node->scientists + move->makes[YC_SCIENTIST]);
  if (move->takes_cards > 0)
    add_with_hauls (expansion, node);
  else
    add_node (expansion, node, &expansion->worth);
}

/* ---- Personnel ---- */

/* Whether a card could stay in the hand if the other of two costs is met, with exactly these units
 * of the pool. */
static bool
is_idle_for_the_other (const YcExpansion *expansion, const uint8_t units[YC_WORKER_TYPES])
{
  const YcTurn *turn = &expansion->search->turn;
  for (int i = 0; i < turn->n_fields; i++) {
    if (yc_held_count (expansion->cover->take, &turn->fields[i]) == 0)
      continue;
    YcPersonnel without = { .type = { units[0], units[1], units[2] } };
    for (int j = 0; j < turn->n_fields; j++)
      for (int type = 0; type < YC_WORKER_TYPES; type++)
        without.type[type] += (yc_held_count (expansion->cover->take, &turn->fields[j]) - (i == j))
                              * turn->fields[j].side[type];
    for (int which = 0; which < expansion->move->n_needs; which++)
      if (yc_need_shortfall (&expansion->move->needs[which], &without) == 0)
        return true;
  }
  return false;
}

static void
use_units (YcExpansion *expansion, const YcNode *node, int laborers, int engineers, int scientists)
{
  const YcCover *cover = expansion->cover;
  YcNode child = *node;
  child.paid_any[YC_LABORER] = (uint8_t) laborers;
  child.paid_any[YC_ENGINEER] = (uint8_t) engineers;
  child.paid_any[YC_SCIENTIST] = (uint8_t) scientists;
  const uint8_t units[YC_WORKER_TYPES]
    = { (uint8_t) (cover->pool[0] + laborers), (uint8_t) (cover->pool[1] + engineers),
        (uint8_t) (cover->pool[2] + scientists) };
  if (expansion->move->n_needs > 1 && cover->cards > 0 && is_idle_for_the_other (expansion, units))
    return;
  child.engineers = (int16_t) (child.engineers - units[YC_ENGINEER]);
  child.scientists = (int16_t) (child.scientists - units[YC_SCIENTIST]);
  child.total = (int16_t) (child.total - units[0] - units[1] - units[2]);
  add_output (expansion, &child);
}

/* In the first stage it counts who serves a `?`: laborers first, unless they are asked for. */
static void
choose_units (YcExpansion *expansion, const YcNode *node)
{
  const YcCover *cover = expansion->cover;
  int laborers = node->total - node->engineers - node->scientists - cover->pool[YC_LABORER];
  int engineers = node->engineers - cover->pool[YC_ENGINEER];
  int scientists = node->scientists - cover->pool[YC_SCIENTIST];
  if (laborers < 0 || engineers < 0 || scientists < 0)
    return;
  int most = yc_smaller (laborers, cover->any);
  for (int l = expansion->search->turn.laborers_asked ? 0 : most; l <= most; l++)
    for (int e = 0; e <= yc_smaller (engineers, cover->any - l); e++)
      if (cover->any - l - e <= scientists)
        use_units (expansion, node, l, e, cover->any - l - e);
}

/* Later it is enough to count. */
static void
count_units (YcExpansion *expansion, const YcNode *node)
{
  const YcCover *cover = expansion->cover;
  int engineers = node->engineers - cover->pool[YC_ENGINEER];
  int scientists = node->scientists - cover->pool[YC_SCIENTIST];
  int total = node->total - cover->pool[YC_ENGINEER] - cover->pool[YC_SCIENTIST] - cover->any;
  if (engineers < 0 || scientists < 0 || total < 0)
    return;
  YcNode child = *node;
  child.total = (int16_t) total;
  child.engineers = (int16_t) yc_smaller (engineers, total);
  child.scientists = (int16_t) yc_smaller (scientists, total);
  add_output (expansion, &child);
}

/* ---- One play on one node ---- */

static bool
can_be_paid (const YcMove *move, const YcNode *node)
{
  return move->pays[0] <= node->yellowcake && move->pays[1] <= node->uranium
         && !(move->is_theft && node->thefts == 0) && !(move->bombs < 0 && node->bombs == 0);
}

void
yc_expansion_add (YcExpansion *expansion, uint32_t from)
{
  const YcMove *move = expansion->move;
  const YcSearch *search = expansion->search;
  if (!can_be_paid (move, &search->nodes[from]))
    return;
  YcNode child = search->nodes[from];
  child.held = expansion->left;
  child.yellowcake += move->gives[0] - move->pays[0];
  child.uranium += move->gives[1] - move->pays[1];
  child.points = (int16_t) (child.points + move->points);
  child.thefts = (uint8_t) (child.thefts - move->is_theft);
  child.bombs = (uint8_t) (child.bombs + move->bombs);
  child.depth++;
  child.layer = (uint8_t) search->layer;
  child.settled = false;
  child.move = expansion->move_index;
  child.cover = expansion->cover_index;
  child.parent = from;
  child.haul = YC_NO_INDEX;
  if (search->layer == 0)
    choose_units (expansion, &child);
  else
    count_units (expansion, &child);
}

void
yc_expansion_ask (const YcExpansion *expansion, uint32_t from)
{
  const YcNode *node = &expansion->search->nodes[from];
  const YcCover *cover = expansion->cover;
  int laborers = node->total - node->engineers - node->scientists;
  int units = cover->pool[0] + cover->pool[1] + cover->pool[2] + cover->any;
  if (cover->pool[YC_LABORER] <= laborers && cover->pool[YC_ENGINEER] <= node->engineers
      && cover->pool[YC_SCIENTIST] <= node->scientists && units <= node->total)
    expansion->search->turn.open |= YC_OPEN_DRAW;
}
