/* board.h: a position of The Manhattan Project as a plain value.
 *
 * Seats are numbers from 0 in turn order; cards are indices into the
 * drawers of the session's catalogue. */

#pragma once

#include "rules.h"

/* The verbs of its plays. */
typedef enum {
  YC_BOARD_END = YC_END,
  YC_PLACE,
  YC_USE,
  YC_STRIKE_FIGHTER,
  YC_STRIKE_BOMBER,
  YC_REPAIR,
  YC_BUILD,
  YC_TEST,
  YC_LOAD,
  YC_RETRIEVE,
  YC_TELL_MARKET = YC_TELL,
  YC_TELL_BOMBS,
  YC_TELL_BUILDING, /* which one an untold building of a player is */
  YC_TELL_DEAL,     /* about strikes; the partners are the colours of the items */
  YC_BOARD_ADJUST_GOOD = YC_ADJUST_GOOD,
  YC_ADJUST_BRIBE,
  YC_ADJUST_WORKERS,
  YC_ADJUST_BUILDING,
  YC_ADJUST_DAMAGE,
  YC_BOARD_ADJUST_HAND = YC_ADJUST_HAND,
} YcBoardVerb;

/* Its options, each yes or no. */
typedef enum {
  YC_OPTION_BOMB_WORKERS_COUNT,
  YC_OPTION_CONSTRUCTION_WITHOUT_PURCHASE,
  YC_OPTION_DESIGN_REOPENS,
  YC_N_BOARD_OPTIONS,
} YcBoardOption;

/* Its rules. */
#define YC_BOARD_RULES(X)                                                                          \
  X (TURN_MUST_RETRIEVE, "turn.must-retrieve", true, FORBIDDEN)                                    \
  X (TURN_NOTHING_PLACED, "turn.nothing-placed", true, FORBIDDEN)                                  \
  X (PLACE_AFTER_BUILDINGS, "place.after-buildings", true, FORBIDDEN)                              \
  X (PLACE_SECOND, "place.second", true, FORBIDDEN)                                                \
  X (PLACE_OCCUPIED, "place.occupied", true, FORBIDDEN)                                            \
  X (PLACE_WORKER_COUNT, "place.worker-count", true, FORBIDDEN)                                    \
  X (PLACE_WORKER_TYPE, "place.worker-type", true, FORBIDDEN)                                      \
  X (PLACE_NO_SUCH_WORKER, "place.no-such-worker", true, CANNOT_BE)                                \
  X (PAY_SHORT, "pay.short", true, FORBIDDEN)                                                      \
  X (CHOICE_MISSING, "choice.missing", true, NOT_KNOWN)                                            \
  X (CHOICE_NOT_OFFERED, "choice.not-offered", true, CANNOT_BE)                                    \
  X (TAKE_NOT_OFFERED, "take.not-offered", true, FORBIDDEN)                                        \
  X (TAKE_TOO_MANY, "take.too-many", true, FORBIDDEN)                                              \
  X (TAKE_NOT_AVAILABLE, "take.not-available", true, CANNOT_BE)                                    \
  X (CONSTRUCTION_NO_PURCHASE, "construction.no-purchase", true, FORBIDDEN)                        \
  X (MARKET_EMPTY_SLOT, "market.empty-slot", true, CANNOT_BE)                                      \
  X (MARKET_NOT_TOLD, "market.not-told", true, NOT_KNOWN)                                          \
  X (DESIGN_CLOSED, "design.closed", true, FORBIDDEN)                                              \
  X (DESIGN_NO_DECLINE, "design.no-decline", true, FORBIDDEN)                                      \
  X (PICKS_NOT_IN_ROW, "picks.not-in-row", true, CANNOT_BE)                                        \
  X (PICKS_ORDER, "picks.order", true, FORBIDDEN)                                                  \
  X (BUILDING_NOT_BUILT, "building.not-built", false, CANNOT_BE)                                   \
  X (BUILDING_NOT_YOURS, "building.not-yours", true, FORBIDDEN)                                    \
  X (BUILDING_DAMAGED, "building.damaged", true, FORBIDDEN)                                        \
  X (SPY_NONE, "spy.none", true, FORBIDDEN)                                                        \
  X (SPY_LIMIT, "spy.limit", true, FORBIDDEN)                                                      \
  X (STRIKE_NOT_NOW, "strike.not-now", true, FORBIDDEN)                                            \
  X (STRIKE_OWN, "strike.own", true, FORBIDDEN)                                                    \
  X (STRIKE_DEAL, "strike.deal", true, FORBIDDEN)                                                  \
  X (STRIKE_NO_FIGHTER, "strike.no-fighter", true, CANNOT_BE)                                      \
  X (STRIKE_NO_BOMBER, "strike.no-bomber", true, CANNOT_BE)                                        \
  X (STRIKE_NOTHING_TO_HIT, "strike.nothing-to-hit", true, CANNOT_BE)                              \
  X (STRIKE_FIGHTERS_GUARD, "strike.fighters-guard", true, FORBIDDEN)                              \
  X (REPAIR_NOT_NOW, "repair.not-now", true, FORBIDDEN)                                            \
  X (REPAIR_NOT_YOURS, "repair.not-yours", true, FORBIDDEN)                                        \
  X (REPAIR_NOT_DAMAGED, "repair.not-damaged", true, CANNOT_BE)                                    \
  X (REPAIR_MORE_THAN_THREE, "repair.more-than-three", true, FORBIDDEN)                            \
  X (BOMB_NOT_IN_HAND, "bomb.not-in-hand", false, CANNOT_BE)                                       \
  X (BOMB_WORKERS, "bomb.workers", true, FORBIDDEN)                                                \
  X (BOMB_FUEL, "bomb.fuel", true, FORBIDDEN)                                                      \
  X (TEST_NOT_BUILT, "test.not-built", false, CANNOT_BE)                                           \
  X (TEST_URANIUM, "test.uranium", true, FORBIDDEN)                                                \
  X (TEST_ONCE, "test.once", true, FORBIDDEN)                                                      \
  X (LOAD_NOT_BUILT, "load.not-built", false, CANNOT_BE)                                           \
  X (LOAD_ONCE, "load.once", true, FORBIDDEN)                                                      \
  X (LOAD_NO_BOMBER, "load.no-bomber", true, CANNOT_BE)                                            \
  X (RETRIEVE_NOT_ALONE, "retrieve.not-alone", true, FORBIDDEN)                                    \
  X (RETRIEVE_NOTHING_OF_OWN, "retrieve.nothing-of-own", true, FORBIDDEN)

typedef enum {
  YC_BEFORE_BOARD_RULES = YC_N_SHARED_RULES - 1,
  YC_BOARD_RULES (YC_RULE_ENUM) YC_N_BOARD_RULES,
} YcBoardRule;

/* What lies open at the start. */
typedef enum { YC_ROW_MARKET, YC_ROW_BOMBS, YC_N_BOARD_ROWS } YcBoardRow;

#define YC_MAX_SPACES    32
#define YC_MAX_BUILDINGS 96
#define YC_MAX_BOMBS     64
#define YC_MAX_UNTOLD    50 /* all buildings of the box */
#define YC_MAX_ROW       (YC_MAX_SEATS + 1)

#define YC_FUEL_LIMIT  8  /* enriched uranium, plutonium */
#define YC_PLANE_LIMIT 10 /* fighters, bombers */
#define YC_SPY_LIMIT   6
#define YC_LOAD_POINTS 5
#define YC_REPAIRS     3 /* damage that one repair takes away */

/* What is in a market slot. */
typedef enum {
  YC_SLOT_EMPTY = -1,
  YC_SLOT_UNTOLD = -2,          /* a normal building nobody told */
  YC_SLOT_UNTOLD_STARTING = -3, /* one of the six starting buildings */
} YcSlot;

/* Where a bomb card is, as far as the table knows. */
typedef enum {
  YC_BOMB_UNSEEN,  /* in the deck, or in a row or hand nobody told */
  YC_BOMB_ROW,     /* told face up in the row */
  YC_BOMB_DRAFTED, /* told in a row that was drafted: in somebody's hand */
  YC_BOMB_HAND,    /* known in the hand of `holder` */
  YC_BOMB_BUILT,   /* face up before `holder` */
  YC_BOMB_TESTED,  /* under the deck */
} YcBombPlace;

/* The space of the main board by what its rule is, found once from its id. */
typedef enum {
  YC_SPACE_PLAIN,
  YC_SPACE_CONSTRUCTION,
  YC_SPACE_STRIKE,
  YC_SPACE_REPAIR,
  YC_SPACE_DESIGN,
  YC_SPACE_ESPIONAGE,
} YcSpaceRule;

typedef struct {
  int32_t money, yellowcake; /* dollars, cubes: no limit */
  uint8_t uranium, plutonium, fighters, bombers, spies;
  uint8_t hand;       /* bomb cards held, known or not */
  uint8_t hand_known; /* of them */
  bool tested;
  uint8_t test_points; /* of the token, if tested */
  int16_t told_points; /* that the table counts beside those of test and bombs, or less than 0 */
  int16_t told_damage; /* that the table counts beside that on buildings */
  YcCrew supply;       /* personal: own permanents and contractors */
  YcCrew token;        /* workers on the implosion-test token */
} YcBoardPlayer;

typedef struct {
  int8_t owner; /* seat, or -1: in market or deck, or untold before a player */
  uint16_t damage;
  uint32_t order; /* the order in which its owner got it */
  YcCrew crew;
} YcBuilding;

/* A building before a player that nobody told yet: no worker and no damage until it is. */
typedef struct {
  int8_t owner;   /* seat */
  bool starting;  /* one of the six starting buildings */
  uint32_t order; /* as of `YcBuilding` */
} YcUntoldBuilding;

/* No strikes among its players until the maker's next turn begins. */
typedef struct {
  uint8_t n_seats;
  int8_t seats[YC_MAX_SEATS]; /* the maker first */
} YcDeal;

typedef struct {
  uint8_t place; /* `YcBombPlace` */
  int8_t holder; /* seat, or -1 */
  bool loaded;
  bool loose; /* drafted: since then the table has put back a card nobody told, perhaps this one */
  uint32_t order; /* built: the order on its owner's side; tested: the order under the deck */
  YcCrew crew;
} YcBomb;

/* What has happened in the running turn. */
typedef struct {
  bool begun;                     /* the active player has played something */
  bool placed_space;              /* step 1 is done */
  bool placed_building;           /* step 2 has begun */
  bool bombs_took_workers;        /* a bomb was built */
  bool strikes;                   /* on a strike space, step 2 not begun */
  bool repairs;                   /* somebody stands on Repair, step 2 not begun */
  bool own_repairs;               /* … and the active player may repair */
  bool spying;                    /* opponents' buildings are open */
  uint8_t spied;                  /* opponents' buildings used */
  uint8_t repaired[YC_MAX_SEATS]; /* damage taken away by each seat */
} YcBoardTurn;

typedef struct YcBoard {
  uint8_t n_seats;
  uint8_t active; /* seat */
  bool over;
  int8_t winner; /* seat, or -1 */
  YcBoardTurn turn;
  YcBoardPlayer players[YC_MAX_SEATS];
  YcCrew general;           /* the general supply: permanents of everybody, contractors */
  int32_t bribe;            /* dollars */
  int16_t market[YC_SLOTS]; /* a building, or `YcSlot` */
  uint8_t building_deck;    /* cards */
  uint32_t next_order;      /* for the buildings and bombs got */
  int16_t row[YC_MAX_ROW];  /* a bomb, or -1: not told */
  uint8_t n_row;            /* 0: Design is closed */
  uint8_t untested_deck;    /* bomb cards that were never tested */
  uint8_t tested_deck;      /* cards below them that are known by their order of testing */
  uint8_t untold;           /* cards of drafted rows (or given by the table) never told */
  uint8_t tests_left;       /* a bit for each token of `yc_board_test_tokens` */
  YcCrew spaces[YC_MAX_SPACES];
  YcBuilding buildings[YC_MAX_BUILDINGS];
  YcUntoldBuilding untold_buildings[YC_MAX_UNTOLD]; /* in the order got */
  uint8_t n_untold_buildings;
  uint8_t n_deals;
  YcDeal deals[YC_MAX_SEATS]; /* in the order made, one of a maker */
  YcBomb bombs[YC_MAX_BOMBS];
} YcBoard;

_Static_assert(sizeof (YcBoard) <= YC_POSITION_SIZE, "a board fits into any position");

static inline const YcBoard *
yc_board_of (const YcPosition *position)
{
  return (const YcBoard *) position;
}

static inline YcBoard *
yc_board_in (YcPosition *position)
{
  return (YcBoard *) position;
}

extern const YcGame yc_manhattan_game;

int yc_board_good (const YcBoardPlayer *player, YcGood good);
/* The points that win. */
int yc_board_goal (const YcBoard *board);
/* The implosion-test tokens for this number of players, ascending; returns how many. Bit i of
 * `tests_left` is token i. */
int yc_board_test_tokens (const YcBoard *board, uint8_t tokens[YC_MAX_SEATS]);
