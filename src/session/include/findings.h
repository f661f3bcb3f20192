/* findings.h: what is worth telling of a session, each with the event that it leads to.
 *
 * They are about the game as it stands now: what was undone or never happened is not among it.
 * A turn is the plays up to one that ends it. */

#pragma once

#include "finding.h"

G_BEGIN_DECLS

/* All findings of a record, the caller's: an array of YcFinding. */
GArray *yc_findings_of (const YcRecord *record, YcTimeline *timeline);
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
