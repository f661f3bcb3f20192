/* matches.h: sessions that were told to be one match. */

#pragma once

#include "database.h"

G_BEGIN_DECLS

/* Who has won how many of the games of a match. */
typedef struct {
  char *name; /* that the person goes by */
  unsigned n_won;
} YcMatchScore;

/* How a match stands. */
typedef struct {
  unsigned n_sessions; /* that are not put away */
  unsigned n_ended;    /* of them */
  GArray *scores;      /* of YcMatchScore: everybody who played, those who have won most first */
} YcMatch;

void yc_match_free (YcMatch *match);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcMatch, yc_match_free)

/* Of the match with this UUID; NULL on error. */
YcMatch *yc_matches_get (YcDatabase *database, const char *uuid, GError **error);

/* Tells that the session is one match with another: with the whole of it, if that is a part of one
 * already. One transaction. */
gboolean yc_matches_join (YcDatabase *database, gint64 session, gint64 other, GError **error);

G_END_DECLS
