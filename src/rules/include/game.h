/* game.h: what every game is to the rest of the program: one interface, found by its id.
 *
 * Included by rules.h only. Shared code knows a game by its `YcGame` and never asks which one it
 * is. */

#pragma once

typedef void (*YcPlayFunc) (const YcPlay *play, void *data);

struct YcGame {
  const char *id; /* `manhattan-project` … */
  size_t position_size;
  uint8_t min_seats, max_seats;
  const char *catalogue_text; /* the built-in catalogue, a terminated `.ycr` text */

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
  int (*active_seat) (const YcPosition *position);
  bool (*is_over) (const YcPosition *position);
};

/* The games of this program, ended by NULL. */
extern const YcGame *const yc_games[];

/* The game called so (`manhattan-project` …), or NULL. */
const YcGame *yc_game_find (const char *id);
