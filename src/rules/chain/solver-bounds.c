/* solver-bounds.c: what a position can still be worth at most.
 *
 * Personnel, Yellowcake and Uranium get prices at which no use of a Landmark gains anything, and
 * each card is worth the most that any use of it gains at these prices. Then the worth of a
 * position never rises by a play, and one that is worth less than what must be reached is of no
 * use. That holds for any such prices; several are tried. */

#include "solver-parts.h"

#define UNIT 12 /* the price of one of the personnel */

static int
smaller (int a, int b)
{
  return a < b ? a : b;
}

static int
larger (int a, int b)
{
  return a > b ? a : b;
}

/* The fewest personnel that a play can be had for. */
static int
least_personnel (const YcMove *move)
{
  int least = move->is_free ? 0 : INT16_MAX;
  for (int i = 0; i < move->n_needs && !move->is_free; i++) {
    const YcNeed *need = &move->needs[i];
    least = smaller (least, need->type[0] + need->type[1] + need->type[2] + need->any);
  }
  return least;
}

static int
cost (const YcPrices *prices, const YcMove *move)
{
  return UNIT * least_personnel (move) + prices->yellowcake * move->pays[0]
         + prices->uranium * move->pays[1];
}

static int
gain (const YcPrices *prices, const YcMove *move)
{
  int made = move->makes[0] + move->makes[1] + move->makes[2];
  return UNIT * made + prices->yellowcake * move->gives[0] + prices->uranium * move->gives[1]
         - cost (prices, move);
}

static bool
is_repeated (const YcMove *move)
{
  return move->field == YC_NO_FIELD && move->agent == YC_NO_FIELD && !move->once
         && !move->only_asks;
}

static void
find_worths (const YcTurn *turn, YcPrices *prices)
{
  for (int i = 0; i < turn->n_fields; i++) {
    const YcField *field = &turn->fields[i];
    prices->worth[i] = UNIT * (field->side[0] + field->side[1] + field->side[2]);
  }
  for (int i = 0; i < turn->n_moves; i++) {
    const YcMove *move = &turn->moves[i];
    int field = move->agent != YC_NO_FIELD ? move->agent : move->field;
    if (!move->only_asks && move->bombs == 0 && field != YC_NO_FIELD)
      prices->worth[field] = larger (prices->worth[field], gain (prices, move));
  }
}

/* Whether no play that can be repeated gains anything. */
static bool
prices_hold (const YcTurn *turn, const YcPrices *prices)
{
  for (int i = 0; i < turn->n_moves; i++)
    if (is_repeated (&turn->moves[i]) && gain (prices, &turn->moves[i]) > 0)
      return false;
  return true;
}

void
yc_bounds_find (YcSearch *search)
{
  static const int tried[][2] = { { 12, 36 }, { 24, 60 }, { 12, 24 }, { 24, 36 }, { 6, 24 },
                                  { 6, 12 },  { 0, 12 },  { 12, 12 }, { 24, 84 }, { 0, 0 } };
  search->n_prices = 0;
  for (int i = 0; i < search->turn.n_moves; i++)
    if (search->turn.moves[i].takes_cards > 0)
      return;
  for (size_t i = 0; i < sizeof tried / sizeof *tried && search->n_prices < YC_MOST_PRICES; i++) {
    YcPrices *prices = &search->prices[search->n_prices];
    prices->yellowcake = tried[i][0];
    prices->uranium = tried[i][1];
    if (!prices_hold (&search->turn, prices))
      continue;
    find_worths (&search->turn, prices);
    search->n_prices++;
  }
}

/* ---- What must be reached ---- */

/* The least that so many more points cost with the bombs from `layer` on, each used once. */
static void
find_costs (const YcSearch *search, const YcPrices *prices, int layer, int *costs)
{
  const YcTurn *turn = &search->turn;
  for (int points = 0; points <= YC_MOST_POINTS; points++)
    costs[points] = points == 0 ? 0 : INT16_MAX * UNIT;
  for (int i = turn->layers[layer].moves; i < turn->n_moves; i++) {
    const YcMove *move = &turn->moves[i];
    if (move->bombs == 0)
      continue;
    int more = cost (prices, move);
    for (int points = YC_MOST_POINTS; points > 0; points--)
      costs[points] = smaller (costs[points], costs[larger (points - move->points, 0)] + more);
  }
}

/* Better than the best known: more points, or as many and more Uranium, or as much and more
 * Yellowcake. */
static int
least_worth (const YcSearch *search, const YcPrices *prices, const int *costs, int points)
{
  const YcResult *best = &search->best;
  int more = larger (best->points + 1 - points, 0);
  int as_many = larger (best->points - points, 0);
  if (more > YC_MOST_POINTS)
    return 0;
  int tie = smaller (prices->uranium, prices->yellowcake * (best->yellowcake + 1));
  return smaller (costs[more], costs[as_many] + prices->uranium * best->uranium + tie);
}

static int
least_for_the_plan (const YcSearch *search, const YcPrices *prices)
{
  int least = INT16_MAX * UNIT;
  for (int i = 0; i < search->turn.n_moves; i++)
    if (search->turn.moves[i].bombs > 0)
      least = smaller (least, cost (prices, &search->turn.moves[i]));
  return least;
}

void
yc_bounds_set (YcSearch *search)
{
  for (int i = 0; i < search->n_prices; i++) {
    YcPrices *prices = &search->prices[i];
    int costs[YC_MOST_POINTS + 1];
    find_costs (search, prices, search->layer, costs);
    for (int points = 0; points <= YC_MOST_POINTS; points++)
      prices->least[points] = search->turn.plan != YC_NONE
                                ? least_for_the_plan (search, prices)
                                : least_worth (search, prices, costs, points);
  }
}

void
yc_bounds_worth (const YcSearch *search, YcHeld held, int *worth)
{
  for (int i = 0; i < search->n_prices; i++)
    worth[i] = 0;
  for (int field = 0; field < search->turn.n_fields; field++) {
    int count = yc_held_count (held, &search->turn.fields[field]);
    for (int i = 0; count > 0 && i < search->n_prices; i++)
      worth[i] += count * search->prices[i].worth[field];
  }
}

bool
yc_bounds_allow (const YcSearch *search, const YcSpot *spot, const int *worth)
{
  int points = smaller (spot->points, YC_MOST_POINTS);
  for (int i = 0; i < search->n_prices; i++) {
    const YcPrices *prices = &search->prices[i];
    int all = worth[i] + UNIT * spot->total + prices->yellowcake * spot->yellowcake
              + prices->uranium * spot->uranium;
    if (all < prices->least[points])
      return false;
  }
  return true;
}
