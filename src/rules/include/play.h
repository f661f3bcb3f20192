/* play.h: one statement after the head as a plain value (record format, section 3). */

#pragma once

#include "cards.h"

/* What a statement does, by range: moves of players, facts that the table tells, and from
 * `YC_UNDO` on the log about itself. Every game numbers its own moves and facts in its header;
 * those named here mean the same in all of them. */
typedef uint8_t YcVerb;

#define YC_END         0  /* a move: the turn is over */
#define YC_TELL        64 /* from here on: what is seen at the table */
#define YC_TELL_TURN   95 /* a fact: whose turn it is, in `target_color` */
#define YC_ADJUST_GOOD 96 /* from here on: what is corrected */
#define YC_ADJUST_BOMB                                                                             \
  125                      /* a bomb or Bomb Plan before a player: given (`number` 1), taken (-1)  \
                            */
#define YC_ADJUST_LOAD 126 /* whether it is loaded */
#define YC_ADJUST_HAND 127 /* the last fact */

typedef enum {
  YC_UNDO = 128,
  YC_REDO,
  YC_AMEND,
  YC_NOTE,
  YC_PAUSE,
  YC_RESUME,
  YC_DISPUTE, /* by a player or the table */
  YC_SETTLE,
  YC_HEAD, /* what the set-up really was */
  YC_KEEP, /* what the table keeps from here on: `number` 1 the score alone, 0 every play */
} YcLogVerb;

/* What became of an objection. */
typedef enum {
  YC_UNDISPUTED,
  YC_DISPUTE_OPEN,
  YC_DISPUTE_UPHELD,    /* the ruling stands */
  YC_DISPUTE_OVERRULED, /* it is not how this table plays */
  YC_DISPUTE_LEFT,      /* nobody decided */
} YcDisputeState;

/* How far a settlement reaches. */
typedef enum { YC_SCOPE_PLAY, YC_SCOPE_SESSION, YC_SCOPE_TABLE } YcScope;

/* Who writes a statement: a colour, or the table. */
#define YC_TABLE YC_COLORS

/* What a card-game factory is used for. */
typedef enum {
  YC_FACTORY_NOTHING,
  YC_FACTORY_DRAW,
  YC_FACTORY_DISCARD,
  YC_FACTORY_FROM
} YcFactoryUse;

/* Which list of a statement an item stands in: what follows `side`, what a factory discards or
 * takes, amounts that are set instead of changed (`=7`), or the only list there is. */
typedef enum { YC_LIST_MAIN, YC_LIST_SIDE, YC_LIST_FACTORY, YC_LIST_COUNTED } YcList;

/* What a correction may give, take or count: a `YcGood`, and behind them what is none. */
#define YC_SPIES  YC_GOODS
#define YC_POINTS (YC_GOODS + 1) /* in all, with those that the pieces before the player bring */
#define YC_HITS   (YC_GOODS + 2) /* damage, told of a player and not of a building */
#define YC_COUNTS (YC_GOODS + 3)

#define YC_TOLD_LIMIT 1000 /* points, damage: nobody counts more */

typedef struct {
  YcRef ref; /* what is named; `YC_UNTOLD` for `?`, and where it names no card */
  union {
    uint8_t color; /* board game, picks and deals: who */
    uint8_t count; /* adjust: what is changed or counted, from 0 below `YC_COUNTS` */
  };
  uint8_t list;  /* `YcList` */
  int32_t times; /* repair `x2`: how often; adjust hand: +1 or -1; adjust: how much; else 1 */
} YcItem;

/* One statement after the head. A plain value, except that `text` and `when` borrow from the line
 * it was read from. Only the first `n_items` items mean anything. */
typedef struct {
  YcVerb verb;
  uint8_t actor;  /* `YcColor` or `YC_TABLE` */
  bool let_stand; /* `!`: it happened anyway */
  bool decline;
  bool has_take;
  uint8_t slot;                    /* Construction: 1 to 7, 0 for no purchase */
  char choose;                     /* letter of the output chosen, or 0 */
  char pay;                        /* letter of the cost chosen, or 0 */
  uint8_t factory_use;             /* `YcFactoryUse` */
  bool has_target;                 /* whether an optional `target` was written; note: `number` */
  uint8_t target_color;            /* the opponent; adjust: whose */
  uint8_t good;                    /* `YcGood`: strike by a fighter: which plane it hits */
  uint8_t decision;                /* settle: `YcDisputeState` */
  uint8_t scope;                   /* settle: `YcScope` */
  uint8_t target_drawer;           /* `YcDrawer` of `target`; of an unknown name what was wanted */
  YcRef target;                    /* space, building, bomb, card, plan or landmark */
  YcRef spot_space, spot_building; /* adjust workers … on: one of them, or both `YC_NONE` */
  int32_t number;    /* times of a strike, amount of an adjustment (signed), event of an amend,
                      objection, settlement or note */
  YcWorkers workers; /* placed, put on a bomb, adjusted, taken from the pool (card game) */
  YcWorkers take;    /* worker output taken */
  YcText text;       /* note, reason of an adjustment, objection, settlement or of `!`; still
                      * quoted as written */
  YcText when;       /* the `@` time without the sign, or empty */
  YcText amended;    /* amend: the statement that really happened; empty for `nothing`; head: the
                      * statement of the head that is really true */
  uint16_t n_items;
  YcItem items[YC_MAX_ITEMS];
} YcPlay;

/* Whether a verb is a move of a player, a fact, or neither (undo, redo, amend, notes, pauses). */
static inline bool
yc_verb_is_move (YcVerb verb)
{
  return verb < YC_TELL;
}

static inline bool
yc_verb_is_fact (YcVerb verb)
{
  return verb >= YC_TELL && verb <= YC_ADJUST_HAND;
}

/* ---- Plays built as values: what is not told is as the reader of the notation leaves it --------
 */

/* A play of `actor` (a `YcColor` or `YC_TABLE`) that says nothing but its verb. */
YcPlay yc_play_begin (YcVerb verb, unsigned actor);
/* The same about the card, space, bomb … `target` of `drawer`; `YC_NONE` for none. */
YcPlay yc_play_begin_on (YcVerb verb, unsigned actor, YcDrawer drawer, YcRef target);
/* Names one more thing in `list`; false if a play holds no more. */
bool yc_play_add (YcPlay *play, YcList list, YcRef ref);
/* The play happened anyway; `reason` is still quoted, or empty, and is borrowed. */
void yc_play_let_stand (YcPlay *play, YcText reason);

/* ---- The log about itself ---- */

YcPlay yc_play_undo (void);
YcPlay yc_play_redo (void);
/* Event `event` was really the statement `really`, which is borrowed; empty: it never happened. */
YcPlay yc_play_amend (uint32_t event, YcText really);
/* The set-up was really as the statement `really` of the head says, which is borrowed. */
YcPlay yc_play_head (YcText really);
/* `quoted`: in double quotes as it is written; borrowed. */
YcPlay yc_play_note (YcText quoted);
/* The same about event `event`; empty: a bookmark there, or none any more where one is. */
YcPlay yc_play_note_at (uint32_t event, YcText quoted);

/* `actor` objects to event `event`; `why` is in double quotes and borrowed, or empty. */
YcPlay yc_play_dispute (unsigned actor, uint32_t event, YcText why);
/* The table has settled what was objected to event `event`: upheld, overruled or left. */
YcPlay yc_play_settle (uint32_t event, YcDisputeState decision, YcScope scope, YcText why);

/* Changes (`YC_LIST_MAIN`) or sets (`YC_LIST_COUNTED`) what a player has, in a play of
 * `YC_ADJUST_GOOD`; false if a play holds no more. */
bool yc_play_add_amount (YcPlay *play, YcList list, int count, int32_t amount);
/* What a player would have after an amount of such a play who has `now`: below 0 or over a limit it
 * cannot be. */
int64_t yc_item_amount (const YcItem *item, int32_t now);
/* The same of a play that changes (`number`) or counts (the only item) one pile. */
int64_t yc_play_amount (const YcPlay *play, int32_t now);
/* `money` …, `spies`, `points`, `damage`; static. */
const char *yc_count_name (int count);

/* Whether two plays say the same: every field that the notation writes but the time. */
bool yc_play_says (const YcPlay *play, const YcPlay *other);
