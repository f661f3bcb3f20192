/* words-private.h: what the files that make sentences share. */

#pragma once

#include "yc-config.h"

#include <glib/gi18n-lib.h>

#include "telling.h"
#include "words.h"

G_BEGIN_DECLS

/* "a, b and c" of what is in `parts` (char *), or "" of none. */
char *yc_words_list (GPtrArray *parts);
/* "a, b or c". */
char *yc_words_choice (GPtrArray *parts);
/* A card in the middle of a sentence: its short name in quotation marks. */
char *yc_words_quoted (const YcRecord *record, YcDrawer drawer, YcRef ref);
/* Several of them, each once with how often; of a list of a play. "" of none. */
char *yc_words_cards (const YcRecord *record, YcDrawer drawer, const YcRef *refs, guint n);
char *yc_words_items (const YcRecord *record, YcDrawer drawer, const YcPlay *play, YcList list);
/* The player of a colour, seated or not. */
char *yc_words_player_of (const YcSetup *setup, guint color);
/* So many of one worker type: "3 laborers". */
char *yc_words_of_type (YcWorkerType type, guint n);
/* So many of each worker type: "3 laborers and an engineer". */
char *yc_words_types (const guint8 count[YC_WORKER_TYPES]);
/* The amounts that are not 0: "$5 and 3 yellowcake"; "" if all are. */
char *yc_words_goods (const YcGame *game, const int amount[YC_GOODS]);
/* Puts the reason that a play gives behind a sentence, which it takes over. */
char *yc_words_add_reason (const YcPlay *play, char *sentence);
/* An objection and a settlement, with their reasons. */
char *yc_words_objection (const YcSetup *setup, const YcPlay *play);
char *yc_words_settlement (const YcSetup *setup, const YcPlay *play);
/* Puts another whole sentence behind the first, which it takes over with `next`. */
char *yc_words_join (char *first, char *next);

/* So many points: "12 points", "points not known". */
char *yc_words_points (int points);
/* All the words about a rule, the game's own or those that all games share. */
const YcRuleWords *yc_words_of_rule (const YcGame *game, YcRule rule);

/* The colour named that nobody plays: the actor, or the one acted on. */
char *yc_words_stranger (const YcFacts *facts);

/* What a path of the state says of a seat, behind `players.COLOR.`; NULL if it is about something
 * else. What a number of a player is called by its key there; NULL if it is none of the tracks. */
const char *yc_words_key_of_seat (const YcSetup *setup, const char *path, int seat);
const char *yc_words_track (const YcGame *game, const char *key);

/* Corrections: what a player (or anything else that has a name) gets or loses. */
char *yc_words_correction (const char *name, const char *what, gboolean gets);
/* `adjust … PLAYER` with what is given, taken and counted, and `adjust … hand` with the cards of a
 * drawer. */
/* Whether the table has kept the score alone, at some time. */
gboolean yc_words_is_score (const YcRecord *record);
char *yc_words_adjusted_goods (const YcRecord *record, const YcPlay *play);
char *yc_words_adjusted_hand (const YcRecord *record, const YcPlay *play, YcDrawer drawer);
char *yc_words_adjusted_bomb (const YcRecord *record, const YcPlay *play);
char *yc_words_adjusted_load (const YcRecord *record, const YcPlay *play);

G_END_DECLS
