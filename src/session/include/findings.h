/* findings.h: what is worth telling of a session, each with the event that it leads to.
 *
 * They are about the game as it stands now: what was undone or never happened is not among it.
 * A turn is the plays up to one that ends it. */

#pragma once

#include <glib.h>

#include "rules.h"

G_BEGIN_DECLS

typedef enum {
  YC_FINDING_LEAD,    /* a player was alone in the lead for the first time, or again */
  YC_FINDING_CHANGES, /* how often somebody else came to lead */
  YC_FINDING_GAIN,    /* most points in one turn */
  YC_FINDING_DROUGHT, /* most turns in a row without a point more */
  YC_FINDING_FIRST_BOMB,
  YC_FINDING_NO_BOMB,
  YC_FINDING_FLAGS, /* plays of a player that stand against the rules */
  YC_FINDING_PACE,  /* seconds of a play on average; `set`: breaks that were left out */
  YC_FINDING_OWN,   /* from here on: those of a game */
} YcFindingKind;

typedef struct {
  int kind;    /* `YcFindingKind`, or behind it one of the game */
  guint event; /* it leads to; 0: to none */
  int seat;    /* who, or -1 */
  int other;   /* to whom, or -1 */
  int number;  /* points, turns, plays … */
  int amount[YC_GOODS];
  guint64 set; /* a bit for each thing */
} YcFinding;

/* All findings of a record, the caller's: an array of YcFinding. */
GArray *yc_findings_of (const YcRecord *record, YcTimeline *timeline);
/* Adds one that says nothing yet; good until the next is added. */
YcFinding *yc_findings_add (GArray *findings, int kind, guint event, int seat);
/* In one sentence; the caller frees. */
char *yc_words_finding (const YcRecord *record, const YcFinding *finding);

/* ---- For the games --------------------------------------------------------------------------- */

/* What a game looks for: its tally is told of every play and fact in force, and then adds. */
typedef struct {
  gsize size; /* of the tally, which begins as zeroes */
  void (*see) (gpointer tally,
               const YcSetup *setup,
               const YcPosition *before,
               const YcPosition *after,
               guint event,
               const YcPlay *play);
  void (*add) (gpointer tally, const YcSetup *setup, GArray *findings);
  char *(*words) (const YcRecord *record, const YcFinding *finding);
} YcSearch;

G_END_DECLS
