/* sight.h: how much somebody sees of a session, as a view (view.h) and its entries share it. */

#pragma once

#include "session.h"

G_BEGIN_DECLS

typedef struct {
  YcSession *session;
  int audience; /* a seat, or `YC_AUDIENCE_TABLE` and the like */
} YcSight;

/* Takes out of a play what the audience may not see. */
void yc_sight_hide_play (const YcSight *self, YcPlay *play);
/* What an amend says really happened, without secrets; "" for `nothing`. The caller frees. */
char *yc_sight_open_amendment (const YcSight *self, const YcPlay *amend);
/* A play without secrets as a statement; the caller frees. */
char *yc_sight_write_play (const YcSight *self, const YcPlay *play);

G_END_DECLS
