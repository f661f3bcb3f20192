/* database.c: opening the file, for this process alone, and the statements kept with it. */

#include "database-private.h"

#include <errno.h>
#include <glib/gstdio.h>

#include "cache-tables.h"
#include "guards.h"
#include "ledger-error.h"
#include "places.h"
#include "sql.h"

/* Bytes up to which a file is looked through when it is opened: a millisecond or two. */
#define CHECKED_AT_ONCE (1024 * 1024)

struct _YcDatabase {
  GObject parent_instance;

  char *path;
  sqlite3 *handle;
  GHashTable *statements; /* SQL to the statement prepared from it */
  guint64 n_statements;
  guint64 n_rows;
  gboolean checked; /* when it was opened */

  GMutex lock;
  GCond given_back;
  gboolean lent;       /* to the thread that looks through the file */
  gboolean taken_back; /* since then */
};

G_DEFINE_FINAL_TYPE (YcDatabase, yc_database, G_TYPE_OBJECT)

static void
finalize_statement (gpointer statement)
{
  sqlite3_finalize (statement);
}

/* The thread may be between two statements: it is interrupted until it has heard it. */
static void
take_back (YcDatabase *self)
{
  g_mutex_lock (&self->lock);
  self->taken_back = TRUE;
  while (self->lent) {
    sqlite3_interrupt (self->handle);
    g_cond_wait_until (&self->given_back, &self->lock, g_get_monotonic_time () + 1000);
  }
  g_mutex_unlock (&self->lock);
}

void
yc_database_lend (YcDatabase *self)
{
  g_mutex_lock (&self->lock);
  self->lent = TRUE;
  self->taken_back = FALSE;
  g_mutex_unlock (&self->lock);
}

gboolean
yc_database_give_back (YcDatabase *self)
{
  gboolean in_time;

  g_mutex_lock (&self->lock);
  in_time = !self->taken_back;
  self->lent = FALSE;
  g_cond_signal (&self->given_back);
  g_mutex_unlock (&self->lock);
  return in_time;
}

sqlite3 *
yc_database_get_lent_handle (YcDatabase *self)
{
  return self->handle;
}

gboolean
yc_database_is_wanted (YcDatabase *self)
{
  gboolean wanted;

  g_mutex_lock (&self->lock);
  wanted = self->taken_back;
  g_mutex_unlock (&self->lock);
  return wanted;
}

static void
yc_database_finalize (GObject *object)
{
  YcDatabase *self = YC_DATABASE (object);

  g_hash_table_unref (self->statements);
  sqlite3_close (self->handle);
  g_free (self->path);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->given_back);
  G_OBJECT_CLASS (yc_database_parent_class)->finalize (object);
}

static void
yc_database_class_init (YcDatabaseClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = yc_database_finalize;
}

static void
yc_database_init (YcDatabase *self)
{
  g_mutex_init (&self->lock);
  g_cond_init (&self->given_back);
  self->statements = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, finalize_statement);
}

char *
yc_database_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "yellowcake", "yellowcake.db", NULL);
}

const char *
yc_database_get_path (YcDatabase *self)
{
  g_return_val_if_fail (YC_IS_DATABASE (self), NULL);

  return self->path;
}

void
yc_database_forget (YcDatabase *self)
{
  g_return_if_fail (YC_IS_DATABASE (self));

  sqlite3_db_release_memory (yc_database_get_handle (self));
}

sqlite3 *
yc_database_get_handle (YcDatabase *self)
{
  take_back (self);
  return self->handle;
}

gboolean
yc_database_was_checked (YcDatabase *self)
{
  return self->checked;
}

guint64
yc_database_get_n_statements (YcDatabase *self)
{
  return self->n_statements;
}

guint64
yc_database_get_n_rows (YcDatabase *self)
{
  return self->n_rows;
}

static gboolean
make_folder (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;
  return yc_ledger_error_set_errno (error, errno, path);
}

/* Lower case and accents as people type them: SQLite's own LIKE knows ASCII only. */
static void
fold_case (sqlite3_context *context, int n_values, sqlite3_value **values)
{
  const char *text = (const char *) sqlite3_value_text (values[0]);

  g_assert (n_values == 1);
  if (text)
    sqlite3_result_text (context, g_utf8_casefold (text, -1), -1, g_free);
}

static gboolean
open_handle (YcDatabase *self, GError **error)
{
  int code
    = sqlite3_open_v2 (self->path, &self->handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);

  if (code != SQLITE_OK)
    return yc_ledger_error_set_of (error, self->handle, code, self->path);
  sqlite3_extended_result_codes (self->handle, 1);
  code = sqlite3_create_function (self->handle, "fold_case", 1,
                                  SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, NULL,
                                  fold_case, NULL, NULL);
  if (code != SQLITE_OK)
    return yc_ledger_error_set_of (error, self->handle, code, self->path);
  return TRUE;
}

/* SQLite falls back to reading without a word when a file may not be written to. */
static gboolean
file_is_writable (YcDatabase *self, GError **error)
{
  if (sqlite3_db_readonly (self->handle, "main") == 0)
    return TRUE;
  return yc_ledger_error_set_kind (error, YC_LEDGER_ERROR_READ_ONLY_FOLDER, self->path);
}

/* A file without a table is fresh, whatever wrote it; anything else must carry our id. */
static gboolean
file_is_ours (YcDatabase *self, const YcSchema *schema, GError **error)
{
  gint64 id = 0, version = 0, tables = 0;

  if (!yc_sql_number (self->handle, self->path, "SELECT count (*) FROM sqlite_schema", &tables,
                      error)
      || !yc_sql_number (self->handle, self->path, "PRAGMA application_id", &id, error)
      || !yc_sql_number (self->handle, self->path, "PRAGMA user_version", &version, error))
    return FALSE;
  if (tables == 0 && id == 0 && version == 0)
    return TRUE;
  if (id != YC_LEDGER_APPLICATION_ID || version < 1)
    return yc_ledger_error_set_kind (error, YC_LEDGER_ERROR_NOT_A_DATABASE, self->path);
  if (version > schema->version)
    return yc_ledger_error_set_kind (error, YC_LEDGER_ERROR_NEWER_VERSION, self->path);
  return TRUE;
}

gboolean
yc_database_file_is_sound (YcDatabase *self, GError **error)
{
  return yc_sql_is_sound (self->handle, self->path, error);
}

/* A large file is looked through later. */
static gboolean
small_file_is_sound (YcDatabase *self, GError **error)
{
  gint64 bytes = 0;
  const char *const sql = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size";

  if (!yc_sql_number (self->handle, self->path, sql, &bytes, error))
    return FALSE;
  self->checked = bytes <= CHECKED_AT_ONCE;
  return !self->checked || yc_database_file_is_sound (self, error);
}

/* SQLite answers with the mode that it stayed in, and calls that no error. */
static gboolean
file_keeps_wal (YcDatabase *self, GError **error)
{
  gint64 kept = 0;
  const char *const sql = "SELECT count (*) FROM pragma_journal_mode WHERE journal_mode = 'wal'";

  if (!yc_sql_run (self->handle, self->path, "PRAGMA journal_mode = WAL", error)
      || !yc_sql_number (self->handle, self->path, sql, &kept, error))
    return FALSE;
  return kept == 1 || yc_ledger_error_set_kind (error, YC_LEDGER_ERROR_IO, self->path);
}

/* With the exclusive mode set before the first reading, the lock is kept from then on, and the
 * index of the WAL stays in memory: no second process can come in, and no third file is needed. */
static gboolean
open_file (YcDatabase *self, const YcSchema *schema, GError **error)
{
  return make_folder (self->path, error) && yc_places_finish (self->path, error)
         && open_handle (self, error) && file_is_writable (self, error)
         && yc_guards_raise (self->handle, self->path, error)
         && yc_sql_run (
           self->handle, self->path,
           "PRAGMA locking_mode = EXCLUSIVE;"
           "PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = ON; PRAGMA synchronous = FULL",
           error)
         && file_is_ours (self, schema, error) && file_keeps_wal (self, error)
         && yc_sql_run (self->handle, self->path, "BEGIN IMMEDIATE; COMMIT", error)
         && small_file_is_sound (self, error)
         && yc_migrate (self->handle, self->path, schema, error)
         && yc_guards_restore (self->handle, self->path, schema, error)
         && yc_caches_ensure (self->handle, self->path, schema, error);
}

YcDatabase *
yc_database_open_with_schema (const char *path, const YcSchema *schema, GError **error)
{
  g_autoptr (YcDatabase) self = g_object_new (YC_TYPE_DATABASE, NULL);

  self->path = g_strdup (path);
  return open_file (self, schema, error) ? g_steal_pointer (&self) : NULL;
}

YcDatabase *
yc_database_open (const char *path, GError **error)
{
  g_return_val_if_fail (path != NULL, NULL);

  return yc_database_open_with_schema (path, yc_schema_current (), error);
}

sqlite3_stmt *
yc_database_prepare (YcDatabase *self, const char *sql, GError **error)
{
  sqlite3_stmt *statement = g_hash_table_lookup (self->statements, sql);
  int code;

  take_back (self);
  self->n_statements++;
  if (statement) {
    sqlite3_reset (statement);
    sqlite3_clear_bindings (statement);
    return statement;
  }
  code = sqlite3_prepare_v3 (self->handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL);
  if (code != SQLITE_OK) {
    yc_ledger_error_set_of (error, self->handle, code, self->path);
    return NULL;
  }
  g_hash_table_insert (self->statements, (gpointer) sql, statement);
  return statement;
}

gboolean
yc_database_next (YcDatabase *self, sqlite3_stmt *statement, GError **error)
{
  const int code = sqlite3_step (statement);

  if (code == SQLITE_ROW && yc_sql_row_is_text (statement)) {
    self->n_rows++;
    return TRUE;
  }
  sqlite3_reset (statement);
  if (code == SQLITE_ROW)
    return yc_ledger_error_set_kind (error, YC_LEDGER_ERROR_DAMAGED, self->path);
  if (code != SQLITE_DONE)
    yc_ledger_error_set_of (error, self->handle, code, self->path);
  return FALSE;
}

gboolean
yc_database_run (YcDatabase *self, sqlite3_stmt *statement, GError **error)
{
  const int code = sqlite3_step (statement);

  sqlite3_reset (statement);
  return code == SQLITE_DONE || yc_ledger_error_set_of (error, self->handle, code, self->path);
}

gboolean
yc_database_run_for (YcDatabase *self, const char *sql, gint64 row, GError **error)
{
  sqlite3_stmt *statement = yc_database_prepare (self, sql, error);

  if (!statement)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, row);
  return yc_database_run (self, statement, error);
}

char **
yc_database_read_texts (YcDatabase *self, sqlite3_stmt *select, GError **error)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  GError *failure = NULL;

  while (yc_database_next (self, select, &failure))
    g_strv_builder_add (texts, yc_sql_text (select, 0));
  if (!failure)
    return g_strv_builder_end (texts);
  g_propagate_error (error, failure);
  return NULL;
}

static gboolean
run_sql (YcDatabase *self, const char *sql, GError **error)
{
  sqlite3_stmt *statement = yc_database_prepare (self, sql, error);

  return statement && yc_database_run (self, statement, error);
}

gboolean
yc_database_begin (YcDatabase *self, GError **error)
{
  return run_sql (self, "BEGIN IMMEDIATE", error);
}

gboolean
yc_database_commit (YcDatabase *self, GError **error)
{
  return run_sql (self, "COMMIT", error);
}

void
yc_database_roll_back (YcDatabase *self)
{
  yc_sql_roll_back (self->handle);
}

gboolean
yc_database_begin_part (YcDatabase *self, GError **error)
{
  return run_sql (self, "SAVEPOINT part", error);
}

gboolean
yc_database_end_part (YcDatabase *self, gboolean done, GError **error)
{
  if (done && run_sql (self, "RELEASE part", error))
    return TRUE;
  if (run_sql (self, "ROLLBACK TO part", NULL))
    run_sql (self, "RELEASE part", NULL);
  return FALSE;
}

int
yc_ledger_schema_version (void)
{
  return yc_schema_current ()->version;
}

const char *
yc_ledger_sqlite_version (void)
{
  return sqlite3_libversion ();
}
