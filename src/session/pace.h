/* pace.h: how long each player took for a play, where the plays say when they were. */

#pragma once

#include "caches.h"
#include "finding.h"

G_BEGIN_DECLS

/* Longer than this nobody thinks: the table had a break. */
#define YC_LONGEST_THOUGHT (15 * G_TIME_SPAN_MINUTE)

/* Adds a finding of each player: the seconds from what stood before to a play on average, and in
 * `set` how many breaks were left out; it leads to the play that took longest. */
void yc_pace_add (const YcRecord *record, YcTimeline *timeline, GArray *findings);

/* The same for the ledger: a row for each seat, in turn order. */
void yc_pace_measure (const YcRecord *record, YcTimeline *timeline, YcLedgerPace *paces);

G_END_DECLS
