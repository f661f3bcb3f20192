/* search.h: what the files of the search share: positions, what they are worth at most, and
 * the passes over a turn. */

#pragma once

#include "turn.h"
#include "chain/solver.h"

/* ---- Positions ---- */

#define YC_NO_INDEX UINT32_MAX

/* More than a table has ever seen; the search counts in small numbers. */
#define YC_MOST_COUNTED 30000

/* A position of the search. In the first stage the pool is what lies there. From then on nobody
 * joins it, so that it is enough to count: `total` is what is left, of which at most so many
 * engineers and so many scientists can still be asked for. */
typedef struct {
  YcHolding held;
  int32_t yellowcake, uranium;
  int16_t engineers, scientists, total;
  int16_t points;
  int16_t grade;  /* in a sketch */
  uint8_t thefts; /* Yellowcake that opponents still have, as far as it matters */
  uint8_t bombs;  /* that can be loaded */
  uint8_t depth;
  uint8_t layer;                     /* in which it was found */
  uint8_t paid_any[YC_WORKER_TYPES]; /* of the pool for `?`, in the first stage */
  bool settled;                      /* plays that use no card were tried */
  uint16_t move;
  uint32_t parent, cover, haul;
} YcNode;

/* What makes one of two positions with the same cards the better one. */
typedef struct {
  uint64_t lanes[2];
} YcMerits;

/* Some nodes of a bucket, side by side. */
#define YC_CHUNK 16
typedef struct {
  YcMerits merits[YC_CHUNK];
  uint32_t nodes[YC_CHUNK];
  uint32_t next;
  uint8_t n;
} YcChunk;

/* All nodes with the same cards. */
typedef struct {
  YcHolding held;
  uint32_t chunks;
  uint32_t slot;
  uint32_t next; /* with as many cards; counted from 1 */
} YcBucket;

/* The buckets of one layer. */
typedef struct {
  uint32_t *slots;
  YcBucket *buckets;
  YcChunk *chunks;
  uint32_t n, n_chunks;
  uint32_t of_cards[256];
} YcBuckets;

/* ---- What a position can be worth at most ---- */

#define YC_SAMPLES     3 /* positions that prices are found for */
#define YC_MOST_POINTS 99

/* What has a price: personnel by type, Yellowcake, Uranium. */
enum { YC_PRICED_YELLOWCAKE = YC_WORKER_TYPES, YC_PRICED_URANIUM, YC_N_PRICED };

typedef struct {
  int price[YC_N_PRICED];
  int worth[YC_MAX_FIELDS];     /* of a card of each field */
  int haul[YC_CHAIN_CARDS + 1]; /* of so many cards of the discard pile, at most */
  /* So many more points, by bombs that can be loaded. */
  int costs[YC_CHAIN_LOADED + 1][YC_MOST_POINTS + 1];
} YcPrices;

/* The ways to be better than the best known: more points, or as many and more Uranium, or as much
 * and more Yellowcake. With a plan asked for the first is that plan. */
typedef enum { YC_GOAL_POINTS, YC_GOAL_URANIUM, YC_GOAL_YELLOWCAKE } YcGoal;
#define YC_N_GOALS 3

typedef struct {
  int points;
  int32_t uranium, yellowcake;
} YcResult;

/* What one search over the turn is for. */
typedef enum {
  YC_PASS_ASK,    /* only whether a factory can be activated */
  YC_PASS_SKETCH, /* something good, by what looks best */
  YC_PASS_WHOLE,  /* everything that could be better */
} YcPass;

typedef struct {
  YcTurn turn;
  YcPass pass;
  int n_prices;
  YcPrices prices[YC_MOST_PRICES];
  int n_costs; /* points whose cost is known in this layer */
  struct {
    int16_t by[YC_MOST_PRICES]; /* small, as processors multiply these best */
  } price[YC_N_PRICED];
  YcWorth worth[YC_MAX_FIELDS];            /* of a card of each field */
  YcWorth worth_of_bit[YC_HELD_WORDS][64]; /* of the cards that a bit of a count stands for */
  /* What a position must be worth, by goal, bombs that can be loaded and points it lacks. */
  YcWorth least[YC_N_GOALS][YC_CHAIN_LOADED + 1][YC_MOST_POINTS + 1];
  YcResult best;      /* to be beaten: points gained in the search, Uranium, Yellowcake */
  uint32_t best_node; /* where this search reached it, or none */
  YcCovers covers;
  YcHaul *hauls;
  uint32_t n_hauls, most_hauls;
  YcNode *nodes;
  uint32_t n_nodes, most_nodes;
  uint32_t n_slots, most_buckets, most_chunks;
  YcBuckets tables[2];
  YcBuckets *now, *after; /* of this layer and of the next */
  int layer;
  uint64_t positions;
  uint32_t found; /* the plan asked for was built here, or none */
  const atomic_bool *cancel;
  YcSolveEnd end;
} YcSearch;

/* The most points, below so many, that the whole turn may bring, by what was found so far. */
int yc_bounds_points_below (YcSearch *search, int points);
/* Finds prices for the positions of a layer. */
void yc_bounds_find (YcSearch *search);
/* Sets what cards are worth from this layer on, and what positions must be. */
void yc_bounds_begin (YcSearch *search);
/* Sets what positions must be worth to beat the best, or to build the plan. */
void yc_bounds_set (YcSearch *search);

/* Points that a position still lacks to have one more than the best known; with a plan, 1. */
int yc_prices_lacking (const YcSearch *search, const YcNode *node);
/* Sets what cards are worth from a layer on; false if the prices do not hold there. */
bool yc_prices_apply (YcPrices *prices, const YcTurn *turn, int layer);
/* What a play loses of worth but for its cover; negative if it gains. */
int yc_prices_loss (const YcPrices *prices, const YcMove *move);
/* Finds what up to `most` points cost with the bombs from a layer on, each used once. */
void yc_prices_find_costs (YcPrices *prices, const YcTurn *turn, int layer, int most);
/* What as many points as the best, at this cost, and more of something are worth. */
int yc_prices_as_many (const YcPrices *prices, const YcSearch *search, int cost, YcGoal goal);
/* What a position must be worth to reach a goal. */
int
yc_prices_least (const YcPrices *prices, const YcSearch *search, const YcNode *node, YcGoal goal);

/* What cards are worth. */
YcWorth yc_bounds_worth (const YcSearch *search, YcHolding held);
/* Whether a position whose cards are worth so much can still reach enough. */
bool yc_bounds_allow (const YcSearch *search, const YcNode *node, const YcWorth *cards);
/* What a cover costs. */
void yc_bounds_price_cover (const YcSearch *search, YcCover *cover);

/* How much more a position is worth than it must be, in parts of that. */
#define YC_GRADE  256
#define YC_GRADES 1024
int yc_bounds_grade (const YcSearch *search, const YcNode *node, const YcWorth *cards);

/* What is left to lose, by goals. */
typedef struct {
  YcWorth spare[YC_N_GOALS];
} YcSlack;

/* The most that any position of a bucket has to spare. */
void yc_bounds_slack (const YcSearch *search,
                      const YcBucket *bucket,
                      const YcWorth *cards,
                      YcSlack *slack);
/* Whether so much may be lost of it. */
bool yc_bounds_spare (const YcSlack *slack, const YcWorth *loss);

void yc_search_run (YcSearch *search);

static inline bool
yc_search_is_over (const YcSearch *search)
{
  return search->end != YC_SOLVED || search->found != YC_NO_INDEX
         || (search->pass == YC_PASS_ASK && (search->turn.open & YC_OPEN_DRAW) != 0);
}

/* Takes a position as the best one if it is better than that known before. */
void yc_search_keep_if_best (YcSearch *search, uint32_t at);
/* Brings the positions of a layer into the next; a sketch only those that look best. */
void yc_search_carry (YcSearch *search);

/* ---- One play on one position ---- */

/* A play being tried. */
typedef struct {
  YcSearch *search;
  const YcMove *move;
  const YcCover *cover;
  uint16_t move_index;
  uint32_t cover_index;
  YcHolding left;   /* of the cards, after it */
  YcWorth worth;    /* of these */
  YcBucket *bucket; /* of these, once it is known */
} YcExpansion;

/* Adds what it leads to from a position to the tables. */
void yc_expansion_add (YcExpansion *expansion, uint32_t from);
/* Notes whether a factory that nobody needs to activate could be. */
void yc_expansion_ask (const YcExpansion *expansion, uint32_t from);

/* The bucket of these cards, made if there is none; NULL if there is no room. */
YcBucket *yc_buckets_find (YcSearch *search, YcBuckets *buckets, YcHolding held);
/* Puts a node into its bucket, unless another there is as good; false if there is no room. */
bool yc_buckets_add (YcSearch *search, YcBuckets *buckets, YcBucket *bucket, const YcNode *node);
/* The same for a node that is there already, as `at`, and comes from another table. */
bool yc_buckets_carry (YcSearch *search, YcBuckets *buckets, uint32_t at, const YcNode *node);
void yc_buckets_clear (YcBuckets *buckets);

/* ---- Plays given out ---- */

/* A play in few bytes. */
typedef struct {
  uint8_t verb, drawer;
  YcRef target;
  uint8_t color;
  uint8_t factory_use;
  uint8_t pool[YC_WORKER_TYPES];
  uint8_t n_side, n_from;
  uint8_t side[YC_CHAIN_CARDS], from[YC_CHAIN_CARDS];
} YcStep;

/* Writes the plays that lead to a node; returns how many. */
int yc_search_steps (const YcSearch *search, uint32_t node, YcStep *steps);
void yc_step_play (const YcSetup *setup, int seat, const YcStep *step, YcPlay *play);

/* What nobody knows, whatever is searched; bits of `YcOpen`. */
unsigned yc_solver_find_open (const YcSetup *setup, const YcChain *chain);
