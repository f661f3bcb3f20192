/* outcomes.c: what became of each event, in pages that are copied when they are written to. */

#include "outcomes.h"

#include <stdlib.h>
#include <string.h>

#define PAGE YC_OUTCOME_PAGE

static YcOutcomePage *
page_new (void)
{
  YcOutcomePage *page = yc_alloc_again (NULL, sizeof (YcOutcomePage));
  memset (page, 0, sizeof *page);
  page->uses = 1;
  return page;
}

/* Says nothing any more of the events behind the first `n`. */
static void
page_forget (YcOutcomePage *page, uint32_t n)
{
  for (uint32_t i = n; i < PAGE; i++) {
    yc_play_node_drop (page->outcomes[i].play);
    yc_play_node_drop (page->outcomes[i].after.at);
    yc_play_node_drop (page->outcomes[i].after.tip);
    page->outcomes[i] = (YcOutcome){ 0 };
  }
}

static void
page_drop (YcOutcomePage *page)
{
  if (--page->uses > 0)
    return;
  page_forget (page, 0);
  yc_arena_clear (&page->rulings);
  free (page);
}

static YcRuling *
keep_ruling (YcOutcomePage *page, const YcRuling *ruling)
{
  if (ruling == NULL || ruling->verdict == YC_LEGAL)
    return NULL;
  size_t size = offsetof (YcRuling, reasons) + ruling->n_reasons * sizeof (YcReason);
  YcRuling *kept = yc_arena_alloc (&page->rulings, size, sizeof (YcRuling));
  memcpy (kept, ruling, size);
  return kept;
}

static YcPlayNode *
use_or_null (YcPlayNode *node)
{
  return node != NULL ? yc_play_node_use (node) : NULL;
}

/* A page of its own that says the same of the first `n` events. */
static YcOutcomePage *
page_copy (const YcOutcomePage *page, uint32_t n)
{
  YcOutcomePage *copy = page_new ();
  for (uint32_t i = 0; i < n; i++) {
    YcOutcome *outcome = &copy->outcomes[i];
    *outcome = page->outcomes[i];
    outcome->ruling = keep_ruling (copy, outcome->ruling);
    outcome->play = use_or_null (outcome->play);
    outcome->after.at = use_or_null (outcome->after.at);
    outcome->after.tip = use_or_null (outcome->after.tip);
  }
  return copy;
}

static uint32_t
pages_for (uint32_t n)
{
  return (n + PAGE - 1) / PAGE;
}

void
yc_outcomes_clear (YcOutcomes *outcomes)
{
  for (uint32_t i = 0; i < outcomes->n_pages; i++)
    page_drop (outcomes->pages[i]);
  free (outcomes->pages);
  *outcomes = (YcOutcomes){ 0 };
}

void
yc_outcomes_reserve (YcOutcomes *outcomes, uint32_t n)
{
  uint32_t n_pages = pages_for (n);
  if (n_pages <= outcomes->n_pages)
    return;
  outcomes->pages = yc_alloc_again (outcomes->pages, n_pages * sizeof (YcOutcomePage *));
  while (outcomes->n_pages < n_pages)
    outcomes->pages[outcomes->n_pages++] = page_new ();
}

void
yc_outcomes_share (const YcOutcomes *outcomes, uint32_t n, YcOutcomes *shared)
{
  shared->n_pages = pages_for (n);
  shared->pages = yc_alloc_again (NULL, (shared->n_pages + 1) * sizeof (YcOutcomePage *));
  for (uint32_t i = 0; i < shared->n_pages; i++) {
    shared->pages[i] = outcomes->pages[i];
    shared->pages[i]->uses++;
  }
}

void
yc_outcomes_own (YcOutcomes *outcomes, uint32_t from, uint32_t known)
{
  for (uint32_t i = (from - 1) / PAGE; i < outcomes->n_pages; i++) {
    YcOutcomePage *page = outcomes->pages[i];
    uint32_t first = i * PAGE;
    uint32_t n = known <= first ? 0 : known - first < PAGE ? known - first : PAGE;
    if (page->uses == 1) {
      page_forget (page, n);
      continue;
    }
    outcomes->pages[i] = page_copy (page, n);
    page_drop (page);
  }
}

void
yc_outcomes_rule (YcOutcomes *outcomes, uint32_t event, const YcRuling *ruling)
{
  YcOutcomePage *page = outcomes->pages[(event - 1) / PAGE];
  page->outcomes[(event - 1) % PAGE].ruling = keep_ruling (page, ruling);
}
