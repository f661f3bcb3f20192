/* person-groups.h: what is told of a person, a pair or a whole table: groups of rows on a page, and
 * the same as rows of a file. */

#pragma once

#include <adwaita.h>

#include "tally.h"

G_BEGIN_DECLS

typedef struct {
  AdwPreferencesPage *content;
  GPtrArray *shown; /* the groups on it */
  GString *rows;    /* the same (RFC 4180) under a header */
} YcPersonGroups;

/* On a page that has nothing yet; `content` is borrowed. */
void yc_person_groups_begin (YcPersonGroups *self, AdwPreferencesPage *content);
/* Takes all from the page and from the file. */
void yc_person_groups_clear (YcPersonGroups *self);
void yc_person_groups_end (YcPersonGroups *self);

AdwPreferencesGroup *yc_person_groups_add (YcPersonGroups *self, const char *title);
GtkWidget *yc_person_add_row (AdwPreferencesGroup *group, const char *title, const char *subtitle);
/* "21 November 2026", of a time in ISO 8601; the caller frees. */
char *yc_person_day (const char *iso);
/* A row of the file: a number of what is told about something; `of` "": about all. */
void yc_person_groups_note (YcPersonGroups *self,
                            const char *about,
                            const char *of,
                            const char *what,
                            gint64 number);

/* The same of all numbers of a tally. */
void yc_person_groups_note_tally (YcPersonGroups *self,
                                  const char *about,
                                  const char *of,
                                  const YcTally *tally);

/* Says it in the words of a tally. */
typedef char *(*YcTallyWords) (const YcTally *tally);

/* How the games went by what they have in common; nothing if these are fewer than `fewest`. */
void yc_person_groups_add_tallies (YcPersonGroups *self,
                                   GArray *games,
                                   YcTallyBy by,
                                   const char *title,
                                   guint fewest,
                                   YcTallyWords words);
/* All games to their end, named by `title`; those not ended apart. */
AdwPreferencesGroup *yc_person_groups_add_summary (YcPersonGroups *self,
                                                   GArray *games,
                                                   const char *title,
                                                   YcTallyWords words);
/* A row with the games in a row that somebody won, if there are two. */
void yc_person_groups_add_series (YcPersonGroups *self,
                                  AdwPreferencesGroup *group,
                                  const char *title,
                                  const char *of,
                                  GArray *games);
/* The points of each kind of game as bars; `others` of the other of a pair, or NULL. */
void yc_person_groups_add_bars (YcPersonGroups *self,
                                const GArray *games,
                                const GArray *others,
                                const char *description);
/* The favourites of each kind of game; FALSE on error. */
gboolean yc_person_groups_add_favourites (YcPersonGroups *self,
                                          YcDatabase *database,
                                          GArray *games,
                                          const GArray *uses,
                                          GError **error);
/* The time for a play in each kind of game, if it is known. */
void yc_person_groups_add_paces (YcPersonGroups *self, GArray *games);
/* How many plays took something, and how many lost something. */
void yc_person_groups_add_tolls (YcPersonGroups *self,
                                 const YcPersonTolls *tolls,
                                 const char *took,
                                 const char *lost);
/* How objections were settled, in these words, if there were any. */
void yc_person_groups_add_disputes (YcPersonGroups *self,
                                    const YcPersonDisputes *disputes,
                                    const char *words);

G_END_DECLS
