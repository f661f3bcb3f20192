/* test-faults.c: whatever the disk does, and whenever, no play that was said to be written is lost,
 * and nothing is there that was not played. */

#include <errno.h>

#include "failing-vfs.h"
#include "ledger-fixture.h"

#define UUID  "0197c2f0-1111-7000-8000-000000000002"
#define PLAYS 9

/* ACTS_APART is how far apart the acts are that fail: 1, and under the sanitizers, where the same
 * code runs at each of them, some more. */

/* One way in which a disk can fail. */
typedef struct {
  DiskAct act;
  int code;
  gboolean lasting; /* until the table has made room, or plugged the disk in again */
  YcLedgerError kind;
  int reason; /* that the system gives, 0: none in particular */
} Fault;

/* A short evening: opened, begun, played; with a checkpoint every few plays, as a long one has
 * them. What has failed is tried once more after the disk was made whole, or the table gives up. */
typedef struct {
  Ledger *ledger;
  gboolean gives_up;
  YcLedgerError kind; /* that is to be told when the disk fails */
  gint64 session;
  unsigned written; /* plays that were said to be */
} Evening;

static gboolean
open_once (Evening *evening, GError **error)
{
  Ledger *ledger = evening->ledger;

  ledger->database = yc_database_open (ledger->path, error);
  if (!ledger->database)
    return FALSE;
  sqlite3_wal_autocheckpoint (yc_database_get_handle (ledger->database), 4);
  return TRUE;
}

static gboolean
begin_once (Evening *evening, GError **error)
{
  const YcLedgerHead head = table_of_three (UUID, "2026-11-21T19:30:00+01:00");

  evening->session = yc_journal_begin (evening->ledger->database, &head, NULL, error);
  return evening->session != 0;
}

static gboolean
play_once (Evening *evening, GError **error)
{
  g_autofree char *text = play_text (evening->written + 1);

  if (!yc_journal_append (evening->ledger->database, evening->session, evening->written + 1, text,
                          error))
    return FALSE;
  evening->written++;
  return TRUE;
}

typedef gboolean (*Step) (Evening *evening, GError **error);

/* Returns FALSE if the table has given up. */
static gboolean
take_step (Evening *evening, Step step)
{
  g_autoptr (GError) first = NULL;
  g_autoptr (GError) second = NULL;

  if (step (evening, &first))
    return TRUE;
  g_assert_error (first, YC_LEDGER_ERROR, (int) evening->kind);
  if (evening->gives_up)
    return FALSE;
  g_assert_true (failing_vfs_disarm ());
  step (evening, &second);
  g_assert_no_error (second);
  return TRUE;
}

static void
spend_evening (Evening *evening)
{
  gboolean goes_on = take_step (evening, open_once) && take_step (evening, begin_once);

  while (goes_on && evening->written < PLAYS)
    goes_on = take_step (evening, play_once);
}

/* The same disk, whole again, the next day: the play in flight may be there, no other. */
static void
find_what_was_written (Evening *evening)
{
  unsigned found = 0;

  ledger_open (evening->ledger);
  g_assert_cmpint (
    ledger_number (evening->ledger,
                   "SELECT count (*) FROM pragma_integrity_check WHERE integrity_check <> 'ok'"),
    ==, 0);
  if (evening->session != 0)
    found = ledger_count (evening->ledger, evening->session, NULL);
  g_assert_cmpuint (found, >=, evening->written);
  g_assert_cmpuint (found, <=, evening->written + (evening->gives_up ? 1 : 0));
  ledger_close (evening->ledger);
}

/* An evening on the disk as it is armed, and the next day. Returns whether the disk has failed: if
 * not, there was no such act. A table that gives up leaves the disk as it is until all is closed.
 */
static gboolean
evening_fails (gboolean gives_up, YcLedgerError kind)
{
  Ledger ledger = { 0 };
  Evening evening = { .ledger = &ledger, .gives_up = gives_up, .kind = kind };
  gboolean failed;

  ledger_set_up_folder (&ledger, NULL);
  spend_evening (&evening);
  ledger_close (&ledger);
  failed = failing_vfs_disarm ();
  find_what_was_written (&evening);
  ledger_tear_down (&ledger, NULL);
  return failed;
}

static gboolean
fails_at (const Fault *fault, unsigned nth, gboolean gives_up)
{
  failing_vfs_arm (fault->act, nth, fault->code, fault->lasting);
  failing_vfs_set_reason (fault->reason);
  return evening_fails (gives_up, fault->kind);
}

static gboolean
fails_without_power (unsigned nth)
{
  failing_vfs_cut_power_at (nth);
  return evening_fails (TRUE, YC_LEDGER_ERROR_IO);
}

static void
a_fault_at_every_act_is_survived (gconstpointer data)
{
  const Fault *fault = data;

  for (int gives_up = 0; gives_up <= 1; gives_up++) {
    unsigned nth = 1;

    while (fails_at (fault, nth, gives_up))
      nth += ACTS_APART;
    g_test_message ("%u acts", nth - 1);
    g_assert_cmpuint (nth, >, 1);
  }
}

static void
a_power_cut_at_every_write_is_survived (void)
{
  unsigned nth = 1;

  while (fails_without_power (nth))
    nth += ACTS_APART;
  g_test_message ("%u power cuts", nth - 1);
  g_assert_cmpuint (nth, >, 3 * PLAYS);
}

static gboolean
fails_torn (unsigned nth, guint32 seed)
{
  failing_vfs_tear_power_at (nth, seed);
  return evening_fails (TRUE, YC_LEDGER_ERROR_IO);
}

/* Another way each time; many with -m slow. */
static void
a_torn_write_is_survived (void)
{
  const unsigned ways = g_test_slow () ? 30 : 1;
  unsigned n = 0;

  for (unsigned way = 0; way < ways; way++)
    for (unsigned nth = 1; fails_torn (nth, (guint32) g_test_rand_int ()); nth += ACTS_APART)
      n += ACTS_APART;
  g_test_message ("%u power cuts", n);
  g_assert_cmpuint (n, >, ways * 3 * PLAYS);
}

static void
a_read_only_disk_is_told (Ledger *ledger, gconstpointer data)
{
  (void) data;
  failing_vfs_set_read_only (TRUE);
  assert_not_opened (ledger->path, YC_LEDGER_ERROR_READ_ONLY_FOLDER);
  failing_vfs_set_read_only (FALSE);
  ledger_open (ledger);
  ledger_close (ledger);
  failing_vfs_set_read_only (TRUE);
  assert_not_opened (ledger->path, YC_LEDGER_ERROR_READ_ONLY_FOLDER);
  failing_vfs_set_read_only (FALSE);
}

static const struct {
  const char *name;
  Fault fault;
} faults[] = {
  { "open", { DISK_OPEN, SQLITE_CANTOPEN, FALSE, YC_LEDGER_ERROR_READ_ONLY_FOLDER, 0 } },
  { "read", { DISK_READ, SQLITE_IOERR_READ, FALSE, YC_LEDGER_ERROR_IO, 0 } },
  { "write", { DISK_WRITE, SQLITE_IOERR_WRITE, FALSE, YC_LEDGER_ERROR_IO, 0 } },
  { "write-lasting", { DISK_WRITE, SQLITE_IOERR_WRITE, TRUE, YC_LEDGER_ERROR_IO, 0 } },
  { "full", { DISK_WRITE, SQLITE_FULL, FALSE, YC_LEDGER_ERROR_DISK_FULL, 0 } },
  { "full-lasting", { DISK_WRITE, SQLITE_FULL, TRUE, YC_LEDGER_ERROR_DISK_FULL, 0 } },
  { "quota", { DISK_WRITE, SQLITE_IOERR_WRITE, TRUE, YC_LEDGER_ERROR_DISK_FULL, EDQUOT } },
  { "quota-sync", { DISK_SYNC, SQLITE_IOERR_FSYNC, FALSE, YC_LEDGER_ERROR_DISK_FULL, ENOSPC } },
  { "too-big", { DISK_WRITE, SQLITE_IOERR_WRITE, FALSE, YC_LEDGER_ERROR_IO, EFBIG } },
  { "sync", { DISK_SYNC, SQLITE_IOERR_FSYNC, FALSE, YC_LEDGER_ERROR_IO, 0 } },
  { "sync-lasting", { DISK_SYNC, SQLITE_IOERR_FSYNC, TRUE, YC_LEDGER_ERROR_IO, 0 } },
  { "truncate", { DISK_TRUNCATE, SQLITE_IOERR_TRUNCATE, TRUE, YC_LEDGER_ERROR_IO, 0 } },
  { "lock", { DISK_LOCK, SQLITE_IOERR_LOCK, FALSE, YC_LEDGER_ERROR_IO, 0 } },
  { "busy", { DISK_LOCK, SQLITE_BUSY, TRUE, YC_LEDGER_ERROR_BUSY, 0 } },
  { "delete", { DISK_DELETE, SQLITE_IOERR_DELETE, TRUE, YC_LEDGER_ERROR_IO, 0 } },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  failing_vfs_install ();
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++) {
    g_autofree char *path = g_strconcat ("/ledger/faults/", faults[i].name, NULL);

    g_test_add_data_func (path, &faults[i].fault, a_fault_at_every_act_is_survived);
  }
  g_test_add_func ("/ledger/faults/power", a_power_cut_at_every_write_is_survived);
  g_test_add_func ("/ledger/faults/torn", a_torn_write_is_survived);
  g_test_add ("/ledger/faults/read-only", Ledger, NULL, ledger_set_up_folder,
              a_read_only_disk_is_told, ledger_tear_down);
  return g_test_run ();
}
