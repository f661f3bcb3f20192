/* cards.h: what is printed on cards and spaces, and the catalogue of a session (record format,
 * section 2). */

#pragma once

#include "goods.h"

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

/* From here on a game may number kinds of its own. */
#define YC_KIND_OWN 32

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
  bool only_draws;   /* one with that sign, in a record of two players */
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
