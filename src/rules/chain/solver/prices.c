/* prices.c: looks for prices at which a position is worth as little as possible beside what
 * it must reach. The ratio has one valley, so small steps downhill are enough; where they stop too
 * early the prices are only less sharp, never wrong. */

#include "search.h"

/* Position and goal that prices are to be found for. */
typedef struct {
  const YcSearch *search;
  const YcNode *node;
  YcGoal goal;
  int count[YC_MAX_FIELDS];
  int worth, least; /* of the best prices so far */
} Aim;

#define DEAREST 200
#define MANY    300 /* buckets, for which other prices are worth the time */

/* Laborer, engineer, scientist, Yellowcake, Uranium. */
static const int starts[][YC_N_PRICED] = {
  { 12, 12, 12, 12, 36 }, { 12, 24, 24, 12, 36 }, { 12, 36, 36, 0, 0 },   { 12, 12, 12, 0, 0 },
  { 12, 24, 24, 0, 12 },  { 12, 12, 36, 12, 36 }, { 12, 36, 12, 12, 36 }, { 0, 0, 0, 0, 12 },
  { 0, 0, 0, 12, 24 },    { 0, 0, 12, 0, 0 },     { 0, 12, 0, 0, 0 },     { 0, 0, 0, 0, 0 },
};
#define N_STARTS ((int) (sizeof starts / sizeof *starts))

/* What moves together when a Landmark ties its output to its cost. */
static const int tied[][YC_N_PRICED]
  = { { 1, 0, 0, 1, 1 }, { 1, 1, 1, 0, 0 }, { 1, 0, 0, 1, 2 }, { 1, 3, 3, 0, 0 } };
#define N_TIED ((int) (sizeof tied / sizeof *tied))

static bool
is_sharper (const Aim *aim, int worth, int least)
{
  return (int64_t) worth * aim->least < (int64_t) aim->worth * least;
}

/* Laborers are the cheapest; of the others the dearer ones count first. */
static int
worth_of_node (const Aim *aim, const YcPrices *prices)
{
  const YcNode *node = aim->node;
  const int *price = prices->price;
  const YcWorkerType dear = price[YC_ENGINEER] > price[YC_SCIENTIST] ? YC_ENGINEER : YC_SCIENTIST;
  const YcWorkerType other = dear == YC_ENGINEER ? YC_SCIENTIST : YC_ENGINEER;
  const int of_dear
    = yc_smaller (dear == YC_ENGINEER ? node->engineers : node->scientists, node->total);
  const int of_other
    = yc_smaller (dear == YC_ENGINEER ? node->scientists : node->engineers, node->total - of_dear);
  int worth = price[dear] * of_dear + price[other] * of_other
              + price[YC_LABORER] * (node->total - of_dear - of_other)
              + price[YC_PRICED_YELLOWCAKE] * node->yellowcake
              + price[YC_PRICED_URANIUM] * node->uranium;
  for (int i = 0; i < aim->search->turn.n_fields; i++)
    worth += aim->count[i] * prices->worth[i];
  return worth;
}

/* Takes the prices `at` if they hold and are sharper than those before. */
static bool
try_prices (Aim *aim, YcPrices *prices, const int at[YC_N_PRICED])
{
  const YcSearch *search = aim->search;
  YcPrices tried;
  for (int i = 0; i < YC_N_PRICED; i++) {
    if (at[i] < 0 || at[i] > DEAREST)
      return false;
    tried.price[i] = at[i];
  }
  if (!yc_prices_apply (&tried, &search->turn, search->layer))
    return false;
  int worth = worth_of_node (aim, &tried);
  int least = yc_prices_least (&tried, search, aim->node, aim->goal);
  if (!is_sharper (aim, worth, least))
    return false;
  *prices = tried;
  aim->worth = worth;
  aim->least = least;
  return true;
}

static bool
try_step (Aim *aim, YcPrices *prices, int a, int by_a, int b, int by_b)
{
  int at[YC_N_PRICED];
  for (int i = 0; i < YC_N_PRICED; i++)
    at[i] = prices->price[i];
  at[a] += by_a;
  at[b] += by_b;
  return try_prices (aim, prices, at);
}

static bool
try_tied (Aim *aim, YcPrices *prices, int step)
{
  bool better = false;
  for (int way = 0; way < N_TIED; way++) {
    int at[YC_N_PRICED];
    for (int i = 0; i < YC_N_PRICED; i++)
      at[i] = prices->price[i] + step * tied[way][i];
    better |= try_prices (aim, prices, at);
  }
  return better;
}

static bool
try_steps (Aim *aim, YcPrices *prices, int step)
{
  bool better = try_tied (aim, prices, step) || try_tied (aim, prices, -step);
  for (int a = 0; a < YC_N_PRICED; a++)
    for (int way = 0; way < 2; way++) {
      int by = way == 0 ? step : -step;
      better |= try_step (aim, prices, a, by, a, 0);
      for (int b = 0; b < a; b++) {
        better |= try_step (aim, prices, a, by, b, by);
        better |= try_step (aim, prices, a, by, b, -by);
      }
    }
  return better;
}

static bool
reaches_too_little (const Aim *aim)
{
  return aim->worth < aim->least;
}

/* Prices for one position and goal; false if none refuse anything. */
static bool
find_prices (YcSearch *search, const YcNode *node, YcGoal goal, YcPrices *prices)
{
  Aim aim = { .search = search, .node = node, .goal = goal, .worth = 1, .least = 0 };
  for (int i = 0; i < search->turn.n_fields; i++)
    aim.count[i] = yc_held_count (node->held, &search->turn.fields[i]);
  for (int i = 0; i < N_STARTS; i++)
    try_prices (&aim, prices, starts[i]);
  if (aim.least == 0)
    return false;
  for (int step = 8; step > 0 && !reaches_too_little (&aim); step /= 2)
    for (int round = 0; round < 6 && !reaches_too_little (&aim); round++)
      if (!try_steps (&aim, prices, step))
        break;
  return true;
}

static void
find_for_node (YcSearch *search, const YcNode *node)
{
  int goals = search->turn.plan != YC_NONE ? 1 : YC_N_GOALS;
  for (int goal = 0; goal < goals && search->n_prices < YC_MOST_PRICES; goal++)
    if (find_prices (search, node, (YcGoal) goal, &search->prices[search->n_prices]))
      search->n_prices++;
}

void
yc_bounds_find (YcSearch *search)
{
  const YcBuckets *now = search->now;
  if (search->layer > 0 && (search->pass == YC_PASS_SKETCH || now->n < MANY))
    return;
  search->n_prices = 0;
  for (uint32_t i = 0; i < YC_SAMPLES && i < now->n; i++) {
    const YcBucket *bucket = &now->buckets[(uint64_t) now->n * (2 * i + 1) / (2 * YC_SAMPLES)];
    if (now->n == 1 || bucket->chunks != YC_NO_INDEX)
      find_for_node (search, &search->nodes[now->chunks[bucket->chunks].nodes[0]]);
  }
}
