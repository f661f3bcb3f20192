/* study.h: the course of a session: what each player had after every event, who led, and which
 * event decided.
 *
 * Event 0 is the beginning. Everything is as it was known then: what was undone or amended later
 * still shows. */

#pragma once

#include <json-glib/json-glib.h>

#include "rules.h"

G_BEGIN_DECLS

/* In the place of a number that is not there yet. */
#define YC_NO_NUMBER G_MININT

/* The points are the first series of every game. */
#define YC_SERIES_POINTS 0

typedef struct _YcStudy YcStudy;

/* Studies a record while it is folded once. The record must outlive the study; the caller frees. */
YcStudy *yc_study_new (const YcRecord *record);
void yc_study_free (YcStudy *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcStudy, yc_study_free)

const YcRecord *yc_study_get_record (const YcStudy *self);
/* The fold that it was made by, at the end; owned by the study. */
YcTimeline *yc_study_get_timeline (const YcStudy *self);
guint yc_study_get_n_events (const YcStudy *self);
guint yc_study_get_n_series (const YcStudy *self);
/* The name of a series in the record format (`points`, `money` …); static. */
const char *yc_study_get_name (const YcStudy *self, guint series);
/* What it is called: "Points", "Money" …; static. */
const char *yc_study_get_title (const YcStudy *self, guint series);
/* Whether its numbers are dollars. */
gboolean yc_study_counts_money (const YcStudy *self, guint series);

/* What a seat had after an event, or YC_NO_NUMBER. */
int yc_study_get_number (const YcStudy *self, guint series, int seat, guint event);
/* Whether anything that is followed of a seat is another than before the event. */
gboolean yc_study_has_changed (const YcStudy *self, int seat, guint event);
/* The seat that alone had most points after an event, or -1. */
int yc_study_get_leader (const YcStudy *self, guint event);
/* The event from which on the later winner was alone in the lead to the end; 0 if nobody has won
 * alone, or the winner was not in the lead at the end. */
guint yc_study_get_decided (const YcStudy *self);

/* As `yellowcake-cli study --json` prints it; the caller owns the node. */
JsonNode *yc_study_json (const YcStudy *self);
/* As `yellowcake-cli study --csv` prints it; the caller frees. */
char *yc_study_csv (const YcStudy *self);

/* ---- In words (words-study.c); the caller frees ---------------------------------------------- */

/* A number of a series: "$24", "3"; "–" where there is none. */
char *yc_words_study_number (const YcStudy *self, guint series, int number);
/* Who led, in one true sentence: "Ana led from play 41 on and was never behind again." */
char *yc_words_study_lead (const YcStudy *self);
/* Who first had most of a series: "The most was $24: Ana, after play 37." */
char *yc_words_study_most (const YcStudy *self, guint series);
/* What an event has changed, player by player: "Ana: Money $10 → $5, Workers at hand 4 → 3."; "" if
 * nothing that is followed. */
char *yc_words_study_change (const YcStudy *self, guint event);

G_END_DECLS
