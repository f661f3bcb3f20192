/* migrate.c: numbered steps from each version of the schema to the next. */

#include "yc-config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ledger-error.h"
#include "migrate.h"
#include "sql.h"
#include "whole-copy.h"

extern const char yc_schema_sql[];
extern const char yc_to_version_2_sql[];

/* A step once shipped is never changed: files out there have gone through it. */
static const YcMigration steps[] = { { 2, yc_to_version_2_sql }, { 0, NULL } };

static const YcSchema current = { .version = 2, .fresh = yc_schema_sql, .steps = steps };

const YcSchema *
yc_schema_current (void)
{
  return &current;
}

char *
yc_schema_facts (const YcSchema *schema)
{
  return g_strndup (schema->fresh, (gsize) (yc_schema_caches (schema) - schema->fresh));
}

const char *
yc_schema_caches (const YcSchema *schema)
{
  return strstr (schema->fresh, "-------------------- from here on");
}

/* Backups are never overwritten: a name that nothing has. */
static char *
name_of_copy (const char *path, int version)
{
  g_autofree char *copy = g_strdup_printf ("%s.version-%d", path, version);

  for (unsigned n = 2; g_file_test (copy, G_FILE_TEST_EXISTS); n++) {
    g_free (copy);
    copy = g_strdup_printf ("%s.version-%d-%u", path, version, n);
  }
  return g_steal_pointer (&copy);
}

/* The steps make sense in any file of their version: one where they make none is not what it says
 * it is. Always FALSE. */
static gboolean
blame_file (sqlite3 *handle, const char *path, GError **error)
{
  if (sqlite3_errcode (handle) != SQLITE_ERROR)
    return FALSE;
  g_clear_error (error);
  return yc_ledger_error_set_kind (error, YC_LEDGER_ERROR_DAMAGED, path);
}

static gboolean
references_hold (sqlite3 *handle, const char *path, GError **error)
{
  gint64 broken = 0;

  if (!yc_sql_number (handle, path, "SELECT count (*) FROM pragma_foreign_key_check", &broken,
                      error))
    return blame_file (handle, path, error);
  return broken == 0 || yc_ledger_error_set_kind (error, YC_LEDGER_ERROR_DAMAGED, path);
}

static gboolean
take_steps (sqlite3 *handle, const char *path, const YcSchema *schema, int version, GError **error)
{
  g_autofree char *stamp = g_strdup_printf ("PRAGMA user_version = %d", schema->version);

  for (const YcMigration *step = schema->steps; step->sql; step++)
    if (step->to > version && !yc_sql_run (handle, path, step->sql, error))
      return blame_file (handle, path, error);
  return yc_sql_run (handle, path, stamp, error) && references_hold (handle, path, error);
}

static gboolean
make_fresh (sqlite3 *handle, const char *path, const YcSchema *schema, GError **error)
{
  return yc_sql_run (handle, path, "BEGIN IMMEDIATE", error)
         && yc_sql_run (handle, path, schema->fresh, error)
         && yc_sql_run (handle, path, "COMMIT", error);
}

/* Foreign keys rest meanwhile: a table that is made anew would pull down those that refer to it.
 * What comes to nothing leaves no copy, for the next try makes its own; but where only the disk
 * knows what came of it, the copy stays. */
static gboolean
migrate_from (sqlite3 *handle,
              const char *path,
              const YcSchema *schema,
              int version,
              GError **error)
{
  g_autofree char *copy = name_of_copy (path, version);
  gboolean taken, done;

  if (!yc_whole_copy (handle, copy, NULL, NULL, error))
    return FALSE;
  taken = yc_sql_run (handle, path, "PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE", error)
          && take_steps (handle, path, schema, version, error);
  done = taken && yc_sql_run (handle, path, "COMMIT", error);
  if (!done)
    yc_sql_roll_back (handle);
  if (!taken)
    g_unlink (copy);
  return done && yc_sql_run (handle, path, "PRAGMA foreign_keys = ON", error);
}

gboolean
yc_migrate (sqlite3 *handle, const char *path, const YcSchema *schema, GError **error)
{
  gint64 version = 0;

  if (!yc_sql_number (handle, path, "PRAGMA user_version", &version, error))
    return FALSE;
  if (version == schema->version)
    return TRUE;
  if (version > 0)
    return migrate_from (handle, path, schema, (int) version, error);
  if (make_fresh (handle, path, schema, error))
    return TRUE;
  yc_sql_roll_back (handle);
  return FALSE;
}
