/* solver.h: what the player to move can reach in this turn, from the cards told to be in the hand.
 *
 * The search is exhaustive over what is known: draws, opponents' hands and the pile of Bomb Plans
 * are never guessed, and the answer says where they could change it. Every list of plays was
 * accepted by the judge, one play after the other, before it is given out. A solver has no globals
 * and may run in any thread; it owns a fixed amount of memory, taken once. */

#pragma once

#include "chain/chain.h"

#include <stdatomic.h>

/* Enough for hands of twelve cards and more; in bytes. */
#define YC_SOLVER_MEMORY ((size_t) 64 * 1024 * 1024)
/* Plays in one list; a longer turn ends the search unfinished. */
#define YC_SOLVER_PLAYS 200

typedef enum {
  YC_SOLVED,          /* everything was looked at: the best is the best, a no is a no */
  YC_SOLVE_CANCELLED, /* from here on: what was found counts, what was not found may be there */
  YC_SOLVE_NO_MEMORY,
  YC_SOLVE_TOO_LARGE, /* too many cards, or a turn without end */
  YC_SOLVE_REFUSED,   /* the judge refused what was found, so nothing is given out */
} YcSolveEnd;

/* Why the answer could be another with what nobody knows; bits. */
typedef enum {
  YC_OPEN_HAND = 1 << 0,    /* cards of the hand that are not told */
  YC_OPEN_DRAW = 1 << 1,    /* a factory can be activated and draw */
  YC_OPEN_SPY = 1 << 2,     /* Espionage can bring a card */
  YC_OPEN_DESIGN = 1 << 3,  /* Design Bomb can bring a plan */
  YC_OPEN_ROW = 1 << 4,     /* a place of the row that is not told */
  YC_OPEN_STASH = 1 << 5,   /* the own stash is not told */
  YC_OPEN_NUMBERS = 1 << 6, /* a card, plan or Landmark with a number that is not known */
  YC_OPEN_DISCARD = 1 << 7, /* alone: a factory can take cards that are not told */
} YcOpen;
#define YC_N_OPEN 8

typedef enum { YC_SOLVE_BEST, YC_SOLVE_PLAN } YcSolveList;

typedef struct {
  YcSolveEnd end;
  uint64_t positions; /* looked at */
  /* The best at the end of the turn: points (Bomb Plans and Bomb Loaded, those from before
   * included), then Uranium, then Yellowcake. */
  int points;
  int32_t uranium, yellowcake;
  bool plan_reachable; /* whether the plan asked for can be built in this turn */
  unsigned open;       /* `YcOpen` */
  int n_plays[2];      /* by `YcSolveList` */
} YcSolution;

typedef struct YcSolver YcSolver;

/* `memory` in bytes, at least 1 MiB; NULL if there is not so much. */
YcSolver *yc_solver_new (size_t memory);
void yc_solver_free (YcSolver *solver);

/* Solves a position of the card game. `plan` is a Bomb Plan to be built, or `YC_NONE`. `cancel`,
 * which another thread may set, ends the search soon; it may be NULL. Setup and position must stay
 * as they are until it returns. */
void yc_solver_run (YcSolver *solver,
                    const YcSetup *setup,
                    const YcChain *chain,
                    YcRef plan,
                    const atomic_bool *cancel,
                    YcSolution *solution);

/* A play of the last answer, from 0 to `n_plays` - 1, as the judge accepted it. */
void yc_solver_play (const YcSolver *solver, YcSolveList list, int n, YcPlay *play);
