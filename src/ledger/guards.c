/* guards.c: see guards.h. */

#include "yc-config.h"

#include "guards.h"

#include <string.h>

#include "ledger-error.h"
#include "sql.h"

/* Bytes of the longest text that a row may have: the head of a record has at most four million. */
#define LONGEST_TEXT (16 * 1024 * 1024)

/* The steps of SQLite's machine that are taken at once, those that any file is granted, and those
 * for each byte of it: a session with its plays has some hundred bytes, and where its end is
 * damaged, two thousand rows are looked for in vain, a dozen steps each. */
#define STEPS_AT_ONCE 10000
#define STEPS_AT_ALL  2000000
#define STEPS_A_BYTE  100

#define TRIGGER     "CREATE TRIGGER "
#define TRIGGER_END "\nEND;"
#define TABLE       "CREATE TABLE "

gboolean
yc_guards_raise (sqlite3 *handle, const char *path, GError **error)
{
  const int code = sqlite3_db_config (handle, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);

  if (code != SQLITE_OK)
    return yc_ledger_error_set (error, code, path);
  sqlite3_limit (handle, SQLITE_LIMIT_LENGTH, LONGEST_TEXT);
  sqlite3_limit (handle, SQLITE_LIMIT_ATTACHED, 0);
  sqlite3_limit (handle, SQLITE_LIMIT_TRIGGER_DEPTH, 50);
  return yc_sql_run (handle, path, "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON",
                     error);
}

/* A statement comes to something `through` a view or a trigger, or to it directly. */
static int
refuse_views (gpointer data G_GNUC_UNUSED,
              int action,
              const char *one G_GNUC_UNUSED,
              const char *other G_GNUC_UNUSED,
              const char *schema G_GNUC_UNUSED,
              const char *through)
{
  return through || action == SQLITE_RECURSIVE ? SQLITE_DENY : SQLITE_OK;
}

static int
stop_if_spent (gpointer left)
{
  *(gint64 *) left -= STEPS_AT_ONCE;
  return *(gint64 *) left < 0;
}

gboolean
yc_guards_raise_to_read (sqlite3 *handle, const char *path, gint64 *left, GError **error)
{
  *left = STEPS_AT_ALL + STEPS_A_BYTE * yc_sql_bytes (handle);
  sqlite3_set_authorizer (handle, refuse_views, NULL);
  sqlite3_progress_handler (handle, STEPS_AT_ONCE, stop_if_spent, left);
  return yc_guards_raise (handle, path, error);
}

/* ---- What is not ours ----------------------------------------------------------------------- */

/* Statements that drop what is not to be found in the text of the schema; empty: all is ours. NULL
 * on error. SQLite keeps a statement as it was written, without its semicolon. */
static GString *
find_foreign (sqlite3 *handle, const char *path, const char *schema, GError **error)
{
  const char *const sql
    = "SELECT sql, 'DROP ' || type || ' \"' || replace (name, '\"', '\"\"') || '\";'"
      " FROM sqlite_schema WHERE type IN ('trigger', 'view')";
  g_autoptr (GString) drops = g_string_new (NULL);
  sqlite3_stmt *select = NULL;
  int code = sqlite3_prepare_v2 (handle, sql, -1, &select, NULL);

  while (code == SQLITE_OK || code == SQLITE_ROW) {
    const char *made;

    code = sqlite3_step (select);
    if (code != SQLITE_ROW)
      break;
    made = (const char *) sqlite3_column_text (select, 0);
    if (made == NULL || strstr (schema, made) == NULL)
      g_string_append (drops, (const char *) sqlite3_column_text (select, 1));
  }
  sqlite3_finalize (select);
  if (code == SQLITE_DONE)
    return g_steal_pointer (&drops);
  yc_ledger_error_set (error, code, path);
  return NULL;
}

/* ---- What is missing ------------------------------------------------------------------------ */

/* The name goes up to a blank. */
static gboolean
trigger_is_there (sqlite3 *handle, const char *path, const char *name, GError **error)
{
  g_autofree char *sql = g_strdup_printf (
    "SELECT count (*) FROM sqlite_schema WHERE type = 'trigger' AND name = '%.*s'",
    (int) strcspn (name, " "), name);
  gint64 n = 0;

  return yc_sql_number (handle, path, sql, &n, error) && n == 1;
}

/* Adds the triggers of the facts that are not there. */
static gboolean
find_missing (sqlite3 *handle, const char *path, const char *facts, GString *makes, GError **error)
{
  GError *failure = NULL;

  for (const char *at = strstr (facts, TRIGGER); at != NULL && failure == NULL;
       at = strstr (at + 1, TRIGGER)) {
    const char *end = strstr (at, TRIGGER_END);

    g_return_val_if_fail (end != NULL, FALSE);
    if (!trigger_is_there (handle, path, at + strlen (TRIGGER), &failure))
      g_string_append_len (makes, at, end + strlen (TRIGGER_END) - at);
  }
  if (failure == NULL)
    return TRUE;
  g_propagate_error (error, failure);
  return FALSE;
}

/* ---- The tables of the facts ---------------------------------------------------------------- */

/* A table that is not strict may hold anything; a view in the place of one has gone by now. */
static gboolean
tables_are_strict (sqlite3 *handle, const char *path, const char *facts, GError **error)
{
  sqlite3_stmt *select = NULL;
  gboolean strict = sqlite3_prepare_v2 (handle,
                                        "SELECT 1 FROM pragma_table_list (?1) WHERE schema = 'main'"
                                        " AND type = 'table' AND strict",
                                        -1, &select, NULL)
                    == SQLITE_OK;

  for (const char *at = strstr (facts, TABLE); strict && at != NULL; at = strstr (at + 1, TABLE)) {
    const char *name = at + strlen (TABLE);

    sqlite3_reset (select);
    sqlite3_bind_text (select, 1, name, (int) strcspn (name, " "), SQLITE_STATIC);
    strict = sqlite3_step (select) == SQLITE_ROW;
  }
  sqlite3_finalize (select);
  return strict || yc_ledger_error_set_kind (error, YC_LEDGER_ERROR_DAMAGED, path);
}

/* ---- The whole ------------------------------------------------------------------------------ */

static gboolean
run_at_once (sqlite3 *handle, const char *path, const char *sql, GError **error)
{
  if (*sql == '\0'
      || (yc_sql_run (handle, path, "BEGIN IMMEDIATE", error)
          && yc_sql_run (handle, path, sql, error) && yc_sql_run (handle, path, "COMMIT", error)))
    return TRUE;
  yc_sql_roll_back (handle);
  return FALSE;
}

gboolean
yc_guards_restore (sqlite3 *handle, const char *path, const YcSchema *schema, GError **error)
{
  g_autofree char *facts = yc_schema_facts (schema);
  g_autoptr (GString) drops = find_foreign (handle, path, schema->fresh, error);
  g_autoptr (GString) makes = g_string_new (NULL);

  return drops != NULL && run_at_once (handle, path, drops->str, error)
         && tables_are_strict (handle, path, facts, error)
         && find_missing (handle, path, facts, makes, error)
         && run_at_once (handle, path, makes->str, error);
}
