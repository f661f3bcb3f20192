/* without.h: plays that are against the rules and stand, and what they were worth: what was played
 * later had they never happened.
 *
 * Left out is the one play alone; the turn goes on to whoever had it then. What was played later is
 * played again as it was, without what the judge refuses then and what cannot be so any more. */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "played.h"

G_BEGIN_DECLS

typedef struct {
  guint event;     /* that is left out */
  int seat;        /* whose play it was */
  guint n_lost;    /* later plays that could not have been made */
  guint first;     /* of them; 0: none */
  gboolean result; /* whether who has won, or that anybody has, would have been another */
  gboolean points; /* whether somebody would have had other points in the end */
} YcWithout;

/* Of each such play what it was worth, in any thread: an array of YcWithout, the caller's; NULL if
 * it was cancelled. */
GArray *yc_without_each (const YcPlayed *played, GCancellable *cancellable);
/* ---- In sentences and as JSON (words-without.c); the caller frees ---- */

char *yc_words_without (const YcRecord *record, const YcWithout *without);
/* As `yellowcake-cli study --json --chances` prints it. */
JsonNode *yc_without_json (const YcRecord *record, const GArray *all);

G_END_DECLS
