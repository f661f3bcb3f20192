/* puzzle-tries.h: who tried to find what was missed at an event of a session, and whether it was
 * found. */

#pragma once

#include "database.h"

G_BEGIN_DECLS

/* The last try of a puzzle. */
typedef struct {
  gint64 session;
  unsigned event;
  gboolean solved;
  unsigned n_solved; /* how often without a failure since, this one included */
  char *tried_at;    /* ISO 8601 in UTC */
} YcPuzzleTry;

/* Keeps a try made now, in one transaction. */
gboolean yc_puzzle_tries_add (YcDatabase *database,
                              gint64 session,
                              unsigned event,
                              gboolean solved,
                              GError **error);

/* Of every puzzle that was tried the last try, by session and event, without sessions that are put
 * away: an array of YcPuzzleTry. NULL on error. */
GArray *yc_puzzle_tries_list (YcDatabase *database, GError **error);

G_END_DECLS
