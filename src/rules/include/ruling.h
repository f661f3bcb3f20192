/* ruling.h: the answer to a play: a verdict, and the rules it turns on with the facts of why. */

#pragma once

#include "cards.h"

#define YC_RULES(X)                                                                                \
  X (UNKNOWN_PLAYER, "unknown.player")                                                             \
  X (UNKNOWN_CARD, "unknown.card")                                                                 \
  X (UNKNOWN_SPACE, "unknown.space")                                                               \
  X (GAME_OVER, "game.over")                                                                       \
  X (TURN_NOT_YOURS, "turn.not-yours")                                                             \
  X (TURN_MUST_RETRIEVE, "turn.must-retrieve")                                                     \
  X (TURN_NOTHING_PLACED, "turn.nothing-placed")                                                   \
  X (PLACE_AFTER_BUILDINGS, "place.after-buildings")                                               \
  X (PLACE_SECOND, "place.second")                                                                 \
  X (PLACE_OCCUPIED, "place.occupied")                                                             \
  X (PLACE_WORKER_COUNT, "place.worker-count")                                                     \
  X (PLACE_WORKER_TYPE, "place.worker-type")                                                       \
  X (PLACE_NO_SUCH_WORKER, "place.no-such-worker")                                                 \
  X (PAY_SHORT, "pay.short")                                                                       \
  X (CHOICE_MISSING, "choice.missing")                                                             \
  X (CHOICE_NOT_OFFERED, "choice.not-offered")                                                     \
  X (TAKE_NOT_OFFERED, "take.not-offered")                                                         \
  X (TAKE_TOO_MANY, "take.too-many")                                                               \
  X (TAKE_NOT_AVAILABLE, "take.not-available")                                                     \
  X (CONSTRUCTION_NO_PURCHASE, "construction.no-purchase")                                         \
  X (MARKET_EMPTY_SLOT, "market.empty-slot")                                                       \
  X (MARKET_NOT_TOLD, "market.not-told")                                                           \
  X (DESIGN_CLOSED, "design.closed")                                                               \
  X (DESIGN_NO_DECLINE, "design.no-decline")                                                       \
  X (PICKS_NOT_IN_ROW, "picks.not-in-row")                                                         \
  X (PICKS_ORDER, "picks.order")                                                                   \
  X (BUILDING_NOT_BUILT, "building.not-built")                                                     \
  X (BUILDING_NOT_YOURS, "building.not-yours")                                                     \
  X (BUILDING_DAMAGED, "building.damaged")                                                         \
  X (SPY_NONE, "spy.none")                                                                         \
  X (SPY_LIMIT, "spy.limit")                                                                       \
  X (STRIKE_NOT_NOW, "strike.not-now")                                                             \
  X (STRIKE_OWN, "strike.own")                                                                     \
  X (STRIKE_NO_FIGHTER, "strike.no-fighter")                                                       \
  X (STRIKE_NO_BOMBER, "strike.no-bomber")                                                         \
  X (STRIKE_NOTHING_TO_HIT, "strike.nothing-to-hit")                                               \
  X (STRIKE_FIGHTERS_GUARD, "strike.fighters-guard")                                               \
  X (REPAIR_NOT_NOW, "repair.not-now")                                                             \
  X (REPAIR_ORDER, "repair.order")                                                                 \
  X (REPAIR_NOT_YOURS, "repair.not-yours")                                                         \
  X (REPAIR_NOT_DAMAGED, "repair.not-damaged")                                                     \
  X (REPAIR_MORE_THAN_THREE, "repair.more-than-three")                                             \
  X (BOMB_NOT_IN_HAND, "bomb.not-in-hand")                                                         \
  X (BOMB_WORKERS, "bomb.workers")                                                                 \
  X (BOMB_FUEL, "bomb.fuel")                                                                       \
  X (TEST_NOT_BUILT, "test.not-built")                                                             \
  X (TEST_URANIUM, "test.uranium")                                                                 \
  X (TEST_ONCE, "test.once")                                                                       \
  X (LOAD_NOT_BUILT, "load.not-built")                                                             \
  X (LOAD_ONCE, "load.once")                                                                       \
  X (LOAD_NO_BOMBER, "load.no-bomber")                                                             \
  X (RETRIEVE_NOT_ALONE, "retrieve.not-alone")                                                     \
  X (RETRIEVE_NOTHING_OF_OWN, "retrieve.nothing-of-own")                                           \
  X (CARD_UNKNOWN_NUMBER, "card.unknown-number")                                                   \
  X (CHAIN_WRONG_TARGET, "chain.wrong-target")                                                     \
  X (CHAIN_NO_SUCH_CARD, "chain.no-such-card")                                                     \
  X (CHAIN_CARD_USED_TWICE, "chain.card-used-twice")                                               \
  X (CHAIN_MIXED_PERSONNEL, "chain.mixed-personnel")                                               \
  X (CHAIN_POOL, "chain.pool")                                                                     \
  X (CHAIN_PERSONNEL, "chain.personnel")                                                           \
  X (CHAIN_IDLE_CARD, "chain.idle-card")                                                           \
  X (CHAIN_RESOURCES, "chain.resources")                                                           \
  X (CHAIN_OWN_TARGET, "chain.own-target")                                                         \
  X (PLAN_NOT_IN_ROW, "plan.not-in-row")                                                           \
  X (LOADED_NO_BOMB, "loaded.no-bomb")                                                             \
  X (LOADED_STACK_EMPTY, "loaded.stack-empty")                                                     \
  X (FACTORY_CHOICE, "factory.choice")                                                             \
  X (FACTORY_NOT_WITH_TWO, "factory.not-with-two")                                                 \
  X (DESIGN_NO_SUCH_PLAN, "design.no-such-plan")                                                   \
  X (SPY_EMPTY_HAND, "spy.empty-hand")                                                             \
  X (SPY_NO_YELLOWCAKE, "spy.no-yellowcake")                                                       \
  X (SPY_SOLO_ONLY, "spy.solo-only")                                                               \
  X (SOLO_ONLY, "solo.only")                                                                       \
  X (SOLO_DECK_OUT, "solo.deck-out")                                                               \
  X (SOLO_FACTORY_FROM_DISCARD, "solo.factory-from-discard")                                       \
  X (TABLE_IMPOSSIBLE, "table.impossible")                                                         \
  X (UNDO_NOTHING, "undo.nothing")                                                                 \
  X (REDO_NOTHING, "redo.nothing")                                                                 \
  X (AMEND_NO_SUCH_PLAY, "amend.no-such-play")

#define YC_RULE_ENUM(NAME, id) YC_RULE_##NAME,
typedef enum { YC_RULES (YC_RULE_ENUM) YC_N_RULES } YcRule;

/* `place.occupied` …; static. */
const char *yc_rule_id (YcRule rule);

/* In rising gravity. */
typedef enum { YC_LEGAL, YC_UNSEEN, YC_UNSAID, YC_ILLEGAL } YcVerdict;

/* Where a card is, when it is not where the play wants it. */
typedef enum {
  YC_PLACE_NOWHERE,
  YC_PLACE_MARKET,
  YC_PLACE_ROW,
  YC_PLACE_HAND,
  YC_PLACE_BOARD, /* before the player `seat`: built */
  YC_PLACE_DECK,
  YC_PLACE_UNDER_DECK,
  YC_PLACE_DISCARD,
} YcPlace;

/* One rule that a play breaks, with the facts of why. A fact that says nothing is 0, or -1 for
 * `seat` and `YC_NONE` for `card`. */
typedef struct {
  YcRule rule;
  YcVerdict verdict;
  int8_t seat;            /* whose turn it is, who owns or holds it, who stands in the way */
  YcPlace place;          /* where the card is */
  YcRef card;             /* the card, space or bomb that the reason is about */
  YcDrawer drawer;        /* of `card` */
  int16_t limit;          /* how many are allowed or needed */
  int16_t number;         /* how many there are or were wished */
  YcCrew crew;            /* who stands there */
  int16_t need[YC_GOODS]; /* what is short: the whole need … */
  int16_t have[YC_GOODS]; /* … and what is there; both 0 for a good that is not short */
  /* `chain.personnel`: the same for the printed personnel, by type and last `?`. `have` of `?` is
   * what is left when the printed types are served. Only this rule fills them; a `have` of 0 is
   * not written. */
  uint8_t need_personnel[YC_WORKER_TYPES + 1];
  uint8_t have_personnel[YC_WORKER_TYPES + 1];
} YcReason;

#define YC_MAX_REASONS 24

/* The answer of `judge`. `reasons` are in the order of the rules pages, section 8; `verdict` is
 * that of the gravest. Legal has none. `refused` says that `!` cannot let the play stand. */
typedef struct {
  YcVerdict verdict;
  bool refused;
  uint8_t n_reasons;
  YcReason reasons[YC_MAX_REASONS];
} YcRuling;

/* The reason that names the ruling: the first of the gravest; NULL if legal. */
const YcReason *yc_ruling_first (const YcRuling *ruling);
