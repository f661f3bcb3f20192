/* consequences.h: what would be different, had one event of a record been something else.
 *
 * The later plays are assumed to be the same; only what is said of them changes, and what they lead
 * to. */

#pragma once

#include <json-glib/json-glib.h>

#include "rules.h"

G_BEGIN_DECLS

/* One event that would be judged otherwise. */
typedef struct {
  guint event;
  YcStand was, is;
} YcJudgedOtherwise;

/* One number, text or list of the state after the last event that would be another. */
typedef struct {
  char *path; /* `players.red.money`: the keys of the state as JSON, players by colour */
  JsonNode *was, *is;
} YcStateChange;

/* What of the state would be another after the last events that both timelines have taken in, which
 * need not be the same; both are of one game and the same colours. An array of YcStateChange; the
 * caller frees. */
GPtrArray *yc_state_changes (const YcRecord *record,
                             const YcTimeline *timeline,
                             const YcRecord *other,
                             const YcTimeline *supposed);

typedef struct {
  guint event;          /* 0: the head */
  YcRecord *record;     /* with another head, or NULL */
  YcTimeline *supposed; /* the events as they would stand */
  GArray *verdicts;     /* of YcJudgedOtherwise, in their order */
  GPtrArray *state;     /* of YcStateChange, in the order of the state */
} YcConsequences;

/* Had event `event` been `really` (NULL: had it never happened); NULL if it is no play or fact.
 * The record, the timeline's events and the texts of `really` are borrowed as long as the answer,
 * which the caller frees. */
YcConsequences *yc_consequences_new (const YcRecord *record,
                                     YcTimeline *timeline,
                                     guint event,
                                     const YcPlay *really);
/* Had the set-up been as these statements say, `option …` and the like; NULL if it cannot have
 * been. */
YcConsequences *
yc_consequences_of_head (const YcRecord *record, YcTimeline *timeline, const char *const *lines);
void yc_consequences_free (YcConsequences *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcConsequences, yc_consequences_free)

/* As `yellowcake-cli amend --json` prints it; the caller owns the node. */
JsonNode *yc_consequences_json (const YcConsequences *self,
                                const YcRecord *record,
                                const YcTimeline *timeline);

/* ---- In words (words-consequences.c) --------------------------------------------------------- */

/* What the `i`th verdict was and would be, for people: "Legal → Against the rules", and by which
 * rule; the caller frees. */
char *yc_words_judged_otherwise (const YcConsequences *self, guint i, const YcTimeline *timeline);
/* What a seat would have otherwise, its tracks and workers side by side: "Money: 10 → 15", one
 * after the other. NULL if nothing; the caller frees. */
char *yc_words_tracks (const YcConsequences *self, const YcRecord *record, int seat);
/* The same of all that no track says: "And 3 more things on the table." NULL if nothing. */
char *yc_words_off_tracks (const YcConsequences *self, const YcRecord *record);

G_END_DECLS
