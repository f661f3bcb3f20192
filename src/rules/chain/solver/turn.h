/* turn.h: what the files of the solver share: the turn as numbers.
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

#include "chain/hands.h"
#include "chain/personnel.h"
#include "chain/plans.h"

static inline int
yc_smaller (int a, int b)
{
  return a < b ? a : b;
}

static inline int
yc_larger (int a, int b)
{
  return a > b ? a : b;
}

/* ---- Cards held ---- */

#define YC_HELD_WORDS 2

/* Counts of cards by field, each with a bit on top that stays 0. */
typedef struct {
  uint64_t word[YC_HELD_WORDS];
} YcHolding;

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
  YcHolding start, guard;
  int8_t field_of_card[YC_MAX_CARDS];    /* of a card in the hand, or none */
  int8_t field_of_discard[YC_MAX_CARDS]; /* of a card in the discard pile, or none */
  YcMove moves[YC_MAX_MOVES];
  YcLayer layers[YC_MAX_LAYERS];
} YcTurn;

/* Reads the turn of the player to move. */
void yc_turn_read (YcTurn *turn, const YcSetup *setup, const YcChain *chain, YcRef plan);
/* The plays of a turn, from what was read (moves.c). */
void yc_turn_find_moves (YcTurn *turn);
/* Sorts them into stages and layers (order.c). */
void yc_turn_sort_moves (YcTurn *turn);

/* A field for so many cards, with its place; none, and the turn too large, if there is no room. */
int yc_turn_add_field (YcTurn *turn, int most);
bool yc_turn_place_field (YcTurn *turn, YcField *field);

static inline YcHolding
yc_held_unit (const YcField *field)
{
  YcHolding held = { { 0 } };
  held.word[field->word] = (uint64_t) 1 << field->shift;
  return held;
}

static inline int
yc_held_count (YcHolding held, const YcField *field)
{
  return (int) (held.word[field->word] >> field->shift & (((uint64_t) 1 << field->bits) - 1));
}

static inline YcHolding
yc_held_plus (YcHolding a, YcHolding b)
{
  return (YcHolding){ { a.word[0] + b.word[0], a.word[1] + b.word[1] } };
}

static inline YcHolding
yc_held_minus (YcHolding a, YcHolding b)
{
  return (YcHolding){ { a.word[0] - b.word[0], a.word[1] - b.word[1] } };
}

/* Whether `part` can be taken out of `all`. */
static inline bool
yc_held_has (YcHolding all, YcHolding part, YcHolding guard)
{
  uint64_t a = ((all.word[0] | guard.word[0]) - part.word[0]) & guard.word[0];
  uint64_t b = ((all.word[1] | guard.word[1]) - part.word[1]) & guard.word[1];
  return a == guard.word[0] && b == guard.word[1];
}

static inline bool
yc_held_same (YcHolding a, YcHolding b)
{
  return a.word[0] == b.word[0] && a.word[1] == b.word[1];
}

static inline bool
yc_held_meets (YcHolding a, YcHolding b)
{
  return (a.word[0] & b.word[0]) != 0 || (a.word[1] & b.word[1]) != 0;
}

/* Cards of one field turn into cards of another, or go (`to` none). */
YcHolding yc_turn_after_layer (const YcTurn *turn, int layer, YcHolding held);

/* Prices that are kept side by side, and something's worth by each. */
#define YC_MOST_PRICES 8
typedef struct {
  int by[YC_MOST_PRICES];
} YcWorth;

/* ---- Covers: sideways cards of which none is idle, and what the pool adds ---- */

typedef struct {
  YcHolding take;
  /* If one of these is left, another cover with a card that is worth less does as well. */
  YcHolding rather;
  uint8_t cards;
  uint8_t pool[YC_WORKER_TYPES], any; /* from the pool: printed ones, and for `?` */
  /* In the layer that uses it: of the cards, and of these with what the pool adds. */
  YcWorth worth, spends;
} YcCover;

typedef struct {
  YcCover *all;
  uint32_t n, most;
} YcCovers;

/* Finds the covers of every play of a layer; false if there is no room. */
bool yc_covers_find (YcCovers *covers, YcTurn *turn, int layer);

/* ---- Cards that a factory takes from the discard pile ---- */

typedef struct {
  YcHolding take, give;
  uint8_t n;
  YcWorth worth; /* of the cards that come to the hand */
} YcHaul;
