/* outcomes.h: what became of each event, in pages that several timelines may share until one of
 * them writes. */

#pragma once

#include "play-tree.h"

/* What became of one event. */
typedef struct {
  YcPlayNode *play; /* what it brought into force, undone since or not; NULL: nothing */
  YcBranch after;   /* what stands after it */
  YcRuling *ruling; /* NULL if plainly legal; of `reasons` only the first `n_reasons` */
  uint32_t amended; /* the amend that holds for it, or 0 */
  uint8_t stand;    /* `YcStand`, but for undone */
  bool since;       /* accepted though nobody let it stand */
} YcOutcome;

#define YC_OUTCOME_PAGE 64 /* events */

typedef struct {
  uint32_t uses;
  YcArena rulings;
  YcOutcome outcomes[YC_OUTCOME_PAGE];
} YcOutcomePage;

typedef struct {
  YcOutcomePage **pages;
  uint32_t n_pages;
} YcOutcomes;

void yc_outcomes_clear (YcOutcomes *outcomes);
/* Makes room for `n` events; those that were not there have no outcome yet. */
void yc_outcomes_reserve (YcOutcomes *outcomes, uint32_t n);
/* The same pages for the first `n` events; `shared` is empty. */
void yc_outcomes_share (const YcOutcomes *outcomes, uint32_t n, YcOutcomes *shared);
/* Makes the pages from event `from` on its own: what they say of events 1 to `known` is copied,
 * what they say of later ones forgotten. */
void yc_outcomes_own (YcOutcomes *outcomes, uint32_t from, uint32_t known);

/* Of events from 1; to write to only on a page of its own. */
static inline YcOutcome *
yc_outcomes_at (const YcOutcomes *outcomes, uint32_t event)
{
  return &outcomes->pages[(event - 1) / YC_OUTCOME_PAGE]->outcomes[(event - 1) % YC_OUTCOME_PAGE];
}

static inline const YcOutcome *
yc_outcomes_get (const YcOutcomes *outcomes, uint32_t event)
{
  return yc_outcomes_at (outcomes, event);
}

/* Keeps a ruling for the event, without its unused reasons. The slack keeps a copy of the whole
 * value sound. */
void yc_outcomes_rule (YcOutcomes *outcomes, uint32_t event, const YcRuling *ruling);
