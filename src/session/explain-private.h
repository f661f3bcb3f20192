/* explain-private.h: what both searches for explanations share. */

#pragma once

#include "described.h"
#include "telling.h"

G_BEGIN_DECLS

typedef struct {
  const YcRecord *record;
  const YcGame *game;
  const YcSetup *setup;
  const YcExplaining *explaining; /* NULL: the game adds nothing */
  YcDescribed *described;
  GCancellable *cancellable;
  YcExplained *explained;
  guint work; /* plays tried */
} YcExplainSearch;

void yc_explain_begin (YcExplainSearch *self,
                       const YcRecord *record,
                       JsonNode *state,
                       GCancellable *cancellable);
/* What was found; NULL if it was cancelled. */
YcExplained *yc_explain_end (YcExplainSearch *self);

/* Counts one play more; FALSE from when the search is given up. */
gboolean yc_explain_may_go_on (YcExplainSearch *self);
/* Calls `found` for each play that the player to move may have made. */
void yc_explain_each_play (YcExplainSearch *self,
                           const YcPosition *position,
                           YcPlayFunc found,
                           void *data);
/* A number for what a play is, whatever was chosen and whoever did it; those of several plays are
 * added up. */
guint64 yc_explain_kind (const YcPlay *play);
/* Whether this position is seen for the first time behind plays of these kinds. `seen`: a set of
 * strings, its keys its own. */
gboolean yc_explain_see (const YcExplainSearch *self,
                         GHashTable *seen,
                         guint64 kinds,
                         const YcPosition *position);
/* Keeps an explanation. */
void yc_explain_keep (YcExplainSearch *self, guint event, const YcPlay *const *plays, guint n);

G_END_DECLS
