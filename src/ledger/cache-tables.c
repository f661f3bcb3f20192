/* cache-tables.c: which tables are below the line of schema.sql, and whether they are there. */

#include "cache-tables.h"

#include "sql.h"

#define OBJECTS                                                                                    \
  "'cache', 'brought', 'latest', 'latest_running', 'session_is_latest', 'event_is_latest', "       \
  "'outcome',"                                                                                     \
  " 'outcome_is_told', 'outcome_is_told_again', 'sitting', 'deed', 'cases', 'cases_by_rule',"      \
  " 'words', 'aside', 'told_is_aside', 'branch_is_aside', 'joined', 'joined_to', 'one_person',"    \
  " 'same_person_is_joined', 'outcome_by_points', 'outcome_by_length', 'listed',"                  \
  " 'listed_by_time', 'session_is_listed', 'told_is_place', 'sitting_by_person',"                  \
  " 'seat_is_sitting', 'latest_goes_on', 'habit', 'habit_against', 'doing', 'deed_is_habit',"      \
  " 'deed_was_habit', 'aside_is_no_habit', 'aside_is_habit_again', 'session_has_branches',"        \
  " 'told_is_stray', 'searched', 'puzzle', 'sealed'"
#define N_OBJECTS 42

/* Whether they are all there, and of this version. */
static gboolean
are_current (sqlite3 *handle, const char *path, gboolean *current, GError **error)
{
  gint64 there = 0, version = 0;
  gboolean read
    = yc_sql_number (handle, path,
                     "SELECT count (*) FROM sqlite_schema WHERE name IN (" OBJECTS ")", &there,
                     error)
      && (there < N_OBJECTS
          || yc_sql_number (handle, path, "SELECT version FROM cache", &version, error));

  *current = there == N_OBJECTS && version == YC_CACHES_VERSION;
  return read;
}

gboolean
yc_caches_make_anew (sqlite3 *handle, const char *path, const YcSchema *schema, GError **error)
{
  if (yc_sql_run (handle, path, "BEGIN IMMEDIATE", error)
      && yc_sql_run (handle, path, yc_schema_caches (schema), error)
      && yc_sql_run (handle, path, "COMMIT", error))
    return TRUE;
  yc_sql_roll_back (handle);
  return FALSE;
}

gboolean
yc_caches_ensure (sqlite3 *handle, const char *path, const YcSchema *schema, GError **error)
{
  gboolean current;

  return are_current (handle, path, &current, error)
         && (current || yc_caches_make_anew (handle, path, schema, error));
}
