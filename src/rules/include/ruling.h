/* ruling.h: the answer to a play: a verdict, and the rules it turns on with the facts of why. */

#pragma once

#include "cards.h"

/* What it means that a rule is broken: the book forbids it, or the pieces do not allow it (a card
 * that is elsewhere, a hand that is empty), or something of it was not told yet. */
typedef enum { YC_FORBIDDEN, YC_CANNOT_BE, YC_NOT_KNOWN } YcRuleClass;

/* The rules that all games share, each with its id, whether `!` lets a play stand that breaks it
 * (record format, section 4), and its class. A game numbers its own from `YC_N_SHARED_RULES` on, in
 * its header. */
#define YC_SHARED_RULES(X)                                                                         \
  X (UNKNOWN_PLAYER, "unknown.player", false, CANNOT_BE)                                           \
  X (UNKNOWN_CARD, "unknown.card", false, CANNOT_BE)                                               \
  X (UNKNOWN_SPACE, "unknown.space", false, CANNOT_BE)                                             \
  X (GAME_OVER, "game.over", false, FORBIDDEN)                                                     \
  X (TURN_NOT_YOURS, "turn.not-yours", true, FORBIDDEN)                                            \
  X (CARD_UNKNOWN_NUMBER, "card.unknown-number", true, NOT_KNOWN)                                  \
  X (TABLE_IMPOSSIBLE, "table.impossible", false, CANNOT_BE)                                       \
  X (UNDO_NOTHING, "undo.nothing", false, CANNOT_BE)                                               \
  X (REDO_NOTHING, "redo.nothing", false, CANNOT_BE)                                               \
  X (AMEND_NO_SUCH_PLAY, "amend.no-such-play", false, CANNOT_BE)                                   \
  X (DISPUTE_NO_SUCH_PLAY, "dispute.no-such-play", false, CANNOT_BE)                               \
  X (SETTLE_NO_DISPUTE, "settle.no-dispute", false, CANNOT_BE)                                     \
  X (NOTE_NO_SUCH_EVENT, "note.no-such-event", false, CANNOT_BE)

#define YC_RULE_ENUM(NAME, id, can_stand, CLASS) YC_RULE_##NAME,
#define YC_RULE_ROW(NAME, id, can_stand, CLASS)  { id, can_stand, YC_##CLASS },

typedef uint8_t YcRule;
enum { YC_SHARED_RULES (YC_RULE_ENUM) YC_N_SHARED_RULES };
#define YC_NO_RULE   255
#define YC_MAX_RULES 128 /* of a game, with those that all games share */

typedef struct {
  const char *id; /* `place.occupied` */
  bool can_stand;
  YcRuleClass class;
} YcRuleInfo;

/* The row of a rule that is shared or the game's own; NULL of any other number. */
const YcRuleInfo *yc_rule_info (const YcGame *game, YcRule rule);
/* `place.occupied` …; static. */
const char *yc_rule_id (const YcGame *game, YcRule rule);

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
 * `seat` and `holder` and `YC_NONE` for `card`. */
typedef struct {
  YcRule rule;
  YcVerdict verdict;
  int8_t seat;            /* whose turn it is, whose it is or should be, who stands in the way */
  int8_t holder;          /* in whose hand the card is, if not in that of `seat` */
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
  YcRule stopped_by;                    /* the rule behind which none was asked, or `YC_NO_RULE` */
  uint64_t moot[YC_MAX_RULES / 64];     /* a bit for each other rule that was not asked */
  YcReason reasons[YC_MAX_REASONS + 1]; /* the last is never told */
} YcRuling;

/* Begins an answer: legal, and everything asked. */
void yc_ruling_begin (YcRuling *ruling);
/* An earlier answer leaves nothing to ask about `rule`. */
void yc_ruling_leave (YcRuling *ruling, YcRule rule);
/* `rule` answers alone: nothing behind it is asked. */
void yc_ruling_stop (YcRuling *ruling, YcRule rule);
/* Whether yc_ruling_leave() was said of a rule. */
static inline bool
yc_ruling_leaves (const YcRuling *ruling, YcRule rule)
{
  return (ruling->moot[rule / 64] >> rule % 64 & 1) != 0;
}

/* Adds a reason, whose facts the caller fills in. A rule may speak once for every card that is
 * named; what it repeats takes no more than half of the room, so that each rule, and with it the
 * one that names the ruling, is told at least once. What finds no room is not told. */
YcReason *yc_ruling_add (YcRuling *ruling, const YcGame *game, YcRule rule, YcVerdict verdict);

/* The reason that names the ruling: the first of the gravest; NULL if legal. */
const YcReason *yc_ruling_first (const YcRuling *ruling);
