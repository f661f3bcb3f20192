/* parts.h: what the files that tell of The Manhattan Project share. */

#pragma once

#include "words-private.h"
#include "manhattan/board.h"

G_BEGIN_DECLS

extern const YcGameTelling yc_manhattan_telling;

extern const YcRuleWords yc_manhattan_rule_words[YC_N_BOARD_RULES];
extern const YcHeadings *const yc_manhattan_shared_sources[YC_N_SHARED_RULES];

char *
yc_manhattan_play_words (const YcRecord *record, const YcPosition *before, const YcPlay *play);
char *yc_manhattan_fact_words (const YcRecord *record, const YcPlay *play);
const char *yc_manhattan_turn_words (const YcPosition *position);

/* ---- Cards (card-words.c) ---- */

char *yc_manhattan_card_pays (const YcCard *card);
char *yc_manhattan_card_gives (const YcCard *card);
char *yc_manhattan_short_name (const YcCatalogue *catalogue, const YcCard *card);

/* ---- Positions (state-json.c) ---- */

void yc_manhattan_add_table (JsonBuilder *json, const YcRecord *record, const YcPosition *position);
void yc_manhattan_add_player (JsonBuilder *json,
                              const YcRecord *record,
                              const YcPosition *position,
                              int seat);

G_END_DECLS
