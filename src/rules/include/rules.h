/* rules.h: what the books say. The one header of this folder that other folders include.
 *
 * The rules need libc only. `judge` and `apply` allocate nothing, know no clock, no files and no
 * chance; positions and plays are plain values that may be copied, compared and thrown away.
 * Only records (`YcRecord`) and what folds them (`YcTimeline`) own memory.
 *
 * Sources: the numbers of sections below are those of the rules pages; the place in the printed
 * books that a rule comes from is in `yc_rule_sources`. */

#pragma once

#include "goods.h"

#include <stdio.h>

/* ---- Limits of reading (record format, first page) ------------------------------------------ */

#define YC_MAX_FILE  (4 * 1024 * 1024) /* bytes */
#define YC_MAX_LINE  1000              /* bytes, without the line feed */
#define YC_MAX_LINES 100000
#define YC_MAX_CARDS 192 /* of one kind in one session */
#define YC_MAX_ITEMS 500 /* names in one statement: a line holds no more */

/* ---- Names ---------------------------------------------------------------------------------- */

/* A card, bomb, space … of the catalogue by its index (0 and up), or a name that the session does
 * not know (-1 and down, see `yc_record_unknown_name`), or one of the two marks below. */
typedef int16_t YcRef;
#define YC_UNTOLD ((YcRef) INT16_MAX)       /* `?`: there is one, nobody told which */
#define YC_NONE   ((YcRef) (INT16_MAX - 1)) /* `-`: there is none */

/* One of the games, see game.h. */
typedef struct YcGame YcGame;

/* ---- Cards and spaces (record format, section 2) -------------------------------------------- */

typedef enum {
  YC_KIND_SPACE,
  YC_KIND_MINE,
  YC_KIND_FACTORY,
  YC_KIND_UNIVERSITY,
  YC_KIND_REACTOR,
  YC_KIND_ENRICHMENT,
  YC_KIND_URANIUM_BOMB,
  YC_KIND_PLUTONIUM_BOMB,
  YC_KIND_SPECIAL,
  YC_KIND_PLAN,
  YC_KIND_LANDMARK,
  YC_KIND_LOADED,
} YcKind;

typedef enum {
  YC_CONFIDENCE_NONE,
  YC_CONFIDENCE_HIGH,
  YC_CONFIDENCE_MEDIUM,
  YC_CONFIDENCE_LOW,
} YcConfidence;

/* Text owned by somebody else; not terminated. */
typedef struct {
  const char *start;
  size_t length;
} YcText;

/* One printed thing: a main-board space, building, bomb, industry card, plan, landmark or the
 * loaded marker. A number that is not known is `YC_UNKNOWN`. */
typedef struct {
  const char *id; /* terminated; owned by the record or catalogue */
  const YcGame *game;
  YcKind kind;
  YcConfidence confidence;
  bool starting;     /* building: one of the six that begin in the market */
  bool bribe;        /* space: a dollar goes to the bribe pile */
  bool not_with_two; /* factory of the card game: no forced discard with two players */
  bool alone;        /* factory of the card game in a record of one player: it forces no discard */
  bool needs_unknown;
  bool side_unknown; /* card game: the personnel it gives sideways is not known */
  uint8_t n_needs;   /* one, or two for `E|S`: any one of them is enough */
  uint8_t n_pays;    /* 0 nothing, 1, or 2 for a choice */
  uint8_t n_gives;   /* 0 nothing, 1, or 2 for a choice */
  YcNeed needs[2];
  YcSide pays[2];
  YcSide gives[2];
  YcSide others;                             /* what every other player gets */
  uint8_t side[YC_WORKER_TYPES];             /* card game: personnel it gives sideways */
  int16_t copies;                            /* card game: copies in the box */
  int16_t draws, discards;                   /* card game: the two numbers of a factory */
  int16_t fuel, points, points_tested, load; /* bombs and plans */
  YcText source;                             /* where the numbers come from; may be empty */
} YcCard;

/* The three drawers of a catalogue. */
typedef enum {
  YC_SPACES, /* main-board spaces; landmarks of the card game */
  YC_CARDS,  /* buildings; industry cards of the card game */
  YC_BOMBS,  /* bombs; bomb plans of the card game */
} YcDrawer;
#define YC_DRAWERS 3
#define YC_SLOTS   7

typedef struct {
  const YcGame *game;
  uint16_t n[YC_DRAWERS];
  YcCard cards[YC_DRAWERS][YC_MAX_CARDS];
  YcCard loaded;             /* card game: the Bomb Loaded card */
  uint16_t prices[YC_SLOTS]; /* board game: dollars by market slot */
} YcCatalogue;

/* ---- Set-up: the head of a record (section 1) ------------------------------------------------ */

typedef struct {
  YcColor color;
  YcText name;
  int8_t bonus; /* `YC_ENGINEER` or `YC_SCIENTIST` for seats 4 and 5 of the board game, else -1 */
} YcSeat;

typedef struct {
  bool bomb_workers_count;            /* board, default yes */
  bool construction_without_purchase; /* board, default yes */
  bool design_reopens;                /* board, default no */
  bool mix_personnel;                 /* cards, default yes */
  bool solo_last_turn;                /* cards, default yes */
  uint16_t target;                    /* cards, default 10, in points */
} YcOptions;

typedef struct {
  YcCatalogue catalogue;
  YcOptions options;
  uint8_t n_seats;
  YcSeat seats[YC_MAX_SEATS];
  int8_t seat_of_color[YC_COLORS]; /* or -1 */
  YcRef market[YC_SLOTS];          /* board game: a building or `YC_UNTOLD` */
  YcRef row[YC_MAX_SEATS + 1];     /* face-up bombs (players + 1) or plans; or `YC_UNTOLD` */
  uint8_t n_row;
} YcSetup;

/* ---- Plays (section 3) ----------------------------------------------------------------------- */

typedef enum {
  /* both games */
  YC_END,
  /* board game */
  YC_PLACE,
  YC_USE,
  YC_STRIKE_FIGHTER,
  YC_STRIKE_BOMBER,
  YC_REPAIR,
  YC_BUILD,
  YC_TEST,
  YC_LOAD,
  YC_RETRIEVE,
  /* card game */
  YC_ACTIVATE,
  YC_ACTIVATE_LOADED,
  YC_DESIGN,
  YC_SPY_CARD,
  YC_SPY_YELLOWCAKE,
  YC_SPY_KEEP,
  YC_AGENT_LANDMARK,
  YC_AGENT_YELLOWCAKE,
  YC_AGENT_PLAY,
  /* facts: what is seen or corrected at the table */
  YC_TELL_MARKET,
  YC_TELL_BOMBS,
  YC_TELL_PLANS,
  YC_TELL_HAND,
  YC_ADJUST_GOOD,
  YC_ADJUST_SPIES,
  YC_ADJUST_BRIBE,
  YC_ADJUST_WORKERS,
  YC_ADJUST_BUILDING,
  YC_ADJUST_DAMAGE,
  YC_ADJUST_HAND,
  /* the log about itself */
  YC_UNDO,
  YC_REDO,
  YC_AMEND,
  YC_NOTE,
  YC_PAUSE,
  YC_RESUME,
} YcVerb;

/* Who writes a statement: a colour, or the table. */
#define YC_TABLE YC_COLORS

/* What a card-game factory is used for. */
typedef enum {
  YC_FACTORY_NOTHING,
  YC_FACTORY_DRAW,
  YC_FACTORY_DISCARD,
  YC_FACTORY_FROM
} YcFactoryUse;

/* Which list of a card-game statement an item stands in: what follows `side`, what a factory
 * discards or takes, or (end, hand, plans) the only list there is. */
typedef enum { YC_LIST_MAIN, YC_LIST_SIDE, YC_LIST_FACTORY } YcList;

typedef struct {
  YcRef ref;     /* what is named; `YC_UNTOLD` for `?` */
  uint8_t color; /* board game, picks: who takes it */
  uint8_t list;  /* card game: `YcList` */
  int16_t times; /* repair `x2`: how often; adjust hand: +1 or -1; else 1 */
} YcItem;

/* One statement after the head. A plain value, except that `text` and `when` borrow from the line
 * it was read from. Only the first `n_items` items mean anything. */
typedef struct {
  uint8_t verb;   /* `YcVerb` */
  uint8_t actor;  /* `YcColor` or `YC_TABLE` */
  bool let_stand; /* `!`: it happened anyway */
  bool decline;
  bool has_take;
  uint8_t slot;          /* Construction: 1 to 7, 0 for no purchase */
  char choose;           /* letter of the output chosen, or 0 */
  char pay;              /* letter of the cost chosen, or 0 */
  uint8_t factory_use;   /* `YcFactoryUse` */
  bool has_target;       /* whether an optional `target` was written */
  uint8_t target_color;  /* the opponent; adjust: whose */
  uint8_t good;          /* `YcGood`: adjusted; strike by a fighter: which plane it hits */
  uint8_t target_drawer; /* `YcDrawer` of `target`; of an unknown name what was wanted */
  YcRef target;          /* space, building, bomb, card, plan or landmark */
  YcRef spot_space, spot_building; /* adjust workers … on: one of them, or both `YC_NONE` */
  int32_t number;    /* times of a strike, amount of an adjustment (signed), event of an amend */
  YcWorkers workers; /* placed, put on a bomb, adjusted, taken from the pool (card game) */
  YcWorkers take;    /* worker output taken */
  YcText text;       /* note, reason of an adjustment or of `!`; still quoted as written */
  YcText when;       /* the `@` time without the sign, or empty */
  YcText amended;    /* amend: the statement that really happened; empty for `nothing` */
  uint16_t n_items;
  YcItem items[YC_MAX_ITEMS];
} YcPlay;

/* Whether a verb is a move of a player, a fact, or neither (undo, redo, amend, notes, pauses). */
bool yc_verb_is_move (YcVerb verb);
bool yc_verb_is_fact (YcVerb verb);

/* ---- Rules and rulings ----------------------------------------------------------------------- */

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

/* ---- Positions --------------------------------------------------------------------------------
 */

#include "manhattan/board.h"
#include "chain/chain.h"

typedef union {
  YcBoard board; /* The Manhattan Project */
  YcChain chain; /* Chain Reaction */
} YcPosition;

#include "game.h"

/* ---- Reading and writing (notation) ------------------------------------------------------------
 */

typedef struct {
  uint32_t line;     /* from 1 */
  uint32_t column;   /* in characters, from 1 */
  char message[160]; /* an English sentence without the full stop; a key for translation */
  char detail[80];   /* the word it is about, or empty */
} YcError;

typedef struct YcRecord YcRecord;

/* Reads a whole record; NULL and `error` if it cannot be read. The text is copied. */
YcRecord *yc_record_read (const char *text, size_t length, YcError *error);
/* Reads a catalogue file (no players). */
YcRecord *yc_record_read_catalogue (const char *text, size_t length, YcError *error);
void yc_record_free (YcRecord *record);

const YcSetup *yc_record_setup (const YcRecord *record);
const YcGame *yc_record_game (const YcRecord *record);
/* Events are the statements after the head, numbered from 1. */
uint32_t yc_record_n_events (const YcRecord *record);
uint32_t yc_record_event_line (const YcRecord *record, uint32_t event);
/* The line as read, without comment; borrowed until the next append. */
YcText yc_record_event_text (const YcRecord *record, uint32_t event);
/* Reads event `event` into `play` (it was checked when the record was read). */
void yc_record_event (const YcRecord *record, uint32_t event, YcPlay *play);
/* Appends one statement; returns its event number, or 0 and `error`, with nothing taken over. */
uint32_t yc_record_append (YcRecord *record, const char *line, size_t length, YcError *error);
/* Reads one statement without appending it. Unknown names are kept in the record's name table. */
bool yc_record_read_play (YcRecord *record,
                          const char *line,
                          size_t length,
                          YcPlay *play,
                          YcError *error);
/* The name behind a `YcRef` below 0. */
const char *yc_record_unknown_name (const YcRecord *record, YcRef ref);

typedef enum {
  YC_HEAD_SESSION,
  YC_HEAD_DATE,
  YC_HEAD_LOCATION,
} YcHeadField;
/* The value as read (quoted if it is a text), or empty. */
YcText yc_record_head (const YcRecord *record, YcHeadField field);

/* Writes the canonical form of `play` into `out` (terminated, without line feed); returns its
 * length, which is below `YC_MAX_LINE` + 1 for anything that was read. */
size_t yc_play_write (const YcRecord *record, const YcPlay *play, char *out, size_t size);
/* The canonical form of the whole record; malloc'd, the caller frees. */
char *yc_record_write (const YcRecord *record, size_t *length);
/* One definition in canonical form (`card 47 reactor needs SS …`); returns its length. */
size_t yc_card_write (const YcCard *card, char *out, size_t size);
/* A quoted text of the record without quotes and escapes; returns its length in bytes. */
size_t yc_text_unquote (YcText quoted, char *out, size_t size);

/* ---- Help
 * ---------------------------------------------------------------------------------------- */

/* The plays nearest to a wish of all that are considered, nearest first; begins with all but
 * `wish`, `plays` and `max` empty. */
typedef struct {
  const YcPlay *wish;
  YcPlay *plays; /* room for `max`; `n` of them are filled */
  size_t n, max;
  int farthest; /* the distance of the last, once they are `max` */
} YcNearest;

/* A `YcPlayFunc`; `nearest` is a YcNearest. */
void yc_nearest_consider (const YcPlay *play, void *nearest);
/* Up to `max` legal plays of the player to move nearest to a wish, nearest first; returns how many.
 */
size_t yc_nearest (const YcSetup *setup,
                   const YcGame *game,
                   const YcPosition *position,
                   const YcPlay *wish,
                   YcPlay *plays,
                   size_t max);

/* ---- What the player to move can reach in the card game ----------------------------------------
 */

#include "chain/solver.h"

/* ---- Plays as values, and what became of them ---- */

#include "play.h"
#include "timeline.h"
