/* value.c: what plays, cards and points are worth at given prices. */

#include "search.h"

#include <string.h>

int
yc_prices_lacking (const YcSearch *search, const YcNode *node)
{
  if (search->turn.plan != YC_NONE)
    return 1;
  return yc_smaller (yc_larger (search->best.points + 1 - node->points, 0), YC_MOST_POINTS);
}

#define OUT_OF_REACH (INT32_MAX / 4)

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
    least = yc_smaller (least, all);
  }
  return least;
}

static int
cost (const YcPrices *prices, const YcMove *move)
{
  return price_of_needs (prices, move) + prices->price[YC_PRICED_YELLOWCAKE] * move->pays[0]
         + prices->price[YC_PRICED_URANIUM] * move->pays[1];
}

int
yc_prices_loss (const YcPrices *prices, const YcMove *move)
{
  int all = prices->price[YC_PRICED_YELLOWCAKE] * (move->pays[0] - move->gives[0])
            + prices->price[YC_PRICED_URANIUM] * (move->pays[1] - move->gives[1]);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    all -= prices->price[type] * move->makes[type];
  return all - prices->haul[move->takes_cards];
}

static int
gain (const YcPrices *prices, const YcMove *move)
{
  return -yc_prices_loss (prices, move) - price_of_needs (prices, move);
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
  if (prices->price[YC_LABORER]
      > yc_smaller (prices->price[YC_ENGINEER], prices->price[YC_SCIENTIST]))
    return false;
  for (int i = turn->layers[layer].moves; i < turn->n_moves; i++)
    if (is_repeated (&turn->moves[i]) && gain (prices, &turn->moves[i]) > 0)
      return false;
  return true;
}

/* What plays make of the cards they use; a factory that takes cards counts with these. */
static void
raise_worths (const YcTurn *turn, YcPrices *prices, int layer, bool taking)
{
  for (int i = turn->layers[layer].moves; i < turn->n_moves; i++) {
    const YcMove *move = &turn->moves[i];
    int field = move->agent != YC_NO_FIELD ? move->agent : move->field;
    if (!move->only_asks && move->bombs == 0 && field != YC_NO_FIELD
        && (move->takes_cards > 0) == taking)
      prices->worth[field] = yc_larger (prices->worth[field], gain (prices, move));
  }
}

static int
best_of_discard (const YcTurn *turn, const YcPrices *prices, const uint8_t taken[YC_MAX_FIELDS])
{
  int best = YC_NO_FIELD;
  for (int i = 0; i < turn->n_fields; i++)
    if (turn->fields[i].in_discard && taken[i] < turn->fields[i].most
        && (best == YC_NO_FIELD
            || prices->worth[turn->fields[i].comes_to]
                 > prices->worth[turn->fields[best].comes_to]))
      best = i;
  return best;
}

/* The most that so many cards of the discard pile are worth. No factory is among them. */
static void
find_hauls (const YcTurn *turn, YcPrices *prices)
{
  uint8_t taken[YC_MAX_FIELDS] = { 0 };
  prices->haul[0] = 0;
  for (int n = 1; n <= YC_CHAIN_CARDS; n++) {
    int best = best_of_discard (turn, prices, taken);
    prices->haul[n] = prices->haul[n - 1];
    if (best == YC_NO_FIELD)
      continue;
    prices->haul[n] += prices->worth[turn->fields[best].comes_to];
    taken[best]++;
  }
}

static bool
takes_cards (const YcTurn *turn)
{
  for (int i = 0; i < turn->n_moves; i++)
    if (turn->moves[i].takes_cards > 0)
      return true;
  return false;
}

static void
find_worths (const YcTurn *turn, YcPrices *prices, int layer)
{
  for (int i = 0; i < turn->n_fields; i++) {
    prices->worth[i] = 0;
    for (int type = 0; type < YC_WORKER_TYPES && !turn->fields[i].in_discard; type++)
      prices->worth[i] += prices->price[type] * turn->fields[i].side[type];
  }
  raise_worths (turn, prices, layer, false);
  if (!takes_cards (turn))
    return;
  find_hauls (turn, prices);
  raise_worths (turn, prices, layer, true);
}

bool
yc_prices_apply (YcPrices *prices, const YcTurn *turn, int layer)
{
  memset (prices->haul, 0, sizeof prices->haul);
  if (!prices_hold (turn, prices, layer))
    return false;
  find_worths (turn, prices, layer);
  return true;
}

/* ---- What points cost ---- */

/* By number of bombs built and points, with what Bomb Loaded adds. */
typedef struct {
  int built[YC_CHAIN_LOADED + 1][YC_MOST_POINTS + 1];
  int loads, price_of_load;
} Costs;

static void
add_bomb (Costs *costs, int price, int points, int most)
{
  for (int built = YC_CHAIN_LOADED; built >= 0; built--)
    for (int p = most; p >= 0; p--) {
      int *with = &costs->built[yc_smaller (built + 1, YC_CHAIN_LOADED)][p];
      *with = yc_smaller (*with, costs->built[built][yc_larger (p - points, 0)] + price);
    }
}

static void
find_costs (Costs *costs, const YcPrices *prices, const YcTurn *turn, int layer, int most)
{
  costs->loads = 0;
  costs->price_of_load = 0;
  for (int built = 0; built <= YC_CHAIN_LOADED; built++)
    for (int p = 0; p <= most; p++)
      costs->built[built][p] = built == 0 && p == 0 ? 0 : OUT_OF_REACH;
  for (int i = turn->layers[layer].moves; i < turn->n_moves; i++) {
    const YcMove *move = &turn->moves[i];
    if (move->bombs > 0)
      add_bomb (costs, cost (prices, move), turn->plan != YC_NONE ? 1 : move->points, most);
    if (move->bombs < 0)
      costs->price_of_load = cost (prices, move);
    costs->loads += move->bombs < 0;
  }
}

/* Bombs that are there can be loaded too, at most one load on each. */
static int
cost_with_loads (const Costs *costs, int bombs, int points)
{
  int least = OUT_OF_REACH;
  for (int built = 0; built <= YC_CHAIN_LOADED; built++)
    for (int loaded = 0; loaded <= yc_smaller (costs->loads, bombs + built); loaded++)
      least
        = yc_smaller (least, costs->built[built][yc_larger (points - loaded * YC_LOADED_POINTS, 0)]
                               + loaded * costs->price_of_load);
  return least;
}

void
yc_prices_find_costs (YcPrices *prices, const YcTurn *turn, int layer, int most)
{
  Costs costs;
  find_costs (&costs, prices, turn, layer, most);
  for (int bombs = 0; bombs <= YC_CHAIN_LOADED; bombs++)
    for (int points = 0; points <= most; points++)
      prices->costs[bombs][points] = cost_with_loads (&costs, bombs, points);
}

int
yc_prices_as_many (const YcPrices *prices, const YcSearch *search, int cost, YcGoal goal)
{
  const int uranium = prices->price[YC_PRICED_URANIUM];
  const int yellowcake = prices->price[YC_PRICED_YELLOWCAKE];
  return cost + uranium * search->best.uranium
         + (goal == YC_GOAL_URANIUM ? uranium : yellowcake * (search->best.yellowcake + 1));
}

int
yc_prices_least (const YcPrices *prices, const YcSearch *search, const YcNode *node, YcGoal goal)
{
  Costs costs;
  const int bombs = yc_smaller (node->bombs, YC_CHAIN_LOADED);
  const int lacking = yc_prices_lacking (search, node);
  find_costs (&costs, prices, &search->turn, search->layer, lacking);
  if (goal == YC_GOAL_POINTS || search->turn.plan != YC_NONE || lacking == YC_MOST_POINTS)
    return cost_with_loads (&costs, bombs, lacking);
  return yc_prices_as_many (prices, search,
                            cost_with_loads (&costs, bombs, yc_larger (lacking - 1, 0)), goal);
}
