/* parts.h: what the files that tell of Chain Reaction share. */

#pragma once

#include "words-private.h"
#include "chain/chain.h"

G_BEGIN_DECLS

extern const YcGameTelling yc_chain_telling;

extern const YcRuleWords yc_chain_rule_words[YC_N_CHAIN_RULES];
extern const YcHeadings *const yc_chain_shared_sources[YC_N_SHARED_RULES];

char *yc_chain_play_words (const YcRecord *record, const YcPosition *before, const YcPlay *play);
char *yc_chain_fact_words (const YcRecord *record, const YcPlay *play);
const char *yc_chain_turn_words (const YcPosition *position);

/* ---- Secrets (secrets.c) ---- */

void yc_chain_hide_reason (const YcSetup *setup, YcReason *reason, int seat);

int yc_chain_n_seen (const YcPosition *position, YcDrawer drawer, YcRef card);

/* ---- Positions (state-json.c) ---- */

void yc_chain_add_table (JsonBuilder *json, const YcRecord *record, const YcPosition *position);
void yc_chain_add_player (JsonBuilder *json,
                          const YcRecord *record,
                          const YcPosition *position,
                          int seat);

G_END_DECLS
