/* moments.h: what stands out in the course of a session: bombs, strikes, what was let stand, what
 * somebody objected to, notes and bookmarks, each at what it is about. */

#pragma once

#include <glib.h>

#include "rules.h"

G_BEGIN_DECLS

typedef enum {
  YC_MOMENT_NONE,
  YC_MOMENT_BOMB,    /* was built */
  YC_MOMENT_TEST,    /* of a bomb */
  YC_MOMENT_LOAD,    /* a bomb was loaded */
  YC_MOMENT_STRIKE,  /* against another player */
  YC_MOMENT_FLAG,    /* against the rules, and it stands */
  YC_MOMENT_DISPUTE, /* somebody objects to it */
  YC_MOMENT_NOTE,
  YC_MOMENT_BOOKMARK,
  YC_N_MOMENTS
} YcMomentKind;

typedef struct {
  guint event;
  YcMomentKind kind;
  int seat; /* whose play it was, or -1 */
} YcMoment;

/* Those of the events that the timeline has taken in, as they stand now and in their order; what a
 * play is comes before what became of it. An array of YcMoment; the caller frees. */
GArray *yc_moments_of (const YcRecord *record, YcTimeline *timeline);

/* "Bomb", "Air strike" …; static. */
const char *yc_words_moment (YcMomentKind kind);

G_END_DECLS
