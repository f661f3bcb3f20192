/* chain.h: a position of Chain Reaction as a plain value.
 *
 * Seats are numbers from 0 in turn order; industry cards and Bomb Plans
 * are indices into the drawers `YC_CARDS` and `YC_BOMBS` of the session's catalogue. A position
 * holds what the table knows: counts are always right, names only as far as somebody told them. */

#pragma once

#include "rules.h"

/* The verbs of its plays. */
typedef enum {
  YC_CHAIN_END = YC_END,
  YC_ACTIVATE = 32,
  YC_ACTIVATE_LOADED,
  YC_DESIGN,
  YC_SPY_CARD,
  YC_SPY_YELLOWCAKE,
  YC_SPY_KEEP,
  YC_AGENT_LANDMARK,
  YC_AGENT_YELLOWCAKE,
  YC_AGENT_PLAY,
  YC_TELL_PLANS = YC_TELL + 16,
  YC_TELL_HAND,
  YC_CHAIN_ADJUST_GOOD = YC_ADJUST_GOOD,
  YC_ADJUST_STASH, /* the plan of the stash given or taken, as of a hand */
  YC_ADJUST_POOL,  /* `workers` given (`number` 1), taken (-1), or all that there are (0) */
  YC_ADJUST_DECK,  /* industry cards, of which the others lie on the discard pile */
  YC_CHAIN_ADJUST_HAND = YC_ADJUST_HAND,
} YcChainVerb;

/* Its options. */
typedef enum {
  YC_OPTION_MIX_PERSONNEL,  /* yes or no */
  YC_OPTION_TARGET,         /* in points */
  YC_OPTION_SOLO_LAST_TURN, /* yes or no */
  YC_N_CHAIN_OPTIONS,
} YcChainOption;

/* Its rules. What is not about names, hand, row, pile or the use of a factory can stand. */
#define YC_CHAIN_RULES(X)                                                                          \
  X (CHAIN_WRONG_TARGET, "chain.wrong-target", false, FORBIDDEN)                                   \
  X (CHAIN_NO_SUCH_CARD, "chain.no-such-card", false, CANNOT_BE)                                   \
  X (CHAIN_CARD_USED_TWICE, "chain.card-used-twice", false, FORBIDDEN)                             \
  X (CHAIN_MIXED_PERSONNEL, "chain.mixed-personnel", true, FORBIDDEN)                              \
  X (CHAIN_POOL, "chain.pool", true, CANNOT_BE)                                                    \
  X (CHAIN_PERSONNEL, "chain.personnel", true, FORBIDDEN)                                          \
  X (CHAIN_RESOURCES, "chain.resources", true, FORBIDDEN)                                          \
  X (CHAIN_OWN_TARGET, "chain.own-target", false, FORBIDDEN)                                       \
  X (PLAN_NOT_IN_ROW, "plan.not-in-row", false, CANNOT_BE)                                         \
  X (LOADED_NO_BOMB, "loaded.no-bomb", false, FORBIDDEN)                                           \
  X (LOADED_STACK_EMPTY, "loaded.stack-empty", false, CANNOT_BE)                                   \
  X (FACTORY_CHOICE, "factory.choice", false, FORBIDDEN)                                           \
  X (FACTORY_NOT_WITH_TWO, "factory.not-with-two", false, FORBIDDEN)                               \
  X (DESIGN_NO_SUCH_PLAN, "design.no-such-plan", false, CANNOT_BE)                                 \
  X (SPY_EMPTY_HAND, "spy.empty-hand", false, CANNOT_BE)                                           \
  X (SPY_NO_YELLOWCAKE, "spy.no-yellowcake", true, CANNOT_BE)                                      \
  X (SPY_SOLO_ONLY, "spy.solo-only", true, FORBIDDEN)                                              \
  X (SOLO_ONLY, "solo.only", true, FORBIDDEN)                                                      \
  X (SOLO_DECK_OUT, "solo.deck-out", false, CANNOT_BE)                                             \
  X (SOLO_FACTORY_FROM_DISCARD, "solo.factory-from-discard", false, FORBIDDEN)

typedef enum {
  YC_BEFORE_CHAIN_RULES = YC_N_SHARED_RULES - 1,
  YC_CHAIN_RULES (YC_RULE_ENUM) YC_N_CHAIN_RULES,
} YcChainRule;

/* What lies open at the start. */
typedef enum { YC_ROW_PLANS, YC_N_CHAIN_ROWS } YcChainRow;

#define YC_CHAIN_CARDS  55 /* industry cards in the box, whatever the head defines */
#define YC_CHAIN_PLANS  13
#define YC_CHAIN_LOADED 4
#define YC_CHAIN_HAND   5 /* cards a hand is filled up to */

#define YC_LOADED_POINTS 2

/* In the place of an index below. */
#define YC_CHAIN_UNTOLD 255 /* there is one, nobody told which */
#define YC_CHAIN_NONE   254 /* there is none */

/* A pile in the order laid. */
typedef struct {
  uint8_t n;
  uint8_t cards[YC_CHAIN_CARDS]; /* an industry card, or `YC_CHAIN_UNTOLD` */
} YcChainPile;

typedef struct {
  uint8_t hand;                  /* cards held, known or not */
  uint8_t n_known;               /* of them */
  uint8_t known[YC_CHAIN_CARDS]; /* ascending */
  uint8_t stash;                 /* a plan, `YC_CHAIN_UNTOLD` or `YC_CHAIN_NONE` */
  uint8_t n_bombs;
  uint8_t bombs[YC_CHAIN_PLANS]; /* plans built, in the order built */
  uint16_t loaded;               /* a bit for each of them */
  int32_t yellowcake, uranium;   /* no limit in the box */
  int32_t told_points;           /* that the table counts beside its bombs, or less than 0 */
} YcChainPlayer;

typedef struct YcChain {
  uint8_t n_seats;
  uint8_t active; /* seat; after the end the one whose turn it was */
  bool over;
  bool last_round; /* somebody reached the target */
  bool last_turn;  /* solo: the deck is out, this is the one turn that follows */
  bool built;      /* the active player built or loaded in the running turn */
  uint8_t loaded_left;
  uint8_t deck;      /* industry cards, never seen */
  uint8_t plan_deck; /* Bomb Plans, never seen */
  uint8_t n_row;
  uint8_t row[YC_CHAIN_PLANS];    /* a plan, or `YC_CHAIN_UNTOLD` */
  uint16_t pool[YC_WORKER_TYPES]; /* personnel made in the running turn */
  YcChainPile discard;
  YcChainPile played; /* in the running turn, in the order played */
  YcChainPlayer players[YC_MAX_SEATS];
  uint8_t located[YC_MAX_CARDS]; /* copies of each card told to be in a hand or on a pile */
} YcChain;

_Static_assert(sizeof (YcChain) <= YC_POSITION_SIZE, "a chain fits into any position");

static inline const YcChain *
yc_chain_of (const YcPosition *position)
{
  return (const YcChain *) position;
}

static inline YcChain *
yc_chain_in (YcPosition *position)
{
  return (YcChain *) position;
}

extern const YcGame yc_chain_game;

/* Bomb Plans, Bomb Loaded and half of the Uranium: what counts at the end. */
int yc_chain_final_score (const YcSetup *setup, const YcChain *chain, int seat);
/* The winners, a bit for each seat; 0 while the game goes on. */
unsigned yc_chain_winners (const YcSetup *setup, const YcChain *chain);
