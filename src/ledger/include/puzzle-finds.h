/* puzzle-finds.h: what a search for puzzles has found in the sessions, kept so that none is looked
 * through twice: a cache. */

#pragma once

#include "database.h"

G_BEGIN_DECLS

typedef struct {
  gint64 session;
  unsigned event; /* behind which it is played */
  int seat;       /* whose turn it is, from 0 */
  int goal;       /* points */
  char *text;     /* the record of the table as it was */
  char *answer;   /* the statements, a line each */
} YcPuzzleFind;

void yc_puzzle_find_clear (gpointer find);

/* How far a session is written. */
typedef struct {
  gint64 session;
  unsigned n_events;
} YcUnsearched;

/* The finds in the sessions as they are now, the newest session first, without those that are put
 * away or did not happen: an array of YcPuzzleFind. NULL on error. */
GArray *yc_puzzle_finds_list (YcDatabase *database, GError **error);
/* How many sessions those were looked for in; 0 on error, too. */
unsigned yc_puzzle_finds_count_searched (YcDatabase *database);
/* The sessions of a game that were not looked through as they are now, the newest first, without
 * the same: an array of YcUnsearched. NULL on error. */
GArray *yc_puzzle_finds_unsearched (YcDatabase *database, const char *game, GError **error);
/* Keeps that a session was looked through, and all that was found there, in one transaction. */
gboolean yc_puzzle_finds_keep (YcDatabase *database,
                               const YcUnsearched *searched,
                               const GArray *finds,
                               GError **error);

G_END_DECLS
