/* layer.c: brings the positions of one layer into the next: all of them, or in a sketch
 * only those that look best. */

#include "search.h"

/* Positions of a layer that a sketch goes on from, and as many more as look just as good. */
#define SKETCHED 300

/* The cards of a bucket in the layer to come. */
typedef struct {
  YcSearch *search;
  YcHolding held;
  YcWorth worth;
  uint32_t *count; /* of positions, by grade */
  int least;       /* grade that is good enough */
} Passage;

typedef void (*Visit) (Passage *passage, uint32_t at);

static void
visit_all (Passage *passage, Visit visit)
{
  YcSearch *search = passage->search;
  const YcBuckets *now = search->now;
  for (uint32_t i = 0; i < now->n; i++) {
    passage->held = yc_turn_after_layer (&search->turn, search->layer - 1, now->buckets[i].held);
    passage->worth = yc_bounds_worth (search, passage->held);
    for (uint32_t at = now->buckets[i].chunks; at != YC_NO_INDEX; at = now->chunks[at].next)
      for (int j = 0; j < now->chunks[at].n && search->end == YC_SOLVED; j++)
        visit (passage, now->chunks[at].nodes[j]);
  }
}

/* A position goes on into this layer, unless it cannot reach enough from there. */
static void
carry (Passage *passage, uint32_t at)
{
  YcSearch *search = passage->search;
  YcNode node = search->nodes[at];
  node.held = passage->held;
  node.settled = false;
  if (yc_bounds_allow (search, &node, &passage->worth)
      && !yc_buckets_carry (search, search->after, at, &node))
    search->end = YC_SOLVE_NO_MEMORY;
}

static void
grade (Passage *passage, uint32_t at)
{
  YcNode *node = &passage->search->nodes[at];
  node->grade = (int16_t) yc_bounds_grade (passage->search, node, &passage->worth);
  passage->count[node->grade]++;
}

static void
carry_if_good (Passage *passage, uint32_t at)
{
  if (passage->search->nodes[at].grade >= passage->least)
    carry (passage, at);
}

static void
carry_best (YcSearch *search)
{
  uint32_t count[YC_GRADES + 1] = { 0 };
  Passage passage = { .search = search, .count = count, .least = YC_GRADES };
  visit_all (&passage, grade);
  uint32_t n = count[YC_GRADES];
  while (passage.least > 0 && n < SKETCHED)
    n += count[--passage.least];
  visit_all (&passage, carry_if_good);
}

void
yc_search_carry (YcSearch *search)
{
  Passage passage = { .search = search };
  if (search->pass == YC_PASS_SKETCH)
    carry_best (search);
  else
    visit_all (&passage, carry);
}
