/* chain-sections.h: the sections of the card table with their headings, what is new in the row of
 * plans, and what is counted: the pool and the piles. */

#pragma once

#include "chain/chain.h"
#include "widgets/counter.h"
#include "widgets/wrap.h"

/* A section with its heading, for counters, and what is put into it. */
GtkWidget *yc_chain_section_new (const char *title, GtkWidget *content);
/* The same of what wraps. */
YcWrap *yc_chain_wrap_section_new (const char *title, GtkWidget **section);
/* `icon`: a short name. */
YcCounter *yc_chain_section_add_counter (GtkWidget *section, const char *icon);

/* What differs in the row of Bomb Plans lights up; `before` may be NULL: nothing. */
void yc_chain_row_mark (YcWrap *row, const YcChain *before, const YcChain *chain);

typedef struct {
  YcCounter *pool[YC_WORKER_TYPES];
  YcCounter *deck, *discard, *plan_deck;
} YcChainCounters;

void yc_chain_counters_show (const YcChainCounters *self, const YcChain *chain);
/* What differs from the position before lights up; NULL: nothing. */
void
yc_chain_counters_mark (const YcChainCounters *self, const YcChain *before, const YcChain *chain);
