/* solver-parts.h: what the files of the solver share: the turn as numbers, and the search over it.
 *
 * Cards that do the same are one field of a packed count; a play is a subtraction. The order of
 * the plays of a turn matters only as far as one lives on what another brings. So plays are sorted
 * into stages: those that bring personnel first (in any order), then those that bring Yellowcake,
 * then Uranium, then bombs. Every turn can be put into that order without losing anything: what
 * comes earlier than before finds the personnel and resources it needs, since it needs none of
 * what later stages bring, and what comes later finds no less. Within the later stages the order
 * is free and therefore fixed; a card that is not played upright in its place is from then on only
 * what it bears sideways. */

#pragma once

#include "hands.h"
#include "personnel.h"
#include "plans.h"

/* ---- Cards held ---- */

#define YC_HELD_WORDS 2

/* Counts of cards by field, each with a bit on top that stays 0. */
typedef struct {
  uint64_t word[YC_HELD_WORDS];
} YcHeld;

#define YC_MAX_FIELDS 64
#define YC_NO_FIELD   (-1)

typedef struct {
  uint8_t word, shift, bits; /* where the count lies */
  uint8_t most;              /* cards it can ever hold */
  bool pure;                 /* cards that only bear personnel sideways */
  bool in_discard;           /* alone: cards of the discard pile that a factory can take */
  int8_t becomes;            /* the field of cards that only bear the same sideways, or none */
  int8_t comes_to;           /* `in_discard`: the field of the hand */
  uint8_t side[YC_WORKER_TYPES];
} YcField;

/* ---- Plays ---- */

typedef enum { YC_STAGE_PERSONNEL, YC_STAGE_YELLOWCAKE, YC_STAGE_URANIUM, YC_STAGE_BOMBS } YcStage;

/* A way to use something; how its personnel is covered is chosen in the search. */
typedef struct {
  uint8_t verb, drawer;
  YcRef target;
  uint8_t stage;
  int16_t source;      /* what it uses: plays of one source share a layer */
  int8_t field, agent; /* the fields of the card played upright and of the special card */
  bool is_free;        /* needs no personnel */
  bool is_theft;       /* takes a Yellowcake from an opponent */
  bool only_asks;      /* a factory of several players: can it be activated? */
  bool once;           /* a bomb: at most once in its layer */
  uint8_t takes_cards; /* alone: cards a factory takes from the discard pile */
  int8_t bombs;        /* +1 a bomb to be loaded, -1 one loaded */
  uint8_t n_needs;
  YcNeed needs[2];
  int16_t pays[2], gives[2]; /* Yellowcake, Uranium */
  uint8_t makes[YC_WORKER_TYPES];
  int16_t points;
  uint32_t covers[2], covers_end[2]; /* by need: a range of the covers */
} YcMove;

#define YC_MAX_MOVES  256
#define YC_MAX_LAYERS 160

typedef struct {
  uint16_t moves, moves_end;
  uint64_t leaves; /* fields that become sideways cards after it, a bit for each */
} YcLayer;

/* The player's turn as the search sees it. */
typedef struct {
  const YcSetup *setup;
  const YcChain *chain;
  const YcChainPlayer *player;
  YcRef plan; /* only this one is to be built, or `YC_NONE` */
  bool solo, too_large;
  bool laborers_asked; /* some card prints a laborer in its cost, so that one is worth as such */
  unsigned open;
  int n_fields, n_moves, n_layers;
  YcField fields[YC_MAX_FIELDS];
  uint8_t bits_used[YC_HELD_WORDS];
  YcHeld start, guard;
  int8_t field_of_card[YC_MAX_CARDS];    /* of a card in the hand, or none */
  int8_t field_of_discard[YC_MAX_CARDS]; /* of a card in the discard pile, or none */
  YcMove moves[YC_MAX_MOVES];
  YcLayer layers[YC_MAX_LAYERS];
} YcTurn;

/* Reads the turn of the player to move. */
void yc_turn_read (YcTurn *turn, const YcSetup *setup, const YcChain *chain, YcRef plan);
/* The plays of a turn, from what was read (solver-moves.c). */
void yc_turn_find_moves (YcTurn *turn);
/* Sorts them into stages and layers (solver-layers.c). */
void yc_turn_sort_moves (YcTurn *turn);

/* A field for so many cards, with its place; none, and the turn too large, if there is no room. */
int yc_turn_add_field (YcTurn *turn, int most);
bool yc_turn_place_field (YcTurn *turn, YcField *field);
/* The move a play would be, to be filled in; NULL, and the turn too large, if there is no room. */
YcMove *yc_turn_add_move (YcTurn *turn);

static inline YcHeld
yc_held_unit (const YcField *field)
{
  YcHeld held = { { 0 } };
  held.word[field->word] = (uint64_t) 1 << field->shift;
  return held;
}

static inline int
yc_held_count (YcHeld held, const YcField *field)
{
  return (int) (held.word[field->word] >> field->shift & (((uint64_t) 1 << field->bits) - 1));
}

static inline YcHeld
yc_held_plus (YcHeld a, YcHeld b)
{
  return (YcHeld){ { a.word[0] + b.word[0], a.word[1] + b.word[1] } };
}

static inline YcHeld
yc_held_minus (YcHeld a, YcHeld b)
{
  return (YcHeld){ { a.word[0] - b.word[0], a.word[1] - b.word[1] } };
}

/* Whether `part` can be taken out of `all`. */
static inline bool
yc_held_has (YcHeld all, YcHeld part, YcHeld guard)
{
  uint64_t a = ((all.word[0] | guard.word[0]) - part.word[0]) & guard.word[0];
  uint64_t b = ((all.word[1] | guard.word[1]) - part.word[1]) & guard.word[1];
  return a == guard.word[0] && b == guard.word[1];
}

static inline bool
yc_held_same (YcHeld a, YcHeld b)
{
  return a.word[0] == b.word[0] && a.word[1] == b.word[1];
}

static inline bool
yc_held_meets (YcHeld a, YcHeld b)
{
  return (a.word[0] & b.word[0]) != 0 || (a.word[1] & b.word[1]) != 0;
}

/* Cards of one field turn into cards of another, or go (`to` none). */
YcHeld yc_turn_after_layer (const YcTurn *turn, int layer, YcHeld held);

/* ---- Covers: sideways cards of which none is idle, and what the pool adds ---- */

typedef struct {
  YcHeld take;
  /* If one of these is left, another cover with a card that is worth less does as well. */
  YcHeld rather;
  uint8_t cards;
  uint8_t pool[YC_WORKER_TYPES], any; /* from the pool: printed ones, and for `?` */
} YcCover;

typedef struct {
  YcCover *all;
  uint32_t n, most;
} YcCovers;

/* Finds the covers of every play of a layer; false if there is no room. */
bool yc_covers_find (YcCovers *covers, YcTurn *turn, int layer);

/* ---- Cards that a factory takes from the discard pile ---- */

typedef struct {
  YcHeld take, give;
  uint8_t n;
} YcHaul;

/* ---- Positions ---- */

#define YC_NO_INDEX UINT32_MAX

/* More than a table has ever seen; the search counts in small numbers. */
#define YC_MOST_COUNTED 30000

/* A position of the search. In the first stage the pool is what lies there. From then on nobody
 * joins it, so that it is enough to count: `total` is what is left, of which at most so many
 * engineers and so many scientists can still be asked for. */
typedef struct {
  YcHeld held;
  int32_t yellowcake, uranium;
  int16_t engineers, scientists, total;
  int16_t points;
  uint8_t thefts; /* Yellowcake that opponents still have, as far as it matters */
  uint8_t bombs;  /* that can be loaded */
  uint8_t depth;
  uint8_t layer;                     /* in which it was found */
  uint8_t paid_any[YC_WORKER_TYPES]; /* of the pool for `?`, in the first stage */
  bool settled;                      /* plays that use no card were tried */
  uint16_t move;
  uint32_t parent, cover, haul;
} YcSpot;

/* What makes one of two positions with the same cards the better one. */
typedef struct {
  uint64_t lanes[2];
} YcMerits;

/* Some spots of a nest, side by side. */
#define YC_TWIG 16
typedef struct {
  YcMerits merits[YC_TWIG];
  uint32_t spots[YC_TWIG];
  uint32_t next;
  uint8_t n;
} YcTwig;

/* All spots with the same cards. */
typedef struct {
  YcHeld held;
  uint32_t twigs;
  uint32_t slot;
  uint32_t next; /* with as many cards; counted from 1 */
} YcNest;

/* The nests of one layer. */
typedef struct {
  uint32_t *slots;
  YcNest *nests;
  YcTwig *twigs;
  uint32_t n, n_twigs;
  uint32_t of_cards[256];
} YcNests;

/* ---- What a position can be worth at most ---- */

#define YC_MOST_PRICES 9
#define YC_SAMPLES     3 /* positions that prices are found for */
#define YC_MOST_POINTS 99

/* What has a price: personnel by type, Yellowcake, Uranium. */
enum { YC_PRICED_YELLOWCAKE = YC_WORKER_TYPES, YC_PRICED_URANIUM, YC_N_PRICED };

typedef struct {
  int price[YC_N_PRICED];
  int worth[YC_MAX_FIELDS]; /* of a card of each field */
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

typedef struct {
  YcTurn turn;
  int n_prices;
  YcPrices prices[YC_MOST_PRICES];
  bool sketch;        /* without the Landmarks that bring personnel: nearly always as good */
  YcResult best;      /* to be beaten: points gained in the search, Uranium, Yellowcake */
  uint32_t best_spot; /* where this search reached it, or none */
  YcCovers covers;
  YcHaul *hauls;
  uint32_t n_hauls, most_hauls;
  YcSpot *spots;
  uint32_t n_spots, most_spots;
  uint32_t n_slots, most_nests, most_twigs;
  YcNests tables[2];
  YcNests *now, *after; /* of this layer and of the next */
  int layer;
  uint64_t positions;
  uint32_t found; /* the plan asked for was built here, or none */
  const atomic_bool *cancel;
  YcSolveEnd end;
} YcSearch;

/* Finds prices for the positions of a layer. */
void yc_bounds_find (YcSearch *search);
/* What positions must be worth from this layer on, to beat the best or to build the plan. */
void yc_bounds_set (YcSearch *search);
/* Points that a position still lacks to have one more than the best known; with a plan, 1. */
int yc_bounds_lacking (const YcSearch *search, const YcSpot *spot);
/* Sets what cards are worth from a layer on; false if the prices do not hold there. */
bool yc_prices_apply (YcPrices *prices, const YcTurn *turn, int layer);
/* Sets what up to `most` points cost from a layer on. */
void yc_prices_find_costs (YcPrices *prices, const YcTurn *turn, int layer, int most);
/* What a position is worth at most, and what it must be worth to reach a goal. */
int yc_prices_worth (const YcPrices *prices, const YcSpot *spot, int worth_of_cards);
int
yc_prices_least (const YcPrices *prices, const YcSearch *search, const YcSpot *spot, YcGoal goal);
/* What cards are worth, by prices; and whether a position with them can still reach enough. */
void yc_bounds_worth (const YcSearch *search, YcHeld held, int *worth);
bool yc_bounds_allow (const YcSearch *search, const YcSpot *spot, const int *worth);

void yc_search_run (YcSearch *search);

/* Puts a spot into a table, unless another there is as good; false if there is no room. */
bool yc_nests_add (YcSearch *search, YcNests *nests, const YcSpot *spot);
/* The same for a spot that is there already, as `at`, and comes from another table. */
bool yc_nests_carry (YcSearch *search, YcNests *nests, uint32_t at, const YcSpot *spot);
void yc_nests_clear (YcNests *nests);

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

/* Writes the plays that lead to a spot; returns how many. */
int yc_search_steps (const YcSearch *search, uint32_t spot, YcStep *steps);
void yc_step_play (const YcSetup *setup, int seat, const YcStep *step, YcPlay *play);
