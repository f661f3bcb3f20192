/* game.h: what every game is to the rest of the program: one interface, found by its id.
 *
 * Shared code knows a game by its `YcGame` and never asks which one it is. */

#pragma once

#include "play.h"
#include "position.h"
#include "ruling.h"
#include "setup.h"

typedef void (*YcPlayFunc) (const YcPlay *play, void *data);

/* How a statement is read and written, and how a definition is read; known to the files of the
 * rules only (notation.h, lexer.h, catalogue.h). */
typedef struct YcReader YcReader;
typedef struct YcWriter YcWriter;
typedef struct YcLexer YcLexer;
typedef struct YcDefiner YcDefiner;

/* What of a play only a player knows: who made it, or whose hand it is about. */
typedef enum {
  YC_SECRET_NOTHING,
  YC_SECRET_TARGET, /* the card it names at its end */
  YC_SECRET_ITEMS,  /* which and how many cards it names */
  YC_SECRET_NAMES,  /* which cards it names, not how many */
} YcSecret;

/* A word of the notation, and the verbs written with it. */
typedef struct {
  const char *name;
  YcVerb first, last;
  /* Reads what stands behind the word and may choose another of the verbs. */
  bool (*read) (YcReader *reader, YcPlay *play);
  void (*write) (YcWriter *writer, const YcPlay *play);
  YcSecret secret;
  bool ends_turn;
} YcVerbInfo;

/* What may stand between a name and its clauses in a definition. */
typedef enum {
  YC_MARK_NONE,
  YC_MARK_STARTING, /* `starting` */
  YC_MARK_COPIES,   /* `x2`, `x?`: how many are in the box */
} YcMark;

/* A kind of card or space, and what is said of one in a definition. */
typedef struct {
  const char *word; /* of the statement: `card` */
  const char *name; /* of the kind: `mine`, or NULL */
  YcKind kind;
  YcDrawer drawer;
  unsigned may, must; /* clauses, bits of `YcClauseId` */
  YcMark mark;
  bool nameless; /* there is one kind of card only: the catalogue's `loaded` */
  int16_t box;   /* copies in the box: of all of the kind, or of `each`; 0 is no limit */
  bool each;
  const char *closed; /* what is said to a name that the program does not know, or NULL */
} YcKindInfo;

/* An option of the table (`option ID VALUE` of the head). */
typedef struct {
  const char *id;
  uint16_t value;    /* unless the head says otherwise */
  uint16_t min, max; /* 0 to 1: no or yes */
  const char *wrong; /* what is said to a number out of this range; NULL for no or yes */
} YcOptionInfo;

/* A row of cards that lie open at the start (`market 01 ? …` of the head). */
typedef struct {
  const char *word;
  YcDrawer drawer;
  unsigned (*length) (unsigned n_seats);
  /* What is wrong with a card in this place, from 0; NULL if nothing is, or
   * for a row in which any card may lie anywhere. */
  const char *(*wrong) (const YcCard *card, unsigned place);
} YcRowInfo;

/* What a seat begins with. */
typedef struct {
  int money;  /* dollars */
  bool bonus; /* the player chooses a worker: `bonus E` of the head */
} YcSeatStart;

struct YcGame {
  const char *id; /* `manhattan-project` … */
  size_t position_size;
  uint8_t min_seats, max_seats;
  const char *catalogue_text; /* the built-in catalogue, a terminated `.ycr` text */

  /* The most frequent first, each ended by one without a name. */
  const YcVerbInfo *moves; /* of players */
  const YcVerbInfo *facts; /* of the table */
  /* Whether a word is one of the grammar and therefore names no card; NULL if there is none. */
  bool (*is_keyword) (YcText word);
  const YcKindInfo *kinds; /* ended by one without a word */
  uint16_t most_cards[YC_DRAWERS];
  uint8_t n_prices; /* of the market, 0 or `YC_SLOTS` */
  /* Whether a card may have the name that the lexer stands at, or says what is wrong; NULL if it
   * always may. */
  bool (*check_name) (const YcDefiner *definer, YcLexer *lexer, const YcKindInfo *kind);
  const YcRuleInfo *rules;     /* its own, from `YC_N_SHARED_RULES` on */
  uint8_t n_rules;             /* with those that all games share */
  const YcOptionInfo *options; /* by the enum of the game */
  uint8_t n_options;           /* up to `YC_MAX_OPTIONS` */
  const YcRowInfo *rows;       /* by the enum of the game */
  uint8_t n_rows;              /* up to `YC_MAX_ROWS` */

  YcSeatStart (*seat_start) (int seat);
  /* What follows from the number of players, once the head is read; or NULL. */
  void (*settle) (YcSetup *setup);
  /* The position after set-up. */
  void (*begin) (const YcSetup *setup, YcPosition *position);
  /* Judges a move or a fact; changes nothing. Total: any play that can be read gets a ruling. */
  void (*judge) (const YcSetup *setup,
                 const YcPosition *position,
                 const YcPlay *play,
                 YcRuling *ruling);
  /* The rules that a move or a fact of this kind is subject to, each once, in the order of section
   * 8 of the rules page; returns how many. Whatever `judge` says names one of them. */
  unsigned (*subject_to) (const YcSetup *setup, const YcPlay *play, YcRule rules[YC_MAX_RULES]);
  /* Applies a move or a fact as far as the pieces allow; never fails, creates or loses no piece. */
  void (*apply) (const YcSetup *setup, YcPosition *position, const YcPlay *play);
  /* Passes the turn to a seat, as if the one before had ended. */
  void (*pass_turn) (const YcSetup *setup, YcPosition *position, int seat);
  /* Calls `found` for each play of the player to move that `judge` does not find illegal, in the
   * shapes of section 5 of the record format. */
  void (*suggest) (const YcSetup *setup, const YcPosition *position, YcPlayFunc found, void *data);
  /* Calls `found` for what may help a refused wish and is not among those: plays of who is not to
   * move, the same several times, facts to be told, legal or not. NULL if there is nothing. */
  void (*help) (const YcSetup *setup,
                const YcPosition *position,
                const YcPlay *wish,
                YcPlayFunc found,
                void *data);
  /* Points of a seat now (board: VP; cards: plans and loaded, without Uranium). */
  int (*score) (const YcSetup *setup, const YcPosition *position, int seat);
  /* The invariants: NULL if all hold, else a static English phrase for the developer. */
  const char *(*sound) (const YcSetup *setup, const YcPosition *position);
  /* The same when the game is over, with what counts only then. */
  int (*final_score) (const YcSetup *setup, const YcPosition *position, int seat);
  /* The winners, a bit for each seat; 0 while the game goes on. */
  unsigned (*winners) (const YcSetup *setup, const YcPosition *position);
  /* Takes out of a position what only a player knows: only `seat` sees it, or with -1 nobody. NULL
   * if all lies open. */
  void (*hide) (const YcSetup *setup, YcPosition *position, int seat);
  int (*active_seat) (const YcPosition *position);
  bool (*is_over) (const YcPosition *position);
};

/* The games of this program, ended by NULL. */
extern const YcGame *const yc_games[];

/* The same of any statement, those of the log about itself too. */
unsigned yc_rules_of_play (const YcSetup *setup, const YcPlay *play, YcRule rules[YC_MAX_RULES]);

/* Passes the turn to a seat as if the one before had ended; false if the seat has it already. */
bool yc_position_pass_turn (const YcSetup *setup, YcPosition *position, int seat);

/* The row of a verb; NULL if the game has no such verb (as with those of the log). */
const YcVerbInfo *yc_verb_info (const YcGame *game, YcVerb verb);
/* The row of a kind of card, or NULL. */
const YcKindInfo *yc_kind_info (const YcGame *game, YcKind kind);
/* Takes out of a play what only one player knows, unless `seat` is that player (-1: nobody is). */
void yc_play_hide (const YcSetup *setup, YcPlay *play, int seat);

/* The game called so (`manhattan-project` …), or NULL. */
const YcGame *yc_game_find (const char *id);

/* The card or space that a play is about, or NULL. */
const YcCard *yc_play_card (const YcSetup *setup, const YcPlay *play);
