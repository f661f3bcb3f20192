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

/* Deeds added up: what all did with one space or card of a hand or board, or what one player lost
 * by the plays of another. */
typedef struct {
  GArray *events;  /* guint: the plays */
  YcDrawer drawer; /* of a use … */
  YcRef target;
  guint by[YC_MAX_SEATS];      /* how often each player used it */
  int seat, against;           /* of what was taken: by whom and from whom; -1 of a use */
  int amounts[YC_MOST_SERIES]; /* that a use brought, or that were taken */
} YcTotal;

/* What was used most first; the caller unrefs. */
GArray *yc_deeds_uses (const GArray *deeds);
/* Who took from whom, most plays first; the caller unrefs. */
GArray *yc_deeds_tolls (const GArray *deeds);

/* As `yellowcake-cli study --json` prints them under `deeds`; the caller owns the node. */
JsonNode *yc_deeds_json (const YcRecord *record, GArray *deeds);

/* What was used and taken as the ledger keeps it (`YcOutcome.deeds`); the caller frees. */
char *yc_deeds_for_ledger (const YcRecord *record, YcTimeline *timeline);

/* ---- In words (words-deeds.c); the caller frees ---------------------------------------------- */

/* What it is of: "Mine 2", "Ana from Bo". */
char *yc_words_total (const YcRecord *record, const YcTotal *total);
/* How often, and what that changed: "Ana 3 and Bo 1. Yellowcake 12.", "2 plays. Fighters 3." */
char *yc_words_total_of (const YcStudy *study, const YcTotal *total);
/* "24 points": what it brought. */
char *yc_words_deed_points (const YcDeed *deed);
/* One true sentence: "Used most: Mine 2, 7 times."; NULL of nothing. */
char *yc_words_totals (const YcRecord *record, const GArray *totals);

G_END_DECLS
