/* deeds.h: what the players of a session did, counted by what was used or struck: how often, what
 * it brought and cost, and what others lost by it.
 *
 * Only plays that stand count, each as it really was. */

#pragma once

#include <json-glib/json-glib.h>

#include "rules.h"
#include "study.h"

G_BEGIN_DECLS

#define YC_MOST_SERIES 16

/* Plays of one player with one verb about one thing and, where somebody lost by them, one other
 * player. Amounts are by series of the game. */
typedef struct {
  YcVerb verb;
  int seat;
  int against; /* who lost by it, or -1 */
  YcDrawer drawer;
  YcRef target;                /* or `YC_NONE` */
  GArray *events;              /* guint: the plays */
  int brought[YC_MOST_SERIES]; /* what the player got in them all … */
  int paid[YC_MOST_SERIES];    /* … and gave away */
  int taken[YC_MOST_SERIES]; /* what the other lost; of what is a harm, what came upon the other */
} YcDeed;

/* The deeds of the events that `timeline` has taken in, in the order of their first plays. The
 * caller unrefs. */
GArray *yc_deeds_of (const YcRecord *record, YcTimeline *timeline);

/* What was done with one space or card of a hand or board, by all. */
typedef struct {
  YcDrawer drawer;
  YcRef target;
  guint n, first; /* plays, and the first of them */
  guint by[YC_MAX_SEATS];
  int brought[YC_MOST_SERIES];
} YcUse;

/* What one player lost by the plays of another. */
typedef struct {
  int seat, against;
  guint n, first;
  int taken[YC_MOST_SERIES];
} YcToll;

/* What was used most first; the caller unrefs. */
GArray *yc_deeds_uses (const GArray *deeds);
/* Who took from whom, most plays first; the caller unrefs. */
GArray *yc_deeds_tolls (const GArray *deeds);

/* `place mine-2`, `strike fighter`: as the statement begins; the caller frees. */
char *yc_deed_id (const YcRecord *record, const YcDeed *deed);
/* As `yellowcake-cli study --json` prints them under `deeds`; the caller owns the node. */
JsonNode *yc_deeds_json (const YcRecord *record, GArray *deeds);

/* What was used and taken as the ledger keeps it (`YcOutcome.deeds`); the caller frees. */
char *yc_deeds_for_ledger (const YcRecord *record, YcTimeline *timeline);

/* ---- In words (words-deeds.c); the caller frees ---------------------------------------------- */

/* What a use is of: "Mine 2". */
char *yc_words_use (const YcRecord *record, const YcUse *use);
/* By whom, and what it brought: "Ana 3 and Bo 1. Yellowcake 12." */
char *yc_words_use_by (const YcStudy *study, const YcUse *use);
/* "Ana from Bo", and what: "2 plays. Fighters 3." */
char *yc_words_toll (const YcRecord *record, const YcToll *toll);
char *yc_words_toll_of (const YcStudy *study, const YcToll *toll);
/* "24 points": what it brought. */
char *yc_words_deed_points (const YcDeed *deed);
/* One true sentence each: "Used most: Mine 2, 7 times."; NULL of nothing. */
char *yc_words_uses (const YcRecord *record, const GArray *uses);
char *yc_words_tolls (const YcRecord *record, const GArray *tolls);

G_END_DECLS
