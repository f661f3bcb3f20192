/* bound.c: what a position can still be worth at most.
 *
 * Personnel, Yellowcake and Uranium get prices at which no use of a Landmark gains anything, and
 * each card is worth the most that any use of it gains at these prices. Then the worth of a
 * position never rises by a play, and what costs more than that is out of its reach. That holds for
 * any such prices; several are kept side by side, and what one lets pass another may refuse. Those
 * that are not used count nothing and refuse nothing. */

#include "search.h"

#include <string.h>

/* ---- Cards ---- */

YcWorth
yc_bounds_worth (const YcSearch *search, YcHolding held)
{
  YcWorth worth = { { 0 } };
  for (int word = 0; word < YC_HELD_WORDS; word++)
    for (uint64_t bits = held.word[word]; bits != 0; bits &= bits - 1) {
      const YcWorth *of_bit = &search->worth_of_bit[word][__builtin_ctzll (bits)];
      for (int i = 0; i < YC_MOST_PRICES; i++)
        worth.by[i] += of_bit->by[i];
    }
  return worth;
}

void
yc_bounds_price_cover (const YcSearch *search, YcCover *cover)
{
  cover->worth = yc_bounds_worth (search, cover->take);
  cover->spends = cover->worth;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    for (int i = 0; i < YC_MOST_PRICES; i++)
      cover->spends.by[i]
        += search->price[type].by[i] * (cover->pool[type] + (type == YC_LABORER ? cover->any : 0));
}

/* ---- Prices side by side ---- */

static void
lay_out_prices (YcSearch *search, int i)
{
  const YcPrices *prices = &search->prices[i];
  for (int what = 0; what < YC_N_PRICED; what++)
    search->price[what].by[i] = (int16_t) prices->price[what];
  for (int at = 0; at < search->turn.n_fields; at++) {
    const YcField *field = &search->turn.fields[at];
    search->worth[at].by[i] = prices->worth[at];
    for (int bit = 0; bit < field->bits; bit++)
      search->worth_of_bit[field->word][field->shift + bit].by[i] = prices->worth[at] << bit;
  }
}

static void
lay_out_least (YcSearch *search, int i, int most)
{
  const YcPrices *prices = &search->prices[i];
  for (int bombs = 0; bombs <= YC_CHAIN_LOADED; bombs++)
    for (int more = 0; more <= most; more++) {
      const int *cost = &prices->costs[bombs][more];
      search->least[YC_GOAL_POINTS][bombs][more].by[i] = *cost;
      for (int goal = YC_GOAL_URANIUM; goal < YC_N_GOALS; goal++)
        search->least[goal][bombs][more].by[i]
          = search->turn.plan != YC_NONE || more == YC_MOST_POINTS
              ? *cost
              : yc_prices_as_many (prices, search, more > 0 ? cost[-1] : *cost, (YcGoal) goal);
    }
}

void
yc_bounds_set (YcSearch *search)
{
  int most = yc_prices_lacking (search, &search->nodes[0]);
  for (int goal = 0; goal < YC_N_GOALS; goal++)
    for (int bombs = 0; bombs <= YC_CHAIN_LOADED; bombs++)
      memset (search->least[goal][bombs], 0, (size_t) (most + 1) * sizeof (YcWorth));
  for (int i = 0; i < search->n_prices; i++) {
    if (search->n_costs <= most)
      yc_prices_find_costs (&search->prices[i], &search->turn, search->layer, most);
    lay_out_least (search, i, most);
  }
  if (search->n_costs <= most)
    search->n_costs = most + 1;
}

/* What the cards of the discard pile are worth that a factory takes at once. */
static void
price_hauls (YcSearch *search)
{
  for (uint32_t i = 0; i < search->n_hauls; i++)
    search->hauls[i].worth = yc_bounds_worth (search, search->hauls[i].give);
}

void
yc_bounds_begin (YcSearch *search)
{
  memset (search->price, 0, sizeof search->price);
  memset (search->worth, 0, sizeof search->worth);
  memset (search->worth_of_bit, 0, sizeof search->worth_of_bit);
  for (int i = 0; i < search->n_prices; i++) {
    yc_prices_apply (&search->prices[i], &search->turn, search->layer);
    lay_out_prices (search, i);
  }
  price_hauls (search);
  search->n_costs = 0;
  yc_bounds_set (search);
}

/* ---- Positions ---- */

/* Who can be asked for as an engineer or a scientist counts as the dearer one. */
static YcWorth
worth_of_node (const YcSearch *search, const YcNode *node, const YcWorth *cards)
{
  const int16_t *engineer = search->price[YC_ENGINEER].by;
  const int16_t *scientist = search->price[YC_SCIENTIST].by;
  const int16_t *laborer = search->price[YC_LABORER].by;
  const int16_t *yellowcake = search->price[YC_PRICED_YELLOWCAKE].by;
  const int16_t *uranium = search->price[YC_PRICED_URANIUM].by;
  const int total = node->total;
  const int engineers = yc_smaller (node->engineers, total);
  const int scientists_too = yc_smaller (node->scientists, total - engineers);
  const int scientists = yc_smaller (node->scientists, total);
  const int engineers_too = yc_smaller (node->engineers, total - scientists);
  YcWorth worth;
  for (int i = 0; i < YC_MOST_PRICES; i++) {
    const int16_t more_engineer = (int16_t) (engineer[i] - laborer[i]);
    const int16_t more_scientist = (int16_t) (scientist[i] - laborer[i]);
    const int personnel
      = yc_larger (more_engineer * (int16_t) engineers + more_scientist * (int16_t) scientists_too,
                   more_engineer * (int16_t) engineers_too + more_scientist * (int16_t) scientists);
    worth.by[i] = cards->by[i] + personnel + laborer[i] * (int16_t) total
                  + yellowcake[i] * (int16_t) node->yellowcake
                  + uranium[i] * (int16_t) node->uranium;
  }
  return worth;
}

static const YcWorth *
least_for (const YcSearch *search, const YcNode *node, int goal)
{
  return &search->least[goal][yc_smaller (node->bombs, YC_CHAIN_LOADED)]
                       [yc_prices_lacking (search, node)];
}

static bool
some_is_less (const YcWorth *a, const YcWorth *b)
{
  unsigned less = 0;
  for (int i = 0; i < YC_MOST_PRICES; i++)
    less |= (unsigned) (a->by[i] < b->by[i]);
  return less != 0;
}

/* Each way to be better must be refused by some prices, not all by the same. */
bool
yc_bounds_allow (const YcSearch *search, const YcNode *node, const YcWorth *cards)
{
  const YcWorth worth = worth_of_node (search, node, cards);
  for (int goal = 0; goal < YC_N_GOALS; goal++)
    if (!some_is_less (&worth, least_for (search, node, goal)))
      return true;
  return false;
}

static void
widen (const YcSearch *search, const YcNode *node, const YcWorth *cards, YcSlack *slack)
{
  const YcWorth worth = worth_of_node (search, node, cards);
  for (int goal = 0; goal < YC_N_GOALS; goal++) {
    const YcWorth *least = least_for (search, node, goal);
    for (int i = 0; i < YC_MOST_PRICES; i++)
      slack->spare[goal].by[i] = yc_larger (slack->spare[goal].by[i], worth.by[i] - least->by[i]);
  }
}

void
yc_bounds_slack (const YcSearch *search,
                 const YcBucket *bucket,
                 const YcWorth *cards,
                 YcSlack *slack)
{
  for (int goal = 0; goal < YC_N_GOALS; goal++)
    for (int i = 0; i < YC_MOST_PRICES; i++)
      slack->spare[goal].by[i] = INT32_MIN;
  for (uint32_t at = bucket->chunks; at != YC_NO_INDEX; at = search->now->chunks[at].next)
    for (int j = 0; j < search->now->chunks[at].n; j++)
      widen (search, &search->nodes[search->now->chunks[at].nodes[j]], cards, slack);
}

bool
yc_bounds_spare (const YcSlack *slack, const YcWorth *loss)
{
  for (int goal = 0; goal < YC_N_GOALS; goal++)
    if (!some_is_less (&slack->spare[goal], loss))
      return true;
  return false;
}

/* By the prices that like the position least. */
int
yc_bounds_grade (const YcSearch *search, const YcNode *node, const YcWorth *cards)
{
  const YcWorth worth = worth_of_node (search, node, cards);
  const YcWorth *least = least_for (search, node, YC_GOAL_POINTS);
  int64_t grade = YC_GRADES;
  for (int i = 0; i < search->n_prices; i++) {
    int64_t spare = (int64_t) worth.by[i] - least->by[i];
    if (least->by[i] > 0 && spare * YC_GRADE / least->by[i] < grade)
      grade = spare * YC_GRADE / least->by[i];
  }
  return grade < 0 ? 0 : (int) grade;
}

/* ---- The whole turn ---- */

/* Which points bombs can add up to. */
static void
find_sums (const YcTurn *turn, bool sums[YC_MOST_POINTS + 1])
{
  for (int points = 0; points <= YC_MOST_POINTS; points++)
    sums[points] = points == 0;
  for (int i = 0; i < turn->n_moves; i++)
    for (int points = YC_MOST_POINTS; turn->moves[i].points > 0 && points > 0; points--)
      sums[points] |= points >= turn->moves[i].points && sums[points - turn->moves[i].points];
}

static bool
can_afford (const YcSearch *search, const YcWorth *worth, int points)
{
  const int bombs = yc_smaller (search->nodes[0].bombs, YC_CHAIN_LOADED);
  for (int i = 0; i < search->n_prices; i++)
    if (worth->by[i] < search->prices[i].costs[bombs][points])
      return false;
  return true;
}

int
yc_bounds_points_below (YcSearch *search, int points)
{
  bool sums[YC_MOST_POINTS + 1];
  find_sums (&search->turn, sums);
  search->layer = 0;
  yc_bounds_begin (search);
  const YcWorth cards = yc_bounds_worth (search, search->nodes[0].held);
  const YcWorth worth = worth_of_node (search, &search->nodes[0], &cards);
  do
    points--;
  while (points > 0 && !(sums[points] && can_afford (search, &worth, points)));
  return points;
}
