/* solver-bounds.c: what a position can still be worth at most.
 *
 * Personnel, Yellowcake and Uranium get prices at which no use of a Landmark gains anything, and
 * each card is worth the most that any use of it gains at these prices. Then the worth of a
 * position never rises by a play, and what costs more than that is out of its reach. That holds for
 * any such prices; several are kept, and what one lets pass another may refuse. */

#include "solver-parts.h"

#define OUT_OF_REACH (INT32_MAX / 4)

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

/* ---- Plays at prices ---- */

/* A `?` is never had for less than a laborer: prices keep to that. */
static int
price_of_needs (const YcPrices *prices, const YcMove *move)
{
  int least = move->is_free ? 0 : OUT_OF_REACH;
  for (int i = 0; i < move->n_needs && !move->is_free; i++) {
    const YcNeed *need = &move->needs[i];
    int all = need->any * prices->price[YC_LABORER];
    for (int type = 0; type < YC_WORKER_TYPES; type++)
      all += need->type[type] * prices->price[type];
    least = smaller (least, all);
  }
  return least;
}

static int
cost (const YcPrices *prices, const YcMove *move)
{
  return price_of_needs (prices, move) + prices->price[YC_PRICED_YELLOWCAKE] * move->pays[0]
         + prices->price[YC_PRICED_URANIUM] * move->pays[1];
}

static int
gain (const YcPrices *prices, const YcMove *move)
{
  int all = prices->price[YC_PRICED_YELLOWCAKE] * move->gives[0]
            + prices->price[YC_PRICED_URANIUM] * move->gives[1];
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    all += prices->price[type] * move->makes[type];
  return all - cost (prices, move);
}

static bool
is_repeated (const YcMove *move)
{
  return move->field == YC_NO_FIELD && move->agent == YC_NO_FIELD && !move->once
         && !move->only_asks;
}

/* Whether a laborer is the cheapest and no play from `layer` on that can be repeated gains. */
static bool
prices_hold (const YcTurn *turn, const YcPrices *prices, int layer)
{
  if (prices->price[YC_LABORER] > smaller (prices->price[YC_ENGINEER], prices->price[YC_SCIENTIST]))
    return false;
  for (int i = turn->layers[layer].moves; i < turn->n_moves; i++)
    if (is_repeated (&turn->moves[i]) && gain (prices, &turn->moves[i]) > 0)
      return false;
  return true;
}

static void
find_worths (const YcTurn *turn, YcPrices *prices, int layer)
{
  for (int i = 0; i < turn->n_fields; i++) {
    prices->worth[i] = 0;
    for (int type = 0; type < YC_WORKER_TYPES; type++)
      prices->worth[i] += prices->price[type] * turn->fields[i].side[type];
  }
  for (int i = turn->layers[layer].moves; i < turn->n_moves; i++) {
    const YcMove *move = &turn->moves[i];
    int field = move->agent != YC_NO_FIELD ? move->agent : move->field;
    if (!move->only_asks && move->bombs == 0 && field != YC_NO_FIELD)
      prices->worth[field] = larger (prices->worth[field], gain (prices, move));
  }
}

bool
yc_prices_apply (YcPrices *prices, const YcTurn *turn, int layer)
{
  if (!prices_hold (turn, prices, layer))
    return false;
  find_worths (turn, prices, layer);
  return true;
}

/* ---- What points cost ---- */

/* By number of bombs built and points. */
typedef int Costs[YC_CHAIN_LOADED + 1][YC_MOST_POINTS + 1];

static void
add_bomb (Costs costs, int price, int points, int most)
{
  for (int built = YC_CHAIN_LOADED; built >= 0; built--)
    for (int p = most; p >= 0; p--) {
      int *with = &costs[smaller (built + 1, YC_CHAIN_LOADED)][p];
      *with = smaller (*with, costs[built][larger (p - points, 0)] + price);
    }
}

/* With `loads` more to be loaded, at most one on each bomb. */
static int
least_with_loads (const Costs costs, int bombs, int p, int loads, int price)
{
  int least = OUT_OF_REACH;
  for (int built = 0; built <= YC_CHAIN_LOADED; built++)
    for (int loaded = 0; loaded <= smaller (loads, bombs + built); loaded++)
      least
        = smaller (least, costs[built][larger (p - loaded * YC_LOADED_POINTS, 0)] + loaded * price);
  return least;
}

/* The least that so many more points cost with the bombs from `layer` on, each used once. */
void
yc_prices_find_costs (YcPrices *prices, const YcTurn *turn, int layer, int most)
{
  Costs costs;
  int loads = 0, price = 0;
  for (int built = 0; built <= YC_CHAIN_LOADED; built++)
    for (int p = 0; p <= most; p++)
      costs[built][p] = built == 0 && p == 0 ? 0 : OUT_OF_REACH;
  for (int i = turn->layers[layer].moves; i < turn->n_moves; i++) {
    const YcMove *move = &turn->moves[i];
    if (move->bombs > 0)
      add_bomb (costs, cost (prices, move), turn->plan != YC_NONE ? 1 : move->points, most);
    if (move->bombs < 0)
      price = cost (prices, move);
    loads += move->bombs < 0;
  }
  for (int bombs = 0; bombs <= YC_CHAIN_LOADED; bombs++)
    for (int p = 0; p <= most; p++)
      prices->costs[bombs][p] = least_with_loads (costs, bombs, p, loads, price);
}

/* ---- Positions ---- */

/* Who can be asked for as an engineer or a scientist counts as the dearer one. */
int
yc_prices_worth (const YcPrices *prices, const YcSpot *spot, int worth_of_cards)
{
  const int *price = prices->price;
  YcWorkerType dear = price[YC_ENGINEER] > price[YC_SCIENTIST] ? YC_ENGINEER : YC_SCIENTIST;
  YcWorkerType other = dear == YC_ENGINEER ? YC_SCIENTIST : YC_ENGINEER;
  int of_dear = smaller (dear == YC_ENGINEER ? spot->engineers : spot->scientists, spot->total);
  int of_other
    = smaller (dear == YC_ENGINEER ? spot->scientists : spot->engineers, spot->total - of_dear);
  return worth_of_cards + price[dear] * of_dear + price[other] * of_other
         + price[YC_LABORER] * (spot->total - of_dear - of_other)
         + price[YC_PRICED_YELLOWCAKE] * spot->yellowcake
         + price[YC_PRICED_URANIUM] * spot->uranium;
}

int
yc_bounds_lacking (const YcSearch *search, const YcSpot *spot)
{
  if (search->turn.plan != YC_NONE)
    return 1;
  return smaller (larger (search->best.points + 1 - spot->points, 0), YC_MOST_POINTS);
}

int
yc_prices_least (const YcPrices *prices, const YcSearch *search, const YcSpot *spot, YcGoal goal)
{
  int more = yc_bounds_lacking (search, spot);
  const int *costs = prices->costs[smaller (spot->bombs, YC_CHAIN_LOADED)];
  const int *price = prices->price;
  if (goal == YC_GOAL_POINTS || search->turn.plan != YC_NONE || more == YC_MOST_POINTS)
    return costs[more];
  int as_many = costs[larger (more - 1, 0)] + price[YC_PRICED_URANIUM] * search->best.uranium;
  return as_many
         + (goal == YC_GOAL_URANIUM ? price[YC_PRICED_URANIUM]
                                    : price[YC_PRICED_YELLOWCAKE] * (search->best.yellowcake + 1));
}

void
yc_bounds_set (YcSearch *search)
{
  int most = yc_bounds_lacking (search, &search->spots[0]);
  for (int i = 0; i < search->n_prices; i++) {
    yc_prices_apply (&search->prices[i], &search->turn, search->layer);
    yc_prices_find_costs (&search->prices[i], &search->turn, search->layer, most);
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

/* Each way to be better must be refused by some prices, not all by the same. */
bool
yc_bounds_allow (const YcSearch *search, const YcSpot *spot, const int *worth)
{
  unsigned refused = 0;
  for (int i = 0; i < search->n_prices && refused != (1u << YC_N_GOALS) - 1; i++) {
    int all = yc_prices_worth (&search->prices[i], spot, worth[i]);
    for (int goal = 0; goal < YC_N_GOALS; goal++)
      if (all < yc_prices_least (&search->prices[i], search, spot, (YcGoal) goal))
        refused |= 1u << goal;
  }
  return refused != (1u << YC_N_GOALS) - 1;
}
