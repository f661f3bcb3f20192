/* order.c: the order in which the search tries what a turn offers. */

#include "turn.h"

#include <stdlib.h>

/* What one play brings and another needs. */
enum { PERSONNEL = 1, YELLOWCAKE = 2, URANIUM = 4, BOMBS = 8 };

static unsigned
brings (const YcMove *move)
{
  bool personnel = move->takes_cards > 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    personnel = personnel || move->makes[type] > 0;
  return (personnel ? PERSONNEL : 0u) | (move->gives[0] > 0 ? YELLOWCAKE : 0u)
         | (move->gives[1] > 0 ? URANIUM : 0u) | (move->bombs > 0 ? BOMBS : 0u);
}

static unsigned
lives_on (const YcMove *move)
{
  return (move->pays[0] > 0 ? YELLOWCAKE : 0u) | (move->pays[1] > 0 ? URANIUM : 0u)
         | (move->bombs < 0 ? BOMBS : 0u);
}

static bool
prints_a_laborer (const YcMove *move)
{
  for (int i = 0; i < move->n_needs; i++)
    if (move->needs[i].type[YC_LABORER] > 0)
      return true;
  return false;
}

/* What does not fit the order of the stages comes first, where every order is tried. */
static bool
belongs_to_the_first (const YcMove *move)
{
  unsigned out = brings (move), in = lives_on (move);
  bool circle
    = ((out & YELLOWCAKE) != 0 && in != 0) || ((out & URANIUM) != 0 && (in & URANIUM) != 0);
  return (out & PERSONNEL) != 0 || circle || move->only_asks || move->n_needs > 1
         || prints_a_laborer (move);
}

static YcStage
later_stage (const YcMove *move)
{
  unsigned out = brings (move);
  if ((out & YELLOWCAKE) != 0)
    return YC_STAGE_YELLOWCAKE;
  return (out & URANIUM) != 0 ? YC_STAGE_URANIUM : YC_STAGE_BOMBS;
}

/* Where a play of the first stage lives on something, what brings that is there too. */
static void
find_stages (YcTurn *turn)
{
  unsigned needed = 0, before;
  for (int i = 0; i < turn->n_moves; i++) {
    YcMove *move = &turn->moves[i];
    move->stage = (uint8_t) (belongs_to_the_first (move) ? YC_STAGE_PERSONNEL : later_stage (move));
    turn->laborers_asked = turn->laborers_asked || prints_a_laborer (move);
  }
  do {
    before = needed;
    for (int i = 0; i < turn->n_moves; i++) {
      YcMove *move = &turn->moves[i];
      if ((brings (move) & needed) != 0)
        move->stage = YC_STAGE_PERSONNEL;
      if (move->stage == YC_STAGE_PERSONNEL)
        needed |= lives_on (move);
    }
  } while (needed != before);
}

/* A bomb is built once; where its place in the order does not see to that, a field does. */
static void
count_bombs_of_the_first_stage (YcTurn *turn)
{
  int stack = YC_NO_FIELD;
  for (int i = 0; i < turn->n_moves && !turn->too_large; i++) {
    YcMove *move = &turn->moves[i];
    if (move->stage != YC_STAGE_PERSONNEL || !move->once)
      continue;
    move->once = false;
    int field
      = move->bombs < 0 && stack != YC_NO_FIELD ? stack : yc_turn_add_field (turn, YC_CHAIN_LOADED);
    if (field == YC_NO_FIELD)
      return;
    if (field != stack && !yc_turn_place_field (turn, &turn->fields[field]))
      return;
    if (move->bombs < 0)
      stack = field;
    move->field = (int8_t) field;
    turn->start = yc_held_plus (turn->start, yc_held_unit (&turn->fields[field]));
  }
}

static int
compare_moves (const void *a, const void *b)
{
  const YcMove *left = a, *right = b;
  if (left->stage != right->stage)
    return left->stage < right->stage ? -1 : 1;
  if (left->stage > YC_STAGE_PERSONNEL && left->source != right->source)
    return left->source < right->source ? -1 : 1;
  return (left->verb > right->verb) - (left->verb < right->verb);
}

static bool
share_a_layer (const YcMove *a, const YcMove *b)
{
  return a->stage == b->stage && (a->stage == YC_STAGE_PERSONNEL || a->source == b->source);
}

/* The first layer is there even if nothing belongs into it. */
static void
cut_into_layers (YcTurn *turn)
{
  turn->n_layers = 1;
  for (int i = 0; i < turn->n_moves; i++) {
    bool first = turn->moves[i].stage == YC_STAGE_PERSONNEL;
    bool goes_on = first || (i > 0 && share_a_layer (&turn->moves[i - 1], &turn->moves[i]));
    if (!goes_on && turn->n_layers == YC_MAX_LAYERS) {
      turn->too_large = true;
      return;
    }
    if (!goes_on)
      turn->layers[turn->n_layers++].moves = (uint16_t) i;
    turn->layers[turn->n_layers - 1].moves_end = (uint16_t) (i + 1);
  }
}

static bool
layer_uses (const YcTurn *turn, int layer, int field)
{
  for (int i = turn->layers[layer].moves; i < turn->layers[layer].moves_end; i++)
    if (turn->moves[i].field == field || turn->moves[i].agent == field)
      return true;
  return false;
}

/* After its last use a card is only what it bears sideways. */
static void
find_leaves (YcTurn *turn)
{
  for (int field = 0; field < turn->n_fields; field++) {
    int layer = turn->n_layers - 1;
    if (turn->fields[field].pure)
      continue;
    while (layer > 0 && !layer_uses (turn, layer, field))
      layer--;
    turn->layers[layer].leaves |= (uint64_t) 1 << field;
  }
}

void
yc_turn_sort_moves (YcTurn *turn)
{
  find_stages (turn);
  count_bombs_of_the_first_stage (turn);
  qsort (turn->moves, (size_t) turn->n_moves, sizeof *turn->moves, compare_moves);
  cut_into_layers (turn);
  if (!turn->too_large)
    find_leaves (turn);
}
