/* test-ledger-error.c: each way to fail has its kind, and each kind a sentence of its own. */

#include "ledger-error.h"

#include <errno.h>

#define PATH "/table/yellowcake.db"

static void
every_error_is_a_sentence (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int kind = YC_LEDGER_ERROR_BUSY; kind <= YC_LEDGER_ERROR_IO; kind++) {
    g_autoptr (GError) error = NULL;

    g_assert_false (yc_ledger_error_set_kind (&error, (YcLedgerError) kind, PATH));
    g_assert_error (error, YC_LEDGER_ERROR, kind);
    g_assert_nonnull (strstr (error->message, "“" PATH "”"));
    g_assert_true (g_str_has_suffix (error->message, "."));
    g_assert_true (g_hash_table_add (seen, g_strdup (error->message)));
  }
}

static void
what_sqlite_says_has_a_kind (void)
{
  static const struct {
    int code;
    YcLedgerError kind;
  } cases[] = {
    { SQLITE_BUSY, YC_LEDGER_ERROR_BUSY },
    { SQLITE_BUSY_RECOVERY, YC_LEDGER_ERROR_BUSY },
    { SQLITE_READONLY, YC_LEDGER_ERROR_READ_ONLY_FOLDER },
    { SQLITE_READONLY_DIRECTORY, YC_LEDGER_ERROR_READ_ONLY_FOLDER },
    { SQLITE_CANTOPEN, YC_LEDGER_ERROR_READ_ONLY_FOLDER },
    { SQLITE_FULL, YC_LEDGER_ERROR_DISK_FULL },
    { SQLITE_CORRUPT, YC_LEDGER_ERROR_DAMAGED },
    { SQLITE_CORRUPT_INDEX, YC_LEDGER_ERROR_DAMAGED },
    { SQLITE_TOOBIG, YC_LEDGER_ERROR_DAMAGED },
    { SQLITE_NOTADB, YC_LEDGER_ERROR_NOT_A_DATABASE },
    { SQLITE_CONSTRAINT_UNIQUE, YC_LEDGER_ERROR_EXISTS },
    { SQLITE_CONSTRAINT_PRIMARYKEY, YC_LEDGER_ERROR_EXISTS },
    { SQLITE_CONSTRAINT_FOREIGNKEY, YC_LEDGER_ERROR_NOT_FOUND },
    { SQLITE_CONSTRAINT_TRIGGER, YC_LEDGER_ERROR_REFUSED },
    { SQLITE_CONSTRAINT_CHECK, YC_LEDGER_ERROR_REFUSED },
    { SQLITE_ERROR, YC_LEDGER_ERROR_FAULT },
    { SQLITE_MISUSE, YC_LEDGER_ERROR_FAULT },
    { SQLITE_RANGE, YC_LEDGER_ERROR_FAULT },
    { SQLITE_IOERR_FSYNC, YC_LEDGER_ERROR_IO },
    { SQLITE_NOMEM, YC_LEDGER_ERROR_IO },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_false (yc_ledger_error_set (&error, cases[i].code, PATH));
    g_assert_error (error, YC_LEDGER_ERROR, (int) cases[i].kind);
  }
}

static void
what_the_system_says_has_a_kind (void)
{
  static const struct {
    int number;
    YcLedgerError kind;
  } cases[] = {
    { EACCES, YC_LEDGER_ERROR_READ_ONLY_FOLDER },  { EROFS, YC_LEDGER_ERROR_READ_ONLY_FOLDER },
    { ENOTDIR, YC_LEDGER_ERROR_READ_ONLY_FOLDER }, { ENOSPC, YC_LEDGER_ERROR_DISK_FULL },
    { EDQUOT, YC_LEDGER_ERROR_DISK_FULL },         { EIO, YC_LEDGER_ERROR_IO },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_false (yc_ledger_error_set_errno (&error, cases[i].number, PATH));
    g_assert_error (error, YC_LEDGER_ERROR, (int) cases[i].kind);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ledger/error/sentences", every_error_is_a_sentence);
  g_test_add_func ("/ledger/error/sqlite", what_sqlite_says_has_a_kind);
  g_test_add_func ("/ledger/error/system", what_the_system_says_has_a_kind);
  return g_test_run ();
}
