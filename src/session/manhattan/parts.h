/* parts.h: what the files that tell of The Manhattan Project share. */

#pragma once

#include "words-private.h"
#include "manhattan/board.h"

G_BEGIN_DECLS

extern const YcGameTelling yc_manhattan_telling;

extern const YcRuleWords yc_manhattan_rule_words[YC_N_BOARD_RULES];
#define YC_N_MANHATTAN_FACTS 11
extern const YcFactWords yc_manhattan_facts[YC_N_MANHATTAN_FACTS];

/* ---- Where the rulebooks say it (passages.c) ---- */

/* In the order of the books. */
typedef enum {
  YC_MANHATTAN_NOWHERE,
  YC_MANHATTAN_SUPPLIES,
  YC_MANHATTAN_TURN,
  YC_MANHATTAN_PLACE_TURN,
  YC_MANHATTAN_RETRIEVE,
  YC_MANHATTAN_ON_MAIN_BOARD,
  YC_MANHATTAN_ON_BUILDINGS,
  YC_MANHATTAN_REQUIREMENTS,
  YC_MANHATTAN_ACTIONS,
  YC_MANHATTAN_MAIN_BOARD_ACTIONS,
  YC_MANHATTAN_CONSTRUCTION,
  YC_MANHATTAN_UNIVERSITIES,
  YC_MANHATTAN_AIR_STRIKES,
  YC_MANHATTAN_DEALS,
  YC_MANHATTAN_REPAIR_AND_DESIGN,
  YC_MANHATTAN_ESPIONAGE,
  YC_MANHATTAN_BUILDING_ACTIONS,
  YC_MANHATTAN_BUILD,
  YC_MANHATTAN_TEST,
  YC_MANHATTAN_LOAD,
  YC_MANHATTAN_END_OF_GAME,
  YC_N_MANHATTAN_PASSAGES
} YcManhattanPassage;

extern const YcPassage yc_manhattan_passages[YC_N_MANHATTAN_PASSAGES];
extern const guint8 yc_manhattan_shared_passages[YC_N_SHARED_RULES];
#define YC_N_MANHATTAN_ELSEWHERE 9
extern const YcPrintedElsewhere yc_manhattan_elsewhere[YC_N_MANHATTAN_ELSEWHERE];

char *
yc_manhattan_play_words (const YcRecord *record, const YcPosition *before, const YcPlay *play);
char *yc_manhattan_fact_words (const YcRecord *record, const YcPlay *play);
const char *yc_manhattan_turn_words (const YcPosition *position);

/* ---- Cards (card-words.c) ---- */

char *yc_manhattan_card_pays (const YcCard *card);
char *yc_manhattan_card_gives (const YcCard *card);
char *yc_manhattan_short_name (const YcCatalogue *catalogue, const YcCard *card);

/* ---- Positions (state.c) ---- */

void yc_manhattan_tell_table (YcState *state, const YcRecord *record, const YcPosition *position);
void yc_manhattan_tell_player (YcState *state,
                               const YcRecord *record,
                               const YcPosition *position,
                               int seat);

#define YC_N_MANHATTAN_READINGS 6
extern const YcReading yc_manhattan_readings[YC_N_MANHATTAN_READINGS];

/* ---- Points (points.c) ---- */

void yc_manhattan_tell_points (const YcRecord *record,
                               const YcPosition *position,
                               int seat,
                               YcPointsFunc tell,
                               gpointer data);

/* ---- Series (series.c) ---- */

#define YC_N_MANHATTAN_SERIES 12
extern const YcSeriesInfo yc_manhattan_series[YC_N_MANHATTAN_SERIES];
/* Of the series: the damage. */
#define YC_MANHATTAN_HARMS (G_GUINT64_CONSTANT (1) << 10)
gboolean yc_manhattan_count (const YcSetup *setup,
                             const YcPosition *position,
                             const YcPlay *since,
                             int *numbers,
                             guint stride);

/* ---- What stands out (findings.c) ---- */

extern const YcSearch yc_manhattan_search;
YcMomentKind yc_manhattan_moment (const YcPlay *play);

/* ---- What could have been (acts.c) ---- */

extern const YcActs yc_manhattan_acts;

G_END_DECLS
