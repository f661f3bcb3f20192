/* puzzles.h: turns of past games in which more could have been built (missed.h), to be solved again
 * by whoever likes to.
 *
 * A puzzle asks for points at the end of a turn, on the table as it was before the first play of
 * it. It comes back a day after a try that failed, and 1, 3, 9 and from then on every 30 days after
 * each time in a row that it was solved. Each session of the ledger is looked through once in
 * a thread, and again where it or the cards have changed; puzzles are there as they are found. */

#pragma once

#include "database.h"
#include "session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define YC_TYPE_PUZZLE (yc_puzzle_get_type ())
G_DECLARE_FINAL_TYPE (YcPuzzle, yc_puzzle, YC, PUZZLE, GObject)

/* "Bo, 12 March 2026: reach 10 points"; the caller frees. */
char *yc_puzzle_get_title (YcPuzzle *self);
/* When it comes back, or that it is new; the caller frees. */
char *yc_puzzle_get_when (YcPuzzle *self);
/* Whether it may be tried now: it is new, or its time has come. */
gboolean yc_puzzle_is_due (YcPuzzle *self);
/* Whose turn it is. */
int yc_puzzle_get_seat (YcPuzzle *self);
/* The table as it was, as a session in memory: nothing that is played there is kept. */
YcSession *yc_puzzle_open (YcPuzzle *self, GError **error);
/* The plays that the judge accepted, in whole sentences of `session`, which is the table; a line
 * for each. The caller frees. */
char *yc_puzzle_get_answer (YcPuzzle *self, YcSession *session);

typedef enum {
  YC_PUZZLE_OPEN,   /* the turn goes on */
  YC_PUZZLE_SOLVED, /* the points are there */
  YC_PUZZLE_FAILED, /* the turn is over without them */
} YcPuzzleState;

/* How it stands at a table that yc_puzzle_open() has made. */
YcPuzzleState yc_puzzle_look (YcPuzzle *self, YcSession *session);
/* Keeps a try made now. */
gboolean yc_puzzle_keep_try (YcPuzzle *self, YcDatabase *database, gboolean solved, GError **error);

/* ---- All of a ledger ------------------------------------------------------------------------- */

#define YC_TYPE_PUZZLES (yc_puzzles_get_type ())
G_DECLARE_FINAL_TYPE (YcPuzzles, yc_puzzles, YC, PUZZLES, GObject)

/* Signal `changed` (): more sessions were looked at, or the search is over. */

/* Has what was found before, and begins to look through the sessions that nobody has looked through
 * as they are now; `yc_puzzles_stop` ends that. What is found is kept. */
YcPuzzles *yc_puzzles_new (YcDatabase *database);
/* Only looks through them and keeps what is found, in the background: it has no list. */
YcPuzzles *yc_puzzles_fill (YcDatabase *database);
void yc_puzzles_stop (YcPuzzles *self);
/* A list of YcPuzzle, what is due first, the newest sessions first; owned. */
GListModel *yc_puzzles_get_list (YcPuzzles *self);
/* How many sessions were looked at. */
guint yc_puzzles_get_n_looked (YcPuzzles *self);
gboolean yc_puzzles_is_looking (YcPuzzles *self);
/* Puts a puzzle in its place again, after a try. */
void yc_puzzles_sort (YcPuzzles *self);

G_END_DECLS
