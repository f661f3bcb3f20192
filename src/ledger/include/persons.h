/* persons.h: what everybody who ever sat at a table has played, and against whom.
 *
 * A person is known by a name, or by several that were said to be one person: what is asked of any
 * of them is told of all. Sessions that are put away do not count; hidden ones do.
 *
 * Points and winners are those of the caches; a game whose result is not known, or older than its
 * last event, counts as not ended. */

#pragma once

#include "database.h"

G_BEGIN_DECLS

/* Somebody in the list. */
typedef struct {
  char *name;
  unsigned n_sessions;
  unsigned n_ended; /* games that were decided */
  unsigned n_won;   /* of them */
} YcPerson;

/* A session that somebody sat at. */
typedef struct {
  gint64 session;
  char *game;
  char *begun_at; /* ISO 8601 */
  char *location; /* NULL: not told */
  unsigned n_seats;
  unsigned seat;  /* from 1, in turn order */
  gboolean ended; /* the rest is 0 if not */
  gboolean won;
  int points;
  unsigned place;   /* from 1: one more than had more points */
  gint64 thought;   /* milliseconds for the plays that say when they were, breaks left out */
  unsigned n_timed; /* such plays */
  unsigned n_breaks;
} YcPersonGame;

/* Somebody who sat at the same decided games. */
typedef struct {
  char *name;
  unsigned n_games;
  unsigned n_won;  /* by the person asked about */
  unsigned n_lost; /* won by the other: a shared victory is neither */
} YcRival;

/* What became of somebody's objections that were settled. */
typedef struct {
  unsigned n_won;  /* the ruling was overruled */
  unsigned n_lost; /* it stands */
  unsigned n_left; /* nobody decided */
} YcPersonDisputes;

/* Something that somebody used in decided games: a thing in a drawer of the catalogue of a game. */
typedef struct {
  char *game;
  unsigned drawer;
  char *thing; /* its name in statements, or its definition */
  unsigned n;  /* plays */
} YcPersonUse;

/* Plays of decided games by which somebody lost something. */
typedef struct {
  unsigned n_took; /* the person's, by which others lost … */
  unsigned n_lost; /* … and others', by which the person did */
} YcPersonTolls;

/* Everybody, those with most sessions first: an array of YcPerson. NULL on error. */
GArray *yc_persons_list (YcDatabase *database, GError **error);
/* What the person with this name sat at, the oldest first: an array of YcPersonGame, empty for a
 * name that nobody has. NULL on error. */
GArray *yc_person_games (YcDatabase *database, const char *name, GError **error);
/* The same, of the games that `other` sat at, too: asked both ways, the two are side by side. */
GArray *
yc_person_games_beside (YcDatabase *database, const char *name, const char *other, GError **error);
/* With whom, those with most games first: an array of YcRival. NULL on error. */
GArray *yc_person_rivals (YcDatabase *database, const char *name, GError **error);

/* How the objections of a person were settled. FALSE on error. */
gboolean yc_person_disputes (YcDatabase *database,
                             const char *name,
                             YcPersonDisputes *disputes,
                             GError **error);
/* What a person used, by game and then most plays first: an array of YcPersonUse. NULL on error. */
GArray *yc_person_uses (YcDatabase *database, const char *name, GError **error);
/* How often a person took something from others, and they from that person. FALSE on error. */
gboolean
yc_person_tolls (YcDatabase *database, const char *name, YcPersonTolls *tolls, GError **error);

/* What the two took from each other: `tolls` as the first of them has it. FALSE on error. */
gboolean yc_pair_tolls (YcDatabase *database,
                        const char *name,
                        const char *other,
                        YcPersonTolls *tolls,
                        GError **error);

/* ---- The table as a whole (persons-table.c) ---------------------------------------------------
 */

/* Most points in a decided game of one kind. */
typedef struct {
  char *game;
  char *name;
  int points;
  char *begun_at;
} YcWholeBest;

/* Somebody's games won in a row. */
typedef struct {
  char *name; /* NULL: nobody has won yet */
  unsigned n;
} YcWholeSeries;

/* All sessions that count, the oldest first, as if one person had played them and had the most
 * points and the pace of all: an array of YcPersonGame, each a won one of seat 0. NULL on error. */
GArray *yc_whole_games (YcDatabase *database, GError **error);
/* An array of YcWholeBest, by game. NULL on error. */
GArray *yc_whole_best (YcDatabase *database, GError **error);
/* The longest series that anybody had, the earlier one of two; free the name with g_free(). FALSE
 * on error. */
gboolean yc_whole_series (YcDatabase *database, YcWholeSeries *series, GError **error);
/* How all objections were settled, and what was used by all. */
gboolean yc_whole_disputes (YcDatabase *database, YcPersonDisputes *disputes, GError **error);
GArray *yc_whole_uses (YcDatabase *database, GError **error);

/* ---- Names that are one person --------------------------------------------------------------- */

/* Who is called `name` is really who is called `same_as`, and goes by that name; all others that
 * were joined with `name` come along. One transaction; NOT_FOUND for a name that nobody has. */
gboolean
yc_persons_join (YcDatabase *database, const char *name, const char *same_as, GError **error);
/* Who is called `name` is nobody else, after all: everything is as before they were joined. */
gboolean yc_persons_part (YcDatabase *database, const char *name, GError **error);
/* The other names of a person: not the one that they go by. Free with g_strfreev(); NULL on error.
 */
char **yc_persons_also_called (YcDatabase *database, const char *name, GError **error);
/* When two persons sat at one table first, if ever, so that they cannot be one: one time, ISO 8601,
 * or none. Free with g_strfreev(); NULL on error. */
char **yc_persons_days_together (YcDatabase *database,
                                 const char *name,
                                 const char *other,
                                 GError **error);

G_END_DECLS
