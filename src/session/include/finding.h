/* finding.h: one thing that is worth telling of a session (findings.h). */

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

/* Adds one that says nothing yet; good until the next is added. */
YcFinding *yc_findings_add (GArray *findings, int kind, guint event, int seat);

G_END_DECLS
