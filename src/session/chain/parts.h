/* parts.h: what the files that tell of Chain Reaction share. */

#pragma once

#include "words-private.h"
#include "chain/chain.h"

G_BEGIN_DECLS

extern const YcGameTelling yc_chain_telling;

extern const YcRuleWords yc_chain_rule_words[YC_N_CHAIN_RULES];
#define YC_N_CHAIN_REASON_FACTS 13
extern const YcFactWords yc_chain_reason_facts[YC_N_CHAIN_REASON_FACTS];

/* ---- Where the rulebook says it (passages.c) ---- */

/* In the order of the book. */
typedef enum {
  YC_CHAIN_NOWHERE,
  YC_CHAIN_COMPONENTS,
  YC_CHAIN_OVERVIEW,
  YC_CHAIN_WINNING,
  YC_CHAIN_WORK,
  YC_CHAIN_FACTORY,
  YC_CHAIN_UNIVERSITY,
  YC_CHAIN_LANDMARKS,
  YC_CHAIN_DESIGN,
  YC_CHAIN_BOMBS,
  YC_CHAIN_ESPIONAGE,
  YC_CHAIN_AGENT,
  YC_CHAIN_SOLO,
  YC_N_CHAIN_PASSAGES
} YcChainPassage;

extern const YcPassage yc_chain_passages[YC_N_CHAIN_PASSAGES];
extern const guint8 yc_chain_shared_passages[YC_N_SHARED_RULES];
#define YC_N_CHAIN_ELSEWHERE 16
extern const YcPrintedElsewhere yc_chain_elsewhere[YC_N_CHAIN_ELSEWHERE];

#define YC_N_CHAIN_READINGS 7
extern const YcReading yc_chain_readings[YC_N_CHAIN_READINGS];

char *yc_chain_play_words (const YcRecord *record, const YcPosition *before, const YcPlay *play);
char *yc_chain_fact_words (const YcRecord *record, const YcPlay *play);
const char *yc_chain_turn_words (const YcPosition *position);

/* ---- What could have been (missed.c) ---- */

extern const YcHindsight yc_chain_hindsight;

/* ---- What explains a table (explaining.c) ---- */

extern const YcExplaining yc_chain_explaining;

/* ---- Secrets (secrets.c) ---- */

void yc_chain_hide_reason (const YcSetup *setup, YcReason *reason, int seat);

int yc_chain_n_seen (const YcPosition *position, YcDrawer drawer, YcRef card);

/* ---- Positions (state.c) ---- */

void yc_chain_tell_table (YcState *state, const YcRecord *record, const YcPosition *position);
void
yc_chain_tell_player (YcState *state, const YcRecord *record, const YcPosition *position, int seat);

/* ---- Points (points.c) ---- */

void yc_chain_tell_points (const YcRecord *record,
                           const YcPosition *position,
                           int seat,
                           YcPointsFunc tell,
                           gpointer data);

/* ---- Series (series.c) ---- */

#define YC_N_CHAIN_SERIES 5
extern const YcSeriesInfo yc_chain_series[YC_N_CHAIN_SERIES];
gboolean yc_chain_count (const YcSetup *setup,
                         const YcPosition *position,
                         const YcPlay *since,
                         int *numbers,
                         guint stride);

YcMomentKind yc_chain_moment (const YcPlay *play);

/* ---- Cards in short (shorthand.c) ---- */

gboolean yc_chain_read_card (const char *line, YcCard *card, GError **error);

G_END_DECLS
