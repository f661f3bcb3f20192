/* matches.c: see matches.h. */

#include "matches.h"

#include "database-private.h"
#include "sql.h"
#include "told-facts.h"

static void
clear_score (gpointer data)
{
  YcMatchScore *score = data;

  g_free (score->name);
}

void
yc_match_free (YcMatch *match)
{
  g_array_unref (match->scores);
  g_free (match);
}

/* The sessions that are told last to be of the match, and count. */
#define OF_MATCH                                                                                   \
  "SELECT session.id FROM told AS one JOIN session ON session.id = one.session"                    \
  " WHERE one.kind = 'match' AND one.value = ?1 AND " YC_LAST_TOLD (                               \
    "match") " = ?1 AND session.id NOT IN (SELECT session FROM aside WHERE how >= 4)"

static gboolean
count_sessions (YcDatabase *database, const char *uuid, YcMatch *match, GError **error)
{
  GError *failure = NULL;
  sqlite3_stmt *select
    = yc_database_prepare (database,
                           "SELECT count (*), ifnull (sum (over), 0) FROM session LEFT JOIN latest"
                           " ON latest.session = session.id WHERE session.id IN (" OF_MATCH ")",
                           error);

  if (!select)
    return FALSE;
  yc_sql_bind_text (select, 1, uuid);
  if (yc_database_next (database, select, &failure)) {
    match->n_sessions = (unsigned) sqlite3_column_int (select, 0);
    match->n_ended = (unsigned) sqlite3_column_int (select, 1);
    sqlite3_reset (select);
  }
  if (failure)
    g_propagate_error (error, failure);
  return failure == NULL;
}

static gboolean
count_wins (YcDatabase *database, const char *uuid, YcMatch *match, GError **error)
{
  GError *failure = NULL;
  sqlite3_stmt *select = yc_database_prepare (
    database,
    "SELECT name, ifnull (sum (winner), 0) AS won FROM sitting"
    " LEFT JOIN joined ON joined.person = sitting.person"
    " JOIN person ON person.id = ifnull (joined.same_as, sitting.person)"
    " WHERE sitting.session IN (" OF_MATCH ") GROUP BY person.id ORDER BY won DESC, name",
    error);

  if (!select)
    return FALSE;
  yc_sql_bind_text (select, 1, uuid);
  while (yc_database_next (database, select, &failure)) {
    const YcMatchScore score
      = { g_strdup (yc_sql_text (select, 0)), (unsigned) sqlite3_column_int (select, 1) };

    g_array_append_val (match->scores, score);
  }
  if (failure)
    g_propagate_error (error, failure);
  return failure == NULL;
}

YcMatch *
yc_matches_get (YcDatabase *database, const char *uuid, GError **error)
{
  g_autoptr (YcMatch) match = g_new0 (YcMatch, 1);

  match->scores = g_array_new (FALSE, FALSE, sizeof (YcMatchScore));
  g_array_set_clear_func (match->scores, clear_score);
  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  if (!count_sessions (database, uuid, match, error) || !count_wins (database, uuid, match, error))
    return NULL;
  return g_steal_pointer (&match);
}

/* The match that the two become a part of. */
static char *
match_of (YcDatabase *database, gint64 session, gint64 other)
{
  char *match = yc_told_get (database, other, YC_TOLD_MATCH, NULL);

  if (!match)
    match = yc_told_get (database, session, YC_TOLD_MATCH, NULL);
  return match ? match : g_uuid_string_random ();
}

gboolean
yc_matches_join (YcDatabase *database, gint64 session, gint64 other, GError **error)
{
  g_autofree char *match = NULL;
  const gint64 both[] = { session, other };
  gboolean done = TRUE;

  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);

  match = match_of (database, session, other);
  if (!yc_database_begin_part (database, error))
    return FALSE;
  for (gsize i = 0; done && i < G_N_ELEMENTS (both); i++) {
    g_autofree char *before = yc_told_get (database, both[i], YC_TOLD_MATCH, NULL);

    done = g_strcmp0 (before, match) == 0
           || yc_told_tell (database, both[i], YC_TOLD_MATCH, match, error);
  }
  return yc_database_end_part (database, done, error);
}
