/* caches.c: everything below the line of schema.sql. */

#include "caches.h"

#include "cache-tables.h"
#include "cases-private.h"
#include "database-private.h"
#include "ledger-error.h"
#include "persons-private.h"
#include "search-private.h"
#include "sql.h"

gboolean
yc_caches_drop (YcDatabase *database, GError **error)
{
  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);

  return yc_caches_make_anew (yc_database_get_handle (database), yc_database_get_path (database),
                              yc_schema_current (), error);
}

/* ---- Outcomes ------------------------------------------------------------------------------- */

static int
most_points (const YcOutcome *outcome)
{
  int most = outcome->n_seats > 0 ? outcome->points[0] : 0;

  for (unsigned seat = 1; seat < outcome->n_seats; seat++)
    most = MAX (most, outcome->points[seat]);
  return most;
}

static gboolean
put_outcome (YcDatabase *database, const YcOutcome *outcome, GError **error)
{
  sqlite3_stmt *put = yc_database_prepare (
    database,
    "INSERT INTO outcome (session, n_events, over, flags, disputes, points, begun)"
    " SELECT ?1, ?2, ?3, ?4, ?5, ?6, begun FROM listed WHERE session = ?1"
    " ON CONFLICT DO UPDATE SET n_events = excluded.n_events, over = excluded.over,"
    " flags = excluded.flags, disputes = excluded.disputes, points = excluded.points,"
    " begun = excluded.begun",
    error);

  if (!put)
    return FALSE;
  sqlite3_bind_int64 (put, 1, outcome->session);
  sqlite3_bind_int64 (put, 2, outcome->n_events);
  sqlite3_bind_int (put, 3, outcome->over != FALSE);
  sqlite3_bind_int64 (put, 4, outcome->n_flags);
  sqlite3_bind_int64 (put, 5, outcome->n_disputes);
  sqlite3_bind_int (put, 6, most_points (outcome));
  return yc_database_run (database, put, error);
}

/* The place of a seat by points, from 1. */
static int
rank_of (const YcOutcome *outcome, unsigned seat)
{
  int rank = 1;

  for (unsigned other = 0; other < outcome->n_seats; other++)
    rank += outcome->points[other] > outcome->points[seat];
  return rank;
}

/* An outcome that is older than the last event decides nothing. */
static gboolean
put_sitting (YcDatabase *database, const YcOutcome *outcome, unsigned seat, GError **error)
{
  const YcLedgerPace pace = outcome->paces != NULL ? outcome->paces[seat] : (YcLedgerPace){ 0 };
  sqlite3_stmt *put = yc_database_prepare (
    database,
    "UPDATE sitting SET points = ?3, winner = iif (over, ?4, NULL), rank = iif (over, ?5, NULL),"
    " thought = ?6, n_timed = ?7, n_breaks = ?8"
    " FROM (SELECT ifnull (max (over), 0) AS over FROM latest WHERE session = ?1)"
    " WHERE session = ?1 AND seat = ?2",
    error);

  if (!put)
    return FALSE;
  sqlite3_bind_int64 (put, 1, outcome->session);
  sqlite3_bind_int64 (put, 2, seat + 1);
  sqlite3_bind_int (put, 3, outcome->points[seat]);
  sqlite3_bind_int (put, 4, outcome->winner[seat] != FALSE);
  sqlite3_bind_int (put, 5, rank_of (outcome, seat));
  sqlite3_bind_int64 (put, 6, pace.thought);
  sqlite3_bind_int64 (put, 7, pace.n_timed);
  sqlite3_bind_int64 (put, 8, pace.n_breaks);
  if (!yc_database_run (database, put, error))
    return FALSE;
  if (sqlite3_changes (yc_database_get_handle (database)) == 0)
    yc_ledger_error_set_kind (error, YC_LEDGER_ERROR_NOT_FOUND, yc_database_get_path (database));
  return sqlite3_changes (yc_database_get_handle (database)) > 0;
}

/* ---- What was corrected --------------------------------------------------------------------- */

static gboolean
put_person (YcDatabase *database,
            gint64 session,
            unsigned seat,
            const YcLedgerSeat *really,
            GError **error)
{
  sqlite3_stmt *put;

  if (!yc_persons_remember (database, really->person, error))
    return FALSE;
  put = yc_database_prepare (
    database,
    "UPDATE sitting SET color = ?3, person = person.id FROM person WHERE session = ?1"
    " AND seat = ?2 AND name = ?4 AND (color <> ?3 OR person <> person.id)",
    error);
  if (!put)
    return FALSE;
  sqlite3_bind_int64 (put, 1, session);
  sqlite3_bind_int64 (put, 2, seat + 1);
  yc_sql_bind_text (put, 3, really->color);
  yc_sql_bind_text (put, 4, really->person);
  return yc_database_run (database, put, error);
}

/* What is found by words has when the session was begun in its key. */
static gboolean
put_listed (YcDatabase *database, const YcOutcome *outcome, GError **error)
{
  g_autofree char *begun_at = yc_sql_time (outcome->really->begun_at);
  sqlite3_stmt *put;

  if (!yc_search_forget (database, outcome->session, error))
    return FALSE;
  put = yc_database_prepare (database,
                             "UPDATE listed SET begun_at = ifnull (?2, begun_at),"
                             " begun = ifnull (unixepoch (?2), begun), location = ?3"
                             " WHERE session = ?1",
                             error);
  if (!put)
    return FALSE;
  sqlite3_bind_int64 (put, 1, outcome->session);
  yc_sql_bind_text (put, 2, begun_at);
  yc_sql_bind_text (put, 3, outcome->really->location);
  return yc_database_run (database, put, error);
}

/* After the deeds of the outcome before have gone: they were told of who sat there then. */
static gboolean
put_persons (YcDatabase *database, const YcOutcome *outcome, GError **error)
{
  gboolean done = TRUE;

  for (unsigned seat = 0; done && outcome->really && seat < outcome->n_seats; seat++)
    done = put_person (database, outcome->session, seat, &outcome->really->seats[seat], error);
  return done;
}

/* ---- The whole ------------------------------------------------------------------------------ */

/* Those that were there have gone with the outcome before. */
static gboolean
put_deeds (YcDatabase *database, const YcOutcome *outcome, GError **error)
{
  sqlite3_stmt *put;

  if (outcome->deeds == NULL)
    return TRUE;
  put = yc_database_prepare (database,
                             "INSERT INTO deed (session, seat, against, drawer, thing, n)"
                             " SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3,"
                             " value ->> 4 FROM json_each (?2)"
                             " WHERE (SELECT over FROM latest WHERE session = ?1)",
                             error);
  if (!put)
    return FALSE;
  sqlite3_bind_int64 (put, 1, outcome->session);
  yc_sql_bind_text (put, 2, outcome->deeds);
  return yc_database_run (database, put, error);
}

static gboolean
put_seal (YcDatabase *database, const YcOutcome *outcome, GError **error)
{
  sqlite3_stmt *put = yc_database_prepare (
    database, "INSERT OR REPLACE INTO sealed (session, seal) VALUES (?1, ?2)", error);

  if (!put)
    return FALSE;
  sqlite3_bind_int64 (put, 1, outcome->session);
  yc_sql_bind_text (put, 2, outcome->seal);
  return yc_database_run (database, put, error);
}

static gboolean
put_whole (YcDatabase *database, const YcOutcome *outcome, GError **error)
{
  gboolean done = (outcome->really == NULL || put_listed (database, outcome, error))
                  && put_outcome (database, outcome, error)
                  && put_persons (database, outcome, error);

  for (unsigned seat = 0; done && seat < outcome->n_seats; seat++)
    done = put_sitting (database, outcome, seat, error);
  return done && put_deeds (database, outcome, error)
         && yc_cases_put (database, outcome->session, outcome->cases, outcome->n_cases, error)
         && yc_search_put (database, outcome->session, &outcome->text, error)
         && (outcome->seal == NULL || put_seal (database, outcome, error));
}

/* Ends the transaction in which the work was `done` or not. */
static gboolean
end (YcDatabase *database, gboolean done, GError **error)
{
  done = done && yc_database_commit (database, error);
  if (!done)
    yc_database_roll_back (database);
  return done;
}

gboolean
yc_caches_tell (YcDatabase *database, const YcOutcome *outcome, GError **error)
{
  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);

  return end (database, yc_database_begin (database, error) && put_whole (database, outcome, error),
              error);
}

char *
yc_caches_get_seal (YcDatabase *database, gint64 session, GError **error)
{
  char *seal = NULL;
  sqlite3_stmt *select;

  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  select = yc_database_prepare (database, "SELECT seal FROM sealed WHERE session = ?1", error);
  if (!select)
    return NULL;
  sqlite3_bind_int64 (select, 1, session);
  if (yc_database_next (database, select, error)) {
    seal = yc_sql_dup_text (select, 0);
    sqlite3_reset (select);
  }
  return seal;
}

/* ---- Reading again -------------------------------------------------------------------------- */

/* The first number of a statement's first row, `none` where there is no row; -1 on error. */
static gint64
number_of (YcDatabase *database, sqlite3_stmt *select, gint64 none, GError **error)
{
  GError *failure = NULL;
  gint64 number = none;

  if (!select)
    return -1;
  if (yc_database_next (database, select, &failure)) {
    number = sqlite3_column_int64 (select, 0);
    sqlite3_reset (select);
  }
  if (!failure)
    return number;
  g_propagate_error (error, failure);
  return -1;
}

gint64
yc_caches_get_unread (YcDatabase *database, GError **error)
{
  g_return_val_if_fail (YC_IS_DATABASE (database), -1);

  return number_of (
    database,
    yc_database_prepare (
      database, "SELECT max (unread, ifnull ((SELECT max (session) FROM brought), 0)) FROM cache",
      error),
    0, error);
}

gint64
yc_caches_next_unread (YcDatabase *database, gint64 unread, char **game, GError **error)
{
  GError *failure = NULL;
  sqlite3_stmt *select;
  gint64 session = 0;

  g_return_val_if_fail (YC_IS_DATABASE (database), 0);

  select = yc_database_prepare (
    database,
    "SELECT id, game FROM session WHERE id = (SELECT max ("
    " ifnull ((SELECT max (id) FROM session WHERE id <= min (?1, unread)), 0),"
    " ifnull ((SELECT max (session) FROM brought WHERE session <= ?1), 0)) FROM cache)",
    error);
  if (!select)
    return 0;
  sqlite3_bind_int64 (select, 1, unread);
  if (yc_database_next (database, select, &failure)) {
    session = sqlite3_column_int64 (select, 0);
    if (game)
      *game = g_strdup (yc_sql_text (select, 1));
    sqlite3_reset (select);
  }
  if (failure)
    g_propagate_error (error, failure);
  return session;
}

/* Says where a session stands that was written before its caches were there. */
static gboolean
put_latest (YcDatabase *database, gint64 session, GError **error)
{
  return yc_database_run_for (
    database,
    "INSERT INTO latest (session, n_events, played_at, over)"
    " SELECT id, ifnull (last.number, 0), ifnull (julianday (substr (last.text, 2,"
    " instr (last.text, ' ') - 2)), julianday (ifnull (written_at, begun_at))), 0 FROM session"
    " LEFT JOIN event AS last ON last.session = id"
    " AND last.number = (SELECT max (number) FROM event WHERE session = ?1)"
    " WHERE id = ?1 ON CONFLICT DO NOTHING",
    session, error);
}

/* The number of its events; -1 on error. */
static gint64
events_of (YcDatabase *database, gint64 session, GError **error)
{
  sqlite3_stmt *select
    = yc_database_prepare (database, "SELECT n_events FROM latest WHERE session = ?1", error);

  if (select)
    sqlite3_bind_int64 (select, 1, session);
  return number_of (database, select, 0, error);
}

static gboolean
put_read (YcDatabase *database, const YcOutcome *outcome, GError **error)
{
  gint64 n_events;

  if (!yc_database_run_for (database, "DELETE FROM brought WHERE session = ?1", outcome->session,
                            error)
      || !put_latest (database, outcome->session, error))
    return FALSE;
  n_events = events_of (database, outcome->session, error);
  if (n_events < 0)
    return FALSE;
  return outcome->n_seats == 0 || n_events != outcome->n_events
         || put_whole (database, outcome, error);
}

static gboolean
put_unread (YcDatabase *database, gint64 unread, GError **error)
{
  return yc_database_run_for (database, "UPDATE cache SET unread = min (unread, ?1)", unread,
                              error);
}

gboolean
yc_caches_tell_read (YcDatabase *database,
                     const YcOutcome *outcomes,
                     unsigned n,
                     gint64 unread,
                     GError **error)
{
  gboolean done;

  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);

  done = yc_database_begin (database, error) && put_unread (database, unread, error);
  for (unsigned i = 0; done && i < n; i++)
    done = put_read (database, &outcomes[i], error);
  return end (database, done, error);
}

gboolean
yc_caches_forget (YcDatabase *database, GError **error)
{
  static const char *const sql[] = {
    "UPDATE cache SET unread = (SELECT ifnull (max (id), 0) FROM session)",
    "DELETE FROM searched",
  };
  gboolean done = TRUE;

  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);

  for (gsize i = 0; done && i < G_N_ELEMENTS (sql); i++) {
    sqlite3_stmt *statement = yc_database_prepare (database, sql[i], error);

    done = statement && yc_database_run (database, statement, error);
  }
  return done;
}

gboolean
yc_caches_note_brought (YcDatabase *database, gint64 session, GError **error)
{
  g_return_val_if_fail (YC_IS_DATABASE (database), FALSE);

  return yc_database_run_for (
    database, "INSERT INTO brought (session) VALUES (?1) ON CONFLICT DO NOTHING", session, error);
}
