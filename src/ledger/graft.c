/* graft.c: the few bytes of SQLite's file format that hold the schema.
 *
 * https://www.sqlite.org/fileformat2.html: "The Database Header" and "B-tree Pages". */

#include "graft.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ledger-error.h"
#include "migrate.h"
#include "sql.h"

enum {
  PAGE_SIZE_AT = 16, /* two bytes, big-endian as every number in the file */
  N_PAGES_AT = 28,
  FREE_PAGES_AT = 32, /* the first one, and how many */
  ROOT_AT = 100,      /* the root of the schema's tree lies behind the header */
  N_CELLS_AT = 3,     /* from the beginning of a tree's page */
  LAST_CHILD_AT = 8,
  CELLS_AT = 12,
  INTERIOR = 5, /* the kind of a page that only leads to others */
};

static guint16
number_of_two (const guint8 *bytes)
{
  return (guint16) (bytes[0] << 8 | bytes[1]);
}

static guint32
number_of_four (const guint8 *bytes)
{
  return (guint32) number_of_two (bytes) << 16 | number_of_two (bytes + 2);
}

static void
put_four (guint8 *bytes, guint32 number)
{
  const guint32 big_endian = GUINT32_TO_BE (number);

  memcpy (bytes, &big_endian, sizeof big_endian);
}

/* Pages are numbered from 1. What lies beyond the end of the damaged file is left out. */
static void
take_page (GByteArray *damaged, const GByteArray *fresh, guint32 page, gsize page_size)
{
  const gsize end = page * page_size;

  if (end <= damaged->len && end <= fresh->len)
    memcpy (damaged->data + end - page_size, fresh->data + end - page_size, page_size);
}

/* The tree of so small a schema has a root and at most one row of leaves. */
static void
take_schema (GByteArray *damaged, const GByteArray *fresh)
{
  const gsize page_size = number_of_two (fresh->data + PAGE_SIZE_AT);
  const guint8 *root = fresh->data + ROOT_AT;

  take_page (damaged, fresh, 1, page_size);
  put_four (damaged->data + N_PAGES_AT, (guint32) (damaged->len / page_size));
  memset (damaged->data + FREE_PAGES_AT, 0, 8);
  if (root[0] != INTERIOR)
    return;
  take_page (damaged, fresh, number_of_four (root + LAST_CHILD_AT), page_size);
  for (guint16 cell = 0; cell < number_of_two (root + N_CELLS_AT); cell++) {
    const guint16 at = number_of_two (root + CELLS_AT + 2 * cell);

    take_page (damaged, fresh, number_of_four (fresh->data + at), page_size);
  }
}

static GByteArray *
read_file (const char *path, GError **error)
{
  char *bytes;
  gsize length;

  if (g_file_get_contents (path, &bytes, &length, NULL))
    return g_byte_array_new_take ((guint8 *) bytes, length);
  yc_ledger_error_set_kind (error, YC_LEDGER_ERROR_IO, path);
  return NULL;
}

static gboolean
write_file (const char *path, const GByteArray *bytes, GError **error)
{
  if (g_file_set_contents (path, (const char *) bytes->data, (gssize) bytes->len, NULL))
    return TRUE;
  return yc_ledger_error_set_kind (error, YC_LEDGER_ERROR_DISK_FULL, path);
}

static gboolean
copy_wal (const char *path, const char *copy, GError **error)
{
  g_autofree char *from = g_strconcat (path, "-wal", NULL);
  g_autofree char *to = g_strconcat (copy, "-wal", NULL);
  g_autoptr (GByteArray) wal = NULL;

  if (!g_file_test (from, G_FILE_TEST_EXISTS))
    return TRUE;
  wal = read_file (from, error);
  return wal && write_file (to, wal, error);
}

void
yc_graft_remove (const char *copy)
{
  g_autofree char *wal = g_strconcat (copy, "-wal", NULL);

  g_unlink (copy);
  g_unlink (wal);
}

/* The caches of a file may have been made anew, on other pages; those of the facts stay. */
static gboolean
write_fresh_facts (const char *path, GError **error)
{
  g_autofree char *facts = yc_schema_facts (yc_schema_current ());
  g_autofree char *sql
    = g_strconcat ("PRAGMA journal_mode = WAL; BEGIN; ", facts, "; COMMIT", NULL);
  sqlite3 *handle = NULL;
  const int code = sqlite3_open (path, &handle);
  gboolean done = code == SQLITE_OK ? yc_sql_run (handle, path, sql, error)
                                    : yc_ledger_error_set (error, code, path);

  sqlite3_close (handle);
  return done;
}

static GByteArray *
read_fresh_facts (const char *path, GError **error)
{
  yc_graft_remove (path);
  return write_fresh_facts (path, error) ? read_file (path, error) : NULL;
}

gboolean
yc_graft_schema (const char *path, const char *copy, GError **error)
{
  g_autoptr (GByteArray) fresh = read_fresh_facts (copy, error);
  g_autoptr (GByteArray) damaged = fresh ? read_file (path, error) : NULL;

  if (!damaged)
    return FALSE;
  if (damaged->len >= number_of_two (fresh->data + PAGE_SIZE_AT))
    take_schema (damaged, fresh);
  return write_file (copy, damaged, error) && copy_wal (path, copy, error);
}
