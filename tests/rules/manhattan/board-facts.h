/* board-facts.h: what stands on a board after some lines, asked fact by fact.
 *
 * `red.money=5 bribe=1 on.mine-2=red:L` says three facts. What can be asked:
 *   COLOR.money … .bombers .spies .hand .known .points .test .token .supply .general
 *       .untold (buildings)
 *   bribe market deck row bombs untold tests active winner turn deals
 *   on.SPACE crew.BUILDING damage.BUILDING owner.BUILDING bomb.BOMB crew-of.BOMB
 * Lists are joined by commas; nothing is `-`. */

#pragma once

#include "records.h"
#include "manhattan/board.h"

typedef struct {
  const char *name; /* of the case */
  int players;
  const char *lines; /* statements after the head of `board_text` */
  const char *facts;
} FactCase;

/* The value of one fact; the caller frees. */
char *board_fact (const YcSetup *setup, const YcBoard *board, const char *key);
/* Fails for each fact that is not as told. */
void expect_facts (const char *name, const YcSetup *setup, const YcBoard *board, const char *facts);
/* Adds one test for each case, `path` before its name. */
void add_fact_cases (const char *path, const FactCase *cases, size_t n);
