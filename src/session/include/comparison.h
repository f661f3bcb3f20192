/* comparison.h: two ways that a game went, side by side: the values that differ, in words. */

#pragma once

#include "rules.h"

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  int seat;   /* of the first record; -1: on the table */
  char *name; /* "Money" */
  char *was, *is;
} YcDifference;

/* What is another after the last events that both timelines have taken in, first of the players in
 * turn order, then on the table: an array of YcDifference that the caller frees. What only a player
 * knows is left out. `others`: how much more there is that has no words. */
GArray *yc_compare (const YcRecord *record,
                    const YcTimeline *timeline,
                    const YcRecord *other,
                    const YcTimeline *otherwise,
                    guint *others);

G_END_DECLS
