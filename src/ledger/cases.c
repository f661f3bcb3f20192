/* cases.c: the case book. */

#include "cases-private.h"

#include "database-private.h"
#include "sql.h"

void
yc_ledger_case_clear (YcLedgerCase *self)
{
  char **const texts[]
    = { &self->rule,     &self->facts,    &self->play,   &self->objector,  &self->why,
        &self->state,    &self->scope,    &self->uuid,   &self->decision,  &self->game,
        &self->begun_at, &self->location, &self->person, &self->settled_at };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_clear_pointer (texts[i], g_free);
}

static void
clear_case (gpointer data)
{
  yc_ledger_case_clear (data);
}

/* ---- Writing -------------------------------------------------------------------------------- */

static gboolean
put_case (YcDatabase *database, gint64 session, const YcLedgerCase *one, GError **error)
{
  sqlite3_stmt *put = yc_database_prepare (
    database,
    "INSERT INTO cases (session, event, settled, rule, facts, play, objector, why, state, scope,"
    " decision) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
    error);

  if (!put)
    return FALSE;
  sqlite3_bind_int64 (put, 1, session);
  sqlite3_bind_int64 (put, 2, one->event);
  sqlite3_bind_int64 (put, 3, one->settled);
  yc_sql_bind_text (put, 4, one->rule);
  yc_sql_bind_text (put, 5, one->facts);
  yc_sql_bind_text (put, 6, one->play);
  yc_sql_bind_text (put, 7, one->objector);
  yc_sql_bind_text (put, 8, one->why);
  yc_sql_bind_text (put, 9, one->state);
  yc_sql_bind_text (put, 10, one->scope);
  yc_sql_bind_text (put, 11, one->decision);
  return yc_database_run (database, put, error);
}

gboolean
yc_cases_put (YcDatabase *database,
              gint64 session,
              const YcLedgerCase *cases,
              unsigned n,
              GError **error)
{
  gboolean done
    = yc_database_run_for (database, "DELETE FROM cases WHERE session = ?1", session, error);

  for (unsigned i = 0; done && i < n; i++)
    done = put_case (database, session, &cases[i], error);
  return done;
}

/* ---- Reading -------------------------------------------------------------------------------- */

/* Numbered over all, before any are left out: those of sessions that are put away keep theirs. */
#define NUMBERED                                                                                   \
  "SELECT * FROM (SELECT cases.event, settled, rule, facts, play, objector, why, state, scope,"    \
  " decision, row_number () OVER (ORDER BY unixepoch (event.written_at), cases.session, settled,"  \
  " cases.event) AS number, uuid, session.game, listed.begun_at, ifnull (listed.place, "           \
  "listed.location),"                                                                              \
  " person.name, event.written_at, cases.session AS session FROM cases"                            \
  " JOIN session ON session.id = cases.session JOIN listed ON listed.session = cases.session"      \
  " JOIN event ON event.session = cases.session AND event.number = settled"                        \
  " LEFT JOIN sitting ON sitting.session = cases.session AND color = objector"                     \
  " LEFT JOIN person ON person.id = sitting.person"                                                \
  " WHERE cases.session NOT IN (SELECT session FROM branch))"                                      \
  " WHERE session NOT IN (SELECT session FROM aside WHERE how = 4) "

static YcLedgerCase
case_from_row (sqlite3_stmt *row)
{
  return (YcLedgerCase){
    .event = (unsigned) sqlite3_column_int64 (row, 0),
    .settled = (unsigned) sqlite3_column_int64 (row, 1),
    .rule = yc_sql_dup_text (row, 2),
    .facts = g_strdup (yc_sql_text (row, 3)),
    .play = g_strdup (yc_sql_text (row, 4)),
    .objector = g_strdup (yc_sql_text (row, 5)),
    .why = yc_sql_dup_text (row, 6),
    .state = g_strdup (yc_sql_text (row, 7)),
    .scope = yc_sql_dup_text (row, 8),
    .decision = yc_sql_dup_text (row, 9),
    .number = (unsigned) sqlite3_column_int64 (row, 10),
    .uuid = g_strdup (yc_sql_text (row, 11)),
    .game = g_strdup (yc_sql_text (row, 12)),
    .begun_at = g_strdup (yc_sql_text (row, 13)),
    .location = yc_sql_dup_text (row, 14),
    .person = yc_sql_dup_text (row, 15),
    .settled_at = yc_sql_dup_text (row, 16),
  };
}

static GArray *
read_cases (YcDatabase *database, sqlite3_stmt *select, GError **error)
{
  g_autoptr (GArray) cases = g_array_new (FALSE, FALSE, sizeof (YcLedgerCase));
  GError *failure = NULL;

  g_array_set_clear_func (cases, clear_case);
  while (yc_database_next (database, select, &failure)) {
    const YcLedgerCase one = case_from_row (select);

    g_array_append_val (cases, one);
  }
  if (failure == NULL)
    return g_steal_pointer (&cases);
  g_propagate_error (error, failure);
  return NULL;
}

GArray *
yc_casebook_list (YcDatabase *database, GError **error)
{
  sqlite3_stmt *select;

  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  select = yc_database_prepare (database, NUMBERED "ORDER BY number", error);
  return select ? read_cases (database, select, error) : NULL;
}

GArray *
yc_casebook_of_rule (YcDatabase *database, const char *game, const char *rule, GError **error)
{
  sqlite3_stmt *select;

  g_return_val_if_fail (YC_IS_DATABASE (database), NULL);

  select = yc_database_prepare (database, NUMBERED "AND game = ?1 AND rule IS ?2 ORDER BY number",
                                error);
  if (!select)
    return NULL;
  yc_sql_bind_text (select, 1, game);
  yc_sql_bind_text (select, 2, rule);
  return read_cases (database, select, error);
}
