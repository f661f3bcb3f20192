/* kinds.c: the kinds of cards and spaces of The Manhattan Project. */

#include "clauses.h"
#include "format.h"

#define COST (YC_CLAUSE (NEEDS) | YC_CLAUSE (PAYS) | YC_CLAUSE (GIVES))
#define BOMB (YC_CLAUSE (NEEDS) | YC_CLAUSE (FUEL) | YC_CLAUSE (POINTS) | YC_CLAUSE (LOAD))

#define A_BUILDING                                                                                 \
  .word = "card", .drawer = YC_CARDS, .may = COST, .must = YC_CLAUSE (NEEDS),                      \
  .mark = YC_MARK_STARTING
#define A_BOMB .word = "bomb", .drawer = YC_BOMBS, .may = BOMB, .must = BOMB

const YcKindInfo yc_board_kinds[] = {
  { A_BUILDING, .name = "mine", .kind = YC_KIND_MINE },
  { A_BUILDING, .name = "factory", .kind = YC_KIND_FACTORY },
  { A_BUILDING, .name = "university", .kind = YC_KIND_UNIVERSITY },
  { A_BUILDING, .name = "reactor", .kind = YC_KIND_REACTOR },
  { A_BUILDING, .name = "enrichment", .kind = YC_KIND_ENRICHMENT },
  { A_BOMB, .name = "uranium", .kind = YC_KIND_URANIUM_BOMB },
  { A_BOMB, .name = "plutonium", .kind = YC_KIND_PLUTONIUM_BOMB },
  { .word = "space",
    .kind = YC_KIND_SPACE,
    .drawer = YC_SPACES,
    .may = COST | YC_CLAUSE (OTHERS) | YC_CLAUSE (BRIBE),
    .must = YC_CLAUSE (NEEDS),
    .closed = N_ ("The board has no such space") },
  { 0 },
};
