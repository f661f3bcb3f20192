/* explain.h: what explains that the table lies otherwise than the program believes: plays that
 * nobody logged, or one play that was logged wrongly.
 *
 * What lies on the table is told as the state of a record is written (record format, section 5), as
 * far as anybody looked: a member that is left out was not looked at, `?` is a card that nobody
 * told. Only what both know is compared, so that what is not known explains nothing away.
 *
 * An explanation is found among the legal plays that `suggest` lists (with cards that lie on the
 * table told to be in the hand they were played from, and in the shapes that a game adds), and it
 * is proved: its plays are applied, and the table they lead to is compared. Explanations by
 * the same plays are one where they lead to the very same position: in another order, or with a
 * choice that made no difference. All there are are found, within the bounds that are said; where a
 * search was given up, `whole` says so. Several are ambiguous: the table knows which it was. */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "rules.h"

G_BEGIN_DECLS

/* Plays left out at most. */
#define YC_EXPLAIN_PLAYS 3
/* Plays tried before a search is given up. */
#define YC_EXPLAIN_WORK 4000000
/* Explanations that are kept; those found behind them are only counted. */
#define YC_EXPLAIN_KEPT 20

typedef struct {
  guint event;      /* the play that was logged wrongly; 0: plays left out after the last event */
  GPtrArray *lines; /* of char *: the statements, one after the other; none: `event` never was */
} YcExplanation;

typedef struct {
  GPtrArray *explanations; /* of YcExplanation: the shortest, or the latest, first */
  guint n_found;           /* those not kept, too */
  gboolean whole;          /* looked to the end: there are no others, unless … */
  gboolean untold; /* … somebody played cards that nobody told: those were not looked at */
  guint since;     /* of a play logged wrongly: the earliest event looked at */
} YcExplained;

void yc_explained_free (YcExplained *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcExplained, yc_explained_free)

/* Whether this can be a state of the record: of its game, and of players that it has. */
gboolean yc_explain_can_be (const YcRecord *record, JsonNode *state);
/* Whether the table that the timeline leads to is the one told. */
gboolean
yc_explain_is_the_same (const YcRecord *record, const YcTimeline *timeline, JsonNode *state);

/* What people tell who correct the program from `before` to `after`, to be compared: all that lies
 * before the players and all that names only what is there; of the rest, and of the cards known in
 * hands, only what they changed. The caller owns the node. */
JsonNode *
yc_explain_told (const YcRecord *record, const YcPosition *before, const YcPosition *after);

/* Both search in any thread, if nobody else uses record and timeline meanwhile. `cancellable` may
 * be NULL; NULL when it was cancelled. The state can be one of the record. */

/* Up to `YC_EXPLAIN_PLAYS` plays of the players in turn, after the last event. */
YcExplained *yc_explain_left_out (const YcRecord *record,
                                  const YcTimeline *timeline,
                                  JsonNode *state,
                                  GCancellable *cancellable);
/* One earlier play of those in force that was another legal play of the same position, or never
 * was, with all that the record says later assumed to be the same, and to be as legal. */
YcExplained *yc_explain_wrong (const YcRecord *record,
                               YcTimeline *timeline,
                               JsonNode *state,
                               GCancellable *cancellable);

/* As `yellowcake-cli explain --json` prints it. */
JsonNode *yc_explained_json (const YcExplained *left_out, const YcExplained *wrong);

/* ---- For the games --------------------------------------------------------------------------- */

typedef struct {
  /* Members of the state that name only what is there, ended by NULL: what they leave out is not
   * there. */
  const char *const *sparse;
  /* Puts into the hand of the player to move whatever the told table shows that can have been in
   * it; FALSE if it may have held something else, too. NULL: `suggest` needs no told hand. */
  gboolean (*tell_hand) (const YcSetup *setup, YcPosition *position, JsonObject *table);
  /* Calls `found` for the shapes of a listed play that `suggest` leaves out. NULL: there are none.
   */
  void (*each_shape) (const YcSetup *setup,
                      const YcPosition *position,
                      const YcPlay *play,
                      YcPlayFunc found,
                      void *data);
} YcExplaining;

G_END_DECLS
