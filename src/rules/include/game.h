/* game.h: what every game is to the rest of the program: one interface, found by its id.
 *
 * Shared code knows a game by its `YcGame` and never asks which one it is. */

#pragma once

#include "play.h"
#include "position.h"
#include "ruling.h"
#include "setup.h"

typedef void (*YcPlayFunc) (const YcPlay *play, void *data);

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
  /* Applies a move or a fact as far as the pieces allow; never fails, creates or loses no piece. */
  void (*apply) (const YcSetup *setup, YcPosition *position, const YcPlay *play);
  /* Calls `found` for each play of the player to move that `judge` does not find illegal, in the
   * shapes of section 5 of the record format. */
  void (*suggest) (const YcSetup *setup, const YcPosition *position, YcPlayFunc found, void *data);
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

/* The game called so (`manhattan-project` …), or NULL. */
const YcGame *yc_game_find (const char *id);
