/* test-faults.c: what the window says when the disk fails in each way, what stays, and that it goes
 * on once the disk is whole. */

#include "failing-vfs.h"
#include "failure-page.h"
#include "history/export-dialog.h"
#include "ledger-desk.h"
#include "play/play-bar.h"
#include "sessions-page.h"
#include "table-fixture.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/* ---- A disk that takes no new name ----------------------------------------------------------- */

static gboolean names_fail;

/* In the place of that of the C library, for the program and all its libraries. */
int
rename (const char *from, const char *to)
{
  if (!names_fail)
    return (int) syscall (SYS_rename, from, to);
  errno = EIO;
  return -1;
}

/* The disk is whole again. */
static void
tear_down (WindowDesk *desk, gconstpointer data)
{
  failing_vfs_disarm ();
  names_fail = FALSE;
  ledger_desk_tear_down (desk, data);
}

/* ---- At the table ---------------------------------------------------------------------------- */

/* What can happen to a play on its way to the disk, and what is said of it then. */
typedef struct {
  const char *name;
  DiskAct act;
  int code;
  const char *words, *remedy;
} Fault;

static const Fault write_faults[] = {
  { "full", DISK_WRITE, SQLITE_FULL, "is full, so this was not saved.", "Free some space" },
  { "write", DISK_WRITE, SQLITE_IOERR_WRITE, "could not be read or written", "Check the disk" },
  { "sync", DISK_SYNC, SQLITE_IOERR_FSYNC, "could not be read or written", "Check the disk" },
  { "read", DISK_READ, SQLITE_IOERR_READ, "could not be read or written", "Check the disk" },
};

static Table
sit_down (WindowDesk *desk)
{
  Table table = { 0 };

  window_desk_open (desk);
  table.page = window_desk_page_after (desk, "win.open-session", "s", UUID);
  g_assert_true (YC_IS_TABLE_PAGE (table.page));
  table.window = GTK_WIDGET (desk->window);
  table.session = yc_table_page_get_session (YC_TABLE_PAGE (table.page));
  table.view = yc_table_page_get_view (YC_TABLE_PAGE (table.page));
  return table;
}

static YcPlayBar *
bar_of (Table *table)
{
  return YC_PLAY_BAR (app_test_find (table->page, YC_TYPE_PLAY_BAR, NULL));
}

static void
assert_nothing_taken (Table *table, const Fault *fault)
{
  g_autofree char *wish = wish_of (table);

  g_assert_true (ledger_desk_says (table->page, fault->words));
  g_assert_true (ledger_desk_says (table->page, fault->remedy));
  g_assert_true (ledger_desk_says (table->page, "the play still stands below."));
  g_assert_cmpstr (wish, ==, "red end");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table->view)), ==, 1);
}

/* What a ledger at rest keeps in memory is forgotten, as it is when the file was looked through. */
static void
compose_end (WindowDesk *desk, Table *table)
{
  YcPlay end;

  g_assert_true (yc_session_read_play (table->session, "red end", &end, NULL));
  yc_composer_set_play (yc_play_bar_get_composer (bar_of (table)), &end);
  settle ();
  yc_database_forget (yc_window_get_database (desk->window));
}

static void
a_play_waits (WindowDesk *desk, gconstpointer data)
{
  const Fault *fault = data;
  Table table = sit_down (desk);

  compose_end (desk, &table);
  failing_vfs_arm (fault->act, 1, fault->code, TRUE);
  for (int tries = 0; tries < 2; tries++) {
    yc_play_bar_record (bar_of (&table));
    app_test_wait (20);
    assert_nothing_taken (&table, fault);
  }
  g_assert_true (failing_vfs_disarm ());
  yc_play_bar_record (bar_of (&table));
  app_test_wait (20);
  assert_last (&table, "red end");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table.view)), ==, 2);
  g_assert_false (ledger_desk_says (table.page, fault->words));
}

/* ---- At the door ----------------------------------------------------------------------------- */

static const Fault open_faults[] = {
  { "open", DISK_OPEN, SQLITE_CANTOPEN, "The Sessions Cannot Be Written", "Allow writing to" },
  { "read", DISK_READ, SQLITE_IOERR_READ, "The Sessions Cannot Be Opened", "Check the disk" },
  { "lock", DISK_LOCK, SQLITE_IOERR_LOCK, "The Sessions Cannot Be Opened", "Check the disk" },
  { "busy", DISK_LOCK, SQLITE_BUSY, "The Sessions Are Open Elsewhere", "try again" },
};

static void
the_door_stays_shut (WindowDesk *desk, gconstpointer data)
{
  const Fault *fault = data;
  GtkWidget *page;

  failing_vfs_arm (fault->act, 1, fault->code, TRUE);
  page = window_desk_open (desk);
  for (int tries = 0; tries < 2; tries++) {
    g_assert_true (YC_IS_FAILURE_PAGE (page));
    g_assert_true (ledger_desk_says (page, fault->words));
    g_assert_true (ledger_desk_says (page, fault->remedy));
    page = window_desk_page_after (desk, "win.open-database", NULL, NULL);
  }
  g_assert_true (failing_vfs_disarm ());
  g_assert_true (
    YC_IS_SESSIONS_PAGE (window_desk_page_after (desk, "win.open-database", NULL, NULL)));
  page = window_desk_page_after (desk, "win.open-session", "s", UUID);
  g_assert_cmpuint (yc_session_get_n_events (yc_table_page_get_session (YC_TABLE_PAGE (page))), ==,
                    1);
}

/* ---- At the door the next day ---------------------------------------------------------------- */

/* What a play asks nothing of; without words the door opens all the same. */
static const Fault later_faults[] = {
  { "open", DISK_OPEN, SQLITE_CANTOPEN, "The Sessions Cannot Be Written", "Allow writing to" },
  { "lock", DISK_LOCK, SQLITE_IOERR_LOCK, "The Sessions Cannot Be Opened", "Check the disk" },
  { "busy", DISK_LOCK, SQLITE_BUSY, "The Sessions Are Open Elsewhere", "try again" },
  { "truncate", DISK_TRUNCATE, SQLITE_IOERR_TRUNCATE, NULL, NULL },
};

static void
close_window (WindowDesk *desk)
{
  gtk_window_destroy (GTK_WINDOW (desk->window));
  app_test_wait (100);
}

static void
assert_door (GtkWidget *page, const Fault *fault)
{
  if (fault->words == NULL) {
    g_assert_true (YC_IS_SESSIONS_PAGE (page));
    return;
  }
  g_assert_true (YC_IS_FAILURE_PAGE (page));
  g_assert_true (ledger_desk_says (page, fault->words));
  g_assert_true (ledger_desk_says (page, fault->remedy));
}

/* The session is there with so many plays. */
static void
a_play_stays (WindowDesk *desk, gconstpointer data)
{
  const Fault *fault = data;
  Table table = sit_down (desk);

  compose_end (desk, &table);
  failing_vfs_arm (fault->act, 1, fault->code, TRUE);
  yc_play_bar_record (bar_of (&table));
  app_test_wait (20);
  assert_last (&table, "red end");
  g_assert_false (ledger_desk_says (table.page, "nothing was taken over"));
  close_window (desk);
  assert_door (window_desk_open (desk), fault);
  g_assert_true (failing_vfs_disarm ());
  if (fault->words != NULL)
    window_desk_page_after (desk, "win.open-database", NULL, NULL);
  ledger_desk_assert_kept (desk, 2);
}

/* ---- A session opened ------------------------------------------------------------------------ */

static void
a_session_stays_closed (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  window_desk_open (desk);
  yc_database_forget (yc_window_get_database (desk->window));
  failing_vfs_arm (DISK_READ, 1, SQLITE_IOERR_READ, TRUE);
  g_assert_true (
    YC_IS_SESSIONS_PAGE (window_desk_page_after (desk, "win.open-session", "s", UUID)));
  g_assert_true (ledger_desk_says (desk->window, "could not be read or written"));
  g_assert_true (ledger_desk_says (desk->window, "Check the disk"));
  g_assert_true (failing_vfs_disarm ());
  ledger_desk_assert_kept (desk, 1);
}

/* ---- A session begun ------------------------------------------------------------------------- */

static void
a_new_session_waits (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;

  window_desk_open (desk);
  page = window_desk_page_after (desk, "win.new-session", NULL, NULL);
  failing_vfs_arm (DISK_WRITE, 1, SQLITE_FULL, TRUE);
  app_test_click (page, "_Begin");
  app_test_wait (100);
  g_assert_true (yc_window_get_page (desk->window) == page);
  g_assert_true (ledger_desk_says (desk->window, "is full, so this was not saved."));
  g_assert_true (failing_vfs_disarm ());
  app_test_click (page, "_Begin");
  app_test_wait (100);
  g_assert_true (YC_IS_TABLE_PAGE (yc_window_get_page (desk->window)));
}

/* ---- A file renamed -------------------------------------------------------------------------- */

static guint
empty_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  for (const char *name = g_dir_read_name (dir); name; name = g_dir_read_name (dir), n++) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_unlink (path);
  }
  return n;
}

static void
export_into (WindowDesk *desk, const char *folder, const char *words)
{
  YcExportDialog *dialog = yc_export_dialog_open (
    GTK_WINDOW (desk->window), yc_window_get_database (desk->window), NULL, UUID);

  yc_export_dialog_write (dialog, folder);
  app_test_wait (300);
  g_assert_true (ledger_desk_says (dialog, words));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
an_export_says_why (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_dir_make_tmp ("yc-export-XXXXXX", NULL);

  window_desk_open (desk);
  names_fail = TRUE;
  export_into (desk, folder, "1 could not be written: ");
  g_assert_cmpuint (empty_folder (folder), ==, 0);
  names_fail = FALSE;
  export_into (desk, folder, "1 session was written into ");
  g_assert_cmpuint (empty_folder (folder), ==, 1);
  g_rmdir (folder);
}

/* A copy that cannot take the place of the file leaves it, and the sessions with it. Once it can,
 * what was open before takes nothing along that belongs to it: not the WAL with the next play. */
static void
a_copy_stays_beside (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *copy = g_strconcat (desk->path, ".backup-2026-11-20", NULL);
  g_autofree char *wal = g_strconcat (desk->path, "-wal", NULL);
  g_autofree char *bytes = NULL;
  YcTablePage *table;
  gsize length;

  g_assert_true (g_file_get_contents (desk->path, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (copy, bytes, (gssize) length, NULL));
  window_desk_open (desk);
  names_fail = TRUE;
  g_assert_true (YC_IS_SESSIONS_PAGE (ledger_desk_restore (desk, copy)));
  g_assert_true (ledger_desk_says (desk->window, "could not be read or written"));
  names_fail = FALSE;
  g_assert_true (YC_IS_TABLE_PAGE (window_desk_page_after (desk, "win.open-session", "s", UUID)));
  g_assert_true (YC_IS_SESSIONS_PAGE (ledger_desk_restore (desk, copy)));
  ledger_desk_dismiss (desk);
  table = YC_TABLE_PAGE (window_desk_page_after (desk, "win.open-session", "s", UUID));
  g_assert_cmpuint (yc_session_record (yc_table_page_get_session (table), "red end", NULL), ==, 2);
  app_test_wait (100);
  g_assert_true (g_file_test (wal, G_FILE_TEST_EXISTS));
}

int
main (int argc, char *argv[])
{
  window_desk_init (&argc, &argv);
  failing_vfs_install ();

  for (gsize i = 0; i < G_N_ELEMENTS (write_faults); i++) {
    g_autofree char *path = g_strconcat ("/faults/at-the-table/", write_faults[i].name, NULL);

    g_test_add (path, WindowDesk, &write_faults[i], ledger_desk_set_up, a_play_waits, tear_down);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (open_faults); i++) {
    g_autofree char *path = g_strconcat ("/faults/at-the-door/", open_faults[i].name, NULL);

    g_test_add (path, WindowDesk, &open_faults[i], ledger_desk_set_up, the_door_stays_shut,
                tear_down);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (later_faults); i++) {
    g_autofree char *path = g_strconcat ("/faults/next-day/", later_faults[i].name, NULL);

    g_test_add (path, WindowDesk, &later_faults[i], ledger_desk_set_up, a_play_stays, tear_down);
  }
  g_test_add ("/faults/session", WindowDesk, NULL, ledger_desk_set_up, a_session_stays_closed,
              tear_down);
  g_test_add ("/faults/new-session", WindowDesk, NULL, ledger_desk_set_up, a_new_session_waits,
              tear_down);
  g_test_add ("/faults/export", WindowDesk, NULL, ledger_desk_set_up, an_export_says_why,
              tear_down);
  g_test_add ("/faults/copy", WindowDesk, NULL, ledger_desk_set_up, a_copy_stays_beside, tear_down);
  return g_test_run ();
}
