/* missed.h: turns in which the hand, as far as it was told then, could have built more than was
 * built, with a list of plays that the judge has accepted.
 *
 * Looked at is every turn of a player of whose hand at least one card was told when the first play
 * of the turn was made. A turn that nobody has ended is not looked at. What is drawn, looked at in
 * other hands or turned up in the turn is never guessed. Where the search of a turn came to its
 * end, no list of plays of what was told builds more than what is said, and where nothing is said
 * none builds more than was built; turns of which it did not are counted. */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "played.h"

G_BEGIN_DECLS

typedef struct {
  guint after;        /* the event behind which the plays are made */
  guint turn;         /* the first play of the turn */
  int seat;           /* whose turn it was */
  int points, had;    /* at the end of the turn: what could have been, and what was */
  gboolean ends_game; /* the points reach the target, and what was did not */
  gboolean complete;  /* nothing builds more */
  GArray *plays;      /* of YcPlay */
} YcMissed;

typedef struct {
  guint n_turns;      /* looked at */
  guint n_unfinished; /* of them not to the end */
  GPtrArray *found;   /* of YcMissed, in the order of the turns */
} YcMissedTurns;

/* Searches, in any thread; `cancellable` may be NULL. The answer is the caller's; NULL if it was
 * cancelled. Of a game without such a search no turn is looked at. */
YcMissedTurns *yc_missed_find (const YcPlayed *played, GCancellable *cancellable);
void yc_missed_turns_free (YcMissedTurns *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcMissedTurns, yc_missed_turns_free)

/* ---- In words and as JSON (words-missed.c); the caller frees --------------------------------- */

/* "Bo could have reached 10 points in the turn after play 41, and had 6." */
char *yc_words_missed (const YcRecord *record, const YcMissed *missed);
/* How many turns were looked at, and that some were not to the end; "" if none was. */
char *yc_words_missed_turns (const YcMissedTurns *self);
/* As `yellowcake-cli study --json --chances` prints it. */
JsonNode *yc_missed_json (const YcRecord *record, const YcMissedTurns *self);

/* ---- For the games --------------------------------------------------------------------------- */

typedef struct {
  gpointer (*begin) (void); /* what it needs for all turns; NULL: there is no memory for it */
  void (*end) (gpointer solver);
  /* Whether something can be said of a turn that begins so. */
  gboolean (*can_look) (const YcPosition *position);
  /* Fills in what can be reached in a turn that begins in `position`: `points`, `plays`, and
   * `ends_game`, `complete`; `seat` and `had` are there. */
  void (*look) (gpointer solver,
                const YcSetup *setup,
                const YcPosition *position,
                YcMissed *missed,
                GCancellable *cancellable);
} YcHindsight;

G_END_DECLS
